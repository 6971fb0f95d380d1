#include "evaluate/explain_parts.h"

#include "evaluate/cost.h"

namespace rackyard {

namespace {

/// Which end of a price range is being explained.
struct End {
    bool high = false;
    Money of(const Range<Money>& range) const { return high ? range.high : range.low; }
};

Derivation priced(Derivation leaf, const Provenance& provenance, const std::string& date) {
    leaf.sources = provenance.sources;
    leaf.date = date;
    return leaf;
}

Derivation clusterLine(const PriceBook& book, std::int64_t gpus, End end) {
    const ClusterPricing& pricing = *book.cluster;
    for (const PriceBand& band : pricing.bands)
        if (band.gpusLow == gpus && band.gpusHigh == gpus)
            return priced(derive::leaf("band_price", pricing.gpu.text(), end.of(band.range).major(), book.currency, Derivation::Origin::catalog),
                          pricing.provenance, book.date);
    const std::int64_t units = (gpus + pricing.gpusPerUnit - 1) / pricing.gpusPerUnit;
    return derive::product("cluster", book.currency,
                           {priced(derive::leaf("price_per_unit", pricing.gpu.text(), pricing.perUnit.major(), book.currency, Derivation::Origin::catalog),
                                   pricing.provenance, book.date),
                            designLeaf("units", pricing.gpu.text(), static_cast<double>(units))});
}

Derivation lineDerivation(const ExplainContext& context, const PriceBook& book, const BomLine& line, End end) {
    const auto price = book.prices.find(line.product);
    if (price == book.prices.end())
        return clusterLine(book, gpusOnLines(billOfMaterials(context.resolved, context.fabrics), context.resolved.catalog, book.cluster->gpu), end);
    return derive::product("extended", book.currency,
                           {priced(derive::leaf("unit_price", line.product.text(), end.of(price->second.range).major(), book.currency, Derivation::Origin::catalog),
                                   price->second.provenance, price->second.date),
                            designLeaf("quantity", line.product.text(), static_cast<double>(line.quantity))});
}

std::optional<End> endOf(const std::string& piece) {
    if (piece == "low") return End{false};
    if (piece == "high") return End{true};
    return std::nullopt;
}

} // namespace

std::optional<Derivation> explainCost(const ExplainContext& context, const KeyPath& key) {
    const PriceBook* book = context.resolved.catalog.priceBook(context.resolved.design.assumptions.priceBook);
    const auto end = endOf(key.back());
    if (!book || !end) return std::nullopt;
    std::vector<BomLine> lines = billOfMaterials(context.resolved, context.fabrics);
    priceOut(*book, context.resolved.catalog, lines);
    if (key.size() == 4 && key[0] == "bom" && key[2] == "extended") {
        const auto index = indexIn(key[1], lines.size());
        if (!index || !lines[*index].extended) return std::nullopt;
        return lineDerivation(context, *book, lines[*index], *end);
    }
    if (key.size() != 3 || key[0] != "cost" || key[1] != "capex") return std::nullopt;
    std::vector<Derivation> parts;
    for (const BomLine& line : lines)
        if (line.extended) parts.push_back(lineDerivation(context, *book, line, *end));
    if (parts.empty()) return std::nullopt;
    return derive::sum("capex", book->currency, std::move(parts));
}

} // namespace rackyard
