#include "evaluate/packing.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace rackyard {

namespace {

struct Domain {
    Bytes free;
    std::int64_t count = 0;
    friend auto operator<=>(const Domain&, const Domain&) = default;
    friend bool operator==(const Domain&, const Domain&) = default;
};

/// `count` pools of one kind in the same state.
struct State {
    std::size_t pool = 0;
    Bytes size;
    Bytes free;
    std::vector<Domain> domains;           // fullest last, empty ones dropped
    std::vector<std::int64_t> held;
    std::int64_t count = 0;

    bool sameAs(const State& other) const {
        return pool == other.pool && free == other.free && domains == other.domains && held == other.held;
    }
};

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

struct Situation {
    std::vector<State> states;
    Worth worth;
    std::vector<std::int64_t> seams;       // by request
};

std::int64_t timesInto(Bytes room, Bytes size) { return size.isZero() ? 0 : room / size; }

void addDomain(std::vector<Domain>& domains, Domain domain) {
    const auto same = std::find_if(domains.begin(), domains.end(), [&](const Domain& d) { return d.free == domain.free; });
    if (same == domains.end())
        domains.push_back(domain);
    else
        same->count += domain.count;
    std::sort(domains.begin(), domains.end(), [](const Domain& a, const Domain& b) { return b.free < a.free; });
}

void addState(std::vector<State>& states, State state) {
    if (state.count == 0) return;
    const auto same = std::find_if(states.begin(), states.end(), [&](const State& s) { return s.sameAs(state); });
    if (same == states.end())
        states.push_back(std::move(state));
    else
        same->count += state.count;
}

/// One way to place replicas: into a domain of a state, or across the seams of its pool.
struct Option {
    std::size_t state = 0;
    std::optional<std::size_t> domain;     // absent: across seams
};

/// Puts `each` replicas of request `r` into each of `pools` pools of the option's state.
Situation placedAt(const Situation& before, const Option& option, std::size_t r, Bytes size, std::int64_t each,
                   std::int64_t pools) {
    Situation after = before;
    State changed = before.states[option.state];
    after.states[option.state].count -= pools;
    if (after.states[option.state].count == 0)
        after.states.erase(after.states.begin() + static_cast<std::ptrdiff_t>(option.state));
    changed.count = pools;
    changed.free -= size * each;
    changed.held[r] += each;
    if (option.domain) {
        const Bytes room = changed.domains[*option.domain].free;
        Domain& from = changed.domains[*option.domain];
        if (--from.count == 0) changed.domains.erase(changed.domains.begin() + static_cast<std::ptrdiff_t>(*option.domain));
        addDomain(changed.domains, {room - size * each, 1});
    } else {
        after.seams[r] += each * pools;
        after.worth.seams += each * pools;
    }
    after.worth.placed[r] += each * pools;
    after.worth.poolBytes += static_cast<__int128>(changed.size.bytes()) * (each * pools);
    addState(after.states, std::move(changed));
    return after;
}

/// Ways to place one replica, best guess first: within a domain before across seams, small pools first, tight fit first.
std::vector<Option> optionsFor(const Situation& situation, Bytes size) {
    std::vector<Option> options;
    for (std::size_t s = 0; s < situation.states.size(); ++s) {
        const State& state = situation.states[s];
        if (state.free < size) continue;
        for (std::size_t d = state.domains.size(); d-- > 0;)
            if (!(state.domains[d].free < size)) options.push_back({s, d});
        options.push_back({s, std::nullopt});
    }
    const auto key = [&](const Option& o) {
        const State& state = situation.states[o.state];
        return std::tuple(!o.domain.has_value(), state.size, o.domain ? state.domains[*o.domain].free : state.free, state.pool);
    };
    std::stable_sort(options.begin(), options.end(), [&](const Option& a, const Option& b) { return key(a) < key(b); });
    // A single domain is its own pool: going "across its seams" is no other way.
    options.erase(std::remove_if(options.begin(), options.end(),
                                 [&](const Option& o) {
                                     const State& state = situation.states[o.state];
                                     return !o.domain && state.domains.size() == 1 && state.domains[0].count == 1 &&
                                            state.domains[0].free == state.free;
                                 }),
                  options.end());
    return options;
}

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

