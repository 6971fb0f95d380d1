#include "design/edits.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

#include <unordered_map>

namespace rackyard {

namespace {

Point operator+(Point a, Point b) { return {a.xMillimetres + b.xMillimetres, a.yMillimetres + b.yMillimetres}; }

} // namespace

std::pair<Design, ElementSet> duplicated(const Design& design, const ElementSet& elements, Point by) {
    Design changed = design;
    ElementSet copies;
    std::unordered_map<RackId, RackId> rackCopies;
    const IdLookup<ItemId> items(elements.items);
    for (const RackId& id : elements.racks) {
        const Rack* rack = design.racks.find(id);
        if (!rack) continue;
        Rack copy = *rack;
        copy.id = takeId<RackId>(changed, 'r');
        copy.at = copy.at + by;
        copy.name = freeRackName(changed);
        rackCopies.emplace(id, copy.id);
        copies.racks.push_back(copy.id);
        changed.racks.append(std::move(copy));
    }
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        const auto rack = place ? rackCopies.find(place->rack) : rackCopies.end();
        if (rack == rackCopies.end() && !items.contains(item.id)) return;
        Item copy = item;
        copy.id = takeId<ItemId>(changed, 'n');
        copy.name = freeName(changed, stemOf(item.name));
        if (rack != rackCopies.end())
            copy.placement = InRack{rack->second, place->u};
        else if (!place)
            copy.placement = OnFloor{std::get<OnFloor>(item.placement).at + by};
        copies.items.push_back(copy.id);
        changed.items.append(std::move(copy));
    });
    return {std::move(changed), std::move(copies)};
}

} // namespace rackyard
