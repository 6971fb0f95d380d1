#pragma once

#include "advise/candidates.h"
#include "evaluate/packing.h"

#include <optional>
#include <vector>

namespace rackyard {

/// So many of each candidate, and the switches that join them where they have to be joined.
struct Build {
    std::vector<std::int64_t> counts;            ///< by candidate
    bool networked = false;
    std::vector<std::pair<ProductId, std::int64_t>> switches;
    Money cost;                                  ///< systems and switches by trusted typical prices
    bool fullyPriced = true;
    Power power;
    bool powerKnown = true;
};

/// What a search minimises.
enum class Aim { cost, power };

struct SearchLimits {
    Aim aim = Aim::cost;
    std::optional<Power> maxPower;
    std::optional<Money> maxCost;
    bool oneDomain = false;
    bool pricedOnly = true;                      ///< only systems and switches with a trusted price
    std::int64_t nodeLimit = 400'000;
};

struct SearchResult {
    std::optional<Build> build;
    bool optimal = true;                         ///< false where the search stopped before it had proved its answer
    std::int64_t considered = 0;                 ///< combinations looked at
    double lowerBound = 0;                       ///< of the aim, in major units or kW: no build can be better
};

/// The best build for `requests` by exact branch and bound. Systems that another one of the same pool beats in every
/// respect are left out; combinations are tried by falling memory per unit of the aim, so that the linear relaxation
/// (what is missing, at the best ratio still allowed) bounds what can come. Ties go to fewer systems, then to the
/// candidate that stands first in the catalog.
SearchResult searchBuild(const std::vector<Candidate>& candidates, const std::vector<PackingRequest>& requests,
                         const Catalog& catalog, const PriceBook* book, const SearchLimits& limits);

/// Pools that the counted systems form, joined by a fabric or each by itself.
Pooling poolingOf(const std::vector<Candidate>& candidates, const std::vector<std::int64_t>& counts, bool networked);

} // namespace rackyard
