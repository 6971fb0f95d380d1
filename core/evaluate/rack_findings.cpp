#include "evaluate/findings.h"

namespace rackyard {

namespace {

FindingCode codeFor(Misplacement::Kind kind) {
    switch (kind) {
    case Misplacement::Kind::collision: return FindingCode::rackCollision;
    case Misplacement::Kind::outside: return FindingCode::outsideRack;
    case Misplacement::Kind::rackScaleInRack: return FindingCode::rackScaleInsideRack;
    }
    return FindingCode::rackCollision;
}

std::vector<Subject> subjectsOf(const RackAnswer& rack) {
    if (rack.rack) return {*rack.rack};
    return {*rack.system};
}

void addLimit(const RackAnswer& rack, std::vector<Finding>& findings) {
    if (!rack.limit || !rack.max.known || !(*rack.limit < *rack.max.known)) return;
    findings.push_back({FindingCode::rackOverPower, subjectsOf(rack), {{"max", *rack.max.known}, {"limit", *rack.limit}}});
}

} // namespace

void addRackFindings(const Resolved& resolved, const Evaluation& evaluation, const Loads& loads,
                     std::vector<Finding>& findings) {
    for (const Misplacement& misplacement : loads.misplacements)
        findings.push_back({codeFor(misplacement.kind), {misplacement.item, misplacement.rack}, {}});
    for (const RackAnswer& rack : evaluation.power.racks)
        addLimit(rack, findings);
    std::size_t i = 0;
    resolved.design.racks.forEach([&](const Rack& rack) {
        const RackAnswer& answer = evaluation.power.racks[i++];
        const ProductFacts& facts = resolved.of(rack.product);
        if (!facts.product || !facts.product->cabinet || !facts.product->cabinet->maxLoad || !answer.mass.known) return;
        const Mass load = *answer.mass.known - facts.mass.value_or(Mass());
        const Mass limit = *facts.product->cabinet->maxLoad;
        if (limit < load) findings.push_back({FindingCode::rackOverMass, {rack.id}, {{"load", load}, {"limit", limit}}});
    });
}

} // namespace rackyard
