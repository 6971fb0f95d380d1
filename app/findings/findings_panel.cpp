#include "findings/findings_panel.h"

#include "advise/remedies.h"
#include "findings/finding_delegate.h"
#include "findings/finding_subjects.h"
#include "findings/findings_model.h"
#include "text/remedy_words.h"
#include "text/text.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <optional>

namespace rackyard {

namespace {

constexpr int frameMilliseconds = 16;

QTreeView* makeView(QWidget* parent) {
    auto* view = new QTreeView(parent);
    view->setObjectName(QStringLiteral("findings"));
    view->setAccessibleName(FindingsPanel::tr("Findings"));
    view->setHeaderHidden(true);
    view->setUniformRowHeights(true);
    view->setIndentation(14);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setMouseTracking(true);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    return view;
}

} // namespace

FindingsPanel::FindingsPanel(DesignSession& session, QWidget* parent)
    : QWidget(parent), session_(session), model_(new FindingsModel(session, this)), delegate_(new FindingDelegate(this)),
      title_(new QLabel(this)), counts_(new QLabel(this)), nothing_(new QLabel(this)), view_(makeView(this)),
      cure_(new QAction(tr("Apply the Remedy"), view_)) {
    layOut();
    view_->setModel(model_);
    view_->setItemDelegate(delegate_);
    addActions();
    // The selection, not the current row: that one also moves when the list only receives the focus.
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { goTo(view_->currentIndex()); });
    connect(view_, &QTreeView::clicked, this, &FindingsPanel::goTo);
    frame_.setSingleShot(true);
    frame_.setInterval(frameMilliseconds);
    connect(&frame_, &QTimer::timeout, this, &FindingsPanel::refresh);
    connect(&session_, &DesignSession::evaluationChanged, this, &FindingsPanel::refreshSoon);
    connect(&session_, &DesignSession::documentReplaced, this, &FindingsPanel::refreshSoon);
    setTheme(Theme::of(palette()));
    refresh();
}

void FindingsPanel::layOut() {
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    counts_->setObjectName(QStringLiteral("findingCounts"));
    counts_->setForegroundRole(QPalette::PlaceholderText);
    counts_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    nothing_->setObjectName(QStringLiteral("noFindings"));
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    nothing_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* header = new QHBoxLayout;
    header->addWidget(title_);
    header->addWidget(counts_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 4);
    column->setSpacing(4);
    column->addLayout(header);
    column->addWidget(nothing_, 1);
    column->addWidget(view_, 1);
    setAutoFillBackground(true);
}

void FindingsPanel::addActions() {
    auto* copy = new QAction(tr("Copy"), view_);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    auto* all = new QAction(tr("Copy All Findings"), view_);
    cure_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    cure_->setShortcutContext(Qt::WidgetShortcut);
    view_->addActions({cure_, copy, all});
    connect(cure_, &QAction::triggered, this, [this] { cure(view_->currentIndex()); });
    connect(delegate_, &FindingDelegate::remedyAsked, this, &FindingsPanel::cure);
    connect(&model_->remedies(), &RemedyFinder::found, view_->viewport(), qOverload<>(&QWidget::update));
    connect(view_->verticalScrollBar(), &QScrollBar::valueChanged, this, &FindingsPanel::lookForRemedies);
    connect(view_, &QTreeView::expanded, this, &FindingsPanel::lookForRemedies);
    connect(copy, &QAction::triggered, this, &FindingsPanel::copyCurrent);
    connect(all, &QAction::triggered, this, &FindingsPanel::copyAll);
}

void FindingsPanel::setTheme(const Theme& theme) {
    QPalette palette = widgetPalette(theme);
    palette.setColor(QPalette::Window, theme.panel);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    setPalette(palette);
    delegate_->setTheme(theme);
    view_->viewport()->update();
}

QSize FindingsPanel::sizeHint() const { return {600, 110}; }

void FindingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshSoon();
}

// Many evaluations within one frame end in one refresh; while nobody sees the panel there is none.
void FindingsPanel::refreshSoon() {
    if (isVisible() && !frame_.isActive()) frame_.start();
}

void FindingsPanel::refresh() {
    const Finding* before = model_->finding(view_->currentIndex());
    const std::optional<Finding> current = before ? std::optional(*before) : std::nullopt;
    const QScopedValueRollback<bool> guard(restoring_, true);
    if (!model_->refresh()) {
        view_->viewport()->update(); // the same findings may name things that have other names now
    } else if (current) {
        const QModelIndex index = model_->indexOf(*current);
        const bool isFolded = index.parent().isValid() && !view_->isExpanded(index.parent());
        view_->setCurrentIndex(isFolded ? index.parent() : index);
    }
    showCounts();
    lookForRemedies();
}

// For the rows in sight; in a large design, where each trial takes long, only for the one that the user went to.
void FindingsPanel::lookForRemedies() {
    constexpr std::int64_t smallDesign = 2'000; // systems
    std::vector<Finding> wanted;
    if (const Finding* current = model_->finding(view_->currentIndex())) wanted.push_back(*current);
    QModelIndex index = session_.evaluation().systems <= smallDesign ? view_->indexAt(QPoint(1, 1)) : QModelIndex();
    for (; index.isValid() && view_->visualRect(index).top() < view_->viewport()->height(); index = view_->indexBelow(index))
        wanted.push_back(*model_->finding(index));
    model_->remedies().lookFor(std::move(wanted));
}

void FindingsPanel::cure(const QModelIndex& index) {
    const Finding* finding = model_->finding(index);
    auto remedy = finding ? remedyFor(*finding, session_.design(), session_.catalog()) : std::nullopt;
    if (!remedy) return;
    const QString label = text::remedyWords(*remedy, session_.catalog(), text::Words(locale()));
    session_.apply(std::move(remedy->after), label);
}

void FindingsPanel::showCounts() {
    const text::Words words{locale()};
    const auto total = static_cast<std::int64_t>(model_->findings().size());
    const auto count = [&](Severity severity) { return words.integer(model_->count(severity)); };
    title_->setText(total > 0 ? tr("Findings %1").arg(words.integer(total)) : tr("Findings"));
    counts_->setText(tr("errors %1 · warnings %2 · notes %3")
                         .arg(count(Severity::error), count(Severity::warning), count(Severity::info)));
    nothing_->setText(session_.shown().items.empty() ? tr("What is worth knowing about your design appears here.")
                                                     : tr("Nothing stands against this design."));
    counts_->setVisible(total > 0);
    nothing_->setVisible(total == 0);
    view_->setVisible(total > 0);
}

void FindingsPanel::goTo(const QModelIndex& index) {
    const Finding* finding = model_->finding(index);
    if (!finding || restoring_) return;
    lookForRemedies();
    ElementSet subjects = subjectsOf(*finding, session_.shown(), session_.catalog(), session_.evaluation());
    if (!subjects.empty() && !(subjects == session_.selection())) session_.setSelection(std::move(subjects));
}

void FindingsPanel::copyCurrent() {
    const QVariant text = view_->currentIndex().data(Qt::AccessibleTextRole);
    if (text.isValid()) QGuiApplication::clipboard()->setText(text.toString());
}

void FindingsPanel::copyAll() {
    QStringList lines;
    for (const Finding& finding : model_->findings())
        lines.append(text::severityWord(finding.severity()) + QStringLiteral(": ") + model_->sentence(finding));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace rackyard
