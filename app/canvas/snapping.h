#pragma once

#include <QLineF>
#include <QRectF>

#include "canvas/hit_test.h"

#include <unordered_set>
#include <vector>

namespace rackyard {

/// Parts that do not count when a free place is looked for: those that are being moved themselves.
struct Moving {
    std::unordered_set<ItemId> items;
    std::unordered_set<RackId> racks;
    static Moving of(const ElementSet& elements);
};

/// Where something on the floor comes to rest, and the lines along which it stands in line with its neighbours.
struct FloorSpot {
    QPointF at;
    std::vector<QLineF> guides;
};

/// Snaps `rect` to edges of neighbours and to the usual gap beside them, else to the floor grid; `pull` is how far (in
/// millimetres) a neighbour attracts. With `free`, a spot that is taken is left for the nearest one beside it.
FloorSpot snapToFloor(const YardScene& scene, const QRectF& rect, double pull, const Moving& moving, bool free);
/// Whether something that does not move stands there.
bool isTaken(const YardScene& scene, const QRectF& rect, const Moving& moving);

/// The U nearest to `wanted` at which `height` is free, if there is one within a few U; else `wanted`.
RackUnits nearestFreeU(const YardScene& scene, RackSlot rack, RackUnits wanted, RackUnits height, const Moving& moving);
bool isFreeU(const YardScene& scene, RackSlot rack, RackUnits u, RackUnits height, const Moving& moving);

} // namespace rackyard
