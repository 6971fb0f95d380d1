#pragma once

#include "canvas/yard_figures.h"
#include "canvas/yard_painter.h"

namespace rackyard {

/// The colour by which a rack shows what the style asks for; its header says the same in words.
QColor rackColour(const YardStyle& style, const RackFigures& figures);
/// From little to much, as lightness, so that it is read without seeing hues; `share` is 0 to 1.
QColor rampColour(const Theme& theme, double share);
/// The load that counts as full where a rack has no limit of its own.
Power fullRampLoad();

} // namespace rackyard
