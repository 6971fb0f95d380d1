#include "evaluate/resolved.h"

#include <algorithm>

namespace rackyard {

namespace {

// Cabinets, cables and empty doors draw nothing themselves: no figure there is no gap in a sum.
bool drawsPower(ProductKind kind) {
    return kind != ProductKind::rack && kind != ProductKind::pdu && kind != ProductKind::cable &&
           kind != ProductKind::rearDoor && kind != ProductKind::cdu;
}

void takeCard(const GpuFigures& gpu, MemoryBasis basis, ProductFacts& facts) {
    facts.gpuCount = 1;
    const bool reported = basis == MemoryBasis::reported;
    facts.reportedMissing = reported && !gpu.memoryReported;
    facts.memoryPerGpu = reported ? gpu.memoryReported.value_or(gpu.memoryNominal) : gpu.memoryNominal;
}

void takeSystem(const SystemFigures& system, const Catalog& catalog, MemoryBasis basis, ProductFacts& facts) {
    facts.gpuCount = system.gpuCount;
    facts.scaleUpGpus = std::max(1, system.scaleUpGpus);
    if (system.gpuCount == 0) return;
    std::optional<Bytes> reported = system.memoryReported;
    if (const Product* gpu = catalog.product(system.gpu); !reported && gpu && gpu->gpu && gpu->gpu->memoryReported)
        reported = *gpu->gpu->memoryReported * system.gpuCount;
    facts.reportedMissing = basis == MemoryBasis::reported && !reported;
    const Bytes total = basis == MemoryBasis::reported ? reported.value_or(system.memoryNominal) : system.memoryNominal;
    facts.memoryPerGpu = total / system.gpuCount;
}

std::size_t internGpu(std::vector<ProductId>& gpus, const ProductId& id) {
    const auto found = std::find(gpus.begin(), gpus.end(), id);
    if (found != gpus.end()) return static_cast<std::size_t>(found - gpus.begin());
    gpus.push_back(id);
    return gpus.size() - 1;
}

void takeFacts(Resolved& resolved, MemoryBasis basis) {
    resolved.facts.reserve(resolved.design.products.size());
    for (const ProductId& id : resolved.design.products) {
        const Product* product = resolved.catalog.product(id);
        ProductFacts facts = product ? factsOf(*product, resolved.catalog, basis) : ProductFacts();
        if (product && facts.gpuCount > 0)
            facts.gpu = internGpu(resolved.gpus, product->system ? product->system->gpu : product->id);
        resolved.facts.push_back(std::move(facts));
    }
}

} // namespace

ProductFacts factsOf(const Product& product, const Catalog& catalog, MemoryBasis basis) {
    ProductFacts facts;
    facts.product = &product;
    if (product.system)
        takeSystem(*product.system, catalog, basis, facts);
    else if (product.gpu)
        takeCard(*product.gpu, basis, facts);
    facts.nameplate = nameplateOf(product);
    facts.max = product.power.max;
    if (!facts.max && product.power.planning) {
        facts.max = product.power.planning;
        facts.maxIsEstimate = true;
    }
    facts.typical = product.power.typical;
    facts.mass = product.body.mass;
    facts.height = product.body.height.value_or(RackUnits());
    facts.needsPower = drawsPower(product.kind);
    return facts;
}

Resolved resolve(const Design& design, const Catalog& catalog) {
    Resolved resolved{design, catalog, {}, {}, {}, nullptr};
    takeFacts(resolved, design.assumptions.memory);
    resolved.census = std::make_shared<const Census>(takeCensus(design));
    resolved.rackOrdinals.reserve(design.racks.size());
    std::size_t ordinal = 0;
    design.racks.forEach([&](const Rack& rack) { resolved.rackOrdinals.emplace(rack.id, ordinal++); });
    return resolved;
}

Resolved withBasis(const Resolved& resolved, MemoryBasis basis) {
    Resolved other{resolved.design, resolved.catalog, {}, {}, resolved.rackOrdinals, resolved.census};
    takeFacts(other, basis);
    return other;
}

} // namespace rackyard
