#include "window/edit_actions.h"

#include "canvas/canvas_view.h"
#include "theme/icons.h"

namespace rackyard {

EditActions::EditActions(DesignSession& session, CanvasView& canvas, QObject* parent)
    : QObject(parent), session_(session), canvas_(canvas), undo_(session.undoStack().createUndoAction(this, tr("&Undo"))),
      redo_(session.undoStack().createRedoAction(this, tr("&Redo"))),
      duplicate_(make(tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), &CanvasView::duplicateSelection)),
      remove_(make(tr("D&elete"), QKeySequence::Delete, &CanvasView::deleteSelection)),
      selectAll_(make(tr("Select &all"), QKeySequence::SelectAll, &CanvasView::selectAll)) {
    undo_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    undo_->setIcon(lineIcon(QStringLiteral("undo")));
    redo_->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo_->setIcon(lineIcon(QStringLiteral("redo")));
    duplicate_->setIcon(lineIcon(QStringLiteral("copy")));
    remove_->setIcon(lineIcon(QStringLiteral("delete")));
    connect(&session_, &DesignSession::selectionChanged, this, &EditActions::enable);
    connect(&session_, &DesignSession::designChanged, this, &EditActions::enable);
    enable();
}

/// Their keys belong to the canvas: in a text field or a list they mean the text or the list.
QAction* EditActions::make(const QString& text, const QKeySequence& key, void (CanvasView::*act)()) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    canvas_.addAction(action);
    connect(action, &QAction::triggered, &canvas_, act);
    return action;
}

void EditActions::addTo(QMenu& menu) {
    menu.addActions({undo_, redo_});
    menu.addSeparator();
    menu.addActions({duplicate_, remove_});
    menu.addSeparator();
    menu.addAction(selectAll_);
}

void EditActions::enable() {
    const bool selected = !session_.selection().empty();
    duplicate_->setEnabled(selected);
    remove_->setEnabled(selected);
    selectAll_->setEnabled(!session_.design().items.empty() || !session_.design().racks.empty());
}

} // namespace rackyard
