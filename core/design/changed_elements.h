#pragma once

#include "design/design.h"

#include <vector>

namespace rackyard {

/// What became of the elements of one kind between two designs. Each list is in the order of the design it is from.
template<class IdType>
struct ElementChanges {
    std::vector<IdType> added;
    std::vector<IdType> removed;
    std::vector<IdType> changed;  ///< same id, other content; a new place in the order alone is no change
    bool empty() const { return added.empty() && removed.empty() && changed.empty(); }
    friend bool operator==(const ElementChanges&, const ElementChanges&) = default;
};

struct DesignChanges {
    ElementChanges<ItemId> items;
    ElementChanges<RackId> racks;
    ElementChanges<FabricId> fabrics;
    bool empty() const { return items.empty() && racks.empty() && fabrics.empty(); }
    friend bool operator==(const DesignChanges&, const DesignChanges&) = default;
};

/// Compares by id. Blocks that the two share are not looked into: the time goes with what changed.
DesignChanges changedElements(const Design& before, const Design& after);

} // namespace rackyard
