#include "charts/power_section.h"

#include "charts/figure.h"

#include <QGridLayout>

namespace rackyard::charts {

namespace {

Figure* quietFigure(QWidget* parent, Qt::Alignment alignment) {
    auto* figure = new Figure(Figure::Size::normal, parent);
    figure->setFont(quietLabel(parent)->font());
    figure->setForegroundRole(QPalette::PlaceholderText);
    figure->setAlignment(alignment | Qt::AlignVCenter);
    return figure;
}

} // namespace

PowerSection::PowerSection(QWidget* parent)
    : Section(parent), caption_(quietLabel(this)), max_(new Figure(Figure::Size::large, this)),
      heat_(new Figure(Figure::Size::large, this)), facility_(quietFigure(this, Qt::AlignLeft)),
      typical_(quietFigure(this, Qt::AlignRight)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(1);
    auto* heat = quietLabel(this, Qt::AlignRight);
    heat->setText(tr("Heat"));
    max_->setObjectName(QStringLiteral("itPower"));
    heat_->setObjectName(QStringLiteral("heat"));
    facility_->setObjectName(QStringLiteral("facilityPower"));
    heat_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(caption_, 0, 0);
    grid->addWidget(heat, 0, 1);
    grid->addWidget(max_, 1, 0);
    grid->addWidget(heat_, 1, 1);
    grid->addWidget(facility_, 2, 0);
    grid->addWidget(typical_, 2, 1);
    max_->setKey(QStringLiteral("power.max_kw"));
    heat_->setKey(QStringLiteral("power.btu_per_h"));
    facility_->setKey(QStringLiteral("power.facility_kw"));
    for (Figure* figure : {max_, heat_, facility_, typical_})
        connect(figure, &Figure::asked, this, &Section::asked);
}

void PowerSection::present(const Shown& shown) {
    const PowerAnswer& power = shown.evaluation.power;
    const text::Words& words = shown.words;
    const bool atLeast = power.max.known && power.max.atLeast();
    setWords(*caption_, atLeast ? tr("IT power, at least") : tr("IT power, max"));
    setWords(*max_, power.max.known ? words.kilowatts(*power.max.known) : text::unknownWord());
    setWords(*heat_, power.max.known ? words.btuPerHour(power.btuPerHour) : text::unknownWord());
    setWords(*facility_, tr("facility %1 at PUE %2").arg(words.kilowatts(power.facility), words.factor(power.pue)));
    presentTypical(power, words);
}

// What the makers publish, where they all do; else the estimate, called so.
void PowerSection::presentTypical(const PowerAnswer& power, const text::Words& words) {
    const bool published = power.typical.known && !power.typical.atLeast();
    setWords(*typical_, published ? tr("typical %1").arg(words.kilowatts(*power.typical.known))
                                  : tr("typical about %1").arg(words.kilowatts(power.typicalEstimate)));
    typical_->setKey(published ? QStringLiteral("power.typical_kw") : QStringLiteral("power.typical_estimate_kw"));
}

} // namespace rackyard::charts
