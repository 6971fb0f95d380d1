#include "design/edits.h"

#include "design/element_lookup.h"
#include "design/new_ids.h"

namespace rackyard {

namespace {

void eraseFabric(std::vector<FabricId>& list, const FabricId& fabric) {
    list.erase(std::remove(list.begin(), list.end(), fabric), list.end());
}

bool contains(const std::vector<FabricId>& list, const FabricId& fabric) {
    return std::find(list.begin(), list.end(), fabric) != list.end();
}

// There is one default at most; a new one takes over from the old.
void keepOneDefault(Design& design, const FabricId& chosen) {
    for (Fabric& fabric : design.fabrics)
        if (fabric.id != chosen) fabric.isDefault = false;
}

} // namespace

std::pair<Design, FabricId> withFabric(const Design& design, Fabric fabric) {
    Design changed = design;
    fabric.id = takeId<FabricId>(changed, 'f');
    const FabricId id = fabric.id;
    const bool becomesDefault = fabric.isDefault;
    changed.fabrics.push_back(std::move(fabric));
    if (becomesDefault) keepOneDefault(changed, id);
    return {std::move(changed), id};
}

Design withoutFabric(const Design& design, const FabricId& fabric) {
    Design changed = design;
    changed.fabrics.erase(std::remove_if(changed.fabrics.begin(), changed.fabrics.end(),
                                         [&](const Fabric& other) { return other.id == fabric; }),
                          changed.fabrics.end());
    changed.items.updateIf([&](const Item& item) { return contains(item.fabrics, fabric); },
                           [&](Item& item) { eraseFabric(item.fabrics, fabric); });
    return changed;
}

Design withChangedFabric(const Design& design, const Fabric& fabric) {
    Design changed = design;
    for (Fabric& other : changed.fabrics)
        if (other.id == fabric.id) other = fabric;
    if (fabric.isDefault) keepOneDefault(changed, fabric.id);
    if (fabric.role != FabricRole::compute) return changed;
    // A fabric that becomes a compute fabric takes its members out of any other one.
    std::vector<ItemId> members;
    changed.items.forEach([&](const Item& item) {
        if (contains(item.fabrics, fabric.id) && item.fabrics.size() > 1) members.push_back(item.id);
    });
    return members.empty() ? changed : joined(changed, members, fabric.id);
}

Design joined(const Design& design, std::span<const ItemId> items, const FabricId& fabric) {
    const Fabric* target = design.fabric(fabric);
    if (!target) return design;
    Design changed = design;
    const IdLookup<ItemId> joining(items);
    changed.items.updateIf([&](const Item& item) { return joining.contains(item.id); },
                           [&](Item& item) {
                               if (target->role == FabricRole::compute)
                                   std::erase_if(item.fabrics, [&](const FabricId& id) {
                                       const Fabric* other = design.fabric(id);
                                       return other && other->role == FabricRole::compute && id != fabric;
                                   });
                               if (!contains(item.fabrics, fabric)) item.fabrics.push_back(fabric);
                           });
    return changed;
}

Design left(const Design& design, std::span<const ItemId> items, const FabricId& fabric) {
    Design changed = design;
    const IdLookup<ItemId> leaving(items);
    changed.items.updateIf([&](const Item& item) { return leaving.contains(item.id); },
                           [&](Item& item) { eraseFabric(item.fabrics, fabric); });
    return changed;
}

std::pair<Design, WorkloadId> withWorkload(const Design& design, const ModelId& model, std::int32_t replicas) {
    Design changed = design;
    const WorkloadId id = takeId<WorkloadId>(changed, 'w');
    changed.workloads.push_back({id, model, std::max(1, replicas)});
    return {std::move(changed), id};
}

Design withoutWorkload(const Design& design, const WorkloadId& workload) {
    Design changed = design;
    std::erase_if(changed.workloads, [&](const Workload& other) { return other.id == workload; });
    return changed;
}

Design withChangedWorkload(const Design& design, const Workload& workload) {
    Design changed = design;
    for (Workload& other : changed.workloads)
        if (other.id == workload.id) other = workload;
    return changed;
}

} // namespace rackyard
