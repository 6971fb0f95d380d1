#include "evaluate/findings.h"

#include "evaluate/fabrics.h"

#include <algorithm>

namespace rackyard {

namespace {

/// Products of a fabric's members, each once.
std::vector<ProductIndex> memberProducts(const Design& design, const FabricId& fabric) {
    std::vector<bool> seen(design.products.size(), false);
    std::vector<ProductIndex> products;
    design.items.forEach([&](const Item& item) {
        if (seen[static_cast<std::size_t>(item.product)]) return;
        if (std::find(item.fabrics.begin(), item.fabrics.end(), fabric) == item.fabrics.end()) return;
        seen[static_cast<std::size_t>(item.product)] = true;
        products.push_back(item.product);
    });
    return products;
}

void addPorts(const Resolved& resolved, const Fabric& fabric, std::vector<Finding>& findings) {
    std::vector<Subject> assumedFor{fabric.id};
    for (ProductIndex index : memberProducts(resolved.design, fabric.id)) {
        const ProductFacts& facts = resolved.of(index);
        if (!facts.product || facts.product->kind == ProductKind::networkSwitch) continue;
        bool assumed = false;
        portsOf(facts, fabric.role, assumed);
        if (assumed) assumedFor.emplace_back(facts.product->id);
        const auto& system = facts.product->system;
        if (fabric.role == FabricRole::compute && system && system->computePortSpeed && *system->computePortSpeed != fabric.speed)
            findings.push_back({FindingCode::portSpeedMismatch,
                                {fabric.id, facts.product->id},
                                {{"port_gbit_per_s", system->computePortSpeed->bitsPerSecond() / 1'000'000'000},
                                 {"fabric_gbit_per_s", fabric.speed.bitsPerSecond() / 1'000'000'000}}});
    }
    if (assumedFor.size() > 1) findings.push_back({FindingCode::portCountAssumed, std::move(assumedFor), {}});
}

} // namespace

void addFabricFindings(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings) {
    for (std::size_t f = 0; f < evaluation.fabrics.size(); ++f) {
        const FabricAnswer& answer = evaluation.fabrics[f];
        const Fabric& fabric = resolved.design.fabrics[f];
        if (answer.members == 0) {
            findings.push_back({FindingCode::fabricWithoutMembers, {fabric.id}, {}});
            continue;
        }
        if (!answer.switchProduct)
            findings.push_back({FindingCode::fabricSwitchUnknown,
                                {fabric.id},
                                {{"fabric_gbit_per_s", fabric.speed.bitsPerSecond() / 1'000'000'000}}});
        else if (!answer.size.feasible)
            findings.push_back({FindingCode::fabricNotFeasible, {fabric.id}, {{"endpoints", answer.endpoints}}});
        else if (fabric.oversubscription > 1 && answer.size.oversubscription > 1.0)
            findings.push_back({FindingCode::fabricOversubscribed, {fabric.id}, {{"ratio", std::int64_t{fabric.oversubscription}}}});
        addPorts(resolved, fabric, findings);
    }
}

} // namespace rackyard
