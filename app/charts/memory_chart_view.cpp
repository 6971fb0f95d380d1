#include "charts/memory_chart_view.h"

#include "charts/memory_chart.h"
#include "charts/memory_texts.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace rackyard::charts {

MemoryChartView::MemoryChartView(QWidget* parent)
    : ChartView(new MemoryChart, parent), chart_(static_cast<MemoryChart*>(chart())) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Pooled memory against model minimums"));
}

void MemoryChartView::setSeries(const MemorySeries& series, std::size_t mostRows, const text::Words& words) {
    chart_->setSeries(series, rowsToShow(series, mostRows), words);
    setAccessibleDescription(spokenChart(series, words));
    const int height = minimumSizeHint().height();
    if (minimumHeight() != height || maximumHeight() != height) setFixedHeight(height);
    chart_->setWidth(viewport()->width());
    setCurrent(std::clamp(current_, 0, std::max(0, static_cast<int>(chart_->rows().size()) - 1)));
}

void MemoryChartView::setTheme(const Theme& theme) {
    chart_->setLook(theme, font());
    setFixedHeight(minimumSizeHint().height());
}

QString MemoryChartView::restText(const text::Words& words) const {
    return charts::restText(chart_->series(), chart_->rows(), words);
}

QSize MemoryChartView::sizeHint() const { return {280, minimumSizeHint().height()}; }

QSize MemoryChartView::minimumSizeHint() const { return {160, static_cast<int>(std::ceil(chart_->naturalHeight()))}; }

void MemoryChartView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event); // the chart is as high as its rows, not as the view
    setSceneRect(QRectF(QPointF(), QSizeF(viewport()->size())));
    chart_->setWidth(viewport()->width());
}

void MemoryChartView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const int row = chart_->rowAt(mapToScene(event->position().toPoint()));
    if (row < 0) return;
    setCurrent(row);
    ask(row);
}

void MemoryChartView::mouseMoveEvent(QMouseEvent* event) {
    const bool onRow = chart_->rowAt(mapToScene(event->position().toPoint())) >= 0;
    viewport()->setCursor(onRow ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void MemoryChartView::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(chart_->rows().size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up: return setCurrent(std::max(0, current_ - 1));
    case Qt::Key_Down: return setCurrent(std::max(0, std::min(last, current_ + 1)));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return ask(current_);
    default: event->ignore();
    }
}

void MemoryChartView::focusInEvent(QFocusEvent* event) {
    ChartView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason) setCurrent(current_);
}

void MemoryChartView::focusOutEvent(QFocusEvent* event) {
    ChartView::focusOutEvent(event);
    chart_->setCurrent(-1);
}

void MemoryChartView::setCurrent(int row) {
    current_ = row;
    chart_->setCurrent(hasFocus() ? row : -1);
}

void MemoryChartView::ask(int row) {
    if (row < 0 || row >= static_cast<int>(chart_->rows().size())) return;
    const std::size_t index = chart_->rows()[static_cast<std::size_t>(row)];
    const MemoryRow asked = chart_->series().rows[index];
    if (asked.minimum) Q_EMIT rowAsked(asked, index);
}

} // namespace rackyard::charts
