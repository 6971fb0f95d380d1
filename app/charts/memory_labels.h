#pragma once

#include <QGraphicsItem>

#include "charts/memory_chart.h"

namespace rackyard::charts {

/// Everything of the memory chart that is words: legend, titles, verdict chips, captions.
class MemoryLabels : public QGraphicsItem {
public:
    explicit MemoryLabels(MemoryChart& chart);

    void refresh() { prepareGeometryChange(); }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLegend(QPainter& painter) const;
    void paintRow(QPainter& painter, int place) const;
    /// Paints the chip at the right of a row; returns its width.
    double paintVerdict(QPainter& painter, const MemoryRow& row, const QRectF& rect) const;
    void paintTitle(QPainter& painter, const MemoryRow& row, const QRectF& rect, double width) const;
    /// Paints a swatch and its word at `x`; returns where the next one begins.
    double paintKey(QPainter& painter, double x, const QString& word, void (*swatch)(QPainter&, const QRectF&, const Theme&)) const;

    MemoryChart& chart_;
};

} // namespace rackyard::charts
