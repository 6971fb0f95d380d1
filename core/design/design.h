#pragma once

#include "catalog/catalog.h"
#include "catalog/network.h"
#include "design/assumptions.h"
#include "design/blocks.h"
#include "design/placement.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// Index into a design's own table of products: items stay small, and the catalog may change under them.
enum class ProductIndex : std::uint32_t {};

/// Something placed: a card, a node, a switch, a workstation, a rack-scale system. More than one only on the floor.
struct Item {
    ItemId id;
    ProductIndex product{};
    std::int32_t quantity = 1;
    std::int32_t bridge = 0;              ///< cards per NVLink bridge: 0 (none), 2 or 4
    Placement placement;
    std::string name;
    std::string tier;                     ///< of a placed switch: "leaf", "spine", "core"; else empty
    std::vector<FabricId> fabrics;        ///< at most one of role compute
    friend bool operator==(const Item&, const Item&) = default;
};

/// A cabinet in the yard. `at` is the top left corner of its elevation.
struct Rack {
    RackId id;
    ProductIndex product{};
    std::string name;
    Point at;
    std::optional<Power> powerLimit;      ///< overrides the assumption for every rack
    friend bool operator==(const Rack&, const Rack&) = default;
};

struct Fabric {
    FabricId id;
    std::string name;
    FabricKind kind = FabricKind::infiniband;
    FabricRole role = FabricRole::compute;
    BitRate speed = BitRate::ofGigabits(400);
    Topology topology = Topology::railOptimized;
    std::int32_t oversubscription = 1;    ///< n means n:1
    std::int32_t managerPorts = 0;
    std::optional<std::int32_t> unitNodes; ///< nodes of a scalable unit; absent: as many as a leaf has down ports
    bool isDefault = false;               ///< new systems join it
    std::optional<Point> at;              ///< left end of the bus; absent: above its members
    friend bool operator==(const Fabric&, const Fabric&) = default;
};

/// A model that is to run, in so many replicas, beside the other workloads.
struct Workload {
    WorkloadId id;
    ModelId model;
    std::int32_t replicas = 1;
    friend bool operator==(const Workload&, const Workload&) = default;
};

/// Copies of the catalog records that a design used when it was saved, so that an old quote reopens to the cent.
struct CatalogCopy {
    std::string version;                  ///< `built-in` in shipped builds, which carry no copies
    std::shared_ptr<const CatalogRecords> records; ///< may be null
    friend bool operator==(const CatalogCopy& a, const CatalogCopy& b);
};

/// All that the user assembled. A value: edits make a new one, copies share their blocks.
struct Design {
    std::string name;
    Assumptions assumptions;
    ProposalDetails proposal;
    std::vector<Workload> workloads;      ///< in order of priority
    std::vector<ModelId> referenceModels; ///< lines on the chart, each judged alone
    std::vector<Fabric> fabrics;
    std::vector<ProductId> products;      ///< table that items and racks index; only grows
    Blocks<Rack> racks;
    Blocks<Item> items;
    std::int64_t nextId = 1;              ///< ids are never reused
    std::optional<CatalogCopy> catalog;

    const ProductId& productId(ProductIndex index) const { return products[static_cast<std::size_t>(index)]; }
    const Fabric* fabric(const FabricId& id) const;
    /// The compute fabric that new systems join, or null.
    const Fabric* defaultFabric() const;
    /// Equal as documents: the product tables may be ordered differently.
    friend bool operator==(const Design& a, const Design& b);
};

/// Equal elements of two designs, comparing the product by its id and not by its place in the table.
bool sameElement(const Design& a, const Item& x, const Design& b, const Item& y);
bool sameElement(const Design& a, const Rack& x, const Design& b, const Rack& y);
/// True where an index means the same product in both: one table is the other, or grew from it.
bool shareProductTable(const Design& a, const Design& b);

/// Separate systems that the items stand for: the sum of their quantities.
std::int64_t systemCount(const Design& design);
/// More systems than a design may hold are refused when a file is read.
inline constexpr std::int64_t mostSystems = 500'000;

} // namespace rackyard
