#include "evaluate/explain_parts.h"

namespace rackyard {

namespace {

bool countsReported(const ExplainContext& context, const ProductFacts& facts) {
    return context.resolved.design.assumptions.memory == MemoryBasis::reported && !facts.reportedMissing;
}

// The figure that was counted, as the catalog has it: a card's memory, or a system's total.
Derivation memoryLeaf(const ExplainContext& context, const ProductFacts& facts) {
    const std::string figure = countsReported(context, facts) ? "memory_reported_gb" : "memory_nominal_gb";
    const Bytes total = facts.memoryPerGpu * facts.gpuCount;
    return catalogLeaf(*facts.product, figure, total.gigabytes(), "GB");
}

Derivation perGpu(const ExplainContext& context, const ProductFacts& facts) {
    if (facts.gpuCount == 1) return memoryLeaf(context, facts);
    return derive::quotient("memory_per_gpu_gb", "GB", memoryLeaf(context, facts),
                            catalogLeaf(*facts.product, "gpu_count", static_cast<double>(facts.gpuCount), {}));
}

Derivation onPaper(const ExplainContext& context) {
    const Design& design = context.resolved.design;
    std::vector<std::int64_t> systems(design.products.size(), 0);
    design.items.forEach([&](const Item& item) { systems[static_cast<std::size_t>(item.product)] += item.quantity; });
    std::vector<Derivation> parts;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const ProductFacts& facts = context.resolved.facts[i];
        if (systems[i] == 0 || facts.gpuCount == 0) continue;
        parts.push_back(derive::product("memory", "GB", {memoryLeaf(context, facts),
                                        designLeaf("systems", facts.product->id.text(), static_cast<double>(systems[i]))}));
    }
    return derive::sum("on_paper_gb", "GB", std::move(parts));
}

} // namespace

Derivation poolMemoryDerivation(const ExplainContext& context, std::size_t pool) {
    std::vector<Derivation> parts;
    for (const PoolPart& part : context.pooling.parts[pool]) {
        const ProductFacts& facts = context.resolved.of(part.product);
        const std::string& id = facts.product->id.text();
        parts.push_back(derive::product(
            "domains", "GB",
            {perGpu(context, facts), designLeaf("gpus_per_domain", id, static_cast<double>(part.gpusPerDomain)),
             designLeaf("domains", id, static_cast<double>(part.domains))}));
    }
    return derive::sum("gb", "GB", std::move(parts));
}

std::optional<Derivation> explainMemory(const ExplainContext& context, const KeyPath& key) {
    const std::size_t pools = context.pooling.answer.pools.size();
    if (key.size() == 2 && key[1] == "on_paper_gb") return onPaper(context);
    if (key.size() == 2 && key[1] == "pooled_gb") {
        std::vector<Derivation> candidates;
        for (std::size_t i = 0; i < pools; ++i)
            candidates.push_back(poolMemoryDerivation(context, i));
        return derive::maximum("pooled_gb", "GB", std::move(candidates));
    }
    if (key.size() == 4 && key[1] == "pools" && key[3] == "gb")
        if (const auto index = indexIn(key[2], pools)) return poolMemoryDerivation(context, *index);
    return std::nullopt;
}

} // namespace rackyard
