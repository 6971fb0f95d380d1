#include "evaluate/cooling.h"

#include <algorithm>

namespace rackyard {

namespace {

bool contains(const CoolingBand& band, Power power) {
    if (!band.upTo) return true;
    return band.inclusive ? !(*band.upTo < power) : power < *band.upTo;
}

PolicyAnswer byBands(const CoolingPolicy& policy, Power power) {
    PolicyAnswer answer;
    for (const CoolingBand& band : policy.bands) {
        if (!contains(band, power)) continue;
        answer.coolingClass = band.coolingClass;
        if (band.upTo) answer.toNextBand = *band.upTo - power;
        break;
    }
    for (const CoolingOption& option : policy.options)
        if (option.from < power && (!option.upTo || !(*option.upTo < power)) && option.coolingClass != answer.coolingClass)
            answer.options.push_back(option.coolingClass);
    return answer;
}

PolicyAnswer bySite(const std::map<CoolingClass, Power>& limits, Power power) {
    PolicyAnswer answer;
    for (const auto& [coolingClass, limit] : limits) {
        if (limit < power) continue;
        if (answer.coolingClass) {
            answer.options.push_back(coolingClass);
        } else {
            answer.coolingClass = coolingClass;
            answer.toNextBand = limit - power;
        }
    }
    return answer;
}

void judgeRack(const Design& design, const Catalog& catalog, const CoolingPolicy* chosen, bool productIsLiquid,
               RackAnswer& rack) {
    if (!rack.max.known) return;
    for (const CoolingPolicy& policy : catalog.coolingPolicies()) {
        if (policy.siteLimits && design.assumptions.siteCooling.empty()) continue;
        const PolicyAnswer answer = coolingFor(policy, *rack.max.known, design.assumptions.siteCooling);
        const bool isChosen = chosen && policy.id == chosen->id;
        if (isChosen && !productIsLiquid) {
            rack.cooling = answer.coolingClass;
            rack.coolingOptions = answer.options;
            rack.toNextBand = answer.toNextBand;
        } else if (answer.coolingClass) {
            rack.otherPolicies.emplace_back(policy.id, *answer.coolingClass);
        }
    }
    // What the product demands stands, whatever a policy makes of the load (DECISIONS 12).
    if (productIsLiquid) rack.cooling = CoolingClass::liquid;
}

} // namespace

PolicyAnswer coolingFor(const CoolingPolicy& policy, Power rackPower, const std::map<CoolingClass, Power>& siteLimits) {
    return policy.siteLimits ? bySite(siteLimits, rackPower) : byBands(policy, rackPower);
}

void judgeCooling(const Design& design, const Catalog& catalog, const std::vector<CoolingConstraint>& constraints,
                  std::vector<RackAnswer>& racks, CoolingAnswer& answer) {
    answer.policy = design.assumptions.coolingPolicy;
    const CoolingPolicy* chosen = catalog.coolingPolicy(answer.policy);
    for (std::size_t i = 0; i < racks.size(); ++i) {
        judgeRack(design, catalog, chosen, constraints[i] == CoolingConstraint::liquid, racks[i]);
        if (racks[i].cooling && (!answer.worst || *answer.worst < *racks[i].cooling)) answer.worst = racks[i].cooling;
    }
}

} // namespace rackyard
