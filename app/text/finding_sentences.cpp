#include "text/finding_sentences.h"

#include <QtGlobal>

namespace rackyard::text {

namespace {

using Kind = Slot::Kind;

constexpr Slot figure(const char* argument) { return {Kind::figure, argument, 0}; }
constexpr Slot gigabits(const char* argument) { return {Kind::gigabits, argument, 0}; }
constexpr Slot cooling(const char* argument) { return {Kind::coolingClass, argument, 0}; }
constexpr Slot subject(std::size_t place) { return {Kind::subject, "", place}; }
constexpr Slot subjects(std::size_t from = 0) { return {Kind::subjects, "", from}; }
constexpr Slot policy{Kind::policy, "policy", 0};
constexpr Slot countedBasis{Kind::basis, "counted_basis", 0};
constexpr Slot otherBasis{Kind::otherBasis, "counted_basis", 0};
constexpr Slot priceBook{Kind::priceBook, "", 0};
constexpr Slot zeroBytes{Kind::zeroBytes, "", 0};
constexpr Slot yamlKind{Kind::yamlKind, "expected", 0};

constexpr Sentence table[] = {
    // Memory and fit: subjects are the workload and its model.
    {FindingCode::zeroHeadroom,
     QT_TRANSLATE_NOOP("Findings", "%1 needs exactly what is there: %2 headroom for KV cache growth."),
     {subject(0), zeroBytes}},
    {FindingCode::workloadOnPaperOnly,
     QT_TRANSLATE_NOOP("Findings", "%1 needs %2 in one pool. On paper there are %3, but one model can use only %4."),
     {subject(0), figure("minimum"), figure("on_paper"), figure("pooled")}},
    {FindingCode::workloadTooSmall,
     QT_TRANSLATE_NOOP("Findings", "%1 needs %2; all GPUs together hold only %3."),
     {subject(0), figure("minimum"), figure("on_paper")}},
    {FindingCode::workloadNotBesideOthers,
     QT_TRANSLATE_NOOP("Findings", "%1 would fit alone, but not beside the other workloads: %2 of %3 replicas find room."),
     {subject(0), figure("placed"), figure("replicas")}},
    {FindingCode::poolHasSeams,
     QT_TRANSLATE_NOOP("Findings", "%1 runs across the network: its %2 span several scale-up domains, and the links "
                                   "between them are slower than those inside."),
     {subject(0), figure("minimum")}},
    {FindingCode::islandsDoNotPool,
     QT_TRANSLATE_NOOP("Findings", "%1 × %2 do not pool: nothing joins their memory, so one model can use %3 and not "
                                   "the %4 on paper."),
     {figure("islands"), subject(0), figure("each"), figure("on_paper")}},
    {FindingCode::gpuKindsDoNotPool,
     QT_TRANSLATE_NOOP("Findings", "GPUs of different kinds do not pool with each other (%1): one model can use %2 of "
                                   "the %3 on paper."),
     {subjects(), figure("pooled"), figure("on_paper")}},
    {FindingCode::fabricDoesNotPool,
     QT_TRANSLATE_NOOP("Findings", "%1 joins %2 scale-up domains but does not pool their memory: that takes InfiniBand "
                                   "or RoCE."),
     {subject(0), figure("domains")}},
    {FindingCode::placementNotProved,
     QT_TRANSLATE_NOOP("Findings", "There are too many different pools and workloads to try every placement: the one "
                                   "shown works, but a better one may exist."),
     {}},
    {FindingCode::memoryBasisChangesVerdict,
     QT_TRANSLATE_NOOP("Findings", "Whether %1 (%2) fits depends on which memory is counted: %3 by %4, %5 by %6."),
     {subject(0), figure("minimum"), figure("counted"), countedBasis, figure("other"), otherBasis}},
    {FindingCode::reportedMemoryUnknown,
     QT_TRANSLATE_NOOP("Findings", "What the driver reports is not known for %1: the vendor's figure is counted."),
     {subjects()}},
    {FindingCode::fitsPooledNotPerGpu,
     QT_TRANSLATE_NOOP("Findings", "%1 fits the pool as a whole, but the share of a single GPU is more than it holds."),
     {subject(0)}},
    {FindingCode::needsWholeGpus,
     QT_TRANSLATE_NOOP("Findings", "The %1 replicas of %2 fit only where they share GPUs: with whole GPUs for each, some "
                                   "find no room."),
     {figure("replicas"), subject(0)}},

    // Racks: the rack, or the device and its rack.
    {FindingCode::rackOverPower,
     QT_TRANSLATE_NOOP("Findings", "%1 draws up to %2, more than its limit of %3."),
     {subject(0), figure("max"), figure("limit")}},
    {FindingCode::rackOverMass,
     QT_TRANSLATE_NOOP("Findings", "%1 carries %2, more than its limit of %3."),
     {subject(0), figure("load"), figure("limit")}},
    {FindingCode::rackCollision,
     QT_TRANSLATE_NOOP("Findings", "%1 stands where another device of %2 already is."),
     {subject(0), subject(1)}},
    {FindingCode::outsideRack,
     QT_TRANSLATE_NOOP("Findings", "%1 reaches beyond the top or bottom of %2."),
     {subject(0), subject(1)}},
    {FindingCode::rackScaleInsideRack,
     QT_TRANSLATE_NOOP("Findings", "%1 is a rack of its own: it belongs on the floor, not inside %2."),
     {subject(0), subject(1)}},

    // Power, cooling, weight.
    {FindingCode::powerUnknown,
     QT_TRANSLATE_NOOP("Findings", "Nobody publishes the maximum power of %1: the total is at least %2."),
     {subjects(), figure("known")}},
    {FindingCode::powerEstimated,
     QT_TRANSLATE_NOOP("Findings", "The maximum power of %1 is a planning figure: the vendor publishes none."),
     {subjects()}},
    {FindingCode::massUnknown,
     QT_TRANSLATE_NOOP("Findings", "The weight of %1 is not known: totals are lower bounds."),
     {subjects()}},
    {FindingCode::policyAgainstProduct,
     QT_TRANSLATE_NOOP("Findings", "%1: the product is made for %2; the policy “%3” alone would say %4."),
     {subjects(), cooling("product"), policy, cooling("policy_class")}},
    {FindingCode::policiesDisagree,
     QT_TRANSLATE_NOOP("Findings", "%1: %2 by the policy in use; “%3” would say %4."),
     {subjects(), cooling("class"), policy, cooling("other_class")}},
    {FindingCode::coolingLimitExceeded,
     QT_TRANSLATE_NOOP("Findings", "%1 draws up to %2, more than any cooling of the site can take away."),
     {subject(0), figure("max")}},

    // Fabric: subjects begin with the fabric.
    {FindingCode::fabricOversubscribed,
     QT_TRANSLATE_NOOP("Findings", "%1 is oversubscribed %2:1: when all nodes talk across leaf switches, each gets a "
                                   "share of its link speed."),
     {subject(0), figure("ratio")}},
    {FindingCode::fabricNotFeasible,
     QT_TRANSLATE_NOOP("Findings", "%1 cannot be built: %2 endpoints are more than three levels of this switch can join."),
     {subject(0), figure("endpoints")}},
    {FindingCode::fabricWithoutMembers, QT_TRANSLATE_NOOP("Findings", "%1 has no members yet."), {subject(0)}},
    {FindingCode::fabricSwitchUnknown,
     QT_TRANSLATE_NOOP("Findings", "The catalog has no switch for %1 at %2: the fabric adds no switches, power or cost."),
     {subject(0), gigabits("fabric_gbit_per_s")}},
    {FindingCode::portCountAssumed,
     QT_TRANSLATE_NOOP("Findings", "%1: the number of ports is assumed for %2, whose vendor does not give it."),
     {subject(0), subjects(1)}},
    {FindingCode::portSpeedMismatch,
     QT_TRANSLATE_NOOP("Findings", "%1 runs at %2, but the ports of %3 are made for %4."),
     {subject(0), gigabits("fabric_gbit_per_s"), subject(1), gigabits("port_gbit_per_s")}},

    // Cost.
    {FindingCode::quoteRequired,
     QT_TRANSLATE_NOOP("Findings", "“%1” has no price for %2: quote required."),
     {priceBook, subjects()}},
    {FindingCode::bandCountsServersAsGpus,
     QT_TRANSLATE_NOOP("Findings", "“%1” asks %2 for one GPU, about what a whole eight-GPU server costs: its total is %3 "
                                   "times that of the public price book."),
     {priceBook, figure("per_gpu"), figure("ratio")}},
    {FindingCode::bandCountsServersAsGpus,
     QT_TRANSLATE_NOOP("Findings", "“%1” asks %2 for one GPU, about what a whole eight-GPU server costs."),
     {priceBook, figure("per_gpu")}},
    {FindingCode::outsidePriceBands,
     QT_TRANSLATE_NOOP("Findings", "%1 GPUs lie outside the price bands of “%2”: a flat %3 is counted for each."),
     {figure("gpus"), priceBook, figure("per_gpu")}},
    {FindingCode::pricesOld,
     QT_TRANSLATE_NOOP("Findings", "Prices of %1 are up to %2 months old."),
     {subjects(), figure("months")}},

    // Catalog and references.
    {FindingCode::unknownProduct,
     QT_TRANSLATE_NOOP("Findings", "%1 is not in the catalog: it stays in the design, but nothing is counted for it."),
     {subject(0)}},
    {FindingCode::unknownModel,
     QT_TRANSLATE_NOOP("Findings", "The catalog has no model %1: whether it fits cannot be judged."),
     {subject(0)}},
    {FindingCode::unknownRackProduct,
     QT_TRANSLATE_NOOP("Findings", "The rack %1 is not in the catalog: its height and limits are not known."),
     {subject(0)}},
    {FindingCode::unknownPriceBook,
     QT_TRANSLATE_NOOP("Findings", "There is no price book “%1”: nothing is priced."),
     {figure("id")}},
    {FindingCode::unknownCoolingPolicy,
     QT_TRANSLATE_NOOP("Findings", "There is no cooling policy “%1”: cooling cannot be judged."),
     {figure("id")}},
    {FindingCode::catalogRecordReplaced,
     QT_TRANSLATE_NOOP("Findings", "Figures of %1 come from a copy and not from the built-in catalog."),
     {subjects()}},
    {FindingCode::newerCatalog,
     QT_TRANSLATE_NOOP("Findings", "The design keeps figures of catalog %1; catalog %2 has newer ones."),
     {figure("file"), figure("built_in")}},
    {FindingCode::newerCatalog,
     QT_TRANSLATE_NOOP("Findings", "The catalog has newer figures than the design keeps."),
     {}},

    // Files.
    {FindingCode::syntaxError, QT_TRANSLATE_NOOP("Findings", "This is not valid YAML: %1."), {figure("reason")}},
    {FindingCode::syntaxError, QT_TRANSLATE_NOOP("Findings", "The text cannot be read."), {}},
    {FindingCode::unknownKey,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not a key that belongs here. Is “%2” meant?"),
     {figure("key"), figure("nearest")}},
    {FindingCode::unknownKey, QT_TRANSLATE_NOOP("Findings", "“%1” is not a key that belongs here."), {figure("key")}},
    {FindingCode::duplicateKey, QT_TRANSLATE_NOOP("Findings", "“%1” is given twice."), {figure("key")}},
    {FindingCode::missingKey, QT_TRANSLATE_NOOP("Findings", "“%1” is missing here."), {figure("key")}},
    {FindingCode::duplicateId, QT_TRANSLATE_NOOP("Findings", "The id “%1” is used twice."), {figure("id")}},
    {FindingCode::invalidId,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not an id: use lower-case letters, digits, hyphens and underscores."),
     {figure("value")}},
    {FindingCode::invalidValue,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not a value for “%2”."),
     {figure("value"), figure("key")}},
    {FindingCode::wrongUnit,
     QT_TRANSLATE_NOOP("Findings", "“%1” for “%2” needs the unit %3."),
     {figure("value"), figure("key"), figure("unit")}},
    {FindingCode::outOfRange,
     QT_TRANSLATE_NOOP("Findings", "“%1” is out of range for “%2”."),
     {figure("value"), figure("key")}},
    {FindingCode::outOfRange, QT_TRANSLATE_NOOP("Findings", "“%1” is out of range."), {figure("key")}},
    {FindingCode::wrongType,
     QT_TRANSLATE_NOOP("Findings", "“%1” is of the wrong kind: %2 is expected."),
     {figure("key"), yamlKind}},
    {FindingCode::wrongType, QT_TRANSLATE_NOOP("Findings", "This is of the wrong kind: %1 is expected."), {yamlKind}},
    {FindingCode::wrongType, QT_TRANSLATE_NOOP("Findings", "“%1” is of the wrong kind."), {figure("key")}},
    {FindingCode::aliasNotAllowed,
     QT_TRANSLATE_NOOP("Findings", "Anchors and aliases are not allowed: write the value out."),
     {}},
    {FindingCode::unknownReference,
     QT_TRANSLATE_NOOP("Findings", "“%1” names “%2”, which is not defined."),
     {figure("key"), figure("id")}},
    {FindingCode::newerFormat,
     QT_TRANSLATE_NOOP("Findings", "The file has format %1; this version of Rackyard reads up to format %2."),
     {figure("format"), figure("supported")}},
    {FindingCode::newerFormat, QT_TRANSLATE_NOOP("Findings", "The file needs a newer version of Rackyard."), {}},
    {FindingCode::unknownFormat,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not a format that Rackyard knows."),
     {figure("format")}},
    {FindingCode::unknownFormat, QT_TRANSLATE_NOOP("Findings", "The file does not say which format it has."), {}},
    {FindingCode::tooManySystems,
     QT_TRANSLATE_NOOP("Findings", "The design holds %1 systems; at most %2 are possible."),
     {figure("systems"), figure("most")}},
    {FindingCode::tooManySystems, QT_TRANSLATE_NOOP("Findings", "The design holds more systems than are possible."), {}},
    {FindingCode::fileNotReadable, QT_TRANSLATE_NOOP("Findings", "The file cannot be read: %1."), {figure("reason")}},
    {FindingCode::fileNotReadable, QT_TRANSLATE_NOOP("Findings", "The file cannot be read."), {}},
    {FindingCode::commentsNotKept,
     QT_TRANSLATE_NOOP("Findings", "The file has comments; saving the design does not keep them."),
     {}},
    {FindingCode::notACausalModel,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not a model that writes text, so its memory cannot be sized."),
     {figure("architecture")}},
    {FindingCode::notACausalModel,
     QT_TRANSLATE_NOOP("Findings", "This is not a model that writes text, so its memory cannot be sized."),
     {}},
    {FindingCode::fieldNotUnderstood,
     QT_TRANSLATE_NOOP("Findings", "“%1” is not understood and left out of the count."),
     {figure("field")}},
    {FindingCode::fieldNotUnderstood, QT_TRANSLATE_NOOP("Findings", "A part of the model's configuration is not understood."), {}},
};

} // namespace

std::span<const Sentence> findingSentences() { return table; }

} // namespace rackyard::text
