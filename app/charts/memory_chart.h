#pragma once

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QFont>
#include <QHorizontalStackedBarSeries>
#include <QLineSeries>
#include <QList>
#include <QValueAxis>

#include "charts/series.h"
#include "text/text.h"
#include "theme/theme.h"

#include <map>
#include <vector>

namespace rackyard::charts {

class MemoryLabels;

/// Pooled memory against what each model needs: one bar a model, on one scale, filled as far as one model can use
/// the memory, ghosted as far as it exists on paper, with a line where the model's minimum lies. Title, verdict and
/// figures stand around each bar. The same chart is shown by the panel and painted into documents.
class MemoryChart : public QChart {
public:
    MemoryChart();

    /// Shows those rows of the series. Does nothing where neither has changed.
    void setSeries(const MemorySeries& series, const std::vector<std::size_t>& rows, const text::Words& words);
    /// `font` is that of the titles; all other words are a little smaller.
    void setLook(const Theme& theme, const QFont& font);
    /// Height that the rows take with the font in use.
    double naturalHeight() const;
    void setWidth(double width);
    /// Draws the row at that place of those shown as the current one; -1 for none.
    void setCurrent(int row);

    const MemorySeries& series() const { return series_; }
    const std::vector<std::size_t>& rows() const { return rows_; }
    /// Where the row at that place of those shown stands, words and bar.
    QRectF rowRect(int row) const;
    /// The row at a point, or -1.
    int rowAt(const QPointF& point) const;

private:
    friend class MemoryLabels;
    struct Metrics {
        double legend = 0;   ///< height of the legend on top
        double above = 0;    ///< of the title above a bar
        double bar = 0;
        double below = 0;    ///< of the caption under a bar and the gap to the next
        double pitch() const { return above + bar + below; }
    };

    Metrics metrics() const;
    void showBars();
    void showLines();
    void place();
    void paintSeries();

    MemorySeries series_;
    std::vector<std::size_t> rows_;
    text::Words words_;
    Theme theme_;
    QFont font_;
    QFont smallFont_;
    int current_ = -1;

    QHorizontalStackedBarSeries* bars_;
    std::map<int, QBarSet*> pooled_;    ///< by sign of the verdict
    QBarSet* paper_;
    QList<QLineSeries*> lines_;         ///< one a row; those not needed are empty
    QBarCategoryAxis* rowAxis_;
    QValueAxis* memoryAxis_;
    MemoryLabels* labels_;
};

} // namespace rackyard::charts
