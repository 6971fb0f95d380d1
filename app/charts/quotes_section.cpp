#include "charts/quotes_section.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rackyard::charts {

namespace {

constexpr std::size_t mostLines = 24;

bool needsQuote(const BomLine& line, const CostAnswer& cost) {
    return !line.extended && !line.inBand &&
           std::find(cost.unpriced.begin(), cost.unpriced.end(), line.product) != cost.unpriced.end();
}

} // namespace

QuotesSection::QuotesSection(QWidget* parent) : Section(parent), list_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    auto* caption = quietLabel(this);
    caption->setText(tr("Quote required"));
    list_->setObjectName(QStringLiteral("quotes"));
    list_->setTextFormat(Qt::PlainText);
    list_->setWordWrap(true);
    list_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(caption);
    column->addWidget(list_);
}

void QuotesSection::present(const Shown& shown) {
    QStringList lines;
    std::size_t further = 0;
    for (const BomLine& line : shown.evaluation.bom) {
        if (!needsQuote(line, shown.evaluation.cost)) continue;
        if (static_cast<std::size_t>(lines.size()) == mostLines)
            ++further;
        else
            lines.append(tr("%1 × %2").arg(shown.words.integer(line.quantity), text::productName(line.product, shown.catalog)));
    }
    if (further > 0) lines.append(tr("and %1 more").arg(shown.words.integer(static_cast<std::int64_t>(further))));
    setVisible(!lines.isEmpty());
    setWords(*list_, lines.join(u'\n'));
}

} // namespace rackyard::charts
