#include "evaluate/packing_states.h"

#include <algorithm>
#include <utility>

namespace rackyard::packing {

namespace {

void mix(std::size_t& hash, std::int64_t value) {
    hash ^= static_cast<std::size_t>(value) + 0x9E3779B97F4A7C15ull + (hash << 6) + (hash >> 2);
}

std::size_t roomHash(const State& state) {
    std::size_t hash = state.pool;
    mix(hash, state.free.bytes());
    for (const Domain& domain : state.domains) {
        mix(hash, domain.free.bytes());
        mix(hash, domain.count);
    }
    return hash;
}

std::size_t fullHash(const State& state) {
    std::size_t hash = roomHash(state);
    for (std::int64_t replicas : state.held)
        mix(hash, replicas);
    return hash;
}

bool sameRoom(const State& a, const State& b) {
    return a.pool == b.pool && a.free == b.free && a.domains == b.domains;
}

void addDomain(std::vector<Domain>& domains, Domain domain) {
    const auto place =
        std::find_if(domains.begin(), domains.end(), [&](const Domain& d) { return !(domain.free < d.free); });
    if (place != domains.end() && place->free == domain.free)
        place->count += domain.count;
    else
        domains.insert(place, domain);
}

} // namespace

std::uint32_t StateTable::roomOf(const State& state) {
    const std::size_t hash = roomHash(state);
    const auto [first, last] = byRoomHash_.equal_range(hash);
    for (auto it = first; it != last; ++it)
        if (sameRoom(states_[it->second], state)) return states_[it->second].room;
    byRoomHash_.emplace(hash, static_cast<Id>(states_.size()));
    return rooms_++;
}

StateTable::Id StateTable::idOf(State state) {
    std::sort(state.domains.begin(), state.domains.end(), [](const Domain& a, const Domain& b) { return b.free < a.free; });
    const std::size_t hash = fullHash(state);
    const auto [first, last] = byHash_.equal_range(hash);
    for (auto it = first; it != last; ++it)
        if (states_[it->second] == state) return it->second;
    const auto id = static_cast<Id>(states_.size());
    state.room = roomOf(state);
    states_.push_back(std::move(state));
    byHash_.emplace(hash, id);
    return id;
}

StateTable::Id StateTable::filled(Id before, const std::optional<std::size_t>& domain, std::size_t r, Bytes size,
                                  std::int64_t each) {
    State state = states_[before];
    state.free -= size * each;
    state.held[r] += each;
    if (domain) {
        Domain& from = state.domains[*domain];
        const Bytes room = from.free;
        if (--from.count == 0) state.domains.erase(state.domains.begin() + static_cast<std::ptrdiff_t>(*domain));
        addDomain(state.domains, {room - size * each, 1});
    }
    return idOf(std::move(state));
}

} // namespace rackyard::packing
