#include "charts/series.h"

#include <algorithm>

namespace rackyard::charts {

namespace {

std::string nameOf(const ModelId& id, const Catalog& catalog) {
    const Model* model = catalog.model(id);
    return model ? model->name : id.text();
}

MemoryRow rowOf(const WorkloadFit& fit, const Catalog& catalog) {
    return {fit.model,  nameOf(fit.model, catalog), false,      fit.replicas,
            fit.placed, fit.minimum,                fit.status, fit.headroom};
}

MemoryRow rowOf(const ReferenceFit& fit, const Catalog& catalog) {
    return {fit.model, nameOf(fit.model, catalog), true, 1, 0, fit.minimum, fit.alone, fit.headroom};
}

// Racks are compared by how much of their limit they use; those without a limit come after, by power.
bool isWorse(const RackBar& a, const RackBar& b) {
    if (a.limit.has_value() != b.limit.has_value()) return a.limit.has_value();
    if (!a.limit) return b.max < a.max;
    const auto left = static_cast<__int128>(a.max.milliwatts()) * b.limit->milliwatts();
    const auto right = static_cast<__int128>(b.max.milliwatts()) * a.limit->milliwatts();
    return left != right ? left > right : b.max < a.max;
}

std::vector<CoolingStep> stepsOf(const CoolingPolicy& policy, const Assumptions& assumptions) {
    std::vector<CoolingStep> steps;
    if (policy.siteLimits) {
        for (const auto& [coolingClass, upTo] : assumptions.siteCooling)
            steps.push_back({upTo, coolingClass});
        std::sort(steps.begin(), steps.end(), [](const CoolingStep& a, const CoolingStep& b) { return a.from < b.from; });
        return steps;
    }
    for (std::size_t i = 1; i < policy.bands.size(); ++i)
        if (policy.bands[i - 1].upTo) steps.push_back({*policy.bands[i - 1].upTo, policy.bands[i].coolingClass});
    return steps;
}

double middle(const Range<Money>& range) { return (range.low.major() + range.high.major()) / 2; }

Money perGigabyte(Money cost, Bytes memory) {
    return Money::ofMinor(static_cast<std::int64_t>(static_cast<double>(cost.minor()) / memory.gigabytes() + 0.5));
}

} // namespace

Bytes MemorySeries::scale() const {
    // A minimum far beyond everything that is there would press all bars into a sliver: past three times the
    // memory on paper its line stands at the edge, and the words beside it say how much is missing.
    const Bytes most = onPaper.isZero() ? Bytes::of(INT64_MAX) : onPaper * 3;
    Bytes end = std::max(onPaper, pooled);
    for (const MemoryRow& row : rows)
        if (row.minimum) end = std::max(end, std::min(*row.minimum, most));
    return end;
}

MemorySeries memorySeries(const Evaluation& evaluation, const Catalog& catalog) {
    MemorySeries series{evaluation.memory.pooled, evaluation.memory.onPaper, {}};
    for (const WorkloadFit& fit : evaluation.fit.workloads)
        series.rows.push_back(rowOf(fit, catalog));
    for (const ReferenceFit& fit : evaluation.fit.references)
        series.rows.push_back(rowOf(fit, catalog));
    return series;
}

RackPowerSeries rackPowerSeries(const Evaluation& evaluation, const Design& design, const Catalog& catalog) {
    RackPowerSeries series;
    for (const RackAnswer& rack : evaluation.power.racks)
        series.bars.push_back({rack.name, rack.max.known.value_or(Power()), rack.limit, rack.cooling, rack.max.atLeast()});
    const std::size_t shown = series.bars.size() > mostRackBars ? mostRackBars - 1 : series.bars.size();
    const auto end = series.bars.begin() + static_cast<std::ptrdiff_t>(shown);
    std::partial_sort(series.bars.begin(), end, series.bars.end(), isWorse);
    if (end != series.bars.end()) {
        const auto [least, most] = std::minmax_element(
            end, series.bars.end(), [](const RackBar& a, const RackBar& b) { return a.max < b.max; });
        series.restRange = {least->max, most->max};
        series.rest = static_cast<std::int64_t>(series.bars.size() - shown);
        series.bars.erase(end, series.bars.end());
    }
    if (const CoolingPolicy* policy = catalog.coolingPolicy(evaluation.cooling.policy))
        series.steps = stepsOf(*policy, design.assumptions);
    return series;
}

Power RackPowerSeries::scale() const {
    Power end = restRange.high;
    for (const RackBar& bar : bars)
        end = std::max({end, bar.max, bar.limit.value_or(Power())});
    return end;
}

std::vector<CostPart> costSeries(const CostAnswer& cost) {
    std::vector<CostPart> parts;
    double whole = 0;
    for (const auto& [category, range] : cost.byCategory) {
        if (middle(range) <= 0) continue;
        parts.push_back({category, range, 0});
        whole += middle(range);
    }
    for (CostPart& part : parts)
        part.share = middle(part.range) / whole;
    std::stable_sort(parts.begin(), parts.end(), [](const CostPart& a, const CostPart& b) { return a.share > b.share; });
    return parts;
}

std::optional<Range<Money>> costPerPooledGigabyte(const Evaluation& evaluation) {
    if (!evaluation.cost.capex || evaluation.memory.pooled < Bytes::ofGiga(1)) return std::nullopt;
    return Range<Money>{perGigabyte(evaluation.cost.capex->low, evaluation.memory.pooled),
                        perGigabyte(evaluation.cost.capex->high, evaluation.memory.pooled)};
}

} // namespace rackyard::charts
