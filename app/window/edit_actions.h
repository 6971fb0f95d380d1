#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>

#include "session/design_session.h"

namespace rackyard {

class CanvasView;

/// Undo, redo and what can be done with the selection.
class EditActions : public QObject {
    Q_OBJECT
public:
    EditActions(DesignSession& session, CanvasView& canvas, QObject* parent = nullptr);

    void addTo(QMenu& menu);
    QAction* undoAction() const { return undo_; }
    QAction* redoAction() const { return redo_; }

private:
    QAction* make(const QString& text, const QKeySequence& key, void (CanvasView::*act)());
    void enable();

    DesignSession& session_;
    CanvasView& canvas_;
    QAction* undo_;
    QAction* redo_;
    QAction* duplicate_;
    QAction* remove_;
    QAction* selectAll_;
};

} // namespace rackyard
