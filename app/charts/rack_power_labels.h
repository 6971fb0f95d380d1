#pragma once

#include <QGraphicsItem>

namespace rackyard::charts {

class RackPowerChart;

/// Everything of the rack chart that is words or a mark: names, figures, limits, steps of the cooling policy.
class RackPowerLabels : public QGraphicsItem {
public:
    explicit RackPowerLabels(RackPowerChart& chart);

    void refresh() { prepareGeometryChange(); }
    /// Width that the names of the policy's steps take at the right of the plot.
    double stepColumn() const;
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintSteps(QPainter& painter) const;
    void paintLimit(QPainter& painter, int bar) const;
    void paintFigure(QPainter& painter, int bar) const;
    void paintName(QPainter& painter, int bar) const;
    bool hasRoomForWords() const;

    RackPowerChart& chart_;
};

} // namespace rackyard::charts
