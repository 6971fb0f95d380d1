#include "evaluate/census.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rackyard {

namespace {

std::size_t tierOf(const Item& item) {
    if (item.tier == "spine") return 1;
    return item.tier == "core" ? 2 : 0;
}

/// Finds the group of an item by index where it has no bridge, which is nearly always.
class Counter {
public:
    explicit Counter(const Design& design) : design_(design), columns_(design.fabrics.size() + 1), direct_(design.products.size() * columns_, -1) {
        census_.items.assign(design.products.size(), 0);
        census_.cabinets.assign(design.products.size(), 0);
        census_.members.assign(design.fabrics.size(), std::vector<std::int64_t>(design.products.size(), 0));
        census_.tiers.assign(design.fabrics.size(), std::vector<std::array<std::int64_t, 3>>(design.products.size()));
        census_.groupOfItem.reserve(design.items.size());
    }

    void add(const Item& item) {
        census_.systems += item.quantity;
        census_.items[static_cast<std::size_t>(item.product)] += item.quantity;
        int pooling = -1;
        for (const FabricId& id : item.fabrics) {
            const int fabric = indexOf(id);
            if (fabric < 0) continue;
            const auto place = static_cast<std::size_t>(fabric);
            census_.members[place][static_cast<std::size_t>(item.product)] += item.quantity;
            census_.tiers[place][static_cast<std::size_t>(item.product)][tierOf(item)] += item.quantity;
            if (pooling < 0 && pools(design_.fabrics[place])) pooling = fabric;
        }
        addToGroup(item, pooling);
    }

    void add(const Rack& rack) { ++census_.cabinets[static_cast<std::size_t>(rack.product)]; }

    static bool pools(const Fabric& fabric) { return fabric.role == FabricRole::compute && fabric.kind != FabricKind::ethernet; }

    Census take() { return std::move(census_); }

private:
    int indexOf(const FabricId& id) const {
        for (std::size_t f = 0; f < design_.fabrics.size(); ++f)
            if (design_.fabrics[f].id == id) return static_cast<int>(f);
        return -1;
    }

    void addToGroup(const Item& item, int fabric) {
        std::int32_t* place = nullptr;
        if (item.bridge == 0)
            place = &direct_[static_cast<std::size_t>(item.product) * columns_ + static_cast<std::size_t>(fabric + 1)];
        else
            place = &bridged_.try_emplace({item.product, item.bridge, fabric}, -1).first->second;
        if (*place < 0) {
            *place = static_cast<std::int32_t>(census_.groups.size());
            census_.groups.push_back({item.product, item.bridge, fabric, 0, 0, std::nullopt});
        }
        ItemGroup& group = census_.groups[static_cast<std::size_t>(*place)];
        group.systems += item.quantity;
        if (item.bridge > 1) group.bridged += item.quantity / item.bridge;
        if (!group.lowest || item.id < *group.lowest) group.lowest = item.id;
        census_.groupOfItem.push_back(static_cast<std::uint32_t>(*place));
    }

    const Design& design_;
    std::size_t columns_;
    std::vector<std::int32_t> direct_;
    std::map<std::tuple<ProductIndex, std::int32_t, int>, std::int32_t> bridged_;
    Census census_;
};

} // namespace

int poolingFabric(const Design& design, const Item& item) {
    for (const FabricId& id : item.fabrics)
        for (std::size_t i = 0; i < design.fabrics.size(); ++i)
            if (design.fabrics[i].id == id && Counter::pools(design.fabrics[i])) return static_cast<int>(i);
    return -1;
}

Census takeCensus(const Design& design) {
    Counter counter(design);
    design.items.forEach([&](const Item& item) { counter.add(item); });
    design.racks.forEach([&](const Rack& rack) { counter.add(rack); });
    return counter.take();
}

} // namespace rackyard
