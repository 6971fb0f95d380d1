#pragma once

#include <QPainter>

#include "theme/theme.h"

namespace rackyard {

/// A verdict as a shape beside its word, so that colour never speaks alone: disc, triangle, square, ring.
enum class Mark { none, good, warning, bad, note };

Mark markOf(FitStatus status, Bytes headroom);
Mark markOf(Severity severity);

/// Width that a mark takes before a text of that size, gap included; 0 for none.
double markWidth(Mark mark, double textSize);
/// Paints the mark before a line of text whose middle is at `y`.
void paintMark(QPainter& painter, QPointF leftMiddle, Mark mark, double textSize, const Theme& theme);

} // namespace rackyard
