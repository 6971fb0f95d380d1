#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"

#include <optional>
#include <string>
#include <vector>

/// What the charts show, free of any charting library: panels, the proposal and tests read the same series.
namespace rackyard::charts {

/// One model against the memory that it can use.
struct MemoryRow {
    ModelId model;
    std::string name;
    bool reference = false;            ///< judged alone, runs nowhere
    std::int64_t replicas = 1;
    std::int64_t placed = 0;
    std::optional<Bytes> minimum;      ///< of one replica; absent for a model that nobody knows
    FitStatus status = FitStatus::tooSmall;
    Bytes headroom;                    ///< negative where it does not fit
    friend bool operator==(const MemoryRow&, const MemoryRow&) = default;

    bool fits() const { return status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked; }
};

struct MemorySeries {
    Bytes pooled;
    Bytes onPaper;
    std::vector<MemoryRow> rows;       ///< workloads in their order, then reference models
    friend bool operator==(const MemorySeries&, const MemorySeries&) = default;

    /// Right end of the scale: what is on paper and every minimum that is not out of all proportion.
    Bytes scale() const;
};

MemorySeries memorySeries(const Evaluation& evaluation, const Catalog& catalog);

struct RackBar {
    std::string name;
    Power max;
    std::optional<Power> limit;
    std::optional<CoolingClass> cooling;
    bool atLeast = false;              ///< something in it has no published power
    friend bool operator==(const RackBar&, const RackBar&) = default;

    bool isOver() const { return limit && *limit < max; }
};

/// A step of the policy: above `from` the class changes.
struct CoolingStep {
    Power from;
    CoolingClass coolingClass = CoolingClass::air;
    friend bool operator==(const CoolingStep&, const CoolingStep&) = default;
};

struct RackPowerSeries {
    std::vector<RackBar> bars;         ///< the worst first, by share of their limit, then by power
    std::int64_t rest = 0;             ///< racks that have no bar of their own
    Range<Power> restRange;
    std::vector<CoolingStep> steps;    ///< of the policy in use, ascending
    friend bool operator==(const RackPowerSeries&, const RackPowerSeries&) = default;

    Power scale() const;
};

/// Bars at most, the last of which stands for all further racks (DECISIONS 17).
inline constexpr std::size_t mostRackBars = 24;

RackPowerSeries rackPowerSeries(const Evaluation& evaluation, const Design& design, const Catalog& catalog);

struct CostPart {
    CostCategory category = CostCategory::compute;
    Range<Money> range;
    double share = 0;                  ///< of the middle of the whole, 0 to 1
    friend bool operator==(const CostPart&, const CostPart&) = default;
};

/// Cost by category, largest first; parts without cost are left out.
std::vector<CostPart> costSeries(const CostAnswer& cost);

/// Cost of a gigabyte that one model can use; nothing without a price or without memory.
std::optional<Range<Money>> costPerPooledGigabyte(const Evaluation& evaluation);

} // namespace rackyard::charts
