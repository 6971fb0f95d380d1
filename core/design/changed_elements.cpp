#include "design/changed_elements.h"

#include "design/block_diff.h"

#include <unordered_map>
#include <unordered_set>

namespace rackyard {

namespace {

template<class IdType, class T>
using ById = std::unordered_map<IdType, const T*>;

// Sorts the elements that came into `changes`; `old` holds those that left and keeps what came for none of them.
template<class IdType, class T, class Same>
void sortOut(const T& element, const ById<IdType, T>& old, std::unordered_set<IdType>& stayed,
             ElementChanges<IdType>& changes, Same same) {
    const auto known = old.find(element.id);
    if (known == old.end()) {
        changes.added.push_back(element.id);
        return;
    }
    stayed.insert(element.id);
    if (!same(*known->second, element)) changes.changed.push_back(element.id);
}

template<class IdType, class T, class Same>
ElementChanges<IdType> changesIn(const Blocks<T>& before, const Blocks<T>& after, Same same) {
    const BlockDiff<T> diff(before, after);
    ById<IdType, T> old;
    for (const auto& block : diff.leaving)
        for (const T& element : *block)
            old.emplace(element.id, &element);
    ElementChanges<IdType> changes;
    std::unordered_set<IdType> stayed;
    for (const std::size_t index : diff.entering)
        for (const T& element : *after.blocks()[index])
            sortOut(element, old, stayed, changes, same);
    for (const auto& block : diff.leaving)
        for (const T& element : *block)
            if (!stayed.contains(element.id)) changes.removed.push_back(element.id);
    return changes;
}

ElementChanges<FabricId> fabricChanges(const Design& before, const Design& after) {
    ById<FabricId, Fabric> old;
    for (const Fabric& fabric : before.fabrics)
        old.emplace(fabric.id, &fabric);
    ElementChanges<FabricId> changes;
    std::unordered_set<FabricId> stayed;
    for (const Fabric& fabric : after.fabrics)
        sortOut(fabric, old, stayed, changes, [](const Fabric& x, const Fabric& y) { return x == y; });
    for (const Fabric& fabric : before.fabrics)
        if (!stayed.contains(fabric.id)) changes.removed.push_back(fabric.id);
    return changes;
}

} // namespace

DesignChanges changedElements(const Design& before, const Design& after) {
    const bool sameTable = shareProductTable(before, after);
    const auto same = [&](const auto& x, const auto& y) {
        return sameTable ? x == y : sameElement(before, x, after, y);
    };
    return {changesIn<ItemId>(before.items, after.items, same), changesIn<RackId>(before.racks, after.racks, same),
            fabricChanges(before, after)};
}

} // namespace rackyard
