#include "advise/remedies.h"

#include "advise/remedy_edits.h"
#include "evaluate/evaluate.h"

#include <algorithm>

namespace rackyard {

namespace {

template<class IdType>
const IdType* subjectOf(const Finding& finding) {
    for (const Subject& subject : finding.subjects)
        if (const auto* id = std::get_if<IdType>(&subject)) return id;
    return nullptr;
}

bool sameMatter(const Finding& a, const Finding& b) { return a.code == b.code && a.subjects == b.subjects; }

bool cures(const Finding& finding, const Design& after, const Catalog& catalog) {
    const Evaluation evaluation = evaluate(after, catalog);
    return std::none_of(evaluation.findings.begin(), evaluation.findings.end(),
                        [&](const Finding& other) { return sameMatter(other, finding); });
}

bool fits(FitStatus status) { return status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked; }

/// Whether the workload that a finding is about has what it needs, with something to spare where that was missing.
bool serves(const Finding& finding, const Design& after, const Catalog& catalog) {
    const WorkloadId* workload = subjectOf<WorkloadId>(finding);
    const Evaluation evaluation = evaluate(after, catalog);
    for (const WorkloadFit& fit : evaluation.fit.workloads)
        if (workload && fit.workload == *workload)
            return fits(fit.status) && (finding.code != FindingCode::zeroHeadroom || Bytes() < fit.headroom);
    return false;
}

// Joining costs a switch, adding costs systems: the cheaper one is tried first.
std::optional<Remedy> serveWorkload(const Finding& finding, const Design& design, const Catalog& catalog) {
    if (auto joinedUp = withAllJoined(design, catalog); joinedUp && serves(finding, joinedUp->after, catalog)) return joinedUp;
    constexpr std::int64_t mostAdded = 64;
    for (std::int64_t count = 1; count <= mostAdded; count *= 2) {
        auto more = withMoreSystems(design, catalog, count);
        if (!more) return std::nullopt;
        if (!serves(finding, more->after, catalog)) continue;
        for (std::int64_t fewer = count / 2 + 1; fewer < count; ++fewer)
            if (auto least = withMoreSystems(design, catalog, fewer); least && serves(finding, least->after, catalog)) return least;
        return more;
    }
    return std::nullopt;
}

std::optional<Remedy> candidateFor(const Finding& finding, const Design& design, const Catalog& catalog) {
    switch (finding.code) {
    case FindingCode::rackCollision:
    case FindingCode::outsideRack:
        if (const ItemId* item = subjectOf<ItemId>(finding)) return withDeviceMoved(design, catalog, *item);
        return std::nullopt;
    case FindingCode::rackOverPower:
    case FindingCode::rackOverMass:
        if (const RackId* rack = subjectOf<RackId>(finding)) return withRackSpread(design, catalog, *rack, finding.code);
        return std::nullopt;
    case FindingCode::fabricDoesNotPool:
        if (const FabricId* fabric = subjectOf<FabricId>(finding)) return withRdma(design, *fabric);
        return std::nullopt;
    case FindingCode::fabricWithoutMembers: return withAllJoined(design, catalog);
    case FindingCode::unknownPriceBook: return withDefaultPriceBook(design);
    case FindingCode::unknownCoolingPolicy: return withDefaultCoolingPolicy(design);
    default: return std::nullopt;
    }
}

} // namespace

std::optional<Remedy> remedyFor(const Finding& finding, const Design& design, const Catalog& catalog) {
    switch (finding.code) {
    case FindingCode::zeroHeadroom:
    case FindingCode::workloadOnPaperOnly:
    case FindingCode::workloadTooSmall:
    case FindingCode::workloadNotBesideOthers: return serveWorkload(finding, design, catalog);
    case FindingCode::memoryBasisChangesVerdict: return withOtherBasis(design);
    default: break;
    }
    std::optional<Remedy> remedy = candidateFor(finding, design, catalog);
    if (!remedy || !cures(finding, remedy->after, catalog)) return std::nullopt;
    return remedy;
}

} // namespace rackyard
