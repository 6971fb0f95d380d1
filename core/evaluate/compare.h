#pragma once

#include "evaluate/evaluation.h"

#include <string>
#include <vector>

namespace rackyard {

/// A product of which two designs hold different numbers.
struct PartChange {
    ProductId product;
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// A total of both designs; absent where one of them does not know it.
struct TotalChange {
    std::string key;               ///< JSON path of the evaluation: `memory.pooled_gb`
    std::string unit;
    std::optional<double> before;
    std::optional<double> after;
};

/// What distinguishes two designs in parts and in figures.
struct Comparison {
    std::vector<PartChange> added;
    std::vector<PartChange> removed;
    std::vector<PartChange> changed;
    std::vector<TotalChange> totals;
};

Comparison compare(const Evaluation& before, const Evaluation& after);

} // namespace rackyard
