#include "charts/rack_power_chart.h"

#include "charts/chart_base.h"
#include "charts/rack_power_labels.h"

#include <QFontMetricsF>
#include <QPen>

#include <cmath>

namespace rackyard::charts {

namespace {

double kilowatts(Power power) { return power.kilowatts(); }

// The next of 1, 2 and 5 times a power of ten: about three steps up the axis.
double niceStep(double range) {
    const double rough = range / 3;
    const double magnitude = std::pow(10, std::floor(std::log10(rough)));
    for (double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * magnitude) return factor * magnitude;
    return 10 * magnitude;
}

} // namespace

RackPowerChart::RackPowerChart()
    : words_(QLocale::c()), bars_(new QStackedBarSeries), over_(new QBarSet(QString())),
      restBelow_(new QBarSet(QString())), rest_(new QBarSet(QString())), rackAxis_(new QBarCategoryAxis),
      powerAxis_(new QValueAxis) {
    makeBare(*this);
    bars_->append({restBelow_, rest_, over_});
    bars_->setBarWidth(0.62);
    addSeries(bars_);
    addAxis(rackAxis_, Qt::AlignBottom);
    addAxis(powerAxis_, Qt::AlignLeft);
    bars_->attachAxis(rackAxis_);
    bars_->attachAxis(powerAxis_);
    rackAxis_->setLabelsVisible(false);
    rackAxis_->setGridLineVisible(false);
    powerAxis_->setTickType(QValueAxis::TicksDynamic);
    powerAxis_->setLabelFormat(QStringLiteral("%.0f"));
    powerAxis_->setLineVisible(false);
    setLocalizeNumbers(true);
    labels_ = new RackPowerLabels(*this);
}

QBarSet& RackPowerChart::setFor(Key key) {
    QBarSet*& set = sets_[key];
    if (!set) {
        set = new QBarSet(QString());
        bars_->append(set);
        paintSets();
    }
    return *set;
}

void RackPowerChart::setSeries(const RackPowerSeries& series, const text::Words& words) {
    if (series == series_ && words.locale() == words_.locale()) return;
    series_ = series;
    words_ = words;
    setLocale(words.locale());
    showScale();
    showBars();
    place();
}

void RackPowerChart::setLook(const Theme& theme, const QFont& font) {
    theme_ = theme;
    font_ = font;
    paintSets();
    rackAxis_->setLinePen(QPen(theme.line, 1));
    powerAxis_->setGridLinePen(QPen(theme.line, 1));
    powerAxis_->setLabelsBrush(theme.mutedText);
    powerAxis_->setLabelsFont(font);
    place();
}

void RackPowerChart::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    place();
}

int RackPowerChart::barCount() const { return static_cast<int>(series_.bars.size()) + (series_.rest > 0 ? 1 : 0); }

QRectF RackPowerChart::room(int bar) const {
    const QRectF plot = plotArea();
    const double width = plot.width() / std::max(1, barCount());
    return {plot.left() + width * bar, plot.top(), width, plot.height()};
}

double RackPowerChart::yOf(Power power) const {
    const QRectF plot = plotArea();
    return plot.bottom() - plot.height() * kilowatts(power) / powerAxis_->max();
}

void RackPowerChart::showBars() {
    QStringList categories;
    for (int i = 0; i < barCount(); ++i)
        categories.append(QStringLiteral("%1").arg(i)); // keys of the axis; nobody reads them
    if (rackAxis_->categories() != categories) rackAxis_->setCategories(categories);
    std::map<QBarSet*, QList<double>> values{{over_, {}}, {rest_, {}}, {restBelow_, {}}};
    for (const RackBar& bar : series_.bars)
        values[bar.isOver() ? over_ : &setFor(bar.cooling)];
    for (const auto& [key, set] : sets_)
        values[set];
    for (auto& [set, list] : values)
        list.fill(0, barCount());
    for (qsizetype i = 0; i < static_cast<qsizetype>(series_.bars.size()); ++i) {
        const RackBar& bar = series_.bars[static_cast<std::size_t>(i)];
        values[bar.isOver() ? over_ : &setFor(bar.cooling)][i] = kilowatts(bar.max);
    }
    if (series_.rest > 0) {
        values[restBelow_].back() = kilowatts(series_.restRange.low);
        values[rest_].back() = kilowatts(series_.restRange.high - series_.restRange.low);
    }
    for (const auto& [set, list] : values)
        setValues(*set, list);
}

void RackPowerChart::showScale() {
    const double top = std::max(1.0, kilowatts(series_.scale())) * 1.12; // room for the figures on the bars
    powerAxis_->setRange(0, top);
    powerAxis_->setTickInterval(niceStep(top));
}

void RackPowerChart::place() {
    const QFontMetricsF metrics(font_);
    const double left = metrics.horizontalAdvance(words_.number(powerAxis_->max())) + 10;
    const QMarginsF margins(left, metrics.height() / 2, labels_->stepColumn() + 2, metrics.height() + 5);
    setPlotArea(QRectF(QPointF(), size()).marginsRemoved(margins));
    labels_->refresh();
    labels_->update();
}

void RackPowerChart::paintSets() {
    for (const auto& [key, set] : sets_)
        paintFlat(*set, key ? colourOf(theme_, *key) : theme_.neutral);
    paintFlat(*over_, theme_.bad);
    paintFlat(*restBelow_, Qt::transparent);
    QColor band = theme_.neutral;
    band.setAlphaF(0.45F);
    paintFlat(*rest_, band);
}

} // namespace rackyard::charts
