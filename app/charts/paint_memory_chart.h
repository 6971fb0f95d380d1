#pragma once

#include <QPainter>
#include <QRectF>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "text/text.h"
#include "theme/theme.h"

namespace rackyard::charts {

/// Paints the chart of the summary panel into `rect`, as vectors: pooled memory against the minimum of every workload
/// and reference model. It keeps its proportions, fills the width where the height allows, and returns the part of
/// `rect` that it used; nothing is painted for a design without models. `width` is that of the chart before it is
/// scaled to its place, against which its words are 13 high: a larger one gives smaller words. Needs a
/// QApplication, with or without a display.
QRectF paintMemoryChart(QPainter& painter, const QRectF& rect, const Evaluation& evaluation, const Design& design,
                        const Catalog& catalog, const text::Words& words, const Theme& theme, double width = 520);

} // namespace rackyard::charts
