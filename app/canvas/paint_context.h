#pragma once

#include <QPainter>
#include <QRectF>

#include "canvas/labels.h"
#include "canvas/yard_figures.h"
#include "canvas/yard_painter.h"
#include "canvas/yard_scene.h"

#include <algorithm>
#include <cmath>

namespace rackyard {

/// What the painters of single parts share: where to paint, at which scale, what is known and how it shall look. All
/// painting happens in pixels, so that lines and letters are as crisp on screen as on paper.
struct PaintContext {
    QPainter& painter;
    double scale;                 ///< pixels per millimetre
    const YardScene& scene;
    const YardFigures& figures;
    const YardStyle& style;
    const text::Words& words;
    Labels& labels;
    QRectF exposed;               ///< in the yard; what lies outside need not be painted
    bool ghost = false;           ///< what is painted is only proposed: drop to add, release to move

    const Theme& theme() const { return style.theme; }
    double pixelsPerU() const { return scale * yard::uHeight; }
    double px(double units) const { return units * scale; }
    QPointF px(QPointF point) const { return point * scale; }
    /// On whole pixels, so that neighbouring edges meet.
    QRectF px(const QRectF& rect) const {
        const QPointF topLeft(std::round(rect.left() * scale), std::round(rect.top() * scale));
        const QPointF bottomRight(std::round(rect.right() * scale), std::round(rect.bottom() * scale));
        return {topLeft, bottomRight};
    }
    /// Letters grow with the zoom between the smallest and largest that read well.
    LabelFont font(double units, bool bold = false) const {
        return {std::clamp(static_cast<int>(std::lround(units * scale)), 9, 20), bold};
    }
};

/// `preferred` where it can be read on `ground`, else black or white, whichever reads better.
QColor readableOn(const QColor& ground, const QColor& preferred);
/// Colour between two, `share` of the way from `a` to `b`.
QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace rackyard
