#pragma once

#include "catalog/network.h"

#include <cstdint>
#include <optional>

namespace rackyard {

/// What a scale-out fabric has to join and how.
struct FabricRequest {
    std::int64_t nodes = 0;
    std::int64_t nicsPerNode = 1;
    std::int64_t radix = 64;              ///< switch ports at the speed of a link
    Topology topology = Topology::fatTree;
    std::int64_t oversubscription = 1;    ///< n means n:1 at the leaf
    /// Nodes of a scalable unit; absent: floor(R*o/(1+o)). A unit of more nodes than a leaf has down ports gives
    /// every rail several leaves.
    std::optional<std::int64_t> unitNodes;
    std::int64_t managerPorts = 0;        ///< ports that the fabric manager takes, in the whole fabric
    /// Endpoints where nodes differ in their number of NICs; absent: nodes x nicsPerNode.
    std::optional<std::int64_t> endpoints;
};

/// Switches and cables that a fabric needs (facts/fabric.md sections 2 to 4).
struct FabricSize {
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t uplinksPerLeaf = 0;
    std::int64_t linksPerLeafSpinePair = 0;
    std::int64_t cablesNodeLeaf = 0;
    std::int64_t cablesLeafSpine = 0;
    std::int64_t cablesSpineCore = 0;
    std::int64_t maxEndpoints = 0;        ///< ports that as many levels can join; never falls as nodes grow
    double oversubscription = 0;          ///< node links to uplinks at a full leaf; 1 for a single switch
    bool feasible = true;                 ///< false beyond three levels
    friend bool operator==(const FabricSize&, const FabricSize&) = default;
};

/// Sizes the fabric: one switch where the endpoints fit one, else two levels, else three. Never negative, never
/// throws; an impossible request (radix below 2) is not feasible.
FabricSize sizeFabric(const FabricRequest& request);

} // namespace rackyard
