#include "design/edits.h"

#include <algorithm>

namespace rackyard {

Design withName(const Design& design, const std::string& name) {
    Design changed = design;
    changed.name = name;
    return changed;
}

Design withAssumptions(const Design& design, const Assumptions& assumptions) {
    Design changed = design;
    changed.assumptions = assumptions;
    return changed;
}

Design withProposal(const Design& design, const ProposalDetails& proposal) {
    Design changed = design;
    changed.proposal = proposal;
    return changed;
}

Design withReferenceModel(const Design& design, const ModelId& model) {
    const auto& models = design.referenceModels;
    if (std::find(models.begin(), models.end(), model) != models.end()) return design;
    Design changed = design;
    changed.referenceModels.push_back(model);
    return changed;
}

Design withoutReferenceModel(const Design& design, const ModelId& model) {
    Design changed = design;
    std::erase(changed.referenceModels, model);
    return changed;
}

Design withWorkloadAt(const Design& design, const WorkloadId& workload, std::size_t place) {
    Design changed = design;
    auto& list = changed.workloads;
    const auto found = std::find_if(list.begin(), list.end(), [&](const Workload& w) { return w.id == workload; });
    if (found == list.end()) return changed;
    const auto target = list.begin() + static_cast<std::ptrdiff_t>(std::min(place, list.size() - 1));
    if (found < target)
        std::rotate(found, found + 1, target + 1);
    else
        std::rotate(target, found, found + 1);
    return changed;
}

} // namespace rackyard
