#include "findings/codes.h"

#include "findings/finding.h"

#include <array>

namespace rackyard {

namespace {

struct Row {
    FindingCode code;
    std::string_view key;
    Severity severity;
};

constexpr Row table[] = {
    {FindingCode::zeroHeadroom, "zero-headroom", Severity::warning},
    {FindingCode::workloadOnPaperOnly, "workload-on-paper-only", Severity::error},
    {FindingCode::workloadTooSmall, "workload-too-small", Severity::error},
    {FindingCode::workloadNotBesideOthers, "workload-not-beside-others", Severity::error},
    {FindingCode::poolHasSeams, "pool-has-seams", Severity::info},
    {FindingCode::islandsDoNotPool, "islands-do-not-pool", Severity::warning},
    {FindingCode::gpuKindsDoNotPool, "gpu-kinds-do-not-pool", Severity::warning},
    {FindingCode::fabricDoesNotPool, "fabric-does-not-pool", Severity::warning},
    {FindingCode::placementNotProved, "placement-not-proved", Severity::warning},
    {FindingCode::memoryBasisChangesVerdict, "memory-basis-changes-verdict", Severity::warning},
    {FindingCode::reportedMemoryUnknown, "reported-memory-unknown", Severity::info},
    {FindingCode::fitsPooledNotPerGpu, "fits-pooled-not-per-gpu", Severity::warning},
    {FindingCode::needsWholeGpus, "needs-whole-gpus", Severity::warning},
    {FindingCode::rackOverPower, "rack-over-power", Severity::error},
    {FindingCode::rackOverMass, "rack-over-mass", Severity::error},
    {FindingCode::rackCollision, "rack-collision", Severity::error},
    {FindingCode::outsideRack, "outside-rack", Severity::error},
    {FindingCode::rackScaleInsideRack, "rack-scale-inside-rack", Severity::error},
    {FindingCode::powerUnknown, "power-unknown", Severity::warning},
    {FindingCode::powerEstimated, "power-estimated", Severity::info},
    {FindingCode::massUnknown, "mass-unknown", Severity::info},
    {FindingCode::policyAgainstProduct, "policy-against-product", Severity::warning},
    {FindingCode::policiesDisagree, "policies-disagree", Severity::info},
    {FindingCode::coolingLimitExceeded, "cooling-limit-exceeded", Severity::error},
    {FindingCode::fabricOversubscribed, "fabric-oversubscribed", Severity::warning},
    {FindingCode::fabricNotFeasible, "fabric-not-feasible", Severity::error},
    {FindingCode::fabricWithoutMembers, "fabric-without-members", Severity::info},
    {FindingCode::fabricSwitchUnknown, "fabric-switch-unknown", Severity::warning},
    {FindingCode::portCountAssumed, "port-count-assumed", Severity::info},
    {FindingCode::portSpeedMismatch, "port-speed-mismatch", Severity::warning},
    {FindingCode::quoteRequired, "quote-required", Severity::info},
    {FindingCode::bandCountsServersAsGpus, "band-counts-servers-as-gpus", Severity::warning},
    {FindingCode::outsidePriceBands, "outside-price-bands", Severity::info},
    {FindingCode::pricesOld, "prices-old", Severity::info},
    {FindingCode::unknownProduct, "unknown-product", Severity::error},
    {FindingCode::unknownModel, "unknown-model", Severity::error},
    {FindingCode::unknownRackProduct, "unknown-rack-product", Severity::error},
    {FindingCode::unknownPriceBook, "unknown-price-book", Severity::error},
    {FindingCode::unknownCoolingPolicy, "unknown-cooling-policy", Severity::error},
    {FindingCode::catalogRecordReplaced, "catalog-record-replaced", Severity::info},
    {FindingCode::newerCatalog, "newer-catalog", Severity::info},
    {FindingCode::syntaxError, "syntax-error", Severity::error},
    {FindingCode::unknownKey, "unknown-key", Severity::error},
    {FindingCode::duplicateKey, "duplicate-key", Severity::error},
    {FindingCode::missingKey, "missing-key", Severity::error},
    {FindingCode::duplicateId, "duplicate-id", Severity::error},
    {FindingCode::invalidId, "invalid-id", Severity::error},
    {FindingCode::invalidValue, "invalid-value", Severity::error},
    {FindingCode::wrongUnit, "wrong-unit", Severity::error},
    {FindingCode::outOfRange, "out-of-range", Severity::error},
    {FindingCode::wrongType, "wrong-type", Severity::error},
    {FindingCode::aliasNotAllowed, "alias-not-allowed", Severity::error},
    {FindingCode::unknownReference, "unknown-reference", Severity::error},
    {FindingCode::newerFormat, "newer-format", Severity::error},
    {FindingCode::unknownFormat, "unknown-format", Severity::error},
    {FindingCode::tooManySystems, "too-many-systems", Severity::error},
    {FindingCode::fileNotReadable, "file-not-readable", Severity::error},
    {FindingCode::commentsNotKept, "comments-not-kept", Severity::info},
    {FindingCode::notACausalModel, "not-a-causal-model", Severity::error},
    {FindingCode::fieldNotUnderstood, "field-not-understood", Severity::warning},
};

constexpr auto codes = [] {
    std::array<FindingCode, std::size(table)> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = table[i].code;
    return all;
}();

// The table is read by index, so its order must be that of the enumeration.
static_assert([] {
    for (std::size_t i = 0; i < std::size(table); ++i)
        if (static_cast<std::size_t>(table[i].code) != i) return false;
    return true;
}());

const Row& rowOf(FindingCode code) { return table[static_cast<std::size_t>(code)]; }

} // namespace

std::string_view keyOf(FindingCode code) { return rowOf(code).key; }
Severity severityOf(FindingCode code) { return rowOf(code).severity; }
std::span<const FindingCode> allFindingCodes() { return codes; }

std::optional<FindingCode> findingCodeOf(std::string_view key) {
    for (const Row& row : table)
        if (row.key == key) return row.code;
    return std::nullopt;
}

std::string_view keyOf(Severity severity) {
    constexpr std::string_view names[] = {"error", "warning", "info"};
    return names[static_cast<std::size_t>(severity)];
}

std::string subjectText(const Subject& subject) {
    return std::visit([](const auto& id) { return std::string(id.text()); }, subject);
}

} // namespace rackyard
