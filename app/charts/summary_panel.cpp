#include "charts/summary_panel.h"

#include "charts/cooling_section.h"
#include "charts/cost_section.h"
#include "charts/derivation_popup.h"
#include "charts/headline_section.h"
#include "charts/models_section.h"
#include "charts/power_section.h"
#include "charts/quotes_section.h"
#include "charts/racks_section.h"
#include "evaluate/explain.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rackyard {

namespace {

constexpr int frameMilliseconds = 16;

QWidget* hairline(QWidget* parent) {
    auto* line = new QWidget(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    return line;
}

// The panel's ground is the theme's; lines between sections are what palettes call Mid.
QPalette panelPalette(const Theme& theme) {
    QPalette palette = widgetPalette(theme);
    palette.setColor(QPalette::Window, theme.panel);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Mid, theme.line);
    return palette;
}

} // namespace

SummaryPanel::SummaryPanel(DesignSession& session, QWidget* parent)
    : QWidget(parent), session_(session), popup_(new charts::DerivationPopup(this)) {
    auto* scroll = new QScrollArea(this);
    auto* content = new QWidget(scroll);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(7);
    sections_ = {new charts::HeadlineSection(content), new charts::ModelsSection(content),
                 new charts::PowerSection(content),    new charts::CostSection(content),
                 new charts::CoolingSection(content),  new charts::RacksSection(content),
                 new charts::QuotesSection(content)};
    for (charts::Section* section : sections_) {
        rules_.push_back(section == sections_.front() ? nullptr : hairline(content));
        if (rules_.back()) column->addWidget(rules_.back());
        column->addWidget(section);
        connect(section, &charts::Section::asked, this, &SummaryPanel::explainFigure);
    }
    column->addStretch();
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    setAutoFillBackground(true);
    setMinimumWidth(260);

    frame_.setSingleShot(true);
    frame_.setInterval(frameMilliseconds);
    connect(&frame_, &QTimer::timeout, this, &SummaryPanel::refresh);
    connect(&session_, &DesignSession::evaluationChanged, this, &SummaryPanel::refreshSoon);
    connect(&session_, &DesignSession::documentReplaced, this, &SummaryPanel::refreshSoon);
    setTheme(Theme::of(palette()));
    refresh();
}

void SummaryPanel::setTheme(const Theme& theme) {
    setPalette(panelPalette(theme));
    popup_->setPalette(widgetPalette(theme));
    for (charts::Section* section : sections_)
        section->wear(theme);
}

QSize SummaryPanel::sizeHint() const { return {300, 560}; }

void SummaryPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshSoon();
}

void SummaryPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) refreshSoon();
}

// Many evaluations within one frame end in one refresh; while nobody sees the panel there is none.
void SummaryPanel::refreshSoon() {
    if (isVisible() && !frame_.isActive()) frame_.start();
}

void SummaryPanel::refresh() {
    const text::Words words(locale());
    const charts::Shown shown{session_.evaluation(), session_.shown(), session_.catalog(), words};
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        sections_[i]->present(shown);
        if (rules_[i]) rules_[i]->setVisible(!sections_[i]->isHidden());
    }
}

void SummaryPanel::explainFigure(const QString& key) {
    const auto derivation = explain(session_.shown(), session_.catalog(), key.toStdString());
    if (!derivation) return;
    const auto* anchor = qobject_cast<const QWidget*>(sender());
    popup_->open(*derivation, session_.catalog(), text::Words(locale()), anchor ? *anchor : *this);
}

} // namespace rackyard
