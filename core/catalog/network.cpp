#include "catalog/network.h"

#include "units/enum_names.h"

namespace rackyard {

namespace {

constexpr EnumNames<FabricKind, 3> kindNames{{{FabricKind::infiniband, "infiniband"},
                                              {FabricKind::roce, "roce"},
                                              {FabricKind::ethernet, "ethernet"}}};
constexpr EnumNames<FabricRole, 4> roleNames{{{FabricRole::compute, "compute"},
                                              {FabricRole::storage, "storage"},
                                              {FabricRole::inBand, "in-band"},
                                              {FabricRole::outOfBand, "out-of-band"}}};
constexpr EnumNames<Topology, 3> topologyNames{{{Topology::fatTree, "fat-tree"},
                                                {Topology::railOptimized, "rail-optimized"},
                                                {Topology::railOnly, "rail-only"}}};

} // namespace

std::string_view keyOf(FabricKind kind) { return nameIn(kindNames, kind); }
std::string_view keyOf(FabricRole role) { return nameIn(roleNames, role); }
std::string_view keyOf(Topology topology) { return nameIn(topologyNames, topology); }
std::optional<FabricKind> fabricKindOf(std::string_view key) { return valueIn(kindNames, key); }
std::optional<FabricRole> fabricRoleOf(std::string_view key) { return valueIn(roleNames, key); }
std::optional<Topology> topologyOf(std::string_view key) { return valueIn(topologyNames, key); }

} // namespace rackyard
