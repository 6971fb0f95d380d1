#include "evaluate/compare.h"

#include <algorithm>

namespace rackyard {

namespace {

std::vector<std::pair<ProductId, std::int64_t>> partsOf(const Evaluation& evaluation) {
    std::vector<std::pair<ProductId, std::int64_t>> parts;
    for (const BomLine& line : evaluation.bom) {
        const auto same = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.first == line.product; });
        if (same == parts.end())
            parts.emplace_back(line.product, line.quantity);
        else
            same->second += line.quantity;
    }
    return parts;
}

std::int64_t quantityIn(const std::vector<std::pair<ProductId, std::int64_t>>& parts, const ProductId& product) {
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.first == product; });
    return found == parts.end() ? 0 : found->second;
}

void sortIn(Comparison& comparison, const ProductId& product, std::int64_t before, std::int64_t after) {
    if (before == after) return;
    auto& list = before == 0 ? comparison.added : after == 0 ? comparison.removed : comparison.changed;
    list.push_back({product, before, after});
}

template<class FigureOf>
void addTotal(Comparison& comparison, const char* key, const char* unit, const Evaluation& before, const Evaluation& after, FigureOf figureOf) {
    comparison.totals.push_back({key, unit, figureOf(before), figureOf(after)});
}

std::optional<double> kilowatts(const Sum<Power>& sum) { return sum.known ? std::optional(sum.known->kilowatts()) : std::nullopt; }

} // namespace

Comparison compare(const Evaluation& before, const Evaluation& after) {
    Comparison comparison;
    const auto partsBefore = partsOf(before);
    const auto partsAfter = partsOf(after);
    for (const auto& [product, quantity] : partsBefore)
        sortIn(comparison, product, quantity, quantityIn(partsAfter, product));
    for (const auto& [product, quantity] : partsAfter)
        if (quantityIn(partsBefore, product) == 0) sortIn(comparison, product, 0, quantity);

    const auto total = [&](const char* key, const char* unit, auto figureOf) { addTotal(comparison, key, unit, before, after, figureOf); };
    using Figure = std::optional<double>;
    total("memory.on_paper_gb", "GB", [](const Evaluation& e) { return Figure(e.memory.onPaper.gigabytes()); });
    total("memory.pooled_gb", "GB", [](const Evaluation& e) { return Figure(e.memory.pooled.gigabytes()); });
    total("workloads.headroom_gb", "GB", [](const Evaluation& e) { return Figure(e.fit.headroom.gigabytes()); });
    total("power.max_kw", "kW", [](const Evaluation& e) { return kilowatts(e.power.max); });
    total("power.facility_kw", "kW", [](const Evaluation& e) { return Figure(e.power.facility.kilowatts()); });
    total("cost.capex.low", "", [](const Evaluation& e) { return e.cost.capex ? Figure(e.cost.capex->low.major()) : std::nullopt; });
    total("cost.capex.high", "", [](const Evaluation& e) { return e.cost.capex ? Figure(e.cost.capex->high.major()) : std::nullopt; });
    return comparison;
}

} // namespace rackyard
