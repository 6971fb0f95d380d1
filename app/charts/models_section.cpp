#include "charts/models_section.h"

#include "charts/memory_chart_view.h"
#include "charts/series.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace rackyard::charts {

namespace {

constexpr std::size_t rowsWhenFolded = 3; // power and cost stay in sight on a small screen

} // namespace

struct ModelsSection::Last {
    MemorySeries series;
    text::Words words;
    std::size_t workloads = 0;
};

ModelsSection::ModelsSection(QWidget* parent)
    : Section(parent), hint_(quietLabel(this)), chart_(new MemoryChartView(this)), more_(new QToolButton(this)),
      last_(std::make_shared<Last>(Last{{}, text::Words(locale()), 0})) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    hint_->setText(tr("Add a workload to see whether it fits this memory."));
    hint_->setWordWrap(true);
    chart_->setObjectName(QStringLiteral("memoryChart"));
    more_->setObjectName(QStringLiteral("moreModels"));
    more_->setAutoRaise(true);
    more_->setFont(hint_->font());
    column->addWidget(hint_);
    column->addWidget(chart_);
    column->addWidget(more_, 0, Qt::AlignLeft);
    connect(more_, &QToolButton::clicked, this, &ModelsSection::toggle);
    connect(chart_, &MemoryChartView::rowAsked, this, &ModelsSection::ask);
    refresh();
}

void ModelsSection::present(const Shown& shown) {
    *last_ = {memorySeries(shown.evaluation, shown.catalog), shown.words, shown.evaluation.fit.workloads.size()};
    refresh();
}

void ModelsSection::wear(const Theme& theme) { chart_->setTheme(theme); }

void ModelsSection::toggle() {
    all_ = !all_;
    refresh();
}

void ModelsSection::refresh() {
    const std::size_t count = last_->series.rows.size();
    hint_->setVisible(count == 0);
    chart_->setVisible(count > 0);
    chart_->setSeries(last_->series, all_ ? count : rowsWhenFolded, last_->words);
    more_->setVisible(count > rowsWhenFolded);
    more_->setArrowType(all_ ? Qt::UpArrow : Qt::DownArrow);
    more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more_->setText(all_ ? tr("Show fewer") : chart_->restText(last_->words));
}

void ModelsSection::ask(const MemoryRow& row, std::size_t index) {
    const std::size_t place = row.reference ? index - last_->workloads : index;
    Q_EMIT asked((row.reference ? QStringLiteral("reference.%1.headroom_gb") : QStringLiteral("fit.%1.headroom_gb"))
                     .arg(place));
}

} // namespace rackyard::charts
