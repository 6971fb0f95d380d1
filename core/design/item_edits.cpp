#include "design/edits.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

#include <unordered_map>
#include <unordered_set>

namespace rackyard {

namespace {

bool hasGpus(const Product* product) { return product && gpuCountOf(*product) > 0; }

RackUnits heightOf(const Design& design, const Catalog& catalog, const Item& item) {
    const Product* product = catalog.product(design.productId(item.product));
    return product ? product->body.height.value_or(RackUnits()) : RackUnits();
}

/// The racks that moves lead to and that exist: one pass over the racks however many moves there are.
class KnownRacks {
public:
    KnownRacks(const Design& design, const std::vector<RackId>& named) {
        if (named.empty()) return;
        const IdLookup<RackId> lookup(named);
        design.racks.forEach([&](const Rack& rack) {
            if (lookup.contains(rack.id)) known_.insert(rack.id);
        });
    }
    bool has(const Placement& placement) const {
        const auto* place = std::get_if<InRack>(&placement);
        return !place || known_.contains(place->rack);
    }

private:
    std::unordered_set<RackId> known_;
};

/// Quantity n > 1 exists only on the floor: in a rack the n systems become n items, stacked upwards.
class Splitter {
public:
    Splitter(Design& design, const Catalog& catalog) : design_(design), catalog_(catalog) {}

    /// Makes `item` one system and keeps the others for `finish`.
    void split(Item& item) {
        if (item.quantity <= 1 || !std::holds_alternative<InRack>(item.placement)) return;
        if (!names_) names_.emplace(design_);
        const ProductId& id = design_.productId(item.product);
        const std::string stem = nameStem(catalog_.product(id), id);
        const RackUnits height = heightOf(design_, catalog_, item);
        Item copy = item;
        copy.quantity = 1;
        for (std::int32_t n = 1; n < item.quantity; ++n) {
            std::get<InRack>(copy.placement).u += height;
            copy.id = takeId<ItemId>(design_, 'n');
            copy.name = names_->next(stem);
            others_.push_back(copy);
        }
        item.quantity = 1;
    }
    void finish() { design_.items.appendAll(std::move(others_)); }

private:
    Design& design_;
    const Catalog& catalog_;
    std::optional<NameSeries> names_;
    std::vector<Item> others_;
};

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
    Item added{id,          internProduct(changed, item.product), std::max(1, item.quantity), item.bridge, item.placement,
               item.name, item.tier, {}};
    if (added.name.empty()) added.name = freeName(design, nameStem(product, item.product));
    if (const Fabric* fabric = changed.defaultFabric(); fabric && item.joinDefaultFabric && hasGpus(product))
        added.fabrics = {fabric->id};
    if (const auto* place = std::get_if<InRack>(&added.placement); place && !design.racks.find(place->rack))
        added.placement = OnFloor{};
    const bool isStack = added.quantity > 1 && std::holds_alternative<InRack>(added.placement);
    Item first = added;
    if (isStack) first.quantity = 1;
    changed.items.append(std::move(first));
    Splitter splitter(changed, catalog); // names the others behind the first
    splitter.split(added);
    splitter.finish();
    return {std::move(changed), id};
}

Design withoutItems(const Design& design, std::span<const ItemId> items) {
    Design changed = design;
    const IdLookup<ItemId> leaving(items);
    changed.items.removeIf([&](const Item& item) { return leaving.contains(item.id); });
    return changed;
}

Design withPlacements(const Design& design, const Catalog& catalog, std::span<const std::pair<ItemId, Placement>> moves) {
    std::vector<RackId> named;
    for (const auto& [id, placement] : moves)
        if (const auto* place = std::get_if<InRack>(&placement)) named.push_back(place->rack);
    const KnownRacks racks(design, named);
    std::unordered_map<ItemId, const Placement*> targets;
    for (const auto& [id, placement] : moves)
        if (racks.has(placement)) targets.insert_or_assign(id, &placement);
    Design changed = design;
    Splitter splitter(changed, catalog);
    changed.items.updateIf([&](const Item& item) { return targets.contains(item.id); },
                           [&](Item& item) {
                               item.placement = *targets.find(item.id)->second;
                               splitter.split(item);
                           });
    splitter.finish();
    return changed;
}

Design withPlacement(const Design& design, const Catalog& catalog, const ItemId& item, const Placement& placement) {
    const std::pair<ItemId, Placement> move{item, placement};
    return withPlacements(design, catalog, {&move, 1});
}

Design withChangedItem(const Design& design, const Item& item) {
    Design changed = design;
    changed.items.updateIf([&](const Item& other) { return other.id == item.id; },
                           [&](Item& other) {
                               other = item;
                               if (std::holds_alternative<InRack>(item.placement)) other.quantity = 1;
                           });
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
