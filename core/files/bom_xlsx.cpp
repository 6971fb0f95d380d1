#include "files/bom_xlsx.h"

#include "files/bom_rows.h"
#include "files/used_records.h"
#include "files/xlsx_sheet.h"

#include <chrono>

namespace rackyard {

namespace {

using xlsx::cellName;
using xlsx::Formats;
using xlsx::Sheet;

/// Where the bill of materials keeps its columns.
enum BomColumn : lxw_col_t {
    lineColumn,
    parentColumn,
    vendorColumn,
    partColumn,
    descriptionColumn,
    quantityColumn,
    unitColumn,
    unitLowColumn,
    unitHighColumn,
    extendedLowColumn,
    extendedHighColumn,
    dateColumn,
    kindColumn,
    confidenceColumn,
    categoryColumn,
    placesColumn,
    maxColumn,
    typicalColumn,
    massColumn,
    heightColumn,
    noteColumn
};

struct Workbook {
    const Design& design;
    const Catalog& catalog;
    const Evaluation& evaluation;
    const Date& date;
    lxw_workbook* book;
    Formats formats;

    std::string currency() const { return evaluation.cost.currency; }
};

void pair(Sheet& sheet, const Formats& formats, const std::string& label, const std::string& value) {
    sheet.text(0, label, formats.label);
    sheet.text(1, value);
    sheet.next();
}

void figure(Sheet& sheet, const Formats& formats, const std::string& label, std::optional<double> value,
            const std::string& unit, bool atLeast = false) {
    sheet.text(0, label, formats.label);
    if (value)
        sheet.number(1, *value);
    else
        sheet.text(1, "unknown");
    sheet.text(2, atLeast ? unit + ", at least" : unit);
    sheet.next();
}

std::optional<double> kilowatts(const Sum<Power>& sum) {
    return sum.known ? std::optional(sum.known->kilowatts()) : std::nullopt;
}
std::optional<double> kilograms(const Sum<Mass>& sum) {
    return sum.known ? std::optional(sum.known->kilograms()) : std::nullopt;
}

/// The totals refer to the bill of materials, whose last rows are known only after it was written.
void writeSummary(const Workbook& w, Sheet& sheet, lxw_row_t totalRow, bool quote) {
    const ProposalDetails& details = w.design.proposal;
    sheet.widths({34, 30, 18});
    sheet.text(0, w.design.name.empty() ? "Untitled" : w.design.name, w.formats.title);
    sheet.skip(2);
    pair(sheet, w.formats, "Status", quote ? "Quote" : "Budgetary estimate, not a quote");
    pair(sheet, w.formats, "Customer", details.customer);
    pair(sheet, w.formats, "Project", details.project);
    pair(sheet, w.formats, "Number", details.number);
    pair(sheet, w.formats, "Date", w.date.text());
    pair(sheet, w.formats, "Valid until", details.validUntil);
    pair(sheet, w.formats, "Prepared by", details.preparedBy);
    sheet.next();
    figure(sheet, w.formats, "Memory usable by one model", w.evaluation.memory.pooled.gigabytes(), "GB");
    figure(sheet, w.formats, "Memory on paper", w.evaluation.memory.onPaper.gigabytes(), "GB");
    figure(sheet, w.formats, "GPUs", static_cast<double>(w.evaluation.memory.gpus), "");
    figure(sheet, w.formats, "IT power, maximum", kilowatts(w.evaluation.power.max), "kW",
           w.evaluation.power.max.atLeast());
    figure(sheet, w.formats, "Facility power", w.evaluation.power.facility.kilowatts(), "kW");
    figure(sheet, w.formats, "Heat", w.evaluation.power.btuPerHour, "BTU/h");
    sheet.next();
    const bool atLeast = !w.evaluation.cost.unpriced.empty();
    const auto total = [&](const char* label, lxw_col_t column, std::optional<Money> value) {
        sheet.text(0, label, w.formats.label);
        if (value)
            sheet.formula(1, "='Bill of materials'!" + cellName(totalRow, column), value->major(),
                          w.formats.money);
        else
            sheet.text(1, "quote required");
        sheet.text(2, atLeast && value ? w.currency() + ", at least" : w.currency());
        sheet.next();
    };
    const auto& capex = w.evaluation.cost.capex;
    total("CapEx, low", extendedLowColumn, capex ? std::optional(capex->low) : std::nullopt);
    total("CapEx, high", extendedHighColumn, capex ? std::optional(capex->high) : std::nullopt);
}

void writePrices(const Workbook& w, Sheet& sheet, const BomLine& line) {
    if (!line.unit || !line.extended) return;
    sheet.money(unitLowColumn, line.unit->low);
    sheet.money(unitHighColumn, line.unit->high);
    const std::string quantity = cellName(sheet.row(), quantityColumn);
    sheet.formula(extendedLowColumn, "=" + quantity + "*" + cellName(sheet.row(), unitLowColumn),
                  line.extended->low.major(), w.formats.money);
    sheet.formula(extendedHighColumn, "=" + quantity + "*" + cellName(sheet.row(), unitHighColumn),
                  line.extended->high.major(), w.formats.money);
}

void writeFigures(Sheet& sheet, const Product& product) {
    const PowerFigures& power = product.power;
    if (power.max || power.planning)
        sheet.number(maxColumn, (power.max ? *power.max : *power.planning).watts());
    if (power.typical) sheet.number(typicalColumn, power.typical->watts());
    if (product.body.mass) sheet.number(massColumn, product.body.mass->kilograms());
    if (product.body.height) sheet.number(heightColumn, product.body.height->units());
}

void writeBomRow(const Workbook& w, Sheet& sheet, const BomRow& row) {
    sheet.text(lineColumn, row.line);
    sheet.text(parentColumn, row.parent);
    sheet.text(vendorColumn, row.product ? row.product->vendor : std::string());
    sheet.text(partColumn, row.bom->partNumber);
    sheet.text(descriptionColumn, row.bom->name, w.formats.wrapped);
    sheet.number(quantityColumn, static_cast<double>(row.bom->quantity), w.formats.integer);
    sheet.text(unitColumn, "each");
    writePrices(w, sheet, *row.bom);
    sheet.text(dateColumn, row.bom->priceDate);
    if (row.price) sheet.text(kindColumn, std::string(keyOf(row.price->kind)));
    if (row.priceProvenance)
        sheet.text(confidenceColumn, std::string(keyOf(row.priceProvenance->confidence)));
    sheet.text(categoryColumn, std::string(keyOf(row.bom->category)));
    sheet.text(placesColumn, row.places, w.formats.wrapped);
    if (row.product) writeFigures(sheet, *row.product);
    sheet.text(noteColumn, row.note, w.formats.wrapped);
    sheet.next();
}

/// Returns the row of the totals.
lxw_row_t writeBom(const Workbook& w, Sheet& sheet, const std::vector<BomRow>& rows) {
    sheet.widths({7, 7, 14, 22, 44, 8, 7, 16, 16, 18, 18, 16, 12, 12, 14, 28, 10, 10, 10, 6, 34});
    sheet.headings({"Line",          "Parent line", "Vendor",         "Part number",     "Description",
                    "Qty",           "Unit",        "Unit price low", "Unit price high", "Extended low",
                    "Extended high", "Price date",  "Price kind",     "Confidence",      "Category",
                    "Rack and U",    "Power max W", "Power typ W",    "Weight kg",       "U",
                    "Note"});
    const lxw_row_t first = sheet.row();
    for (const BomRow& row : rows)
        writeBomRow(w, sheet, row);
    const lxw_row_t last = rows.empty() ? first : sheet.row() - 1;
    const Range<Money> capex = w.evaluation.cost.capex.value_or(Range<Money>());
    sheet.text(descriptionColumn,
               w.evaluation.cost.unpriced.empty() ? "Total, " + w.currency()
                                                  : "Total of what is priced, " + w.currency(),
               w.formats.totalLabel);
    const auto sum = [&](lxw_col_t column, Money value) {
        sheet.formula(column, "=SUM(" + cellName(first, column) + ":" + cellName(last, column) + ")",
                      value.major(), w.formats.totalMoney);
    };
    sum(extendedLowColumn, capex.low);
    sum(extendedHighColumn, capex.high);
    worksheet_autofilter(sheet.handle(), first - 1, 0, last, noteColumn);
    return sheet.row();
}

void writeRacks(const Workbook& w, Sheet& sheet) {
    sheet.widths({24, 14, 14, 14, 10, 14, 20, 44});
    sheet.headings(
        {"Rack", "Max kW", "Typical kW", "Limit kW", "Used U", "Mass kg", "Cooling class", "Other policies"});
    for (const RackAnswer& rack : w.evaluation.power.racks) {
        sheet.text(0, rack.name.empty() ? rack.idText() : rack.name);
        if (const auto max = kilowatts(rack.max)) sheet.number(1, *max);
        if (const auto typical = kilowatts(rack.typical)) sheet.number(2, *typical);
        if (rack.limit) sheet.number(3, rack.limit->kilowatts());
        sheet.number(4, rack.used.units());
        if (const auto mass = kilograms(rack.mass)) sheet.number(5, *mass);
        if (rack.cooling) sheet.text(6, std::string(keyOf(*rack.cooling)));
        std::string others;
        for (const auto& [policy, coolingClass] : rack.otherPolicies)
            others += (others.empty() ? "" : ", ") + policy.text() + ": " + std::string(keyOf(coolingClass));
        sheet.text(7, others);
        sheet.next();
    }
    sheet.text(0, "Elsewhere", w.formats.label);
    sheet.number(1, w.evaluation.power.elsewhere.kilowatts());
}

void writeAssumptions(const Workbook& w, Sheet& sheet) {
    const Assumptions& a = w.design.assumptions;
    sheet.widths({34, 44, 18});
    pair(sheet, w.formats, "Memory counted", std::string(keyOf(a.memory)));
    pair(sheet, w.formats, "Price book", a.priceBook.text());
    if (const PriceBook* book = w.catalog.priceBook(a.priceBook)) {
        pair(sheet, w.formats, "Price book, date", book->date);
        pair(sheet, w.formats, "Price book, note", book->note);
    }
    pair(sheet, w.formats, "Cooling policy", a.coolingPolicy.text());
    if (const CoolingPolicy* policy = w.catalog.coolingPolicy(a.coolingPolicy))
        pair(sheet, w.formats, "Cooling policy, note", policy->note);
    figure(sheet, w.formats, "PUE", a.pue.value(), "");
    figure(sheet, w.formats, "Load factor for typical power", a.loadFactor.value(), "");
    if (a.rackPowerLimit) figure(sheet, w.formats, "Limit per rack", a.rackPowerLimit->kilowatts(), "kW");
    if (a.sitePowerLimit) figure(sheet, w.formats, "Limit of the site", a.sitePowerLimit->kilowatts(), "kW");
    pair(sheet, w.formats, "Catalog", w.catalog.version());
}

void writeSources(const Workbook& w, Sheet& sheet) {
    sheet.widths({26, 30, 12, 12, 60, 70});
    sheet.headings({"Record", "Figures", "Date", "Confidence", "Source", "Address"});
    for (const UsedSource& used : usedSources(w.design, w.catalog, w.evaluation)) {
        sheet.text(0, used.record);
        sheet.text(1, used.figures);
        sheet.text(2, used.date);
        sheet.text(3, std::string(keyOf(used.confidence)));
        sheet.text(4, used.source.title, w.formats.wrapped);
        sheet.text(5, used.source.url, w.formats.muted);
        sheet.next();
    }
}

void setProperties(const Workbook& w) {
    const std::chrono::sys_days day(std::chrono::year(w.date.year) / w.date.month / w.date.day);
    std::string title = w.design.name;
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.created =
        std::chrono::system_clock::to_time_t(day); // else the clock would make every file another
    workbook_set_properties(w.book, &properties);
}

} // namespace

bool writeBomXlsx(const std::string& path, const Design& design, const Catalog& catalog,
                  const Evaluation& evaluation, const Date& date) {
    lxw_workbook* book = workbook_new(path.c_str());
    if (!book) return false;
    const Workbook w{design, catalog, evaluation, date, book, Formats(book)};
    const std::vector<BomRow> rows = bomRows(design, catalog, evaluation);
    setProperties(w);
    Sheet summary(book, "Summary", w.formats);
    Sheet bom(book, "Bill of materials", w.formats);
    writeSummary(w, summary, writeBom(w, bom, rows), isQuote(rows));
    Sheet racks(book, "Power and cooling", w.formats);
    writeRacks(w, racks);
    Sheet assumptions(book, "Assumptions", w.formats);
    writeAssumptions(w, assumptions);
    Sheet sources(book, "Sources", w.formats);
    writeSources(w, sources);
    return workbook_close(book) == LXW_NO_ERROR;
}

} // namespace rackyard
