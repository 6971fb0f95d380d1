#include "charts/cost_section.h"

#include "charts/chart_view.h"
#include "charts/cost_chart.h"
#include "charts/figure.h"
#include "charts/series.h"

#include <QGridLayout>

namespace rackyard::charts {

struct CostSection::Parts {
    std::vector<CostPart> list;
    Theme theme;
};

CostSection::CostSection(QWidget* parent)
    : Section(parent), caption_(quietLabel(this)), capex_(new Figure(Figure::Size::large, this)),
      perGigabyte_(new Figure(Figure::Size::large, this)), perGigabyteCaption_(quietLabel(this, Qt::AlignRight)),
      prices_(quietLabel(this)), chart_(new CostChart), view_(new ChartView(chart_, this)), legend_(quietLabel(this)),
      parts_(std::make_shared<Parts>()) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    capex_->setObjectName(QStringLiteral("capex"));
    perGigabyte_->setObjectName(QStringLiteral("costPerGigabyte"));
    perGigabyte_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    perGigabyteCaption_->setText(tr("per GB usable"));
    view_->setFixedHeight(13);
    view_->setAccessibleName(tr("Cost by category"));
    legend_->setTextFormat(Qt::RichText);
    legend_->setWordWrap(true);
    grid->addWidget(caption_, 0, 0);
    grid->addWidget(perGigabyteCaption_, 0, 1);
    grid->addWidget(capex_, 1, 0);
    grid->addWidget(perGigabyte_, 1, 1);
    grid->addWidget(prices_, 2, 0, 1, 2);
    grid->addWidget(view_, 3, 0, 1, 2);
    grid->addWidget(legend_, 4, 0, 1, 2);
    connect(capex_, &Figure::asked, this, &Section::asked);
}

void CostSection::present(const Shown& shown) {
    presentCapex(shown);
    presentParts(shown);
}

void CostSection::presentCapex(const Shown& shown) {
    const CostAnswer& cost = shown.evaluation.cost;
    const QString currency = QString::fromStdString(cost.currency);
    const PriceBook* book = shown.catalog.priceBook(cost.priceBook);
    const QString name = QString::fromStdString(book && !book->name.empty() ? book->name : cost.priceBook.text());
    const bool atLeast = cost.capex && !cost.unpriced.empty();
    setWords(*caption_, (atLeast ? tr("CapEx, at least · %1") : tr("CapEx · %1")).arg(name));
    setWords(*prices_, book ? tr("in %1, price book of %2").arg(currency, QString::fromStdString(book->date)) : QString());
    setWords(*capex_, cost.capex ? shown.words.moneyRange(*cost.capex, currency)
                      : cost.unpriced.empty() ? shown.words.money(Money(), currency) : tr("quote required"));
    capex_->setKey(cost.capex ? QStringLiteral("cost.capex.high") : QString());
    const auto each = costPerPooledGigabyte(shown.evaluation);
    setWords(*perGigabyte_, each ? shown.words.moneyRange(*each, currency) : QString());
    perGigabyteCaption_->setVisible(each.has_value());
}

void CostSection::presentParts(const Shown& shown) {
    std::vector<CostPart> parts = costSeries(shown.evaluation.cost);
    if (parts == parts_->list) return;
    parts_->list = std::move(parts);
    chart_->setParts(parts_->list);
    presentLegend(shown.words);
}

// Swatch and word of each part stay on one line together.
void CostSection::presentLegend(const text::Words& words) {
    QStringList entries;
    for (const CostPart& part : parts_->list) {
        const QString name = text::categoryWord(part.category) + QChar(0x00A0) + words.percent(part.share);
        entries.append(QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
                           .arg(colourOf(parts_->theme, part.category).name(), name.toHtmlEscaped()));
    }
    setWords(*legend_, entries.join(QStringLiteral(" &nbsp;")));
}

void CostSection::wear(const Theme& theme) {
    parts_->theme = theme;
    chart_->setLook(theme);
    presentLegend(text::Words(locale()));
}

} // namespace rackyard::charts
