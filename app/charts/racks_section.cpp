#include "charts/racks_section.h"

#include "charts/chart_view.h"
#include "charts/rack_power_chart.h"
#include "charts/series.h"

#include <QGridLayout>

#include <algorithm>

namespace rackyard::charts {

namespace {

QString spoken(const RackPowerSeries& series, const text::Words& words) {
    QStringList sentences;
    for (const RackBar& bar : series.bars) {
        const QString name = QString::fromStdString(bar.name);
        const QString load = words.kilowatts(bar.max);
        sentences.append(bar.limit ? RacksSection::tr("%1: %2 of %3.").arg(name, load, words.kilowatts(*bar.limit))
                                   : RacksSection::tr("%1: %2.").arg(name, load));
    }
    return sentences.join(u' ');
}

} // namespace

RacksSection::RacksSection(QWidget* parent)
    : Section(parent), caption_(quietLabel(this)), key_(quietLabel(this, Qt::AlignRight)), chart_(new RackPowerChart),
      view_(new ChartView(chart_, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(2);
    caption_->setText(tr("Maximum power by rack, kW"));
    key_->setText(tr("▬ limit"));
    view_->setObjectName(QStringLiteral("rackPowerChart"));
    view_->setAccessibleName(caption_->text());
    view_->setFixedHeight(136);
    grid->addWidget(caption_, 0, 0);
    grid->addWidget(key_, 0, 1);
    grid->addWidget(view_, 1, 0, 1, 2);
}

void RacksSection::present(const Shown& shown) {
    const RackPowerSeries series = rackPowerSeries(shown.evaluation, shown.design, shown.catalog);
    setVisible(!series.bars.empty());
    key_->setVisible(std::any_of(series.bars.begin(), series.bars.end(), [](const RackBar& b) { return b.limit; }));
    if (series == chart_->series()) return;
    chart_->setSeries(series, shown.words);
    view_->setAccessibleDescription(spoken(series, shown.words));
}

void RacksSection::wear(const Theme& theme) { chart_->setLook(theme, caption_->font()); }

} // namespace rackyard::charts
