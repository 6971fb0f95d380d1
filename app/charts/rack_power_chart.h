#pragma once

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QFont>
#include <QStackedBarSeries>
#include <QValueAxis>

#include "charts/series.h"
#include "text/text.h"
#include "theme/theme.h"

#include <map>
#include <optional>

namespace rackyard::charts {

class RackPowerLabels;

/// Maximum power of each rack against its limit and against the steps of the cooling policy. Bars have the colour of
/// their cooling class; a rack over its limit has a shape and the colour of faults.
class RackPowerChart : public QChart {
public:
    RackPowerChart();

    void setSeries(const RackPowerSeries& series, const text::Words& words);
    void setLook(const Theme& theme, const QFont& font);

    const RackPowerSeries& series() const { return series_; }
    const text::Words& words() const { return words_; }
    const Theme& look() const { return theme_; }
    const QFont& labelFont() const { return font_; }
    /// Bars drawn, the one for the rest included.
    int barCount() const;
    /// Room that the bar at that place has, over the whole height of the plot.
    QRectF room(int bar) const;
    /// Height of a load on the plot.
    double yOf(Power power) const;

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    using Key = std::optional<CoolingClass>; ///< absent: over its limit, or of unknown cooling

    QBarSet& setFor(Key key);
    void showBars();
    void showScale();
    void place();
    void paintSets();

    RackPowerSeries series_;
    text::Words words_;
    Theme theme_;
    QFont font_;
    QStackedBarSeries* bars_;
    std::map<Key, QBarSet*> sets_;
    QBarSet* over_;
    QBarSet* restBelow_;  ///< unseen: lifts the band of the rest to its least
    QBarSet* rest_;
    QBarCategoryAxis* rackAxis_;
    QValueAxis* powerAxis_;
    RackPowerLabels* labels_;
};

} // namespace rackyard::charts
