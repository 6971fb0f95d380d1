#pragma once

#include <QLineF>
#include <QRectF>

#include "design/design.h"

#include <cstdint>
#include <vector>

namespace rackyard {

/// Something that a fabric's stem leads to: a rack with members in it, or a system on the floor.
struct BusAnchor {
    std::uint32_t key = 0;
    QRectF rect;
};

struct BusStem {
    std::uint32_t key = 0; ///< of its anchor
    QLineF line;           ///< from the bus to the anchor's edge
};

/// A fabric in the yard: a bus above the first row of its members, a branch above every further row, and a stem to
/// each rack or system. Computed from the design alone.
struct BusLayout {
    QLineF bus;
    std::vector<QLineF> branches; ///< a riser and a horizontal line for each further row
    std::vector<BusStem> stems;
    QRectF title;                 ///< above the bus, from its left end
    QRectF switches;              ///< right of the bus: room for the switches that the sizing derives
    QRectF bounds;

    /// What a pointer can grab: the bus itself with some room around it.
    QRectF handle(double tolerance) const;
};

/// `lane` is the fabric's place among the design's fabrics: each has its own height above the racks and its own
/// place in their right rail.
BusLayout layOutBus(const Fabric& fabric, std::vector<BusAnchor> anchors, int lane);
/// Where the stem of `lane` runs at an anchor.
double stemX(const QRectF& anchor, int lane);

} // namespace rackyard
