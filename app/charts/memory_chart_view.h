#pragma once

#include "charts/chart_view.h"
#include "charts/series.h"
#include "text/text.h"
#include "theme/theme.h"

namespace rackyard::charts {

class MemoryChart;

/// The memory chart in a window: shows a few rows and the rest on demand, answers to mouse and keyboard.
class MemoryChartView : public ChartView {
    Q_OBJECT
public:
    explicit MemoryChartView(QWidget* parent = nullptr);

    void setSeries(const MemorySeries& series, std::size_t mostRows, const text::Words& words);
    void setTheme(const Theme& theme);
    /// What the rows without room have in common; empty where every row is shown.
    QString restText(const text::Words& words) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user asks how the figures of that row of the series come about.
    void rowAsked(const rackyard::charts::MemoryRow& row, std::size_t index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void ask(int row);
    void setCurrent(int row);

    MemoryChart* chart_;
    int current_ = 0;
};

} // namespace rackyard::charts
