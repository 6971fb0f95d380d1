#include "evaluate/cost.h"

#include "evaluate/fabrics.h"

#include <algorithm>

namespace rackyard {

namespace {

BomLine lineFor(const ProductId& id, const Catalog& catalog, std::int64_t quantity, bool derived) {
    BomLine line{.product = id, .name = id.text(), .partNumber = {}, .quantity = quantity, .unit = std::nullopt,
                 .extended = std::nullopt, .priceDate = {}, .derived = derived};
    if (const Product* product = catalog.product(id)) {
        line.name = product->name;
        line.partNumber = product->partNumber;
        line.category = categoryOf(product->kind);
    }
    return line;
}

void addTo(std::vector<std::pair<CostCategory, Range<Money>>>& sums, CostCategory category, const Range<Money>& range) {
    const auto found = std::find_if(sums.begin(), sums.end(), [&](const auto& s) { return s.first == category; });
    if (found == sums.end())
        sums.emplace_back(category, range);
    else
        found->second += range;
}

void addUp(const std::vector<BomLine>& lines, CostAnswer& answer) {
    for (const BomLine& line : lines) {
        if (line.extended) {
            answer.capex = answer.capex.value_or(Range<Money>()) + *line.extended;
            addTo(answer.byCategory, line.category, *line.extended);
        } else if (!line.inBand &&
                   std::find(answer.unpriced.begin(), answer.unpriced.end(), line.product) == answer.unpriced.end()) {
            answer.unpriced.push_back(line.product);
        }
    }
    std::sort(answer.byCategory.begin(), answer.byCategory.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
}

const ProductId* gpuOf(const BomLine& line, const Catalog& catalog) {
    const Product* product = catalog.product(line.product);
    if (!product) return nullptr;
    if (product->system) return &product->system->gpu;
    return product->gpu ? &product->id : nullptr;
}

// One line stands for the whole cluster; what the band contains keeps its place on the list without a price.
void priceAsCluster(const PriceBook& book, const Catalog& catalog, std::vector<BomLine>& lines) {
    const ClusterPricing& pricing = *book.cluster;
    const std::int64_t gpus = gpusOnLines(lines, catalog, pricing.gpu);
    if (gpus == 0) return;
    for (BomLine& line : lines) {
        const ProductId* gpu = gpuOf(line, catalog);
        line.inBand = !gpu || *gpu == pricing.gpu;
    }
    BomLine cluster = lineFor(*ProductId::parse("h100-cluster-hardware"), catalog, 1, false);
    const Product* gpu = catalog.product(pricing.gpu);
    cluster.name = "Cluster hardware for " + std::to_string(gpus) + " x " + (gpu ? gpu->name : pricing.gpu.text());
    cluster.category = CostCategory::compute;
    cluster.unit = clusterPrice(pricing, gpus);
    cluster.extended = cluster.unit;
    cluster.priceDate = book.date;
    lines.insert(lines.begin(), std::move(cluster));
}

void priceByProduct(const PriceBook& book, std::vector<BomLine>& lines) {
    for (BomLine& line : lines) {
        const auto found = book.prices.find(line.product);
        if (found == book.prices.end()) continue;
        line.unit = found->second.range;
        line.extended = found->second.range * line.quantity;
        line.priceDate = found->second.date;
    }
}

} // namespace

CostCategory categoryOf(ProductKind kind) {
    switch (kind) {
    case ProductKind::gpu:
    case ProductKind::node:
    case ProductKind::rackScale:
    case ProductKind::workstation: return CostCategory::compute;
    case ProductKind::networkSwitch:
    case ProductKind::nic:
    case ProductKind::transceiver:
    case ProductKind::cable: return CostCategory::fabric;
    case ProductKind::storage: return CostCategory::storage;
    case ProductKind::host: return CostCategory::management;
    case ProductKind::rack:
    case ProductKind::pdu:
    case ProductKind::cdu:
    case ProductKind::rearDoor: return CostCategory::infrastructure;
    }
    return CostCategory::infrastructure;
}

std::vector<BomLine> billOfMaterials(const Resolved& resolved, const std::vector<FabricAnswer>& fabrics) {
    const Design& design = resolved.design;
    const Census& census = *resolved.census;

    std::vector<BomLine> lines;
    for (std::size_t i = 0; i < design.products.size(); ++i)
        if (const std::int64_t quantity = census.items[i] + census.cabinets[i]; quantity > 0)
            lines.push_back(lineFor(design.products[i], resolved.catalog, quantity, false));
    for (const FabricAnswer& fabric : fabrics) {
        const std::int64_t count = derivedSwitches(fabric);
        if (count == 0 || !fabric.switchProduct) continue;
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const BomLine& line) {
            return line.derived && line.product == *fabric.switchProduct;
        });
        if (same == lines.end())
            lines.push_back(lineFor(*fabric.switchProduct, resolved.catalog, count, true));
        else
            same->quantity += count;
    }
    std::stable_sort(lines.begin(), lines.end(), [](const BomLine& a, const BomLine& b) { return a.category < b.category; });
    return lines;
}

std::int64_t gpusOnLines(const std::vector<BomLine>& lines, const Catalog& catalog, const ProductId& gpu) {
    std::int64_t gpus = 0;
    for (const BomLine& line : lines)
        if (const ProductId* kind = gpuOf(line, catalog); kind && *kind == gpu)
            gpus += gpuCountOf(*catalog.product(line.product)) * line.quantity;
    return gpus;
}

Range<Money> clusterPrice(const ClusterPricing& pricing, std::int64_t gpus) {
    for (const PriceBand& band : pricing.bands)
        if (band.gpusLow == gpus && band.gpusHigh == gpus) return band.range;
    const std::int64_t units = (gpus + pricing.gpusPerUnit - 1) / pricing.gpusPerUnit;
    return {pricing.perUnit * units, pricing.perUnit * units};
}

CostAnswer priceOut(const PriceBook& book, const Catalog& catalog, std::vector<BomLine>& lines) {
    CostAnswer answer{.priceBook = book.id, .currency = book.currency, .capex = std::nullopt, .byCategory = {},
                      .unpriced = {}, .isCluster = book.cluster.has_value()};
    priceByProduct(book, lines);
    if (book.cluster) priceAsCluster(book, catalog, lines);
    addUp(lines, answer);
    return answer;
}

} // namespace rackyard
