#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/fabric_size.h"
#include "findings/finding.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// A sum of which parts may be unknown: `known` is what is published, `unknown` the products that publish nothing.
/// Nothing known at all leaves `known` empty; it is never zero for want of figures.
template<class T>
struct Sum {
    std::optional<T> known;
    std::vector<ProductId> unknown; ///< in the design's order, each once
    bool atLeast() const { return !unknown.empty(); }
    friend bool operator==(const Sum&, const Sum&) = default;
};

enum class PoolKind { networked, scaleUp, single };
std::string_view keyOf(PoolKind kind);

/// GPUs whose memory one model can use together (DESIGN section 4). Equal pools are folded into one with a count.
struct Pool {
    PoolKind kind = PoolKind::single;
    ProductId gpu;
    std::int64_t gpus = 0;
    std::int64_t domains = 0;
    Bytes memory;
    Bytes largestDomain;
    std::int64_t count = 1;
    ItemId lowestItem;
    std::optional<FabricId> fabric;        ///< of a networked pool
    friend bool operator==(const Pool&, const Pool&) = default;
};

struct MemoryAnswer {
    MemoryBasis basis = MemoryBasis::nominal;
    Bytes onPaper;
    Bytes pooled;                          ///< largest pool; zero without GPUs
    std::int64_t gpus = 0;
    std::vector<Pool> pools;               ///< largest first, then by lowest item
    std::vector<std::int32_t> poolOfItem;  ///< by item in design order: index into `pools` of the largest it belongs to, or -1
    std::vector<ProductId> withoutReported; ///< counted nominal although the driver's figure was asked for
};

enum class FitStatus { fitsInDomain, fitsNetworked, notBesideOthers, onPaperOnly, tooSmall };
std::string_view keyOf(FitStatus status);

struct PoolShare {
    std::size_t pool = 0;                  ///< index into MemoryAnswer::pools
    std::int64_t replicas = 0;
    friend bool operator==(const PoolShare&, const PoolShare&) = default;
};

enum class CheckResult { passes, fails, unknown };
std::string_view keyOf(CheckResult result);

/// A stricter look than the pooled rule; it never changes the status (DECISIONS 5).
struct FitCheck {
    std::string check;                     ///< `whole-gpus`, `per-gpu`, `layout`
    CheckResult result = CheckResult::unknown;
    std::string why;                       ///< key of the reason, worded by app/text
    friend bool operator==(const FitCheck&, const FitCheck&) = default;
};

struct WorkloadFit {
    WorkloadId workload;
    ModelId model;
    std::int64_t replicas = 1;
    std::int64_t placed = 0;
    std::optional<Bytes> minimum;          ///< per replica; absent for a model that the catalog does not know
    FitStatus status = FitStatus::tooSmall; ///< of the worst replica
    FitStatus alone = FitStatus::tooSmall; ///< one replica with nothing beside it
    Bytes headroom;                        ///< left in the pools used once all is placed; negative where not placed
    std::vector<PoolShare> pools;
    std::vector<FitCheck> checks;
};

struct ReferenceFit {
    ModelId model;
    std::optional<Bytes> minimum;
    FitStatus alone = FitStatus::tooSmall;
    Bytes headroom;
};

struct FitAnswer {
    std::vector<WorkloadFit> workloads;    ///< in order of priority
    std::vector<ReferenceFit> references;
    bool allFit = true;
    Bytes used;                            ///< by everything placed
    Bytes headroom;                        ///< left in the pools used
    bool exact = true;                     ///< false where the search gave up and packed greedily
};

struct RackAnswer {
    std::optional<RackId> rack;            ///< a cabinet, or
    std::optional<ItemId> system;          ///< a rack-scale system that is its own rack
    std::string name;
    Sum<Power> max;
    Sum<Power> typical;
    Sum<Mass> mass;                        ///< with the cabinet itself
    RackUnits used;
    std::optional<RackUnits> height;
    std::optional<Power> limit;
    std::optional<CoolingClass> cooling;   ///< absent where the power is wholly unknown
    std::vector<CoolingClass> coolingOptions;
    std::vector<std::pair<CoolingPolicyId, CoolingClass>> otherPolicies;
    std::optional<Power> toNextBand;       ///< headroom to the next class of the policy

    std::string idText() const { return std::string(rack ? rack->text() : system->text()); }
};

struct PowerAnswer {
    Sum<Power> nameplate;
    Sum<Power> max;                        ///< vendor maximum, or the planning figure where marked
    std::vector<ProductId> estimated;      ///< products whose maximum is a planning figure
    Sum<Power> typical;
    Power typicalEstimate;                 ///< known maximum x load factor, kept apart from `typical`
    Power facility;                        ///< known maximum x PUE
    Factor pue;
    double btuPerHour = 0;                 ///< of the known maximum; 1 W = 3.412142 BTU/h
    Power elsewhere;                       ///< floor items and derived switches: racks + elsewhere = total
    std::vector<RackAnswer> racks;
};

struct CoolingAnswer {
    CoolingPolicyId policy = defaultCoolingPolicy();
    std::optional<CoolingClass> worst;     ///< of all racks; absent without racks of known power
};

struct FabricAnswer {
    FabricId fabric;
    FabricKind kind = FabricKind::infiniband;
    Topology topology = Topology::fatTree;
    std::int64_t members = 0;              ///< systems
    std::int64_t endpoints = 0;
    FabricSize size;
    std::optional<ProductId> switchProduct;
    std::int64_t placedLeaf = 0;
    std::int64_t placedSpine = 0;
    std::int64_t placedCore = 0;
    std::int64_t derivedLeaf = 0;          ///< needed minus placed, never negative
    std::int64_t derivedSpine = 0;
    std::int64_t derivedCore = 0;
};

enum class CostCategory { compute, fabric, storage, management, infrastructure };
std::string_view keyOf(CostCategory category);

struct BomLine {
    ProductId product;
    std::string name;
    std::string partNumber;
    CostCategory category = CostCategory::compute;
    std::int64_t quantity = 0;
    std::optional<Range<Money>> unit;
    std::optional<Range<Money>> extended;
    std::string priceDate;
    bool derived = false;                  ///< needed by the sizing, not placed by the user
    bool inBand = false;                   ///< its price is contained in the cluster line of the book
};

struct CostAnswer {
    PriceBookId priceBook = defaultPriceBook();
    std::string currency;
    std::optional<Range<Money>> capex;     ///< of what is priced; absent where nothing is
    std::vector<std::pair<CostCategory, Range<Money>>> byCategory;
    std::vector<ProductId> unpriced;
    bool isCluster = false;                ///< priced as one cluster line by the founding text's bands
};

/// Everything that Rackyard says about a design. Screens, files and the command line read it; nothing recomputes it.
struct Evaluation {
    MemoryAnswer memory;
    FitAnswer fit;
    PowerAnswer power;
    CoolingAnswer cooling;
    std::vector<FabricAnswer> fabrics;
    Sum<Mass> mass;
    CostAnswer cost;
    std::vector<BomLine> bom;
    std::vector<Finding> findings;         ///< errors first, then in a fixed order

    std::int64_t systems = 0;
};

} // namespace rackyard
