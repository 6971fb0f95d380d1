#pragma once

#include "evaluate/evaluation.h"
#include "evaluate/resolved.h"

#include <vector>

namespace rackyard {

/// Switches and cables of every fabric of the design, sized for its members (DECISIONS 10 and 11).
std::vector<FabricAnswer> sizeFabrics(const Resolved& resolved);

/// Ports by which one such system joins a fabric of that role; `assumed` is set where nobody published a number.
std::int64_t portsOf(const ProductFacts& facts, FabricRole role, bool& assumed);

/// Derived switches of an answer, all tiers.
std::int64_t derivedSwitches(const FabricAnswer& answer);

} // namespace rackyard
