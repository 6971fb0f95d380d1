#pragma once

#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QString>

namespace rackyard {

/// A line icon of resources/icons by its name (`undo`), drawn in the application palette's colour of `role` whenever
/// it is painted: it follows a change of theme by itself and is sharp at every scale.
QIcon lineIcon(const QString& name, QPalette::ColorRole role = QPalette::ButtonText);

/// Paints the icon into `rect` in one colour.
void paintIcon(QPainter& painter, const QString& name, const QRect& rect, const QColor& colour);

} // namespace rackyard
