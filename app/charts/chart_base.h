#pragma once

#include <QBarSet>
#include <QChart>
#include <QList>

#include "theme/theme.h"

namespace rackyard::charts {

/// A bare chart: no legend, title, margins, background or animation; its plot is its whole rectangle.
void makeBare(QChart& chart);
/// Replaces the values of a bar set, and tells the chart only about those that differ.
void setValues(QBarSet& set, const QList<double>& values);
/// A set that draws as a plain area of that colour.
void paintFlat(QBarSet& set, const QColor& colour);

} // namespace rackyard::charts
