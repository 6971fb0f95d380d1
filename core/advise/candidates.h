#pragma once

#include "advise/requirement.h"
#include "evaluate/pooling.h"

#include <vector>

namespace rackyard {

/// A GPU system that a build may use, reduced to what the search needs.
struct Candidate {
    const Product* product = nullptr;
    std::size_t pool = 0;                        ///< systems of the same index pool over one fabric (GPU kind and port speed)
    std::vector<DomainGroup> domains;            ///< of one system
    Bytes memory;                                ///< of one system, all domains
    Bytes networked;                             ///< of domains that a fabric can join (two GPUs or more)
    Bytes largestDomain;
    Money cost;                                  ///< typical price; zero where unpriced
    bool priced = false;                         ///< by a price of confidence medium or better
    Power power;
    bool powerKnown = false;
    std::int64_t ports = 1;
    BitRate speed;
    FabricKind fabricKind = FabricKind::infiniband;
};

struct CandidateList {
    std::vector<Candidate> candidates;           ///< in catalog order
    std::vector<Rejection> rejected;
};

/// Systems of the catalog that the requirement's limits on single products let pass.
CandidateList candidatesFor(const Requirement& requirement, const Catalog& catalog);

/// Typical price of a product when the book has one of confidence medium or better.
std::optional<Money> trustedPrice(const PriceBook* book, const ProductId& product);

/// The cooling class that one such system needs in a rack of its own.
std::optional<CoolingClass> coolingOf(const Product& product, Power power, const CoolingPolicy* policy);
/// Whether a room with these kinds of cooling can take that class. `air` stands for every way of cooling with room air,
/// `rear-door` for passive and active doors.
bool roomTakes(const std::set<CoolingClass>& room, CoolingClass needed);

} // namespace rackyard
