#pragma once

#include "evaluate/pooling.h"

#include <compare>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace rackyard::packing {

/// Domains of a pool with equal room.
struct Domain {
    Bytes free;
    std::int64_t count = 0;
    friend auto operator<=>(const Domain&, const Domain&) = default;
    friend bool operator==(const Domain&, const Domain&) = default;
};

/// What a pool looks like after some replicas went in.
struct State {
    std::size_t pool = 0;
    Bytes size;
    Bytes free;
    std::vector<Domain> domains;           ///< the roomiest first
    std::vector<std::int64_t> held;        ///< replicas by request
    std::uint32_t room = 0;                ///< equal for states that differ only in what they hold
    friend bool operator==(const State& a, const State& b) {
        return a.pool == b.pool && a.free == b.free && a.domains == b.domains && a.held == b.held;
    }
};

/// One way to place a replica: into a domain of a state, or across the seams of its pool.
struct Option {
    std::size_t group = 0;                 ///< index into Situation::groups
    std::optional<std::size_t> domain;     ///< absent: across seams
};

/// Keeps every state once, so that a search compares and copies numbers instead of states.
class StateTable {
public:
    using Id = std::uint32_t;

    const State& operator[](Id id) const { return states_[id]; }
    Id idOf(State state);
    /// The state after `each` replicas of request `r` went in by that option.
    Id filled(Id before, const std::optional<std::size_t>& domain, std::size_t r, Bytes size, std::int64_t each);

private:
    std::uint32_t roomOf(const State& state);

    std::deque<State> states_;
    std::unordered_multimap<std::size_t, Id> byHash_;
    std::unordered_multimap<std::size_t, Id> byRoomHash_; ///< one state of every room
    std::uint32_t rooms_ = 0;
};

} // namespace rackyard::packing
