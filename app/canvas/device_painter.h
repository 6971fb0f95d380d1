#pragma once

#include "canvas/paint_context.h"

namespace rackyard {

/// Colour of a device's plate: by its kind, or by its pool where the yard is coloured by pools.
QColor plateColour(const PaintContext& context, ItemSlot slot);

/// Paints the front of one device or of a system on the floor at `rect` (millimetres): plate, name, figures, and
/// nearer its GPUs and ports. Far away it is a plain bar.
void paintDevice(const PaintContext& context, ItemSlot slot, const QRectF& rect);

} // namespace rackyard
