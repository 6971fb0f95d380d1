#include "design/merge.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace rackyard {

namespace {

constexpr std::int64_t gapMillimetres = 1500;

const RackId* rackOf(const Item& item) {
    const auto* place = std::get_if<InRack>(&item.placement);
    return place ? &place->rack : nullptr;
}

// The named elements with all that refers to what is not named, which still means something in the same design.
Design selectedFrom(const Design& design, const ElementSet& elements) {
    Design parts;
    parts.products = design.products;
    const IdLookup<RackId> racks(elements.racks);
    const IdLookup<ItemId> items(elements.items);
    const IdLookup<FabricId> fabrics(elements.fabrics);
    std::vector<Rack> chosenRacks;
    design.racks.forEach([&](const Rack& rack) {
        if (racks.contains(rack.id)) chosenRacks.push_back(rack);
    });
    std::vector<Item> chosenItems;
    design.items.forEach([&](const Item& item) {
        const RackId* rack = rackOf(item);
        if (items.contains(item.id) || (rack && racks.contains(*rack))) chosenItems.push_back(item);
    });
    parts.racks = Blocks<Rack>(std::move(chosenRacks));
    parts.items = Blocks<Item>(std::move(chosenItems));
    std::copy_if(design.fabrics.begin(), design.fabrics.end(), std::back_inserter(parts.fabrics),
                 [&](const Fabric& fabric) { return fabrics.contains(fabric.id); });
    parts.nextId = design.nextId;
    return parts;
}

// A fabric goes with its members where at least two of them are taken, even if nobody named it.
void addSharedFabrics(Design& parts, const Design& design) {
    std::unordered_map<FabricId, std::int64_t> members;
    parts.items.forEach([&](const Item& item) {
        for (const FabricId& fabric : item.fabrics)
            members[fabric] += item.quantity;
    });
    for (const Fabric& fabric : design.fabrics)
        if (members[fabric.id] >= 2 && !parts.fabric(fabric.id)) parts.fabrics.push_back(fabric);
}

/// Copies elements into a design and remembers which new id stands for which old one.
class Copier {
public:
    Copier(Design& target, const Design& parts, Point by)
        : target_(target), parts_(parts), by_(by), names_(target), wasDefault_(target.defaultFabric() != nullptr) {}

    ElementSet run() {
        for (const Fabric& fabric : parts_.fabrics)
            copy(fabric);
        std::vector<Rack> racks;
        parts_.racks.forEach([&](const Rack& rack) { racks.push_back(copied(rack)); });
        target_.racks.appendAll(std::move(racks));
        std::vector<Item> items;
        parts_.items.forEach([&](const Item& item) { items.push_back(copied(item)); });
        target_.items.appendAll(std::move(items));
        return std::move(copies_);
    }

private:
    void copy(const Fabric& fabric) {
        Fabric copy = fabric;
        copy.id = takeId<FabricId>(target_, 'f');
        copy.isDefault = fabric.isDefault && !wasDefault_;
        if (copy.at) copy.at = *copy.at + by_;
        fabrics_.emplace(fabric.id, copy.id);
        copies_.fabrics.push_back(copy.id);
        target_.fabrics.push_back(std::move(copy));
    }

    Rack copied(const Rack& rack) {
        Rack copy = rack;
        copy.id = takeId<RackId>(target_, 'r');
        copy.product = internProduct(target_, parts_.productId(rack.product));
        copy.at = copy.at + by_;
        copy.name = names_.nextRack(rack.name);
        racks_.emplace(rack.id, copy.id);
        copies_.racks.push_back(copy.id);
        return copy;
    }

    Item copied(const Item& item) {
        Item copy = item;
        copy.id = takeId<ItemId>(target_, 'n');
        copy.product = internProduct(target_, parts_.productId(item.product));
        copy.name = names_.next(stemOfName(item.name.empty() ? parts_.productId(item.product).text() : item.name));
        if (auto* floor = std::get_if<OnFloor>(&copy.placement))
            floor->at = floor->at + by_;
        else if (const auto rack = racks_.find(*rackOf(item)); rack != racks_.end())
            std::get<InRack>(copy.placement).rack = rack->second;
        for (FabricId& fabric : copy.fabrics)
            if (const auto found = fabrics_.find(fabric); found != fabrics_.end()) fabric = found->second;
        copies_.items.push_back(copy.id);
        return copy;
    }

    Design& target_;
    const Design& parts_;
    Point by_;
    NameSeries names_;
    bool wasDefault_;
    ElementSet copies_;
    std::unordered_map<FabricId, FabricId> fabrics_;
    std::unordered_map<RackId, RackId> racks_;
};

} // namespace

std::pair<Design, ElementSet> merged(const Design& into, const Design& what, Point by) {
    Design changed = into;
    ElementSet copies = Copier(changed, what, by).run();
    for (const Workload& workload : what.workloads) {
        const bool runs = std::any_of(changed.workloads.begin(), changed.workloads.end(),
                                      [&](const Workload& other) { return other.model == workload.model; });
        if (!runs) changed = withWorkload(changed, workload.model, workload.replicas).first;
    }
    return {std::move(changed), std::move(copies)};
}

std::pair<Design, ElementSet> duplicated(const Design& design, const ElementSet& elements, Point by) {
    return merged(design, selectedFrom(design, elements), by);
}

Design extracted(const Design& design, const ElementSet& elements) {
    Design parts = selectedFrom(design, elements);
    addSharedFabrics(parts, design);
    std::unordered_set<RackId> racks;
    parts.racks.forEach([&](const Rack& rack) { racks.insert(rack.id); });
    parts.items.updateIf([](const Item&) { return true; },
                         [&](Item& item) {
                             std::erase_if(item.fabrics, [&](const FabricId& id) { return !parts.fabric(id); });
                             const RackId* rack = rackOf(item);
                             if (!rack || racks.contains(*rack)) return;
                             const Rack* left = design.racks.find(*rack);
                             item.placement = OnFloor{left ? left->at : Point()};
                         });
    return parts;
}

Point besideEverything(const Design& design) {
    if (design.racks.empty() && design.items.empty()) return {};
    std::int64_t right = INT64_MIN;
    design.racks.forEach([&](const Rack& rack) { right = std::max(right, rack.at.xMillimetres); });
    design.items.forEach([&](const Item& item) {
        if (const auto* floor = std::get_if<OnFloor>(&item.placement)) right = std::max(right, floor->at.xMillimetres);
    });
    return {right + gapMillimetres, 0};
}

} // namespace rackyard
