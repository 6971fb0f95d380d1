#include "evaluate/fabrics.h"

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

struct Members {
    std::int64_t systems = 0;
    std::int64_t endpoints = 0;
    std::int64_t mostPorts = 0;
    std::map<std::string, std::int64_t> placedByTier;
    std::map<ProductIndex, std::int64_t> systemsOf;
};

bool isSwitch(const ProductFacts& facts) { return facts.product && facts.product->kind == ProductKind::networkSwitch; }

// Members by place in Design::fabrics, in one pass over the items.
std::vector<Members> membersOf(const Resolved& resolved) {
    const std::vector<Fabric>& fabrics = resolved.design.fabrics;
    std::vector<Members> members(fabrics.size());
    resolved.design.items.forEach([&](const Item& item) {
        for (const FabricId& id : item.fabrics)
            for (std::size_t f = 0; f < fabrics.size(); ++f) {
                if (fabrics[f].id != id) continue;
                if (isSwitch(resolved.of(item.product)))
                    members[f].placedByTier[item.tier.empty() ? "leaf" : item.tier] += item.quantity;
                else
                    members[f].systemsOf[item.product] += item.quantity;
            }
    });
    for (std::size_t f = 0; f < fabrics.size(); ++f)
        for (const auto& [product, systems] : members[f].systemsOf) {
            bool assumed = false;
            const std::int64_t ports = portsOf(resolved.of(product), fabrics[f].role, assumed);
            members[f].systems += systems;
            members[f].endpoints += ports * systems;
            members[f].mostPorts = std::max(members[f].mostPorts, ports);
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

std::int64_t placedIn(const Members& members, const char* tier) {
    const auto found = members.placedByTier.find(tier);
    return found == members.placedByTier.end() ? 0 : found->second;
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
    const std::vector<Members> members = membersOf(resolved);
    std::vector<FabricAnswer> answers;
    for (std::size_t f = 0; f < members.size(); ++f) {
        const Fabric& fabric = resolved.design.fabrics[f];
        FabricAnswer answer{.fabric = fabric.id, .kind = fabric.kind, .topology = fabric.topology,
                            .members = members[f].systems, .endpoints = members[f].endpoints, .size = {},
                            .switchProduct = std::nullopt};
        const SwitchChoice* choice = resolved.catalog.switchChoice(fabric.kind, fabric.speed);
        if (choice) answer.switchProduct = choice->product;
        if (choice && answer.endpoints > 0) answer.size = sizeFor(fabric, members[f], choice->radix);
        answer.placedLeaf = placedIn(members[f], "leaf");
        answer.placedSpine = placedIn(members[f], "spine");
        answer.placedCore = placedIn(members[f], "core");
        answer.derivedLeaf = std::max<std::int64_t>(0, answer.size.leaf - answer.placedLeaf);
        answer.derivedSpine = std::max<std::int64_t>(0, answer.size.spine - answer.placedSpine);
        answer.derivedCore = std::max<std::int64_t>(0, answer.size.core - answer.placedCore);
        answers.push_back(std::move(answer));
    }
    return answers;
}

} // namespace rackyard