    Situation startingSituation(const Pooling& pooling) const {
        Situation start;
        start.worth.placed.assign(requests_.size(), 0);
        start.seams.assign(requests_.size(), 0);
        for (std::size_t i = 0; i < pooling.answer.pools.size(); ++i) {
            const Pool& pool = pooling.answer.pools[i];
            State state{i, pool.memory, pool.memory, {}, std::vector<std::int64_t>(requests_.size(), 0), pool.count};
            for (const DomainGroup& domain : pooling.domains[i])
                addDomain(state.domains, {domain.memory, domain.count});
            start.states.push_back(std::move(state));
        }
        return start;
    }

    // Best fit in order of priority, many equal replicas at a step.
    Situation greedy(Situation situation) const {
        for (std::size_t r = 0; r < requests_.size(); ++r) {
            std::int64_t left = requests_[r].replicas;
            const Bytes size = requests_[r].size;
            while (left > 0) {
                const std::vector<Option> options = optionsFor(situation, size);
                if (options.empty()) break;
                const State& state = situation.states[options.front().state];
                const Bytes room =
                    options.front().domain ? std::min(state.free, state.domains[*options.front().domain].free) : state.free;
                const std::int64_t each = std::min(left, std::max<std::int64_t>(1, timesInto(room, size)));
                const std::int64_t pools = std::min(state.count, std::max<std::int64_t>(1, left / each));
                situation = placedAt(situation, options.front(), r, size, each, pools);
                left -= each * pools;
            }
        }
        return situation;
    }

    // The most that can still come of `situation`, with `left` replicas of request `r` and all later ones to place.
    Worth bound(const Situation& situation, std::size_t r, std::int64_t left) const {
        Worth worth = situation.worth;
        for (std::size_t i = r; i < requests_.size(); ++i) {
            const Bytes size = requests_[i].size;
            std::int64_t wanted = i == r ? left : requests_[i].replicas;
            std::int64_t inDomains = 0;
            std::vector<std::pair<Bytes, std::int64_t>> rooms; // pool size, replicas that its pools could take
            for (const State& state : situation.states) {
                rooms.emplace_back(state.size, timesInto(state.free, size) * state.count);
                for (const Domain& domain : state.domains)
                    inDomains += timesInto(domain.free, size) * domain.count * state.count;
            }
            std::sort(rooms.begin(), rooms.end());
            std::int64_t placed = 0;
            for (const auto& [poolSize, room] : rooms) {
                const std::int64_t here = std::min(wanted - placed, room);
                placed += here;
                worth.poolBytes += static_cast<__int128>(poolSize.bytes()) * here;
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
            descend(placedAt(situation, option, r, requests_[r].size, 1, 1), r, left - 1);
            if (!exact_) return;
        }
        descend(situation, r + 1, r + 1 < requests_.size() ? requests_[r + 1].replicas : 0);
    }

    // Equal situations are reached by many orders of the same steps; only the free room matters for what follows.
    bool firstVisit(const Situation& situation, std::size_t r, std::int64_t left) {
        std::vector<std::int64_t> key;
        std::vector<std::vector<std::int64_t>> parts;
        for (const State& state : situation.states) {
            std::vector<std::int64_t> part{static_cast<std::int64_t>(state.pool), state.free.bytes()};
            for (const Domain& domain : state.domains) {
                part.push_back(domain.free.bytes());
                part.push_back(domain.count);
            }
            part.push_back(state.count);
            parts.push_back(std::move(part));
        }
        std::sort(parts.begin(), parts.end());
        key = {static_cast<std::int64_t>(r), left, situation.worth.seams,
               static_cast<std::int64_t>(situation.worth.poolBytes & 0x7FFFFFFFFFFFFFFF)};
        key.insert(key.end(), situation.worth.placed.begin(), situation.worth.placed.end());
        for (const auto& part : parts) {
            key.insert(key.end(), part.begin(), part.end());
            key.push_back(-1);
        }
        return visited_.insert(std::move(key)).second;
    }

    Packing result() const {
        Packing packing;
        packing.placed = best_.worth.placed;
        packing.acrossSeams = best_.seams;
        packing.exact = exact_;
        for (const State& state : best_.states) {
            const Bytes largest = state.domains.empty() ? Bytes() : state.domains.front().free;
            packing.pools.push_back({state.pool, state.count, state.free, std::min(largest, state.free), state.held});
        }
        return packing;
    }

    const std::vector<PackingRequest>& requests_;
    std::int64_t nodeLimit_;
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
