#include "evaluate/findings.h"

#include "evaluate/fit.h"

#include <algorithm>

namespace rackyard {

namespace {

bool fits(FitStatus status) { return status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked; }

std::optional<FindingCode> codeFor(FitStatus status) {
    switch (status) {
    case FitStatus::onPaperOnly: return FindingCode::workloadOnPaperOnly;
    case FitStatus::tooSmall: return FindingCode::workloadTooSmall;
    case FitStatus::notBesideOthers: return FindingCode::workloadNotBesideOthers;
    case FitStatus::fitsNetworked: return FindingCode::poolHasSeams;
    case FitStatus::fitsInDomain: return std::nullopt;
    }
    return std::nullopt;
}

void addFor(const WorkloadFit& fit, const MemoryAnswer& memory, std::vector<Finding>& findings) {
    if (!fit.minimum) return;
    const std::vector<Subject> subjects{fit.workload, fit.model};
    if (const auto code = codeFor(fit.status))
        findings.push_back({*code, subjects,
                            {{"minimum", *fit.minimum},
                             {"on_paper", memory.onPaper},
                             {"pooled", memory.pooled},
                             {"replicas", fit.replicas},
                             {"placed", fit.placed}}});
    if (fits(fit.status) && fit.headroom.isZero())
        findings.push_back({FindingCode::zeroHeadroom, subjects, {{"minimum", *fit.minimum}, {"pooled", memory.pooled}}});
    for (const FitCheck& check : fit.checks)
        if (check.check == "whole-gpus" && check.result == CheckResult::fails)
            findings.push_back({FindingCode::needsWholeGpus, subjects, {{"replicas", fit.placed}}});
}

// Islands are worth a word where their sum could mislead: several of them, or beside a larger pool.
void addIslands(const MemoryAnswer& memory, std::vector<Finding>& findings) {
    for (const Pool& pool : memory.pools) {
        if (pool.kind != PoolKind::single || pool.count < 2) continue;
        findings.push_back({FindingCode::islandsDoNotPool,
                            {pool.gpu},
                            {{"islands", pool.count}, {"each", pool.memory}, {"on_paper", pool.memory * pool.count}}});
    }
}

void addKinds(const Resolved& resolved, const MemoryAnswer& memory, std::vector<Finding>& findings) {
    std::vector<Subject> kinds;
    for (const ProductId& gpu : resolved.gpus)
        if (std::any_of(memory.pools.begin(), memory.pools.end(), [&](const Pool& p) { return p.gpu == gpu; }))
            kinds.emplace_back(gpu);
    if (kinds.size() < 2) return;
    const auto count = static_cast<std::int64_t>(kinds.size());
    findings.push_back({FindingCode::gpuKindsDoNotPool, std::move(kinds),
                        {{"kinds", count}, {"on_paper", memory.onPaper}, {"pooled", memory.pooled}}});
}

// A fabric that joins scale-up domains and yet pools nothing surprises people: say why.
void addUnpooledFabrics(const Resolved& resolved, std::vector<Finding>& findings) {
    for (std::size_t f = 0; f < resolved.design.fabrics.size(); ++f) {
        const Fabric& fabric = resolved.design.fabrics[f];
        if (fabric.role != FabricRole::compute || fabric.kind != FabricKind::ethernet) continue;
        std::int64_t domains = 0;
        for (std::size_t i = 0; i < resolved.facts.size(); ++i)
            if (resolved.facts[i].gpuCount >= 2 && resolved.facts[i].scaleUpGpus >= 2) domains += resolved.census->members[f][i];
        if (domains >= 2) findings.push_back({FindingCode::fabricDoesNotPool, {fabric.id}, {{"domains", domains}}});
    }
}

// Would any verdict be another if the other memory figure were counted? Only then is the difference worth a word.
void addBasis(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings) {
    if (resolved.design.workloads.empty()) return;
    const bool nominal = evaluation.memory.basis == MemoryBasis::nominal;
    const Resolved resolvedOther = withBasis(resolved, nominal ? MemoryBasis::reported : MemoryBasis::nominal);
    const bool sameFigures = std::equal(resolved.facts.begin(), resolved.facts.end(), resolvedOther.facts.begin(),
                                        [](const ProductFacts& a, const ProductFacts& b) { return a.memoryPerGpu == b.memoryPerGpu; });
    if (sameFigures) return;
    const Pooling pooling = poolMemory(resolvedOther);
    const FitAnswer fit = judgeFit(resolvedOther, pooling);
    for (std::size_t i = 0; i < fit.workloads.size(); ++i) {
        const WorkloadFit& here = evaluation.fit.workloads[i];
        if (!here.minimum || fits(here.status) == fits(fit.workloads[i].status)) continue;
        findings.push_back({FindingCode::memoryBasisChangesVerdict,
                            {here.workload, here.model},
                            {{"counted", evaluation.memory.pooled},
                             {"other", pooling.answer.pooled},
                             {"minimum", *here.minimum},
                             {"counted_basis", std::string(keyOf(evaluation.memory.basis))}}});
    }
}

} // namespace

void addMemoryFindings(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings) {
    for (const WorkloadFit& fit : evaluation.fit.workloads)
        addFor(fit, evaluation.memory, findings);
    addIslands(evaluation.memory, findings);
    addKinds(resolved, evaluation.memory, findings);
    addUnpooledFabrics(resolved, findings);
    if (!evaluation.fit.exact) findings.push_back({FindingCode::placementNotProved, {}, {}});
    addBasis(resolved, evaluation, findings);
    for (const ProductId& product : evaluation.memory.withoutReported)
        findings.push_back({FindingCode::reportedMemoryUnknown, {product}, {}});
}

} // namespace rackyard
