#include "evaluate/pooling.h"

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

/// Index of the largest pool that holds a group's GPUs, by group; -1 for none.
using PoolOfGroup = std::vector<std::int32_t>;

/// A pool in the making, with the groups whose GPUs it holds.
struct Candidate {
    Pool pool;
    std::vector<DomainGroup> domains;
    std::vector<std::size_t> groups;
    std::vector<PoolPart> parts;

    void add(std::size_t group, ProductIndex product, const DomainGroup& domain, const ItemId& lowest) {
        parts.push_back({product, domain.gpus, domain.count});
        pool.gpus += domain.gpus * domain.count;
        pool.domains += domain.count;
        pool.memory += domain.memory * domain.count;
        pool.largestDomain = std::max(pool.largestDomain, domain.memory);
        if (lowest < pool.lowestItem) pool.lowestItem = lowest;
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
        const auto same = std::find_if(domains.begin(), domains.end(), [&](const DomainGroup& d) {
            return d.memory == domain.memory && d.gpus == domain.gpus;
        });
        if (same == domains.end())
            domains.push_back(domain);
        else
            same->count += domain.count;
    }
};

/// Turns groups into pools.
class PoolBuilder {
public:
    explicit PoolBuilder(const Resolved& resolved) : resolved_(resolved), groups_(resolved.census->groups) {}

    std::vector<Candidate> build() {
        for (std::size_t g = 0; g < groups_.size(); ++g)
            addGroup(g);
        for (auto& [key, candidate] : networked_) {
            // One domain on a fabric has nobody to pool with: it is what it is without the network.
            if (candidate.pool.domains == 1) {
                addSeparate(candidate.groups.front(), candidate.domains.front(), candidate.pool.lowestItem);
            } else {
                candidates_.push_back(std::move(candidate));
            }
        }
        return std::move(candidates_);
    }

private:
    void addGroup(std::size_t g) {
        const ItemGroup& group = groups_[g];
        const ProductFacts& facts = resolved_.of(group.product);
        if (!facts.gpu || facts.gpuCount == 0) return;
        if (group.bridge > 1 && facts.product->gpu) {
            addDomains(g, group.bridge, group.bridged);
            addDomains(g, 1, group.systems - group.bridged * group.bridge);
            return;
        }
        addDomains(g, facts.scaleUpGpus, group.systems * (facts.gpuCount / facts.scaleUpGpus));
        addDomains(g, facts.gpuCount % facts.scaleUpGpus, group.systems);
    }

    void addDomains(std::size_t g, std::int64_t gpus, std::int64_t count) {
        if (gpus == 0 || count == 0) return;
        const ItemGroup& group = groups_[g];
        const ProductFacts& facts = resolved_.of(group.product);
        const DomainGroup domain{facts.memoryPerGpu * gpus, gpus, count};
        if (gpus >= 2 && group.fabric >= 0)
            networked(group.fabric, *facts.gpu, *group.lowest).add(g, group.product, domain, *group.lowest);
        else
            addSeparate(g, domain, *group.lowest);
    }

    Candidate& networked(int fabric, std::size_t gpu, const ItemId& lowest) {
        const auto [place, isNew] = networked_.try_emplace({fabric, gpu}, Candidate{emptyPool(gpu, lowest), {}, {}, {}});
        if (isNew) {
            place->second.pool.kind = PoolKind::networked;
            place->second.pool.fabric = resolved_.design.fabrics[static_cast<std::size_t>(fabric)].id;
        }
        return place->second;
    }

    // Domains that stand alone are each a pool; equal ones are kept as one entry with a count.
    void addSeparate(std::size_t g, const DomainGroup& domain, const ItemId& lowest) {
        const std::size_t gpu = *resolved_.of(groups_[g].product).gpu;
        Candidate candidate{emptyPool(gpu, lowest), {}, {}, {}};
        candidate.add(g, groups_[g].product, {domain.memory, domain.gpus, 1}, lowest);
        candidate.pool.kind = domain.gpus >= 2 ? PoolKind::scaleUp : PoolKind::single;
        candidate.pool.count = domain.count;
        candidates_.push_back(std::move(candidate));
    }

    Pool emptyPool(std::size_t gpu, const ItemId& lowest) const {
        return Pool{PoolKind::single, resolved_.gpus[gpu], 0, 0, Bytes(), Bytes(), 1, lowest, std::nullopt};
    }

    const Resolved& resolved_;
    const std::vector<ItemGroup>& groups_;
    std::map<std::pair<int, std::size_t>, Candidate> networked_;
    std::vector<Candidate> candidates_;
};

bool foldsWith(const Candidate& a, const Candidate& b) {
    return a.pool.kind == b.pool.kind && a.pool.gpu == b.pool.gpu && a.domains == b.domains;
}

std::vector<Candidate> folded(std::vector<Candidate> candidates) {
    std::vector<Candidate> result;
    for (Candidate& candidate : candidates) {
        std::sort(candidate.domains.begin(), candidate.domains.end(),
                  [](const DomainGroup& a, const DomainGroup& b) { return a.memory > b.memory; });
        const auto same = std::find_if(result.begin(), result.end(),
                                       [&](const Candidate& other) { return foldsWith(candidate, other); });
        if (same == result.end()) {
            result.push_back(std::move(candidate));
            continue;
        }
        same->pool.count += candidate.pool.count;
        same->pool.fabric.reset();
        if (candidate.pool.lowestItem < same->pool.lowestItem) same->pool.lowestItem = candidate.pool.lowestItem;
        same->groups.insert(same->groups.end(), candidate.groups.begin(), candidate.groups.end());
    }
    return result;
}

void sortLargestFirst(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        if (a.pool.memory != b.pool.memory) return b.pool.memory < a.pool.memory;
        return a.pool.lowestItem < b.pool.lowestItem;
    });
}

void countOnPaper(const Resolved& resolved, MemoryAnswer& answer) {
    for (const ItemGroup& group : resolved.census->groups) {
        const ProductFacts& facts = resolved.of(group.product);
        answer.gpus += facts.gpuCount * group.systems;
        answer.onPaper += facts.memoryPerGpu * (facts.gpuCount * group.systems);
    }
    for (std::size_t i = 0; i < resolved.facts.size(); ++i)
        if (resolved.facts[i].gpu && resolved.facts[i].reportedMissing)
            answer.withoutReported.push_back(resolved.design.products[i]);
}

} // namespace

Pooling poolMemory(const Resolved& resolved) {
    Pooling pooling;
    pooling.answer.basis = resolved.design.assumptions.memory;
    countOnPaper(resolved, pooling.answer);

    std::vector<Candidate> candidates = folded(PoolBuilder(resolved).build());
    sortLargestFirst(candidates);
    PoolOfGroup poolOfGroup(resolved.census->groups.size(), -1);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        for (std::size_t group : candidates[i].groups)
            if (poolOfGroup[group] < 0) poolOfGroup[group] = static_cast<std::int32_t>(i);
        pooling.answer.pools.push_back(std::move(candidates[i].pool));
        pooling.domains.push_back(std::move(candidates[i].domains));
        pooling.parts.push_back(std::move(candidates[i].parts));
    }
    if (!pooling.answer.pools.empty()) pooling.answer.pooled = pooling.answer.pools.front().memory;

    pooling.answer.poolOfItem.reserve(resolved.census->groupOfItem.size());
    for (std::uint32_t group : resolved.census->groupOfItem)
        pooling.answer.poolOfItem.push_back(poolOfGroup[group]);
    return pooling;
}

} // namespace rackyard
