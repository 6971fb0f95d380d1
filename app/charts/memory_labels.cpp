#include "charts/memory_labels.h"

#include "charts/memory_texts.h"
#include "theme/chip.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace rackyard::charts {

namespace {

void paintUsable(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.fillRect(rect, theme.neutral);
}

void paintPaper(QPainter& painter, const QRectF& rect, const Theme& theme) {
    QColor ghost = theme.neutral;
    ghost.setAlphaF(0.22F);
    painter.setBrush(ghost);
    painter.setPen(QPen(theme.neutral, 1, Qt::DotLine));
    painter.drawRect(rect);
}

void paintMinimum(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.setPen(QPen(theme.text, 2.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(rect.center().x(), rect.top() - 2), QPointF(rect.center().x(), rect.bottom() + 2));
}

} // namespace

MemoryLabels::MemoryLabels(MemoryChart& chart) : QGraphicsItem(&chart), chart_(chart) { setZValue(100); }

QRectF MemoryLabels::boundingRect() const { return {QPointF(), chart_.size()}; }

void MemoryLabels::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    paintLegend(*painter);
    for (int place = 0; place < static_cast<int>(chart_.rows_.size()); ++place)
        paintRow(*painter, place);
}

void MemoryLabels::paintLegend(QPainter& painter) const {
    double x = 0;
    x = paintKey(painter, x, QCoreApplication::translate("MemoryChart", "usable"), paintUsable);
    if (chart_.series_.pooled < chart_.series_.onPaper)
        x = paintKey(painter, x, QCoreApplication::translate("MemoryChart", "on paper"), paintPaper);
    paintKey(painter, x, QCoreApplication::translate("MemoryChart", "model's minimum"), paintMinimum);
}

double MemoryLabels::paintKey(QPainter& painter, double x, const QString& word,
                              void (*swatch)(QPainter&, const QRectF&, const Theme&)) const {
    const QFontMetricsF metrics(chart_.smallFont_);
    const double side = metrics.capHeight();
    const double baseline = metrics.ascent() + 1;
    painter.save();
    swatch(painter, QRectF(x + 0.5, baseline - side, side, side), chart_.theme_);
    painter.restore();
    painter.setFont(chart_.smallFont_);
    painter.setPen(chart_.theme_.mutedText);
    painter.drawText(QPointF(x + side + 5, baseline), word);
    return x + side + 5 + metrics.horizontalAdvance(word) + 12;
}

void MemoryLabels::paintRow(QPainter& painter, int place) const {
    const MemoryRow& row = chart_.series_.rows[chart_.rows_[static_cast<std::size_t>(place)]];
    const QRectF rect = chart_.rowRect(place);
    paintTitle(painter, row, rect, rect.width() - paintVerdict(painter, row, rect) - 6);
    const MemoryChart::Metrics m = chart_.metrics();
    const QFontMetricsF metrics(chart_.smallFont_);
    painter.setFont(chart_.smallFont_);
    painter.setPen(chart_.theme_.mutedText);
    painter.drawText(QPointF(rect.left(), rect.top() + m.above + m.bar + 4 + metrics.ascent()),
                     metrics.elidedText(rowCaption(row, chart_.words_), Qt::ElideRight, rect.width()));
    if (place != chart_.current_) return;
    painter.setPen(QPen(chart_.theme_.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(1, -2, -1, -3), 4, 4);
}

double MemoryLabels::paintVerdict(QPainter& painter, const MemoryRow& row, const QRectF& rect) const {
    const QString verdict = rowVerdict(row);
    const QSizeF chip = chipSize(verdict, chart_.smallFont_);
    const double width = std::min(chip.width(), rect.width() * 0.62);
    paintChip(painter, QRectF(QPointF(rect.right() - width, rect.top()), QSizeF(width, chip.height())), verdict,
              row.minimum ? signOf(row.status, row.headroom) : Sign::bad, chart_.theme_, chart_.smallFont_);
    return width;
}

// A reference model is quieter than a workload; where there is room it is also called one.
void MemoryLabels::paintTitle(QPainter& painter, const MemoryRow& row, const QRectF& rect, double width) const {
    const QFontMetricsF metrics(chart_.font_);
    QString title = rowTitle(row, chart_.words_);
    if (row.reference && metrics.horizontalAdvance(title) > width) title = QString::fromStdString(row.name);
    painter.setFont(chart_.font_);
    painter.setPen(row.reference ? chart_.theme_.mutedText : chart_.theme_.text);
    painter.drawText(QPointF(rect.left(), rect.top() + 1 + metrics.ascent()),
                     metrics.elidedText(title, Qt::ElideRight, width));
}

} // namespace rackyard::charts
