#include "advise/build_search.h"

#include "evaluate/fabric_size.h"
#include "evaluate/resolved.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace rackyard {

namespace {

Pool poolWith(const Product& product, const DomainGroup& domain, std::int64_t count) {
    return Pool{domain.gpus >= 2 ? PoolKind::scaleUp : PoolKind::single, product.system->gpu, domain.gpus, 1, domain.memory,
                domain.memory, count, *ItemId::parse("n1"), std::nullopt};
}

bool placesAll(const Packing& packing, const std::vector<PackingRequest>& requests) {
    for (std::size_t r = 0; r < requests.size(); ++r)
        if (packing.placed[r] < requests[r].replicas) return false;
    return true;
}

class Search {
public:
    Search(const std::vector<Candidate>& candidates, const std::vector<PackingRequest>& requests, const Catalog& catalog,
           const PriceBook* book, const SearchLimits& limits)
        : all_(candidates), requests_(requests), catalog_(catalog), book_(book), limits_(limits) {
        for (const PackingRequest& request : requests) {
            demand_ += request.size * request.replicas;
            largest_ = std::max(largest_, request.size);
            replicas_ += request.replicas;
        }
    }

    SearchResult run() {
        chooseOrder();
        counts_.assign(all_.size(), 0);
        bound_ = order_.empty() ? 0 : static_cast<double>(demand_.bytes()) / ratio(order_.front());
        if (limits_.oneDomain)
            tryOneDomain();
        else
            descend(0, Bytes(), 0, Power());
        SearchResult result;
        result.build = best_;
        result.optimal = !stopped_;
        result.considered = nodes_;
        const double unit = limits_.aim == Aim::cost ? 100.0 : 1e6;
        result.lowerBound = (best_ && !stopped_ ? worth(*best_) : bound_) / unit;
        return result;
    }

private:
    double price(std::size_t c) const {
        return static_cast<double>(limits_.aim == Aim::cost ? all_[c].cost.minor() : all_[c].power.milliwatts());
    }
    double ratio(std::size_t c) const { return static_cast<double>(all_[c].memory.bytes()) / std::max(1.0, price(c)); }
    double worth(const Build& build) const {
        return static_cast<double>(limits_.aim == Aim::cost ? build.cost.minor() : build.power.milliwatts());
    }

    bool usable(const Candidate& candidate) const {
        if (limits_.pricedOnly && !candidate.priced) return false;
        if (limits_.aim == Aim::power && !candidate.powerKnown) return false;
        return true;
    }

    // `a` can stand in for `b` wherever `b` is used, at no more of anything.
    bool beats(const Candidate& a, const Candidate& b) const {
        if (a.pool != b.pool || a.cost > b.cost || a.power > b.power || a.ports > b.ports) return false;
        if (a.priced < b.priced || a.powerKnown < b.powerKnown) return false;
        if (a.domains.size() != 1 || b.domains.size() != 1) return false;
        return a.domains[0].memory >= b.domains[0].memory && a.domains[0].count >= b.domains[0].count &&
               a.domains[0].gpus >= std::min<std::int64_t>(2, b.domains[0].gpus);
    }

