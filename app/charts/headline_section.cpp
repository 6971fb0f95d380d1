#include "charts/headline_section.h"

#include "charts/figure.h"

#include <QGridLayout>

namespace rackyard::charts {

HeadlineSection::HeadlineSection(QWidget* parent)
    : Section(parent), usable_(new Figure(Figure::Size::huge, this)), onPaper_(new Figure(Figure::Size::large, this)),
      explanation_(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(1);
    auto* usable = quietLabel(this);
    usable->setText(tr("Usable by one model"));
    auto* paper = quietLabel(this, Qt::AlignRight);
    paper->setText(tr("On paper"));
    usable_->setObjectName(QStringLiteral("usableMemory"));
    onPaper_->setObjectName(QStringLiteral("onPaperMemory"));
    explanation_->setObjectName(QStringLiteral("memoryExplanation"));
    onPaper_->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    onPaper_->setForegroundRole(QPalette::PlaceholderText);
    const int baselines = QFontMetrics(usable_->font()).descent() - QFontMetrics(onPaper_->font()).descent();
    onPaper_->setContentsMargins(0, 0, 0, baselines);
    explanation_->setTextFormat(Qt::PlainText);
    reserveLines(*explanation_, 2);
    grid->addWidget(usable, 0, 0);
    grid->addWidget(paper, 0, 1);
    grid->addWidget(usable_, 1, 0);
    grid->addWidget(onPaper_, 1, 1);
    grid->addWidget(explanation_, 2, 0, 1, 2);
    connect(usable_, &Figure::asked, this, &Section::asked);
    connect(onPaper_, &Figure::asked, this, &Section::asked);
}

void HeadlineSection::present(const Shown& shown) {
    const MemoryAnswer& memory = shown.evaluation.memory;
    setWords(*usable_, shown.words.gigabytes(memory.pooled));
    setWords(*onPaper_, shown.words.gigabytes(memory.onPaper));
    setWords(*explanation_,
             text::capitalised(text::memoryExplanation(memory, shown.design, shown.catalog, shown.words)));
    usable_->setKey(memory.gpus > 0 ? QStringLiteral("memory.pooled_gb") : QString());
    onPaper_->setKey(memory.gpus > 0 ? QStringLiteral("memory.on_paper_gb") : QString());
    if (differs_ == (memory.pooled < memory.onPaper)) return;
    differs_ = !differs_;
    paintExplanation();
}

void HeadlineSection::wear(const Theme& theme) {
    theme_ = theme;
    paintExplanation();
}

void HeadlineSection::paintExplanation() {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, differs_ ? theme_.warningText : theme_.mutedText);
    explanation_->setPalette(colours);
}

} // namespace rackyard::charts
