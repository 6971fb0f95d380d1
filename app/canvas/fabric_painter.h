#pragma once

#include "canvas/paint_context.h"

namespace rackyard {

/// Paints a fabric's bus, branches and stems, its title, and dashed ghosts of the switches that it still needs.
void paintFabric(const PaintContext& context, std::size_t lane);
/// The fabrics inside a rack: a rail from the top down to the lowest member, with a tap at each.
void paintRails(const PaintContext& context, const SceneRack& rack);

} // namespace rackyard
