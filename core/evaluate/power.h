#pragma once

#include "evaluate/evaluation.h"
#include "evaluate/resolved.h"

#include <cstdint>
#include <vector>

namespace rackyard {

/// A device that does not stand where its rack can hold it.
struct Misplacement {
    enum class Kind { collision, outside, rackScaleInRack };
    Kind kind = Kind::collision;
    ItemId item;
    RackId rack;
};

/// Power, weight and occupied height of a design and of each of its racks.
struct Loads {
    PowerAnswer power;
    Sum<Mass> mass;
    std::vector<CoolingConstraint> rackConstraints; ///< by PowerAnswer::racks: strictest of what stands in it
    std::vector<Misplacement> misplacements;
};

/// Adds up every device once, where it stands; derived switches count with their maximum outside the racks.
Loads addUpLoads(const Resolved& resolved, const std::vector<FabricAnswer>& fabrics);

} // namespace rackyard
