#pragma once

#include <QPainter>
#include <QPalette>
#include <QRect>
#include <QStyle>

class QStyleOption;
class QStyleOptionComplex;
class QStyleOptionTab;
class QWidget;

namespace rackyard::flat {

inline constexpr qreal radius = 5;

/// Colour between two, `share` of the way from `a` to `b`.
QColor mixed(const QColor& a, const QColor& b, double share);

/// A rounded rectangle with a hairline on whole device pixels.
void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& edge, qreal width = 1);
void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget, bool framed);
void paintInput(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void paintChevron(QPainter& painter, const QRect& rect, const QColor& colour, Qt::ArrowType direction);
void paintCheckBox(QPainter& painter, const QStyleOption& option, bool round);
void paintTab(QPainter& painter, const QStyleOptionTab& option);
void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const QRect& slider);

bool isPrimary(const QWidget* widget);

} // namespace rackyard::flat
