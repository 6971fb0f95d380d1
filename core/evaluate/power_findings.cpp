#include "evaluate/findings.h"

#include <algorithm>

namespace rackyard {

namespace {

std::vector<Subject> subjectsOf(const std::vector<ProductId>& products) { return {products.begin(), products.end()}; }

Subject subjectOf(const RackAnswer& rack) { return rack.rack ? Subject(*rack.rack) : Subject(*rack.system); }

bool needsLiquidInlet(CoolingClass coolingClass) {
    return coolingClass == CoolingClass::liquid || coolingClass == CoolingClass::immersion;
}

// The policy's answer for a rack whose class its product decides, or nothing.
std::optional<CoolingClass> policyAnswer(const RackAnswer& rack, const CoolingPolicyId& policy) {
    for (const auto& [id, coolingClass] : rack.otherPolicies)
        if (id == policy) return coolingClass;
    return std::nullopt;
}

/// Racks that one sentence can speak of together: same class, same other class.
struct Alike {
    CoolingClass here;
    CoolingClass there;
    std::vector<Subject> racks;
};

void collect(std::vector<Alike>& groups, CoolingClass here, CoolingClass there, const RackAnswer& rack) {
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const Alike& g) { return g.here == here && g.there == there; });
    if (same == groups.end())
        groups.push_back({here, there, {subjectOf(rack)}});
    else
        same->racks.push_back(subjectOf(rack));
}

void report(FindingCode code, const std::vector<Alike>& groups, const char* hereName, const char* thereName,
            const CoolingPolicyId& policy, std::vector<Finding>& findings) {
    for (const Alike& group : groups)
        findings.push_back({code, group.racks,
                            {{hereName, std::string(keyOf(group.here))},
                             {thereName, std::string(keyOf(group.there))},
                             {"policy", policy.text()},
                             {"racks", static_cast<std::int64_t>(group.racks.size())}}});
}

void addPolicies(const Evaluation& evaluation, const Loads& loads, std::vector<Finding>& findings) {
    std::vector<Alike> against;
    std::vector<std::pair<CoolingPolicyId, std::vector<Alike>>> disagreeing;
    const CoolingPolicyId& policy = evaluation.cooling.policy;
    for (std::size_t i = 0; i < evaluation.power.racks.size(); ++i) {
        const RackAnswer& rack = evaluation.power.racks[i];
        if (!rack.cooling) continue;
        if (const auto answer = policyAnswer(rack, policy)) {
            if (*answer != *rack.cooling) collect(against, *rack.cooling, *answer, rack);
            continue;
        }
        if (loads.rackConstraints[i] == CoolingConstraint::air && needsLiquidInlet(*rack.cooling))
            collect(against, CoolingClass::air, *rack.cooling, rack);
        for (const auto& [id, other] : rack.otherPolicies) {
            if (other == *rack.cooling) continue;
            const CoolingPolicyId& name = id;
            auto place = std::find_if(disagreeing.begin(), disagreeing.end(), [&](const auto& d) { return d.first == name; });
            if (place == disagreeing.end()) place = disagreeing.insert(disagreeing.end(), {id, {}});
            collect(place->second, *rack.cooling, other, rack);
        }
    }
    report(FindingCode::policyAgainstProduct, against, "product", "policy_class", policy, findings);
    for (const auto& [id, groups] : disagreeing)
        report(FindingCode::policiesDisagree, groups, "class", "other_class", id, findings);
}

void addSiteLimits(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings) {
    const CoolingPolicy* policy = resolved.catalog.coolingPolicy(evaluation.cooling.policy);
    if (!policy || !policy->siteLimits) return;
    for (const RackAnswer& rack : evaluation.power.racks)
        if (rack.max.known && !rack.cooling)
            findings.push_back({FindingCode::coolingLimitExceeded, {subjectOf(rack)}, {{"max", *rack.max.known}}});
}

} // namespace

void addPowerFindings(const Resolved& resolved, const Evaluation& evaluation, const Loads& loads,
                      std::vector<Finding>& findings) {
    const PowerAnswer& power = evaluation.power;
    addSiteLimits(resolved, evaluation, findings);
    addPolicies(evaluation, loads, findings);
    if (power.max.atLeast())
        findings.push_back({FindingCode::powerUnknown, subjectsOf(power.max.unknown), {{"known", power.max.known.value_or(Power())}}});
    if (!power.estimated.empty()) findings.push_back({FindingCode::powerEstimated, subjectsOf(power.estimated), {}});
    if (evaluation.mass.atLeast()) findings.push_back({FindingCode::massUnknown, subjectsOf(evaluation.mass.unknown), {}});
}

} // namespace rackyard
