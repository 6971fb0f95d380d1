#include "evaluate/packing.h"

#include "evaluate/packing_states.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace rackyard {

namespace {

using namespace packing;

/// What a packing is worth, better first: more placed in order of priority, fewer seams, smaller pools.
struct Worth {
    std::vector<std::int64_t> placed;
    std::int64_t seams = 0;
    __int128 poolBytes = 0;

    bool betterThan(const Worth& other) const {
        if (placed != other.placed)
            return std::lexicographical_compare(other.placed.begin(), other.placed.end(), placed.begin(), placed.end());
        if (seams != other.seams) return seams < other.seams;
        return poolBytes < other.poolBytes;
    }
};

/// `count` pools in one state.
struct Group {
    StateTable::Id state = 0;
    std::int64_t count = 0;
};

struct Situation {
    std::vector<Group> groups;             // smallest pools first
    Worth worth;
    std::vector<std::int64_t> seams;       // by request
};

std::int64_t timesInto(Bytes room, Bytes size) { return size.isZero() ? 0 : room / size; }

class Search {
public:
    Search(const std::vector<PackingRequest>& requests, std::int64_t nodeLimit)
        : requests_(requests), nodeLimit_(nodeLimit) {}

    Packing run(const Pooling& pooling) {
        const Situation start = startingSituation(pooling);
        best_ = greedy(start);
        exact_ = true;
        const std::int64_t first = requests_.empty() ? 0 : requests_[0].replicas;
        if (bound(start, 0, first).betterThan(best_.worth)) {
            // The search goes one replica deeper at a time; beyond this depth it could not finish anyway.
            exact_ = totalReplicas() <= deepest;
            if (exact_) descend(start, 0, first);
        }
        return result();
    }

private:
    static constexpr std::int64_t deepest = 2'000;

    std::int64_t totalReplicas() const {
        std::int64_t total = 0;
        for (const PackingRequest& request : requests_)
            total += request.replicas;
        return total;
    }

    Situation startingSituation(const Pooling& pooling) {
        Situation start;
        start.worth.placed.assign(requests_.size(), 0);
        start.seams.assign(requests_.size(), 0);
        for (std::size_t i = 0; i < pooling.answer.pools.size(); ++i) {
            const Pool& pool = pooling.answer.pools[i];
            State state{i, pool.memory, pool.memory, {}, std::vector<std::int64_t>(requests_.size(), 0)};
            for (const DomainGroup& domain : pooling.domains[i])
                state.domains.push_back({domain.memory, domain.count});
            addGroup(start.groups, {states_.idOf(std::move(state)), pool.count});
        }
        return start;
    }

    /// The order of groups, which makes equal situations look equal.
    auto rank(const Group& group) const {
        const State& state = states_[group.state];
        return std::tuple(state.size.bytes(), state.pool, state.room, group.state);
    }

    void addGroup(std::vector<Group>& groups, Group group) const {
        const auto place = std::lower_bound(groups.begin(), groups.end(), group,
                                            [this](const Group& a, const Group& b) { return rank(a) < rank(b); });
        if (place != groups.end() && place->state == group.state)
            place->count += group.count;
        else
            groups.insert(place, group);
    }

    /// Puts `each` replicas of request `r` into each of `pools` pools of the option's state.
    Situation placedAt(const Situation& before, const Option& option, std::size_t r, std::int64_t each,
                       std::int64_t pools) {
        Situation after = before;
        const StateTable::Id from = before.groups[option.group].state;
        after.groups[option.group].count -= pools;
        if (after.groups[option.group].count == 0)
            after.groups.erase(after.groups.begin() + static_cast<std::ptrdiff_t>(option.group));
        addGroup(after.groups, {states_.filled(from, option.domain, r, requests_[r].size, each), pools});
        if (!option.domain) {
            after.seams[r] += each * pools;
            after.worth.seams += each * pools;
        }
        after.worth.placed[r] += each * pools;
        after.worth.poolBytes += static_cast<__int128>(states_[from].size.bytes()) * (each * pools);
        return after;
    }

    /// Ways to place one replica, best guess first: within a domain before across seams, small pools first, tight fit
    /// first.
    std::vector<Option> optionsFor(const Situation& situation, Bytes size) const {
        std::vector<Option> options;
        for (std::size_t g = 0; g < situation.groups.size(); ++g) {
            const State& state = states_[situation.groups[g].state];
            if (state.free < size) continue;
            for (std::size_t d = state.domains.size(); d-- > 0;)
                if (!(state.domains[d].free < size)) options.push_back({g, d});
            // A single domain is its own pool: going "across its seams" is no other way.
            const bool isOneDomain = state.domains.size() == 1 && state.domains[0].count == 1 &&
                                     state.domains[0].free == state.free;
            if (!isOneDomain) options.push_back({g, std::nullopt});
        }
        const auto key = [&](const Option& o) {
            const State& state = states_[situation.groups[o.group].state];
            const Bytes room = o.domain ? state.domains[*o.domain].free : state.free;
            return std::tuple(!o.domain.has_value(), state.size.bytes(), room.bytes(), state.pool);
        };
        std::stable_sort(options.begin(), options.end(), [&](const Option& a, const Option& b) { return key(a) < key(b); });
        return options;
    }

