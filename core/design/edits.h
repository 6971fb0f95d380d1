#pragma once

#include "design/design.h"

#include <span>
#include <string>
#include <utility>

namespace rackyard {

/// Pure edits: each takes a design and gives the changed one. None refuses: an overfull rack is a finding, so that
/// a preview can show it. Ids that do not exist change nothing.

/// The table index of a product, adding it to `design` where it is new.
ProductIndex internProduct(Design& design, const ProductId& product);

/// What a new item is made from; the id and, where `name` is empty, a name by pattern are given by the edit.
struct NewItem {
    ProductId product;
    Placement placement;
    std::string name;
    std::int32_t quantity = 1;
    std::int32_t bridge = 0;
    std::string tier;
    bool joinDefaultFabric = true;   ///< a new node joins the design's default compute fabric if there is one
};

/// Adds the item at the end. Only systems with GPUs join the default fabric; what names a rack that is not there
/// stands on the floor.
std::pair<Design, ItemId> withItem(const Design& design, const Catalog& catalog, const NewItem& item);
std::pair<Design, RackId> withRack(const Design& design, const ProductId& product, Point at, std::string name = {});
std::pair<Design, FabricId> withFabric(const Design& design, Fabric fabric);   ///< `fabric.id` is replaced
std::pair<Design, WorkloadId> withWorkload(const Design& design, const ModelId& model, std::int32_t replicas = 1);

/// Removes items; removing a rack removes what stands in it.
Design withoutItems(const Design& design, std::span<const ItemId> items);
Design withoutRacks(const Design& design, std::span<const RackId> racks);
/// Removes the fabric and every membership of it.
Design withoutFabric(const Design& design, const FabricId& fabric);
Design withoutWorkload(const Design& design, const WorkloadId& workload);
/// Removes everything named in one step; the rest stays.
struct ElementSet {
    std::vector<ItemId> items;
    std::vector<RackId> racks;
    std::vector<FabricId> fabrics;
    friend bool operator==(const ElementSet&, const ElementSet&) = default;
    bool empty() const { return items.empty() && racks.empty() && fabrics.empty(); }
};
Design without(const Design& design, const ElementSet& elements);

/// Places the item elsewhere. An item of quantity n > 1 that goes into a rack becomes n items, stacked upwards.
Design withPlacement(const Design& design, const Catalog& catalog, const ItemId& item, const Placement& placement);
/// Many placements in one pass. A move into a rack that does not exist moves nothing.
Design withPlacements(const Design& design, const Catalog& catalog, std::span<const std::pair<ItemId, Placement>> moves);
Design withRackAt(const Design& design, const RackId& rack, Point at);
/// Shifts racks, floor items and fabric buses by the same distance.
Design shifted(const Design& design, const ElementSet& elements, Point by);

/// Replaces one element by a changed copy with the same id. In a rack an item's quantity is always 1.
Design withChangedItem(const Design& design, const Item& item);
Design withChangedRack(const Design& design, const Rack& rack);
Design withChangedFabric(const Design& design, const Fabric& fabric);
Design withChangedWorkload(const Design& design, const Workload& workload);

/// Joining a compute fabric leaves every other compute fabric.
Design joined(const Design& design, std::span<const ItemId> items, const FabricId& fabric);
Design left(const Design& design, std::span<const ItemId> items, const FabricId& fabric);

/// Copies of the named elements, shifted, with new ids and names. What stands in a copied rack comes along; items stay
/// in the fabrics they are in, or join the copy of one that is copied too. Returns the ids of the copies.
std::pair<Design, ElementSet> duplicated(const Design& design, const ElementSet& elements, Point by);

Design withName(const Design& design, const std::string& name);
Design withAssumptions(const Design& design, const Assumptions& assumptions);
Design withProposal(const Design& design, const ProposalDetails& proposal);
/// Adds a model to the lines of the chart, at the end; one that is there already stays where it is.
Design withReferenceModel(const Design& design, const ModelId& model);
Design withoutReferenceModel(const Design& design, const ModelId& model);
/// Gives the workload another place in the order of priority; 0 is the first.
Design withWorkloadAt(const Design& design, const WorkloadId& workload, std::size_t place);

/// Gives up the file's own copies for the figures of the built-in catalog; copies that it does not know stay.
Design withNewerFigures(const Design& design, const Catalog& builtIn);

/// The lowest U of `rack` at which `height` fits without touching another item, or nothing.
std::optional<RackUnits> lowestFreeU(const Design& design, const Catalog& catalog, const RackId& rack, RackUnits height);
/// A name that no item or rack has yet, behind the highest number there is: `DGX-04` for the stem `DGX`.
std::string freeName(const Design& design, const std::string& stem);

} // namespace rackyard
