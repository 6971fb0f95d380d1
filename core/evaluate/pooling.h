#pragma once

#include "evaluate/evaluation.h"
#include "evaluate/resolved.h"

#include <vector>

namespace rackyard {

/// Equal scale-up domains inside a pool.
struct DomainGroup {
    Bytes memory;
    std::int64_t gpus = 0;
    std::int64_t count = 0;
    friend bool operator==(const DomainGroup&, const DomainGroup&) = default;
};

/// What one product brings to a pool.
struct PoolPart {
    ProductIndex product{};
    std::int64_t gpusPerDomain = 0;
    std::int64_t domains = 0;
};

/// The pools of a design and, for each, the domains that it joins (largest first).
struct Pooling {
    MemoryAnswer answer;
    std::vector<std::vector<DomainGroup>> domains; ///< by index of MemoryAnswer::pools, of one pool each
    std::vector<std::vector<PoolPart>> parts;      ///< likewise; of equal pools those of the first
};

/// Applies the honest rule of DESIGN section 4 and DECISIONS 1 to 3: GPUs pool within their scale-up domain; domains
/// of two or more GPUs of one kind pool across one RDMA compute fabric; islands never pool.
Pooling poolMemory(const Resolved& resolved);


} // namespace rackyard
