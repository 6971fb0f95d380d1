#include "palette/palette_view.h"

#include <QDrag>
#include <QKeyEvent>

#include "palette/card_delegate.h"

namespace rackyard {

PaletteView::PaletteView(PaletteModel& model, QWidget* parent) : QListView(parent), model_(model) {
    setModel(&model_);
    setItemDelegate(new CardDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setDefaultDropAction(Qt::CopyAction);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Catalog"));
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        if (model_.entry(index)) Q_EMIT chosen(index);
    });
}

void PaletteView::step(int by) {
    const QModelIndex next = currentIndex().isValid() ? entryFrom(currentIndex().row() + by, by) : model_.firstEntry();
    if (next.isValid()) setCurrentIndex(next);
}

void PaletteView::startDrag(Qt::DropActions) {
    const QPersistentModelIndex index = currentIndex();
    const PaletteEntry* entry = model_.entry(index);
    if (!entry) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(entry->mimeData().release());
    const QPixmap card = CardDelegate::cardPixmap(index, *this, std::min(220, viewport()->width()));
    drag->setPixmap(card);
    drag->setHotSpot(QPoint(18, qRound(card.height() / card.devicePixelRatio() / 2)));
    if (drag->exec(Qt::CopyAction) == Qt::CopyAction && index.isValid()) Q_EMIT dragged(index);
}

void PaletteView::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool prints = !event->text().isEmpty() && event->text().at(0).isPrint() &&
                        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (enters && model_.entry(currentIndex())) {
        Q_EMIT chosen(currentIndex());
    } else if (prints) {
        Q_EMIT typed(event->text());
    } else {
        QListView::keyPressEvent(event);
    }
}

QModelIndex PaletteView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex target = QListView::moveCursor(action, modifiers);
    if (!target.isValid() || model_.entry(target)) return target;
    const bool up = action == MoveUp || action == MovePrevious || action == MovePageUp;
    const QModelIndex entry = entryFrom(target.row(), up ? -1 : 1);
    return entry.isValid() ? entry : currentIndex();
}

QModelIndex PaletteView::entryFrom(int row, int by) const {
    for (; row >= 0 && row < model_.rowCount(); row += by)
        if (const QModelIndex index = model_.index(row); model_.entry(index)) return index;
    return {};
}

} // namespace rackyard
