#include "window/find_field.h"

#include <QApplication>
#include <QKeyEvent>

#include "palette/palette_entry.h"
#include "theme/icons.h"
#include "window/find_delegate.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr int mostVisible = 12;

} // namespace

FindField::FindField(QWidget* window) : window_(window), list_(new QListView(window)) {
    setPlaceholderText(tr("Find a part or a finding (Ctrl+K)"));
    setAccessibleName(tr("Find"));
    setClearButtonEnabled(true);
    addAction(lineIcon(QStringLiteral("search"), QPalette::PlaceholderText), QLineEdit::LeadingPosition);
    list_->setModel(&model_);
    list_->setItemDelegate(new FindDelegate(list_));
    list_->setFrameShape(QFrame::Box);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->hide();
    connect(this, &QLineEdit::textEdited, this, &FindField::search);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) list_->hide();
    });
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { run(index.row()); });
}

void FindField::begin() {
    if (!hasFocus()) cameFrom_ = QApplication::focusWidget();
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    if (!text().isEmpty()) search();
}

void FindField::search() {
    entries_.clear();
    const QStringList words = searchWordsOf(text());
    if (!words.isEmpty())
        for (const FindSource& source : sources_)
            source(words, entries_);
    model_.clear();
    for (const FindEntry& entry : entries_) {
        auto* item = new QStandardItem(entry.title);
        item->setData(entry.detail, FindDelegate::detailRole);
        item->setData(entry.icon, FindDelegate::iconRole);
        model_.appendRow(item);
    }
    showList();
}

void FindField::showList() {
    if (text().trimmed().isEmpty()) {
        list_->hide();
        return;
    }
    if (entries_.empty()) {
        auto* nothing = new QStandardItem(tr("Nothing found"));
        nothing->setFlags(Qt::NoItemFlags);
        model_.appendRow(nothing);
    }
    const int rows = std::min(mostVisible, model_.rowCount());
    const int width = std::max(this->width(), 460);
    const int height = rows * list_->sizeHintForRow(0) + 2 * list_->frameWidth();
    QPoint corner = mapTo(window_, QPoint(0, this->height() + 2));
    corner.setX(std::max(4, std::min(corner.x(), window_->width() - width - 8)));
    list_->setGeometry(corner.x(), corner.y(), width, height);
    list_->setCurrentIndex(entries_.empty() ? QModelIndex() : model_.index(0, 0));
    list_->show();
    list_->raise();
}

void FindField::step(int by) {
    if (entries_.empty()) return;
    const int row = std::clamp(list_->currentIndex().row() + by, 0, model_.rowCount() - 1);
    list_->setCurrentIndex(model_.index(row, 0));
}

void FindField::run(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= entries_.size()) return;
    const auto act = entries_[static_cast<std::size_t>(row)].run;
    clear();
    leave();
    act();
}

void FindField::leave() {
    list_->hide();
    if (cameFrom_) cameFrom_->setFocus();
    else clearFocus();
}

void FindField::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Down: step(1); return;
    case Qt::Key_Up: step(-1); return;
    case Qt::Key_PageDown: step(mostVisible - 1); return;
    case Qt::Key_PageUp: step(1 - mostVisible); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(list_->currentIndex().row()); return;
    case Qt::Key_Escape:
        clear();
        leave();
        return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void FindField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (!text().isEmpty()) search();
}

void FindField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) list_->hide();
}

} // namespace rackyard
