#include "findings/finding_subjects.h"

#include <optional>
#include <set>

namespace rackyard {

namespace {

/// What a finding names, kind by kind.
struct Named {
    ElementSet elements;
    std::set<ProductId> products;
    std::optional<WorkloadId> workload;

    void operator()(const ItemId& id) { elements.items.push_back(id); }
    void operator()(const RackId& id) { elements.racks.push_back(id); }
    void operator()(const FabricId& id) { elements.fabrics.push_back(id); }
    void operator()(const WorkloadId& id) { workload = id; }
    void operator()(const ProductId& id) { products.insert(id); }
    void operator()(const ModelId&) {}
};

bool isOrHolds(const ProductId& id, const std::set<ProductId>& products, const Catalog& catalog) {
    if (products.count(id) > 0) return true;
    const Product* product = catalog.product(id);
    return product && product->system && products.count(product->system->gpu) > 0;
}

ElementSet madeOf(const std::set<ProductId>& products, const Design& design, const Catalog& catalog) {
    std::vector<bool> meant;
    for (const ProductId& id : design.products)
        meant.push_back(isOrHolds(id, products, catalog));
    ElementSet elements;
    design.items.forEach([&](const Item& item) {
        if (meant[static_cast<std::size_t>(item.product)]) elements.items.push_back(item.id);
    });
    design.racks.forEach([&](const Rack& rack) {
        if (meant[static_cast<std::size_t>(rack.product)]) elements.racks.push_back(rack.id);
    });
    return elements;
}

ElementSet holding(const WorkloadId& workload, const Design& design, const Evaluation& evaluation) {
    std::set<std::int32_t> pools;
    for (const WorkloadFit& fit : evaluation.fit.workloads)
        if (fit.workload == workload)
            for (const PoolShare& share : fit.pools)
                pools.insert(static_cast<std::int32_t>(share.pool));
    ElementSet elements;
    std::size_t place = 0;
    design.items.forEach([&](const Item& item) {
        const bool known = place < evaluation.memory.poolOfItem.size();
        if (known && pools.count(evaluation.memory.poolOfItem[place]) > 0) elements.items.push_back(item.id);
        ++place;
    });
    return elements;
}

} // namespace

ElementSet subjectsOf(const Finding& finding, const Design& design, const Catalog& catalog, const Evaluation& evaluation) {
    Named named;
    for (const Subject& subject : finding.subjects)
        std::visit([&](const auto& id) { named(id); }, subject);
    if (!named.elements.items.empty()) named.elements.racks.clear(); // the device, not the rack around it
    if (!named.elements.empty()) return named.elements;
    if (!named.products.empty()) return madeOf(named.products, design, catalog);
    return named.workload ? holding(*named.workload, design, evaluation) : ElementSet{};
}

} // namespace rackyard
