#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace rackyard {

enum class Severity { error, warning, info };

/// Every finding that Rackyard can report; the keys in `codes.cpp` are what files, scripts and tests see.
enum class FindingCode {
    // memory and fit
    zeroHeadroom,
    workloadOnPaperOnly,
    workloadTooSmall,
    workloadNotBesideOthers,
    poolHasSeams,
    islandsDoNotPool,
    gpuKindsDoNotPool,
    fabricDoesNotPool,
    placementNotProved,
    memoryBasisChangesVerdict,
    reportedMemoryUnknown,
    fitsPooledNotPerGpu,
    needsWholeGpus,
    // racks
    rackOverPower,
    rackOverMass,
    rackCollision,
    outsideRack,
    rackScaleInsideRack,
    // power, cooling, weight
    powerUnknown,
    powerEstimated,
    massUnknown,
    policyAgainstProduct,
    policiesDisagree,
    coolingLimitExceeded,
    // fabric
    fabricOversubscribed,
    fabricNotFeasible,
    fabricWithoutMembers,
    fabricSwitchUnknown,
    portCountAssumed,
    portSpeedMismatch,
    // cost
    quoteRequired,
    bandCountsServersAsGpus,
    outsidePriceBands,
    pricesOld,
    // catalog and references
    unknownProduct,
    unknownModel,
    unknownRackProduct,
    unknownPriceBook,
    unknownCoolingPolicy,
    catalogRecordReplaced,
    newerCatalog,
    // files
    syntaxError,
    unknownKey,
    duplicateKey,
    missingKey,
    duplicateId,
    invalidId,
    invalidValue,
    wrongUnit,
    outOfRange,
    wrongType,
    aliasNotAllowed,
    unknownReference,
    newerFormat,
    unknownFormat,
    tooManySystems,
    fileNotReadable,
    commentsNotKept,
    notACausalModel,
    fieldNotUnderstood,
};

/// Stable key, for instance `rack-over-power`; never renamed.
std::string_view keyOf(FindingCode code);
std::optional<FindingCode> findingCodeOf(std::string_view key);
Severity severityOf(FindingCode code);
std::string_view keyOf(Severity severity);
std::span<const FindingCode> allFindingCodes();

} // namespace rackyard
