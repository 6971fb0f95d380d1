#pragma once

#include <QRectF>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace rackyard {

/// Finds which of many rectangles lie in an area without asking each. A hashed grid: insertion, removal and a query
/// take time by what they touch, however large the yard is.
class SpatialGrid {
public:
    using Key = std::uint32_t;

    void insert(Key key, const QRectF& rect);
    /// `rect` must be the one it was inserted with.
    void remove(Key key, const QRectF& rect);
    void clear();

    /// Appends each key whose cells `area` touches, once; the caller compares exact rectangles.
    void collect(const QRectF& area, std::vector<Key>& found) const;

private:
    struct Cells {
        std::int32_t left, top, right, bottom;
    };
    static Cells cellsOf(const QRectF& rect);
    static std::uint64_t cellKey(std::int32_t column, std::int32_t row);
    void appendCell(const std::vector<Key>& cell, std::vector<Key>& found) const;

    std::unordered_map<std::uint64_t, std::vector<Key>> cells_;
    mutable std::vector<std::uint32_t> seen_; ///< by key: the number of the query that met it last
    mutable std::uint32_t query_ = 0;
};

} // namespace rackyard
