#pragma once

#include <QChartView>

namespace rackyard::charts {

/// A chart as a part of the panel around it: no frame, no ground, no scroll bars, and the wheel scrolls the panel.
class ChartView : public QChartView {
    Q_OBJECT
public:
    /// Takes the chart over.
    explicit ChartView(QChart* chart, QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace rackyard::charts