    void chooseOrder() {
        std::vector<std::size_t> usableOnes;
        for (std::size_t c = 0; c < all_.size(); ++c)
            if (usable(all_[c])) usableOnes.push_back(c);
        for (std::size_t c : usableOnes) {
            const bool beaten = std::any_of(usableOnes.begin(), usableOnes.end(), [&](std::size_t other) {
                return other != c && beats(all_[other], all_[c]) && (other < c || !beats(all_[c], all_[other]));
            });
            if (!beaten) order_.push_back(c);
        }
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) { return ratio(a) > ratio(b); });
    }

    void tryOneDomain() {
        for (std::size_t c : order_) {
            ++nodes_;
            if (all_[c].largestDomain < demand_) continue;
            counts_[c] = 1;
            consider(false);
            counts_[c] = 0;
        }
    }

    // Adds one more system of the candidate at place `from` of the order or a later one.
    void descend(std::size_t from, Bytes memory, double spent, Power power) {
        for (std::size_t i = from; i < order_.size(); ++i) {
            const std::size_t c = order_[i];
            const double missing = static_cast<double>(std::max(demand_ - memory, Bytes()).bytes());
            if (best_ && spent + missing / ratio(c) > worth(*best_)) return; // later ones are no better
            if (best_ && spent + price(c) > worth(*best_)) continue;
            if (limits_.maxPower && *limits_.maxPower < power + all_[c].power) continue;
            if (!mayOpenPool(c)) continue;
            if (++nodes_ > limits_.nodeLimit) stopped_ = true;
            if (stopped_) return;
            ++counts_[c];
            ++systems_;
            if (memory + all_[c].memory >= demand_) tryBuild();
            // More systems than twice the replicas' shares can only be dearer than what is already known to work.
            if (systems_ < mostSystems()) descend(i, memory + all_[c].memory, spent + price(c), power + all_[c].power);
            --systems_;
            --counts_[c];
            if (stopped_) return;
        }
    }

    // A pool that holds no replica is money spent for nothing: there are at most as many pools as replicas.
    bool mayOpenPool(std::size_t c) const {
        std::vector<std::size_t> pools;
        for (std::size_t other : order_)
            if (counts_[other] > 0 && std::find(pools.begin(), pools.end(), all_[other].pool) == pools.end())
                pools.push_back(all_[other].pool);
        if (std::find(pools.begin(), pools.end(), all_[c].pool) != pools.end()) return true;
        return static_cast<std::int64_t>(pools.size()) < replicas_;
    }

    std::int64_t mostSystems() const {
        Bytes smallest = all_[order_.front()].memory;
        for (std::size_t c : order_)
            smallest = std::min(smallest, all_[c].memory);
        return 2 * (demand_.bytes() / std::max<std::int64_t>(1, smallest.bytes()) + replicas_ + 1);
    }

    void tryBuild() {
        if (placesAll(packReplicas(poolingOf(all_, counts_, false), requests_), requests_))
            consider(false);
        else if (placesAll(packReplicas(poolingOf(all_, counts_, true), requests_), requests_))
            consider(true);
    }

    void consider(bool networked) {
        Build build = buildFrom(networked);
        if (limits_.pricedOnly && !build.fullyPriced) return;
        if (limits_.maxPower && (*limits_.maxPower < build.power || !build.powerKnown)) return;
        if (limits_.maxCost && *limits_.maxCost < build.cost) return;
        if (best_ && !isBetter(build, *best_)) return;
        best_ = std::move(build);
    }

    bool isBetter(const Build& a, const Build& b) const {
        if (worth(a) != worth(b)) return worth(a) < worth(b);
        const auto systems = [](const Build& build) { return std::accumulate(build.counts.begin(), build.counts.end(), std::int64_t{0}); };
        if (systems(a) != systems(b)) return systems(a) < systems(b);
        return a.counts > b.counts;
    }

    Build buildFrom(bool networked) const {
        Build build;
        build.counts = counts_;
        build.networked = networked;
        for (std::size_t c = 0; c < all_.size(); ++c) {
            if (counts_[c] == 0) continue;
            build.cost += all_[c].cost * counts_[c];
            build.power += all_[c].power * counts_[c];
            build.fullyPriced = build.fullyPriced && all_[c].priced;
            build.powerKnown = build.powerKnown && all_[c].powerKnown;
        }
        if (networked) addSwitches(build);
        return build;
    }

    // One compute fabric per kind and link speed, sized for all of its nodes.
    void addSwitches(Build& build) const {
        std::map<std::pair<FabricKind, BitRate>, FabricRequest> fabrics;
        for (std::size_t c = 0; c < all_.size(); ++c) {
            if (build.counts[c] == 0 || all_[c].networked.isZero()) continue;
            FabricRequest& request = fabrics[{all_[c].fabricKind, all_[c].speed}];
            request.topology = Topology::railOptimized;
            request.nodes += build.counts[c];
            request.nicsPerNode = std::max(request.nicsPerNode, all_[c].ports);
            request.endpoints = request.endpoints.value_or(0) + all_[c].ports * build.counts[c];
        }
        for (auto& [key, request] : fabrics) {
            const SwitchChoice* choice = catalog_.switchChoice(key.first, key.second);
            if (!choice) {
                build.fullyPriced = build.powerKnown = false;
                continue;
            }
            request.radix = choice->radix;
            const FabricSize size = sizeFabric(request);
            addSwitch(build, choice->product, size.leaf + size.spine + size.core);
        }
    }

    void addSwitch(Build& build, const ProductId& id, std::int64_t count) const {
        build.switches.emplace_back(id, count);
        const auto price = trustedPrice(book_, id);
        build.fullyPriced = build.fullyPriced && price.has_value();
        build.cost += price.value_or(Money()) * count;
        const Product* product = catalog_.product(id);
        const ProductFacts facts = product ? factsOf(*product, catalog_, MemoryBasis::nominal) : ProductFacts();
        build.powerKnown = build.powerKnown && facts.max.has_value();
        build.power += facts.max.value_or(Power()) * count;
    }

    const std::vector<Candidate>& all_;
    const std::vector<PackingRequest>& requests_;
    const Catalog& catalog_;
    const PriceBook* book_;
    const SearchLimits& limits_;
    Bytes demand_;
    Bytes largest_;
    std::int64_t replicas_ = 0;
    std::vector<std::size_t> order_;
    std::vector<std::int64_t> counts_;
    std::int64_t systems_ = 0;
    std::int64_t nodes_ = 0;
    bool stopped_ = false;
    double bound_ = 0;
    std::optional<Build> best_;
};

} // namespace

Pooling poolingOf(const std::vector<Candidate>& candidates, const std::vector<std::int64_t>& counts, bool networked) {
    Pooling pooling;
    std::map<std::size_t, std::size_t> joined; // pool index of the candidates -> place in pooling
    const auto append = [&](Pool pool, std::vector<DomainGroup> domains) {
        pooling.answer.pools.push_back(std::move(pool));
        pooling.domains.push_back(std::move(domains));
    };
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        if (counts[c] == 0) continue;
        for (DomainGroup domain : candidates[c].domains) {
            domain.count *= counts[c];
            if (!networked || domain.gpus < 2) {
                append(poolWith(*candidates[c].product, domain, domain.count), {{domain.memory, domain.gpus, 1}});
                continue;
            }
            const auto [place, isNew] = joined.try_emplace(candidates[c].pool, pooling.answer.pools.size());
            if (isNew) append(poolWith(*candidates[c].product, {Bytes(), 0, 0}, 1), {});
            Pool& pool = pooling.answer.pools[place->second];
            pool.kind = PoolKind::networked;
            pool.memory += domain.memory * domain.count;
            pool.gpus += domain.gpus * domain.count;
            pool.largestDomain = std::max(pool.largestDomain, domain.memory);
            pooling.domains[place->second].push_back(domain);
        }
    }
    return pooling;
}

SearchResult searchBuild(const std::vector<Candidate>& candidates, const std::vector<PackingRequest>& requests,
                         const Catalog& catalog, const PriceBook* book, const SearchLimits& limits) {
    return Search(candidates, requests, catalog, book, limits).run();
}

} // namespace rackyard
