#include "design/merge.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace rackyard {

namespace {

constexpr std::int64_t gapMillimetres = 1500;


/// Memberships of a design by fabric: a link belongs to a copy only where both of its ends are copied.
std::map<std::string, std::int64_t> membersByFabric(const Design& design) {
    std::map<std::string, std::int64_t> members;
    design.items.forEach([&](const Item& item) {
        for (const FabricId& fabric : item.fabrics)
            members[std::string(fabric.text())] += item.quantity;
    });
    return members;
}

class Merge {
public:
    Merge(const Design& into, const Design& what, Point by) : changed_(into), what_(what), by_(by), names_(into) {}

    std::pair<Design, ElementSet> run() {
        addFabrics();
        what_.racks.forEach([&](const Rack& rack) { addRack(rack); });
        what_.items.forEach([&](const Item& item) { addItem(item); });
        addWorkloads();
        return {std::move(changed_), std::move(copies_)};
    }

private:
    void addFabrics() {
        const auto members = membersByFabric(what_);
        for (const Fabric& fabric : what_.fabrics) {
            const auto shared = members.find(std::string(fabric.id.text()));
            if (shared == members.end() || shared->second < 2) continue;
            Fabric copy = fabric;
            copy.isDefault = fabric.isDefault && !changed_.defaultFabric();
            if (copy.at) copy.at = *copy.at + by_;
            auto [design, id] = withFabric(changed_, copy);
            changed_ = std::move(design);
            fabrics_.emplace(fabric.id, id);
            copies_.fabrics.push_back(id);
        }
    }

    void addRack(const Rack& rack) {
        Rack copy = rack;
        copy.id = takeId<RackId>(changed_, 'r');
        copy.product = internProduct(changed_, what_.productId(rack.product));
        copy.at = rack.at + by_;
        copy.name = names_.nextRack();
        racks_.emplace(rack.id, copy.id);
        copies_.racks.push_back(copy.id);
        changed_.racks.append(std::move(copy));
    }

    void addItem(const Item& item) {
        Item copy = item;
        copy.id = takeId<ItemId>(changed_, 'n');
        copy.product = internProduct(changed_, what_.productId(item.product));
        copy.name = names_.next(stemOfName(item.name));
        copy.fabrics.clear();
        for (const FabricId& fabric : item.fabrics)
            if (const auto found = fabrics_.find(fabric); found != fabrics_.end()) copy.fabrics.push_back(found->second);
        copy.placement = placementOf(item);
        copies_.items.push_back(copy.id);
        changed_.items.append(std::move(copy));
    }

    // What stood in a rack that did not come along stands on the floor.
    Placement placementOf(const Item& item) const {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (!place) return OnFloor{std::get<OnFloor>(item.placement).at + by_};
        const auto rack = racks_.find(place->rack);
        if (rack == racks_.end()) return OnFloor{by_};
        return InRack{rack->second, place->u};
    }

    void addWorkloads() {
        for (const Workload& workload : what_.workloads) {
            const bool runs = std::any_of(changed_.workloads.begin(), changed_.workloads.end(),
                                          [&](const Workload& other) { return other.model == workload.model; });
            if (!runs) changed_ = withWorkload(changed_, workload.model, workload.replicas).first;
        }
    }

    Design changed_;
    const Design& what_;
    Point by_;
    NameSeries names_;
    std::unordered_map<FabricId, FabricId> fabrics_;
    std::unordered_map<RackId, RackId> racks_;
    ElementSet copies_;
};

} // namespace

std::pair<Design, ElementSet> merged(const Design& into, const Design& what, Point by) { return Merge(into, what, by).run(); }

Design extracted(const Design& design, const ElementSet& elements) {
    const IdLookup<ItemId> items(elements.items);
    const IdLookup<RackId> racks(elements.racks);
    Design copy;
    copy.products = design.products;
    copy.nextId = design.nextId;
    copy.fabrics = design.fabrics;
    std::vector<Rack> keptRacks;
    design.racks.forEach([&](const Rack& rack) {
        if (racks.contains(rack.id)) keptRacks.push_back(rack);
    });
    std::vector<Item> keptItems;
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (items.contains(item.id) || (place && racks.contains(place->rack))) keptItems.push_back(item);
    });
    copy.racks = Blocks<Rack>(std::move(keptRacks));
    // A device without its rack would dangle: it is carried as standing on the floor.
    for (Item& item : keptItems)
        if (const auto* place = std::get_if<InRack>(&item.placement); place && !racks.contains(place->rack)) item.placement = OnFloor{};
    copy.items = Blocks<Item>(std::move(keptItems));
    const auto members = membersByFabric(copy);
    std::set<std::string> shared;
    for (const auto& [fabric, count] : members)
        if (count >= 2) shared.insert(fabric);
    std::erase_if(copy.fabrics, [&](const Fabric& fabric) { return shared.count(std::string(fabric.id.text())) == 0; });
    copy.items.updateIf([](const Item&) { return true; }, [&](Item& item) {
        std::erase_if(item.fabrics, [&](const FabricId& fabric) { return shared.count(std::string(fabric.text())) == 0; });
    });
    return copy;
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
