#include "charts/rack_power_labels.h"

#include "charts/rack_power_chart.h"
#include "theme/chip.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace rackyard::charts {

namespace {

constexpr double roomForWords = 26; // pixels below which names and figures of neighbours would touch

QPointF centredAt(double x, double y, double width) { return {x - width / 2, y}; }

QString stepName(const CoolingStep& step) {
    return QCoreApplication::translate("RackPowerChart", "↑ %1", "cooling class above this power")
        .arg(text::coolingWord(step.coolingClass));
}

} // namespace

RackPowerLabels::RackPowerLabels(RackPowerChart& chart) : QGraphicsItem(&chart), chart_(chart) { setZValue(100); }

QRectF RackPowerLabels::boundingRect() const { return {QPointF(), chart_.size()}; }

void RackPowerLabels::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(chart_.labelFont());
    paintSteps(*painter);
    for (int bar = 0; bar < chart_.barCount(); ++bar) {
        paintLimit(*painter, bar);
        paintFigure(*painter, bar);
        paintName(*painter, bar);
    }
}

bool RackPowerLabels::hasRoomForWords() const { return chart_.room(0).width() >= roomForWords; }

double RackPowerLabels::stepColumn() const {
    const QFontMetricsF metrics(chart_.labelFont());
    double width = 0;
    for (const CoolingStep& step : chart_.series().steps)
        if (step.from <= chart_.series().scale()) width = std::max(width, metrics.horizontalAdvance(stepName(step)) + 4);
    return width;
}

// The classes above each step stand at its height beside the plot; where steps crowd, the highest are named.
void RackPowerLabels::paintSteps(QPainter& painter) const {
    const QRectF plot = chart_.plotArea();
    const QFontMetricsF metrics(chart_.labelFont());
    double free = plot.top() - metrics.height();
    const std::vector<CoolingStep>& steps = chart_.series().steps;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        if (chart_.series().scale() < step->from) continue;
        const double y = chart_.yOf(step->from);
        painter.setPen(QPen(colourOf(chart_.look(), step->coolingClass), 1.5, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        if (y - metrics.capHeight() < free) continue;
        painter.setPen(chart_.look().mutedText);
        painter.drawText(QPointF(plot.right() + 4, y + metrics.capHeight() / 2), stepName(*step));
        free = y + metrics.capHeight();
    }
}

void RackPowerLabels::paintLimit(QPainter& painter, int bar) const {
    if (bar >= static_cast<int>(chart_.series().bars.size())) return;
    const RackBar& rack = chart_.series().bars[static_cast<std::size_t>(bar)];
    if (!rack.limit) return;
    const QRectF room = chart_.room(bar);
    const double y = chart_.yOf(*rack.limit);
    painter.setPen(QPen(chart_.look().text, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(room.left() + room.width() * 0.08, y), QPointF(room.right() - room.width() * 0.08, y));
}

void RackPowerLabels::paintFigure(QPainter& painter, int bar) const {
    if (bar >= static_cast<int>(chart_.series().bars.size())) return;
    const RackBar& rack = chart_.series().bars[static_cast<std::size_t>(bar)];
    const QRectF room = chart_.room(bar);
    const QFontMetricsF metrics(chart_.labelFont());
    const double top = chart_.yOf(rack.max);
    if (rack.isOver()) {
        const double side = std::min(room.width() * 0.6, metrics.capHeight() + 2);
        const QRectF sign(room.center().x() - side / 2, top + 3, side, side);
        paintSign(painter, sign, Sign::bad, chart_.look().panel, chart_.look().bad);
    }
    if (!hasRoomForWords()) return;
    QString figure = chart_.words().number(rack.max.kilowatts(), 1);
    if (rack.atLeast) figure.prepend(u'≥');
    painter.setPen(rack.isOver() ? chart_.look().badText : chart_.look().text);
    painter.drawText(centredAt(room.center().x(), top - 3, metrics.horizontalAdvance(figure)), figure);
}

void RackPowerLabels::paintName(QPainter& painter, int bar) const {
    const bool isRest = bar >= static_cast<int>(chart_.series().bars.size());
    if (!isRest && !hasRoomForWords()) return;
    const QRectF room = chart_.room(bar);
    const QFontMetricsF metrics(chart_.labelFont());
    const QString name = isRest ? u'+' + chart_.words().integer(chart_.series().rest)
                                : QString::fromStdString(chart_.series().bars[static_cast<std::size_t>(bar)].name);
    const QString text = isRest ? name : metrics.elidedText(name, Qt::ElideRight, room.width() - 2);
    const double width = metrics.horizontalAdvance(text);
    const double left = std::min(room.center().x() - width / 2, chart_.plotArea().right() - width);
    painter.setPen(chart_.look().mutedText);
    painter.drawText(QPointF(left, room.bottom() + metrics.ascent() + 3), text);
}

} // namespace rackyard::charts
