#include "files/bom_rows.h"

#include <algorithm>
#include <array>

namespace rackyard {

namespace {

constexpr std::size_t mostPlaces = 12; // a cell that can still be read

std::string unitText(RackUnits u) {
    return 'U' + std::to_string(u.halves() / 2) + (u.halves() % 2 == 0 ? "" : ".5");
}

/// Where the items of every product stand, by the index of the design's product table.
class Places {
public:
    explicit Places(const Design& design) : design_(design), ofProduct_(design.products.size()) {
        design.items.forEach([&](const Item& item) { add(item); });
    }

    std::string of(const ProductId& product) const {
        for (std::size_t i = 0; i < ofProduct_.size(); ++i)
            if (design_.products[i] == product) return ofProduct_[i].text();
        return {};
    }

private:
    struct List {
        std::vector<std::string> shown;
        std::size_t count = 0;

        std::string text() const {
            std::string joined;
            for (const std::string& place : shown)
                joined += (joined.empty() ? "" : "; ") + place;
            return count > shown.size() ? joined + "; +" + std::to_string(count - shown.size()) : joined;
        }
    };

    void add(const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (!place) return;
        List& list = ofProduct_[static_cast<std::size_t>(item.product)];
        if (++list.count > mostPlaces) return;
        const Rack* rack = design_.racks.find(place->rack);
        const std::string name = rack && !rack->name.empty() ? rack->name : std::string(place->rack.text());
        list.shown.push_back(name + ' ' + unitText(place->u));
    }

    const Design& design_;
    std::vector<List> ofProduct_;
};

const Price* priceOf(const PriceBook* book, const BomLine& line) {
    if (!book) return nullptr;
    const auto found = book->prices.find(line.product);
    return found == book->prices.end() ? nullptr : &found->second;
}

bool isClusterLine(const BomRow& row, const PriceBook* book) {
    return book && book->cluster && !row.price && row.bom->extended;
}

std::string noteOf(const BomRow& row, const std::string& clusterLine) {
    std::string note;
    const auto add = [&](const std::string& text) { note += (note.empty() ? "" : "; ") + text; };
    if (row.bom->inBand) add("included in line " + clusterLine);
    if (row.bom->derived) add("derived from the fabric's sizing");
    if (!row.bom->extended && !row.bom->inBand) add("quote required");
    if (row.price && row.price->kind == PriceKind::placeholder) add("placeholder price");
    return note;
}

} // namespace

std::vector<BomRow> bomRows(const Design& design, const Catalog& catalog, const Evaluation& evaluation) {
    const PriceBook* book = catalog.priceBook(evaluation.cost.priceBook);
    const Places places(design);
    std::vector<BomRow> rows;
    std::string clusterLine;
    int major = 0;
    int minor = 0;
    for (const BomLine& line : evaluation.bom) {
        BomRow row{.line = {},
                   .parent = {},
                   .bom = &line,
                   .product = catalog.product(line.product),
                   .price = priceOf(book, line),
                   .priceProvenance = nullptr,
                   .places = line.derived ? std::string() : places.of(line.product),
                   .note = {}};
        if (line.inBand && !clusterLine.empty()) {
            row.line = clusterLine.substr(0, clusterLine.size() - 1) + std::to_string(++minor);
            row.parent = clusterLine;
        } else {
            row.line = std::to_string(++major) + ".0";
        }
        if (row.price) row.priceProvenance = &row.price->provenance;
        if (clusterLine.empty() && isClusterLine(row, book)) {
            clusterLine = row.line;
            row.priceProvenance = &book->cluster->provenance;
        }
        row.note = noteOf(row, clusterLine);
        rows.push_back(std::move(row));
    }
    return rows;
}

bool hasPlaceholders(const std::vector<BomRow>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const BomRow& row) {
        return row.price && row.price->kind == PriceKind::placeholder;
    });
}

bool isQuote(const std::vector<BomRow>& rows) {
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), [](const BomRow& row) {
        return row.price && row.price->kind == PriceKind::quote;
    });
}

} // namespace rackyard
