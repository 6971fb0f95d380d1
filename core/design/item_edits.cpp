#include "design/edits.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

namespace rackyard {

namespace {

Point operator+(Point a, Point b) { return {a.xMillimetres + b.xMillimetres, a.yMillimetres + b.yMillimetres}; }

bool hasGpus(const Product* product) { return product && gpuCountOf(*product) > 0; }

RackUnits heightOf(const Design& design, const Catalog& catalog, const Item& item) {
    const Product* product = catalog.product(design.productId(item.product));
    return product ? product->body.height.value_or(RackUnits()) : RackUnits();
}

// Quantity n > 1 exists only on the floor: in a rack the n systems become n items, stacked upwards.
void splitInRack(Design& design, const Catalog& catalog, const Item& item, const InRack& place) {
    const RackUnits height = heightOf(design, catalog, item);
    RackUnits u = place.u;
    for (std::int32_t n = 1; n < item.quantity; ++n) {
        Item copy = item;
        u += height;
        copy.id = takeId<ItemId>(design, 'n');
        copy.quantity = 1;
        copy.placement = InRack{place.rack, u};
        copy.name = freeName(design, nameStem(catalog.product(design.productId(item.product)), design.productId(item.product)));
        design.items.append(std::move(copy));
    }
}

} // namespace

ProductIndex internProduct(Design& design, const ProductId& product) {
    const auto found = std::find(design.products.begin(), design.products.end(), product);
    const auto index = static_cast<ProductIndex>(found - design.products.begin());
    if (found == design.products.end()) design.products.push_back(product);
    return index;
}

std::pair<Design, ItemId> withItem(const Design& design, const Catalog& catalog, const NewItem& item) {
    Design changed = design;
    const Product* product = catalog.product(item.product);
    const ItemId id = takeId<ItemId>(changed, 'n');
    Item added{id, internProduct(changed, item.product), std::max(1, item.quantity), item.bridge, item.placement, item.name, item.tier, {}};
    if (added.name.empty()) added.name = freeName(design, nameStem(product, item.product));
    if (const Fabric* fabric = changed.defaultFabric(); fabric && item.joinDefaultFabric && hasGpus(product))
        added.fabrics = {fabric->id};
    const std::int32_t quantity = added.quantity;
    if (const auto* place = std::get_if<InRack>(&added.placement); place && quantity > 1) {
        Item first = added;
        first.quantity = 1;
        changed.items.append(first);
        splitInRack(changed, catalog, added, *place);
    } else {
        changed.items.append(std::move(added));
    }
    return {std::move(changed), id};
}

Design withoutItems(const Design& design, std::span<const ItemId> items) {
    Design changed = design;
    const IdLookup<ItemId> leaving(items);
    changed.items.removeIf([&](const Item& item) { return leaving.contains(item.id); });
    return changed;
}

Design withPlacements(const Design& design, const Catalog& catalog, std::span<const std::pair<ItemId, Placement>> moves) {
    Design changed = design;
    std::unordered_map<ItemId, const Placement*> targets;
    for (const auto& [id, placement] : moves)
        targets.emplace(id, &placement);
    std::vector<std::pair<Item, InRack>> splits;
    changed.items.updateIf([&](const Item& item) { return targets.count(item.id) > 0; },
                           [&](Item& item) {
                               item.placement = *targets.find(item.id)->second;
                               const auto* place = std::get_if<InRack>(&item.placement);
                               if (!place || item.quantity <= 1) return;
                               splits.emplace_back(item, *place);
                               item.quantity = 1;
                           });
    for (const auto& [item, place] : splits)
        splitInRack(changed, catalog, item, place);
    return changed;
}

Design withPlacement(const Design& design, const Catalog& catalog, const ItemId& item, const Placement& placement) {
    const std::pair<ItemId, Placement> move{item, placement};
    return withPlacements(design, catalog, {&move, 1});
}

Design withChangedItem(const Design& design, const Item& item) {
    Design changed = design;
    changed.items.updateIf([&](const Item& other) { return other.id == item.id; }, [&](Item& other) { other = item; });
    return changed;
}

Design shifted(const Design& design, const ElementSet& elements, Point by) {
    Design changed = design;
    const IdLookup<ItemId> items(elements.items);
    const IdLookup<RackId> racks(elements.racks);
    const IdLookup<FabricId> fabrics(elements.fabrics);
    if (!items.empty())
        changed.items.updateIf(
            [&](const Item& item) { return std::holds_alternative<OnFloor>(item.placement) && items.contains(item.id); },
            [&](Item& item) { item.placement = OnFloor{std::get<OnFloor>(item.placement).at + by}; });
    if (!racks.empty())
        changed.racks.updateIf([&](const Rack& rack) { return racks.contains(rack.id); },
                               [&](Rack& rack) { rack.at = rack.at + by; });
    for (Fabric& fabric : changed.fabrics)
        if (fabric.at && fabrics.contains(fabric.id)) fabric.at = *fabric.at + by;
    return changed;
}

std::optional<RackUnits> lowestFreeU(const Design& design, const Catalog& catalog, const RackId& rackId, RackUnits height) {
    const Rack* rack = design.racks.find(rackId);
    const Product* cabinet = rack ? catalog.product(design.productId(rack->product)) : nullptr;
    if (!cabinet || !cabinet->cabinet) return std::nullopt;
    const std::int64_t top = cabinet->cabinet->usable.halves();
    std::vector<bool> taken(static_cast<std::size_t>(top), false);
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (!place || place->rack != rackId) return;
        const std::int64_t first = place->u.halves() - 2;
        for (std::int64_t half = std::max<std::int64_t>(0, first); half < std::min(top, first + heightOf(design, catalog, item).halves()); ++half)
            taken[static_cast<std::size_t>(half)] = true;
    });
    std::int64_t run = 0;
    for (std::int64_t half = 0; half < top; ++half) {
        run = taken[static_cast<std::size_t>(half)] ? 0 : run + 1;
        const std::int64_t first = half + 1 - height.halves();
        // Whole-U devices start on whole units; only a half-U device may start between them.
        if (run >= height.halves() && (first % 2 == 0 || height.halves() == 1)) return RackUnits::ofHalves(first + 2);
    }
    return std::nullopt;
}

} // namespace rackyard
