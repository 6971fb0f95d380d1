#include "evaluate/findings.h"

#include "evaluate/fabrics.h"

#include <algorithm>

namespace rackyard {

namespace {

void addPorts(const Resolved& resolved, std::size_t place, std::vector<Finding>& findings) {
    const Fabric& fabric = resolved.design.fabrics[place];
    std::vector<Subject> assumedFor{fabric.id};
    for (std::size_t i = 0; i < resolved.facts.size(); ++i) {
        const ProductFacts& facts = resolved.facts[i];
        if (resolved.census->members[place][i] == 0) continue;
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
        addPorts(resolved, f, findings);
    }
}

} // namespace rackyard
