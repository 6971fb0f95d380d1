#pragma once

#include "canvas/paint_context.h"

namespace rackyard {

/// Paints a system that stands on the floor: a rack-scale system as a rack of its own, others as tower or card.
void paintFloorItem(const PaintContext& context, ItemSlot slot);

} // namespace rackyard