    /// Best fit in order of priority, many equal replicas at a step.
    Situation greedy(Situation situation) {
        for (std::size_t r = 0; r < requests_.size(); ++r) {
            std::int64_t left = requests_[r].replicas;
            const Bytes size = requests_[r].size;
            while (left > 0) {
                const std::vector<Option> options = optionsFor(situation, size);
                if (options.empty()) break;
                const Option& option = options.front();
                const Group& group = situation.groups[option.group];
                const State& state = states_[group.state];
                const Bytes room = option.domain ? std::min(state.free, state.domains[*option.domain].free) : state.free;
                const std::int64_t each = std::min(left, std::max<std::int64_t>(1, timesInto(room, size)));
                const std::int64_t pools = std::min(group.count, std::max<std::int64_t>(1, left / each));
                situation = placedAt(situation, option, r, each, pools);
                left -= each * pools;
            }
        }
        return situation;
    }

    /// The most that can still come of `situation`, with `left` replicas of request `r` and all later ones to place.
    Worth bound(const Situation& situation, std::size_t r, std::int64_t left) const {
        Worth worth = situation.worth;
        for (std::size_t i = r; i < requests_.size(); ++i) {
            const Bytes size = requests_[i].size;
            const std::int64_t wanted = i == r ? left : requests_[i].replicas;
            std::int64_t placed = 0;
            std::int64_t inDomains = 0;
            for (const Group& group : situation.groups) {
                if (placed == wanted && inDomains >= wanted) break;
                const State& state = states_[group.state];
                if (state.free < size) continue;
                const std::int64_t here = std::min(wanted - placed, timesInto(state.free, size) * group.count);
                placed += here;
                worth.poolBytes += static_cast<__int128>(state.size.bytes()) * here;
                for (const Domain& domain : state.domains)
                    if (!(domain.free < size)) inDomains += timesInto(domain.free, size) * domain.count * group.count;
            }
            worth.placed[i] += placed;
            worth.seams += std::max<std::int64_t>(0, placed - inDomains);
        }
        return worth;
    }

    void descend(const Situation& situation, std::size_t r, std::int64_t left) {
        while (r < requests_.size() && left == 0) {
            ++r;
            if (r < requests_.size()) left = requests_[r].replicas;
        }
        // Every situation costs its copy and its bound, the ones that are cut off at once too: all count.
        if (++nodes_ > nodeLimit_) {
            exact_ = false;
            return;
        }
        if (situation.worth.betterThan(best_.worth)) best_ = situation;
        if (r >= requests_.size()) return;
        if (!bound(situation, r, left).betterThan(best_.worth)) return;
        if (!firstVisit(situation, r, left)) return;
        for (const Option& option : optionsFor(situation, requests_[r].size)) {
            descend(placedAt(situation, option, r, 1, 1), r, left - 1);
            if (!exact_) return;
        }
        descend(situation, r + 1, r + 1 < requests_.size() ? requests_[r + 1].replicas : 0);
    }

    /// Equal situations are reached by many orders of the same steps; only the free room matters for what follows.
    bool firstVisit(const Situation& situation, std::size_t r, std::int64_t left) {
        std::vector<std::int64_t> key{static_cast<std::int64_t>(r), left, situation.worth.seams,
                                      static_cast<std::int64_t>(situation.worth.poolBytes & 0x7FFFFFFFFFFFFFFF)};
        key.insert(key.end(), situation.worth.placed.begin(), situation.worth.placed.end());
        for (const Group& group : situation.groups) {
            const std::int64_t room = states_[group.state].room;
            const bool again = key.size() > 1 && key[key.size() - 2] == -1 - room;
            if (again) // only what they hold differs
                key.back() += group.count;
            else
                key.insert(key.end(), {-1 - room, group.count});
        }
        return visited_.insert(std::move(key)).second;
    }

    Packing result() const {
        Packing packing;
        packing.placed = best_.worth.placed;
        packing.acrossSeams = best_.seams;
        packing.exact = exact_;
        for (const Group& group : best_.groups) {
            const State& state = states_[group.state];
            const Bytes largest = state.domains.empty() ? Bytes() : state.domains.front().free;
            packing.pools.push_back({state.pool, group.count, state.free, std::min(largest, state.free), state.held});
        }
        return packing;
    }

    const std::vector<PackingRequest>& requests_;
    std::int64_t nodeLimit_;
    StateTable states_;
    std::int64_t nodes_ = 0;
    bool exact_ = true;
    Situation best_;
    std::set<std::vector<std::int64_t>> visited_;
};

} // namespace

Packing packReplicas(const Pooling& pooling, const std::vector<PackingRequest>& requests, std::int64_t nodeLimit) {
    return Search(requests, nodeLimit).run(pooling);
}

} // namespace rackyard
