#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace rackyard {

/// Membership in a set of ids: linear for the usual few, hashed-like by sorting for many.
template<class IdType>
class IdLookup {
public:
    explicit IdLookup(std::span<const IdType> ids) : sorted_(ids.begin(), ids.end()) {
        std::sort(sorted_.begin(), sorted_.end(), byHash);
    }
    bool contains(const IdType& id) const {
        const auto range = std::equal_range(sorted_.begin(), sorted_.end(), id, byHash);
        return std::find(range.first, range.second, id) != range.second;
    }
    bool empty() const { return sorted_.empty(); }

private:
    static bool byHash(const IdType& a, const IdType& b) { return a.hash() < b.hash(); }
    std::vector<IdType> sorted_;
};

} // namespace rackyard
