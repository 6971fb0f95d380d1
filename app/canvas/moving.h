#pragma once

#include <Qt>

#include "canvas/placing.h"

namespace rackyard {

/// What is dragged, and by which of its parts.
struct Grip {
    ElementSet elements;
    Hit grabbed;
    QPointF from;                ///< where the pointer took hold, in the yard
};

/// Proposes moving `grip.elements` so that what was at `grip.from` is at `wish.at`. Racks take their contents along;
/// devices go into the rack under them, else onto the floor; buses move up and down. `scene` shows the committed design.
Proposal proposeMove(const YardScene& scene, const text::Words& words, const Grip& grip, const PlacingWish& wish);

/// One step of the arrow keys: devices by one U up or down or to the same U of the next rack, the rest along the grid.
Proposal proposeNudge(const YardScene& scene, const text::Words& words, const ElementSet& elements, Qt::Key arrow);

} // namespace rackyard
