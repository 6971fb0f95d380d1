#include "evaluate/fabric_size.h"

#include <algorithm>

namespace rackyard {

namespace {

// Beyond these the counts of a three-level tree no longer fit 64 bits; nothing that is built comes near.
constexpr std::int64_t mostRadix = 100'000;
constexpr std::int64_t mostEndpoints = 1'000'000'000'000;

std::int64_t ceilDivide(std::int64_t above, std::int64_t below) { return (above + below - 1) / below; }

/// What one tree has to join, and the step by which its leaves grow: one by one in a fat tree, a scalable unit at a
/// time in a rail-optimized one.
struct Plan {
    std::int64_t radix = 0;
    std::int64_t down = 0;          ///< ports of a leaf that may face nodes
    std::int64_t up = 0;            ///< uplinks of a leaf
    std::int64_t leavesPerUnit = 1;
    std::int64_t nodesPerLeaf = 0;  ///< ports of a leaf that a whole unit fills; the rest of `down` stays for managers
    std::int64_t leastUnits = 0;    ///< units that the nodes ask for, whatever their ports
    std::int64_t managerPorts = 0;

    std::int64_t half() const { return radix / 2; }
    std::int64_t unitsWithin(std::int64_t leaves) const { return leaves / leavesPerUnit; }
    std::int64_t endpointsOf(std::int64_t units) const {
        const std::int64_t leaves = units * leavesPerUnit;
        return leaves * nodesPerLeaf + std::min(managerPorts, leaves * (down - nodesPerLeaf));
    }
    std::int64_t leavesFor(std::int64_t endpoints) const {
        return leavesPerUnit * std::max(leastUnits, ceilDivide(endpoints, leavesPerUnit * down));
    }
    double oversubscription() const { return static_cast<double>(nodesPerLeaf) / static_cast<double>(up); }
    std::int64_t mostInOneSwitch() const { return radix; }
    std::int64_t mostInTwoLevels() const { return std::max(radix, endpointsOf(unitsWithin(radix))); }
    std::int64_t mostInThreeLevels() const {
        return std::max(mostInTwoLevels(), endpointsOf(unitsWithin(radix * half())));
    }
};

/// Ports of a leaf: d = floor(R*o/(1+o)) face down, the rest up; d is truncated so that blocking is never worse than
/// asked (facts/fabric.md section 2).
Plan planFor(const FabricRequest& request) {
    Plan plan{.radix = request.radix};
    plan.managerPorts = std::clamp<std::int64_t>(request.managerPorts, 0, mostEndpoints);
    const std::int64_t o = std::clamp<std::int64_t>(request.oversubscription, 1, mostRadix);
    plan.down = std::clamp<std::int64_t>(plan.radix * o / (1 + o), 1, std::max<std::int64_t>(1, plan.radix - 1));
    plan.up = std::max<std::int64_t>(1, plan.radix - plan.down);
    plan.nodesPerLeaf = plan.down;
    return plan;
}

/// A unit has one leaf for each rail, or as many as a rail of more nodes than a leaf has ports needs; its leaves and
/// uplinks are built whole even where nodes are missing (facts/fabric.md section 4).
Plan railPlanFor(const FabricRequest& request, std::int64_t rails) {
    Plan plan = planFor(request);
    const std::int64_t unit = std::clamp<std::int64_t>(request.unitNodes.value_or(plan.down), 1, mostRadix);
    const std::int64_t leavesPerRail = ceilDivide(unit, plan.down);
    plan.leavesPerUnit = rails * leavesPerRail;
    plan.nodesPerLeaf = ceilDivide(unit, leavesPerRail);
    plan.leastUnits = ceilDivide(std::max<std::int64_t>(0, request.nodes), unit);
    return plan;
}

/// Smallest divisor of `uplinks` that is at least `least`, so that every leaf has equally many links to each spine:
/// the balanced rule that reproduces the vendors' tables (facts/fabric.md section 6).
std::int64_t balancedSpines(std::int64_t uplinks, std::int64_t least) {
    for (std::int64_t spines = std::max<std::int64_t>(1, least); spines < uplinks; ++spines)
        if (uplinks % spines == 0) return spines;
    return uplinks;
}

FabricSize oneSwitch(std::int64_t endpoints, const Plan& plan) {
    FabricSize size;
    size.leaf = 1;
    size.cablesNodeLeaf = endpoints;
    size.maxEndpoints = plan.mostInOneSwitch();
    size.oversubscription = 1;
    return size;
}

FabricSize impossible(std::int64_t most) {
    FabricSize size;
    size.feasible = false;
    size.maxEndpoints = most;
    return size;
}

FabricSize twoLevels(std::int64_t endpoints, std::int64_t leaves, const Plan& plan) {
    FabricSize size;
    size.leaf = leaves;
    size.uplinksPerLeaf = plan.up;
    size.spine = balancedSpines(plan.up, ceilDivide(leaves * plan.up, plan.radix));
    size.linksPerLeafSpinePair = plan.up / size.spine;
    size.cablesNodeLeaf = endpoints;
    size.cablesLeafSpine = leaves * plan.up;
    size.maxEndpoints = plan.mostInTwoLevels();
    size.oversubscription = plan.oversubscription();
    return size;
}

/// Whole pods of radix/2 leaves, each with one link to every spine of its pod; the spines' other half goes to the
/// cores (facts/fabric.md section 3, DECISIONS 10).
FabricSize threeLevels(std::int64_t endpoints, std::int64_t leaves, const Plan& plan) {
    const std::int64_t pods = ceilDivide(leaves, plan.half());
    FabricSize size;
    size.leaf = pods * plan.half();
    size.uplinksPerLeaf = plan.up;
    size.spine = pods * plan.up;
    size.linksPerLeafSpinePair = 1;
    size.cablesNodeLeaf = endpoints;
    size.cablesLeafSpine = size.leaf * plan.up;
    size.cablesSpineCore = size.spine * plan.half();
    size.core = ceilDivide(size.cablesSpineCore, plan.radix);
    size.maxEndpoints = plan.mostInThreeLevels();
    size.oversubscription = plan.oversubscription();
    return size;
}

FabricSize tree(std::int64_t endpoints, const Plan& plan) {
    if (endpoints <= plan.radix) return oneSwitch(endpoints, plan);
    if (plan.radix < 2) return impossible(plan.radix);
    const std::int64_t leaves = plan.leavesFor(endpoints);
    if (leaves <= plan.radix) return twoLevels(endpoints, leaves, plan);
    if (ceilDivide(leaves, plan.half()) <= plan.radix) return threeLevels(endpoints, leaves, plan);
    return impossible(plan.mostInThreeLevels());
}

/// As many trees as a node has NICs, with no link between them; each is sized for the fullest.
FabricSize railOnly(std::int64_t endpoints, std::int64_t rails, const FabricRequest& request) {
    FabricSize size = tree(ceilDivide(endpoints, rails), planFor(request));
    size.leaf *= rails;
    size.spine *= rails;
    size.core *= rails;
    size.cablesNodeLeaf = size.feasible ? endpoints : 0;
    size.cablesLeafSpine *= rails;
    size.cablesSpineCore *= rails;
    size.maxEndpoints *= rails;
    return size;
}

} // namespace

FabricSize sizeFabric(const FabricRequest& request) {
    const std::int64_t rails = std::max<std::int64_t>(1, request.nicsPerNode);
    if (request.radix < 1 || request.radix > mostRadix || rails > mostRadix) return impossible(0);
    if (request.nodes > mostEndpoints / rails || request.endpoints.value_or(0) > mostEndpoints) return impossible(0);
    const std::int64_t nodes = request.endpoints.value_or(request.nodes * request.nicsPerNode);
    if (nodes <= 0) return {};
    const Plan plan = planFor(request);
    const std::int64_t all = nodes + plan.managerPorts;
    if (all <= request.radix) return oneSwitch(all, plan);
    if (request.topology == Topology::railOnly) return railOnly(all, rails, request);
    return tree(all, request.topology == Topology::railOptimized ? railPlanFor(request, rails) : plan);
}

} // namespace rackyard
