#include "evaluate/fabric_size.h"

#include <algorithm>

namespace rackyard {

namespace {

std::int64_t ceilDivide(std::int64_t above, std::int64_t below) { return (above + below - 1) / below; }

/// How a leaf's ports are shared between nodes and uplinks: d = floor(R*o/(1+o)), u = R - d (facts/fabric.md section 2).
struct LeafPorts {
    std::int64_t down = 0;
    std::int64_t up = 0;
};

LeafPorts leafPorts(const FabricRequest& request) {
    const std::int64_t o = std::max<std::int64_t>(1, request.oversubscription);
    const std::int64_t down = std::clamp<std::int64_t>(request.radix * o / (1 + o), 1, request.radix - 1);
    return {down, request.radix - down};
}

/// Smallest divisor of `uplinks` that is at least `least`, so that every leaf has equally many links to each spine:
/// the balanced rule that reproduces the vendors' tables.
std::int64_t balancedSpines(std::int64_t uplinks, std::int64_t least) {
    for (std::int64_t spines = std::max<std::int64_t>(1, least); spines < uplinks; ++spines)
        if (uplinks % spines == 0) return spines;
    return uplinks;
}

double ratio(std::int64_t above, std::int64_t below) {
    return below == 0 ? 0 : static_cast<double>(above) / static_cast<double>(below);
}

FabricSize single(std::int64_t endpoints, const FabricRequest& request) {
    FabricSize size;
    size.leaf = 1;
    size.cablesNodeLeaf = endpoints;
    size.maxEndpoints = request.radix;
    size.oversubscription = 1;
    return size;
}

FabricSize impossible(std::int64_t most) {
    FabricSize size;
    size.feasible = false;
    size.maxEndpoints = most;
    return size;
}

FabricSize twoLevels(std::int64_t endpoints, std::int64_t leaves, LeafPorts ports, const FabricRequest& request) {
    FabricSize size;
    size.leaf = leaves;
    size.uplinksPerLeaf = ports.up;
    size.spine = balancedSpines(ports.up, ceilDivide(leaves * ports.up, request.radix));
    size.linksPerLeafSpinePair = ports.up / size.spine;
    size.cablesNodeLeaf = endpoints;
    size.cablesLeafSpine = leaves * ports.up;
    size.maxEndpoints = ports.down * request.radix;
    size.oversubscription = ratio(ports.down, ports.up);
    return size;
}

/// Pods of radix/2 leaves and as many spines; half of each spine faces down, the cores join the pods (facts/fabric.md
/// section 3). A part-full pod is built whole.
FabricSize threeLevels(std::int64_t endpoints, std::int64_t leaves, LeafPorts ports, const FabricRequest& request) {
    const std::int64_t half = request.radix / 2;
    FabricSize size;
    const std::int64_t pods = ceilDivide(leaves, half);
    size.leaf = pods * half;
    size.uplinksPerLeaf = ports.up;
    size.spine = pods * ports.up;
    size.linksPerLeafSpinePair = 1;
    const std::int64_t upPerSpine = half;
    size.core = ceilDivide(size.spine * upPerSpine, request.radix);
    size.cablesNodeLeaf = endpoints;
    size.cablesLeafSpine = size.leaf * ports.up;
    size.cablesSpineCore = size.spine * upPerSpine;
    size.maxEndpoints = request.radix * half * ports.down;
    size.oversubscription = ratio(ports.down, ports.up);
    return size;
}

/// One tree for `endpoints` NIC ports whose leaves come in whole scalable units where the topology asks for them.
FabricSize tree(std::int64_t endpoints, std::int64_t managerPorts, std::int64_t unitLeaves, const FabricRequest& request) {
    const std::int64_t all = endpoints + managerPorts;
    if (all <= request.radix) return single(all, request);
    const LeafPorts ports = leafPorts(request);
    const std::int64_t byPorts = ceilDivide(all, ports.down);
    const std::int64_t leaves = std::max(byPorts, unitLeaves);
    if (leaves <= request.radix) return twoLevels(all, leaves, ports, request);
    const std::int64_t half = request.radix / 2;
    if (half > 0 && ceilDivide(leaves, half) <= request.radix) return threeLevels(all, leaves, ports, request);
    return impossible(request.radix * half * ports.down);
}

FabricSize railOnly(std::int64_t endpoints, const FabricRequest& request) {
    const std::int64_t rails = std::max<std::int64_t>(1, request.nicsPerNode);
    FabricSize size = tree(ceilDivide(endpoints, rails), request.managerPorts, 0, request);
    size.leaf *= rails;
    size.spine *= rails;
    size.core *= rails;
    size.cablesNodeLeaf = endpoints + request.managerPorts * rails;
    size.cablesLeafSpine *= rails;
    size.cablesSpineCore *= rails;
    size.maxEndpoints *= rails;
    return size;
}

} // namespace

FabricSize sizeFabric(const FabricRequest& request) {
    const std::int64_t endpoints = request.endpoints.value_or(request.nodes * request.nicsPerNode);
    if (endpoints <= 0) return {};
    if (request.radix < 2) return impossible(0);
    if (endpoints + request.managerPorts <= request.radix) return single(endpoints + request.managerPorts, request);
    if (request.topology == Topology::railOnly) return railOnly(endpoints, request);
    std::int64_t unitLeaves = 0;
    if (request.topology == Topology::railOptimized) {
        const std::int64_t down = leafPorts(request).down;
        const std::int64_t unit = std::clamp<std::int64_t>(request.unitNodes.value_or(down), 1, down);
        unitLeaves = std::max<std::int64_t>(1, request.nicsPerNode) * ceilDivide(request.nodes, unit);
    }
    return tree(endpoints, request.managerPorts, unitLeaves, request);
}

} // namespace rackyard
