#include "files/bom_csv.h"

#include <cstdlib>

namespace rackyard {

namespace {

/// Shortest decimal of `count` parts of which 10^`digits` make a whole, with at least `keep` decimals.
std::string decimalText(std::int64_t count, int digits, int keep) {
    std::string text = std::to_string(std::llabs(count));
    if (text.size() <= static_cast<std::size_t>(digits))
        text.insert(0, static_cast<std::size_t>(digits) + 1 - text.size(), '0');
    text.insert(text.size() - static_cast<std::size_t>(digits), 1, '.');
    for (int decimals = digits; decimals > keep && text.back() == '0'; --decimals)
        text.pop_back();
    if (text.back() == '.') text.pop_back();
    return count < 0 ? '-' + text : text;
}

std::string moneyText(Money money) { return decimalText(money.minor(), 2, 2); }
std::string wattsText(Power power) { return decimalText(power.milliwatts(), 3, 0); }
std::string kilogramsText(Mass mass) { return decimalText(mass.grams(), 3, 0); }
std::string unitsText(RackUnits units) { return decimalText(units.halves() * 5, 1, 0); }

template<class T, class Format> std::string given(const std::optional<T>& value, Format format) {
    return value ? format(*value) : std::string();
}

std::optional<Money> low(const std::optional<Range<Money>>& range) {
    return range ? std::optional(range->low) : std::nullopt;
}
std::optional<Money> high(const std::optional<Range<Money>>& range) {
    return range ? std::optional(range->high) : std::nullopt;
}

/// What the table knows beside the row.
struct Context {
    const Design& design;
    const CostAnswer& cost;
};

struct Column {
    const char* title;
    std::string (*cell)(const BomRow&, const Context&);
};

std::string none(const BomRow&, const Context&) { return {}; }

const PowerFigures& power(const BomRow& row) {
    static const PowerFigures unknown;
    return row.product ? row.product->power : unknown;
}

const BodyFigures& body(const BomRow& row) {
    static const BodyFigures unknown;
    return row.product ? row.product->body : unknown;
}

std::string confidence(const BomRow& row, const Context&) {
    return row.priceProvenance ? csvText(std::string(keyOf(row.priceProvenance->confidence))) : std::string();
}

constexpr Column columns[] = {
    {"Line", [](const BomRow& r, const Context&) { return csvText(r.line); }},
    {"Parent line", [](const BomRow& r, const Context&) { return csvText(r.parent); }},
    {"Vendor",
     [](const BomRow& r, const Context&) { return csvText(r.product ? r.product->vendor : std::string()); }},
    {"Part number", [](const BomRow& r, const Context&) { return csvText(r.bom->partNumber); }},
    {"Description", [](const BomRow& r, const Context&) { return csvText(r.bom->name); }},
    {"Qty", [](const BomRow& r, const Context&) { return std::to_string(r.bom->quantity); }},
    {"Unit", [](const BomRow&, const Context&) { return csvText("each"); }},
    {"Unit price low", [](const BomRow& r, const Context&) { return given(low(r.bom->unit), moneyText); }},
    {"Unit price high", [](const BomRow& r, const Context&) { return given(high(r.bom->unit), moneyText); }},
    {"Currency", [](const BomRow&, const Context& c) { return csvText(c.cost.currency); }},
    {"Discount %", none},
    {"Net unit", none},
    {"Extended low", [](const BomRow& r, const Context&) { return given(low(r.bom->extended), moneyText); }},
    {"Extended high",
     [](const BomRow& r, const Context&) { return given(high(r.bom->extended), moneyText); }},
    {"Tax class", none},
    {"Term (months)", none},
    {"Price date", [](const BomRow& r, const Context&) { return csvText(r.bom->priceDate); }},
    {"Price book", [](const BomRow&, const Context& c) { return csvText(c.cost.priceBook.text()); }},
    {"Price kind",
     [](const BomRow& r, const Context&) {
         return csvText(r.price ? std::string(keyOf(r.price->kind)) : std::string());
     }},
    {"Valid until", [](const BomRow&, const Context& c) { return csvText(c.design.proposal.validUntil); }},
    {"Category",
     [](const BomRow& r, const Context&) { return csvText(std::string(keyOf(r.bom->category))); }},
    {"Rack and U", [](const BomRow& r, const Context&) { return csvText(r.places); }},
    {"Power max W",
     [](const BomRow& r, const Context&) {
         return given(power(r).max ? power(r).max : power(r).planning, wattsText);
     }},
    {"Power typ W", [](const BomRow& r, const Context&) { return given(power(r).typical, wattsText); }},
    {"BTU/h",
     [](const BomRow& r, const Context&) {
         return r.product && r.product->heatBtuPerHour ? std::to_string(*r.product->heatBtuPerHour)
                                                       : std::string();
     }},
    {"Weight kg", [](const BomRow& r, const Context&) { return given(body(r).mass, kilogramsText); }},
    {"U", [](const BomRow& r, const Context&) { return given(body(r).height, unitsText); }},
    {"Feed A/B", none},
    {"Lead time", none},
    {"Confidence", confidence},
    {"Product", [](const BomRow& r, const Context&) { return csvText(r.bom->product.text()); }},
    {"Note", [](const BomRow& r, const Context&) { return csvText(r.note); }},
};

} // namespace

std::string csvText(const std::string& text) {
    if (text.empty()) return {};
    std::string field = "\"";
    // OWASP's list of what makes a spreadsheet run a cell.
    if (std::string("=+-@\t\r\n").find(text.front()) != std::string::npos) field += '\'';
    for (const char c : text) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

std::string bomCsv(const Design& design, const Catalog& catalog, const Evaluation& evaluation) {
    const Context context{design, evaluation.cost};
    std::string out;
    for (const Column& column : columns)
        out += (&column == columns ? "" : ",") + std::string(column.title);
    out += "\r\n";
    for (const BomRow& row : bomRows(design, catalog, evaluation)) {
        for (const Column& column : columns)
            out += (&column == columns ? "" : ",") + column.cell(row, context);
        out += "\r\n";
    }
    return out;
}

} // namespace rackyard
