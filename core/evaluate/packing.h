#pragma once

#include "evaluate/pooling.h"

#include <cstdint>
#include <vector>

namespace rackyard {

/// Replicas of one size, in order of priority.
struct PackingRequest {
    Bytes size;
    std::int64_t replicas = 0;
};

/// Equal pools after packing: how many of them there are, what each holds of each request, and what is free.
struct PackedPools {
    std::size_t pool = 0;                  ///< index into Pooling
    std::int64_t count = 0;
    Bytes free;                            ///< in each
    Bytes largestFreeDomain;
    std::vector<std::int64_t> held;        ///< replicas by request, in each
};

struct Packing {
    std::vector<std::int64_t> placed;      ///< replicas by request
    std::vector<std::int64_t> acrossSeams; ///< of these, how many span domains
    std::vector<PackedPools> pools;
    bool exact = true;
};

/// Places replicas whole into pools: most replicas in order of priority, then fewest across seams, then smallest pools
/// (the sum of the sizes of the pools that the replicas went to). Exact by grouping equal pools and equal replicas;
/// past `nodeLimit` search nodes the best found so far is given and `exact` is false. DECISIONS 4.
Packing packReplicas(const Pooling& pooling, const std::vector<PackingRequest>& requests,
                     std::int64_t nodeLimit = 20'000);

} // namespace rackyard
