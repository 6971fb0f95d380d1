#pragma once

#include "canvas/paint_context.h"

namespace rackyard {

/// Writes on a plate (in pixels) what fits: the name first, then the figures, the product, what GPUs it holds and, as
/// squares and dots, each GPU and port.
void paintPlateText(const PaintContext& context, ItemSlot slot, const QRectF& plate, const QColor& ground);

} // namespace rackyard
