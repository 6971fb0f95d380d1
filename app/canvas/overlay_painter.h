#pragma once

#include "canvas/canvas_scene.h"

namespace rackyard {

/// Paints over the yard what belongs to the work on it: selection, ghosts, lit targets, guides, the rubber band and
/// the handles of buses. The painter's unit is the pixel, its origin the yard's.
void paintOverlay(CanvasScene& scene, QPainter& painter, const QRectF& exposed, double scale);

/// The dots of the floor, in an area of pixels of the yard.
void paintGround(QPainter& painter, const QRectF& pixels, double scale, const Theme& theme);

} // namespace rackyard
