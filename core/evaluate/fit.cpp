#include "evaluate/fit.h"

#include "evaluate/packing.h"

#include <algorithm>

namespace rackyard {

namespace {

bool holds(const PackedPools& pools, std::size_t request) { return pools.held[request] > 0; }

// Room left in the pools that hold something of `request`, all of them together.
Bytes leftBeside(const Packing& packing, std::size_t request) {
    Bytes left;
    for (const PackedPools& pools : packing.pools)
        if (holds(pools, request)) left += pools.free * pools.count;
    return left;
}

Bytes largestRoom(const Packing& packing) {
    Bytes room;
    for (const PackedPools& pools : packing.pools)
        room = std::max(room, pools.free);
    return room;
}

std::vector<PoolShare> sharesOf(const Packing& packing, std::size_t request) {
    std::vector<PoolShare> shares;
    for (const PackedPools& pools : packing.pools) {
        if (!holds(pools, request)) continue;
        const auto same =
            std::find_if(shares.begin(), shares.end(), [&](const PoolShare& s) { return s.pool == pools.pool; });
        if (same == shares.end())
            shares.push_back({pools.pool, pools.held[request] * pools.count});
        else
            same->replicas += pools.held[request] * pools.count;
    }
    std::sort(shares.begin(), shares.end(), [](const PoolShare& a, const PoolShare& b) { return a.pool < b.pool; });
    return shares;
}

// A GPU serves one replica at a time unless it is cut up, so every replica takes whole GPUs. Stricter than bytes.
FitCheck wholeGpusCheck(const Pooling& pooling, const Packing& packing, const std::vector<PackingRequest>& requests,
                        std::size_t request) {
    for (const PackedPools& pools : packing.pools) {
        if (!holds(pools, request)) continue;
        const Pool& pool = pooling.answer.pools[pools.pool];
        const Bytes perGpu = pool.memory / std::max<std::int64_t>(1, pool.gpus);
        std::int64_t needed = 0;
        for (std::size_t r = 0; r < requests.size(); ++r) {
            const std::int64_t gpus = (requests[r].size.bytes() + perGpu.bytes() - 1) / std::max<std::int64_t>(1, perGpu.bytes());
            needed += gpus * pools.held[r];
        }
        if (needed > pool.gpus) return {"whole-gpus", CheckResult::fails, "replicas-share-gpus"};
    }
    return {"whole-gpus", CheckResult::passes, "every-replica-has-its-own-gpus"};
}

/// Requests of those workloads whose model the catalog knows, and whose they are.
struct Requests {
    std::vector<PackingRequest> list;
    std::vector<std::size_t> workload;
};

Requests requestsOf(const Resolved& resolved) {
    Requests requests;
    for (std::size_t i = 0; i < resolved.design.workloads.size(); ++i) {
        const Workload& workload = resolved.design.workloads[i];
        const Model* model = resolved.catalog.model(workload.model);
        if (!model) continue;
        requests.list.push_back({minimumMemory(*model), workload.replicas});
        requests.workload.push_back(i);
    }
    return requests;
}

FitStatus worstStatus(const WorkloadFit& fit, std::int64_t acrossSeams) {
    if (fit.placed == fit.replicas) return acrossSeams > 0 ? FitStatus::fitsNetworked : FitStatus::fitsInDomain;
    const bool fitsByItself = fit.alone == FitStatus::fitsInDomain || fit.alone == FitStatus::fitsNetworked;
    return fitsByItself ? FitStatus::notBesideOthers : fit.alone;
}

void sumUp(const Packing& packing, const std::vector<PackingRequest>& requests, FitAnswer& answer) {
    answer.exact = packing.exact;
    for (const PackedPools& pools : packing.pools) {
        if (std::all_of(pools.held.begin(), pools.held.end(), [](std::int64_t n) { return n == 0; })) continue;
        answer.headroom += pools.free * pools.count;
    }
    for (std::size_t r = 0; r < requests.size(); ++r)
        answer.used += requests[r].size * packing.placed[r];
}

} // namespace

FitStatus fitAlone(const MemoryAnswer& memory, Bytes minimum) {
    const auto anyPool = [&](auto memoryOf) {
        return std::any_of(memory.pools.begin(), memory.pools.end(),
                           [&](const Pool& pool) { return !(memoryOf(pool) < minimum); });
    };
    if (anyPool([](const Pool& p) { return p.largestDomain; })) return FitStatus::fitsInDomain;
    if (anyPool([](const Pool& p) { return p.memory; })) return FitStatus::fitsNetworked;
    return memory.onPaper < minimum ? FitStatus::tooSmall : FitStatus::onPaperOnly;
}

FitAnswer judgeFit(const Resolved& resolved, const Pooling& pooling) {
    FitAnswer answer;
    for (const Workload& workload : resolved.design.workloads)
        answer.workloads.push_back({workload.id, workload.model, workload.replicas, 0, std::nullopt,
                                    FitStatus::tooSmall, FitStatus::tooSmall, Bytes(), {}, {}});

    const Requests requests = requestsOf(resolved);
    const Packing packing = packReplicas(pooling, requests.list);
    for (std::size_t r = 0; r < requests.list.size(); ++r) {
        WorkloadFit& fit = answer.workloads[requests.workload[r]];
        const Bytes minimum = requests.list[r].size;
        fit.minimum = minimum;
        fit.placed = packing.placed[r];
        fit.alone = fitAlone(pooling.answer, minimum);
        fit.status = worstStatus(fit, packing.acrossSeams[r]);
        fit.headroom = fit.placed == fit.replicas ? leftBeside(packing, r) : largestRoom(packing) - minimum;
        fit.pools = sharesOf(packing, r);
        if (fit.placed > 0) fit.checks.push_back(wholeGpusCheck(pooling, packing, requests.list, r));
    }
    answer.allFit = std::all_of(answer.workloads.begin(), answer.workloads.end(), [](const WorkloadFit& fit) {
        return fit.minimum && fit.placed == fit.replicas;
    });
    sumUp(packing, requests.list, answer);

    for (const ModelId& id : resolved.design.referenceModels) {
        ReferenceFit reference{id, std::nullopt, FitStatus::tooSmall, Bytes()};
        if (const Model* model = resolved.catalog.model(id)) {
            reference.minimum = minimumMemory(*model);
            reference.alone = fitAlone(pooling.answer, *reference.minimum);
            reference.headroom = pooling.answer.pooled - *reference.minimum;
        }
        answer.references.push_back(std::move(reference));
    }
    return answer;
}

} // namespace rackyard
