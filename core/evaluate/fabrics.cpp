#include "evaluate/fabrics.h"

#include <algorithm>
#include <array>

namespace rackyard {

namespace {

struct Members {
    std::int64_t systems = 0;
    std::int64_t endpoints = 0;
    std::int64_t mostPorts = 0;
    std::array<std::int64_t, 3> placed{}; // leaf, spine, core
};

bool isSwitch(const ProductFacts& facts) { return facts.product && facts.product->kind == ProductKind::networkSwitch; }

Members membersOf(const Resolved& resolved, std::size_t fabric) {
    Members members;
    const Census& census = *resolved.census;
    for (std::size_t product = 0; product < census.members[fabric].size(); ++product) {
        const std::int64_t systems = census.members[fabric][product];
        if (systems == 0) continue;
        const ProductFacts& facts = resolved.facts[product];
        if (isSwitch(facts)) {
            for (std::size_t tier = 0; tier < members.placed.size(); ++tier)
                members.placed[tier] += census.tiers[fabric][product][tier];
            continue;
        }
        bool assumed = false;
        const std::int64_t ports = portsOf(facts, resolved.design.fabrics[fabric].role, assumed);
        members.systems += systems;
        members.endpoints += ports * systems;
        members.mostPorts = std::max(members.mostPorts, ports);
    }
    return members;
}

FabricSize sizeFor(const Fabric& fabric, const Members& members, int radix) {
    FabricRequest request;
    request.nodes = members.systems;
    request.nicsPerNode = std::max<std::int64_t>(1, members.mostPorts);
    request.endpoints = members.endpoints;
    request.radix = radix;
    request.topology = fabric.topology;
    request.oversubscription = fabric.oversubscription;
    request.managerPorts = fabric.managerPorts;
    if (fabric.unitNodes) request.unitNodes = *fabric.unitNodes;
    return sizeFabric(request);
}

} // namespace

std::int64_t portsOf(const ProductFacts& facts, FabricRole role, bool& assumed) {
    assumed = false;
    if (role == FabricRole::compute && facts.product && facts.product->system && facts.product->system->computePorts)
        return *facts.product->system->computePorts;
    assumed = role == FabricRole::compute;
    return 1;
}

std::int64_t derivedSwitches(const FabricAnswer& answer) {
    return answer.derivedLeaf + answer.derivedSpine + answer.derivedCore;
}

std::vector<FabricAnswer> sizeFabrics(const Resolved& resolved) {
    std::vector<FabricAnswer> answers;
    for (std::size_t f = 0; f < resolved.design.fabrics.size(); ++f) {
        const Fabric& fabric = resolved.design.fabrics[f];
        const Members members = membersOf(resolved, f);
        FabricAnswer answer{.fabric = fabric.id, .kind = fabric.kind, .topology = fabric.topology,
                            .members = members.systems, .endpoints = members.endpoints, .size = {},
                            .switchProduct = std::nullopt};
        const SwitchChoice* choice = resolved.catalog.switchChoice(fabric.kind, fabric.speed);
        if (choice) answer.switchProduct = choice->product;
        if (choice && answer.endpoints > 0) answer.size = sizeFor(fabric, members, choice->radix);
        answer.placedLeaf = members.placed[0];
        answer.placedSpine = members.placed[1];
        answer.placedCore = members.placed[2];
        answer.derivedLeaf = std::max<std::int64_t>(0, answer.size.leaf - answer.placedLeaf);
        answer.derivedSpine = std::max<std::int64_t>(0, answer.size.spine - answer.placedSpine);
        answer.derivedCore = std::max<std::int64_t>(0, answer.size.core - answer.placedCore);
        answers.push_back(std::move(answer));
    }
    return answers;
}

} // namespace rackyard
