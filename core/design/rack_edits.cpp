#include "design/edits.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

namespace rackyard {

std::pair<Design, RackId> withRack(const Design& design, const ProductId& product, Point at, std::string name) {
    Design changed = design;
    const RackId id = takeId<RackId>(changed, 'r');
    if (name.empty()) name = NameSeries(design).nextRack();
    changed.racks.append({id, internProduct(changed, product), std::move(name), at, std::nullopt});
    return {std::move(changed), id};
}

Design withoutRacks(const Design& design, std::span<const RackId> racks) {
    Design changed = design;
    const IdLookup<RackId> leaving(racks);
    changed.racks.removeIf([&](const Rack& rack) { return leaving.contains(rack.id); });
    changed.items.removeIf([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        return place && leaving.contains(place->rack);
    });
    return changed;
}

Design withRackAt(const Design& design, const RackId& rack, Point at) {
    Design changed = design;
    changed.racks.updateIf([&](const Rack& other) { return other.id == rack; }, [&](Rack& other) { other.at = at; });
    return changed;
}

Design withChangedRack(const Design& design, const Rack& rack) {
    Design changed = design;
    changed.racks.updateIf([&](const Rack& other) { return other.id == rack.id; }, [&](Rack& other) { other = rack; });
    return changed;
}

Design without(const Design& design, const ElementSet& elements) {
    Design changed = withoutRacks(withoutItems(design, elements.items), elements.racks);
    for (const FabricId& fabric : elements.fabrics)
        changed = withoutFabric(changed, fabric);
    return changed;
}

} // namespace rackyard
