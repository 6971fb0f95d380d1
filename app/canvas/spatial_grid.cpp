#include "canvas/spatial_grid.h"

#include <algorithm>
#include <cmath>

namespace rackyard {
namespace {

constexpr double cellSize = 2000; ///< millimetres: about the size of a rack
/// Coordinates past this many cells are folded into the outermost one, so that no file can make the grid huge.
constexpr double mostCells = 1e6;

std::int32_t cellAt(double coordinate) {
    return static_cast<std::int32_t>(std::floor(std::clamp(coordinate / cellSize, -mostCells, mostCells)));
}

} // namespace

SpatialGrid::Cells SpatialGrid::cellsOf(const QRectF& rect) {
    return {cellAt(rect.left()), cellAt(rect.top()), cellAt(rect.right()), cellAt(rect.bottom())};
}

std::uint64_t SpatialGrid::cellKey(std::int32_t column, std::int32_t row) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(column)) << 32 | static_cast<std::uint32_t>(row);
}

void SpatialGrid::insert(Key key, const QRectF& rect) {
    const Cells range = cellsOf(rect);
    for (std::int32_t row = range.top; row <= range.bottom; ++row)
        for (std::int32_t column = range.left; column <= range.right; ++column)
            cells_[cellKey(column, row)].push_back(key);
    if (seen_.size() <= key) seen_.resize(key + 1, 0);
}

void SpatialGrid::remove(Key key, const QRectF& rect) {
    const Cells range = cellsOf(rect);
    for (std::int32_t row = range.top; row <= range.bottom; ++row)
        for (std::int32_t column = range.left; column <= range.right; ++column) {
            const auto cell = cells_.find(cellKey(column, row));
            if (cell == cells_.end()) continue;
            std::erase(cell->second, key);
            if (cell->second.empty()) cells_.erase(cell);
        }
}

void SpatialGrid::clear() {
    cells_.clear();
    seen_.clear();
    query_ = 0;
}

void SpatialGrid::appendCell(const std::vector<Key>& cell, std::vector<Key>& found) const {
    for (const Key key : cell) {
        if (seen_[key] == query_) continue;
        seen_[key] = query_;
        found.push_back(key);
    }
}

void SpatialGrid::collect(const QRectF& area, std::vector<Key>& found) const {
    ++query_;
    const Cells range = cellsOf(area);
    const double asked = (double(range.right) - range.left + 1) * (double(range.bottom) - range.top + 1);
    if (asked > static_cast<double>(cells_.size())) { // a far view: walk what exists instead of empty floor
        for (const auto& [key, cell] : cells_) {
            const auto column = static_cast<std::int32_t>(key >> 32);
            const auto row = static_cast<std::int32_t>(key & 0xFFFFFFFFu);
            if (column < range.left || column > range.right || row < range.top || row > range.bottom) continue;
            appendCell(cell, found);
        }
        return;
    }
    for (std::int32_t row = range.top; row <= range.bottom; ++row)
        for (std::int32_t column = range.left; column <= range.right; ++column)
            if (const auto cell = cells_.find(cellKey(column, row)); cell != cells_.end())
                appendCell(cell->second, found);
}

} // namespace rackyard
