#include "palette/palette_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "palette/palette_view.h"
#include "theme/icons.h"

namespace rackyard {

PalettePanel::PalettePanel(DesignSession& session, QSettings& settings, QWidget* parent)
    : QWidget(parent), session_(session), recent_(settings, QStringLiteral("palette/recent"), 4),
      search_(new QLineEdit(this)), view_(new PaletteView(model_, this)), nothingFound_(new QLabel(this)) {
    search_->setPlaceholderText(tr("Search the catalog"));
    search_->setAccessibleName(tr("Search the catalog"));
    search_->setClearButtonEnabled(true);
    search_->addAction(lineIcon(QStringLiteral("search"), QPalette::PlaceholderText), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    nothingFound_->setWordWrap(true);
    nothingFound_->setForegroundRole(QPalette::PlaceholderText);
    nothingFound_->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 4, 0);
    layout->setSpacing(6);
    auto* searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(0, 0, 6, 0);
    searchRow->addWidget(search_);
    layout->addLayout(searchRow);
    layout->addWidget(nothingFound_);
    layout->addWidget(view_, 1);

    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::search);
    connect(view_, &PaletteView::chosen, this, &PalettePanel::add);
    connect(view_, &PaletteView::dragged, this, [this](const QModelIndex& index) { noteUse(model_.entry(index)->key()); });
    connect(view_, &PaletteView::typed, this, [this](const QString& text) {
        search_->setFocus();
        search_->setText(search_->text() + text);
    });
    connect(&session_, &DesignSession::evaluationChanged, this, &PalettePanel::refreshEntries);
    connect(&session_, &DesignSession::documentReplaced, this, &PalettePanel::refreshEntries);
    model_.setRecent(recent_.keys());
    refreshEntries();
}

void PalettePanel::focusSearch() {
    search_->setFocus();
    search_->selectAll();
}

void PalettePanel::noteUse(const QString& key) {
    recent_.use(key);
    model_.setRecent(recent_.keys());
}

/// The cards change only with the catalog (a file brings its own) and the price book.
void PalettePanel::refreshEntries() {
    const PriceBookId& book = session_.shown().assumptions.priceBook;
    if (shownCatalog_ == &session_.catalog() && shownBook_ == book) return;
    shownCatalog_ = &session_.catalog();
    shownBook_ = book;
    model_.setEntries(paletteEntries(*shownCatalog_, book, text::Words(locale())));
}

void PalettePanel::search(const QString& text) {
    model_.setSearch(text);
    const bool nothing = !model_.firstEntry().isValid();
    nothingFound_->setText(tr("Nothing in the catalog matches “%1”.").arg(text.trimmed()));
    nothingFound_->setVisible(nothing);
    view_->setVisible(!nothing);
    view_->scrollToTop();
    view_->setCurrentIndex(text.isEmpty() ? QModelIndex() : model_.bestEntry());
}

void PalettePanel::add(const QModelIndex& index) {
    const PaletteEntry* entry = model_.entry(index);
    if (!entry) return;
    const auto payload = entry->mimeData();
    const QString key = entry->key();
    Q_EMIT addRequested(*payload);
    noteUse(key);
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress)
        return steer(static_cast<QKeyEvent*>(event)->key());
    return QWidget::eventFilter(watched, event);
}

/// Keys that work the list while the cursor stays in the search field.
bool PalettePanel::steer(int key) {
    switch (key) {
    case Qt::Key_Down: view_->step(1); return true;
    case Qt::Key_Up: view_->step(-1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: add(view_->currentIndex()); return true;
    case Qt::Key_Escape:
        if (search_->text().isEmpty()) return false;
        search_->clear();
        return true;
    default: return false;
    }
}

} // namespace rackyard
