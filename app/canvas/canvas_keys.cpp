// The keyboard of a CanvasView: it can do whatever the mouse can.
#include "canvas/canvas_commands.h"
#include "canvas/canvas_view.h"
#include "canvas/keyboard_walk.h"

#include <QKeyEvent>

namespace rackyard {
namespace {

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

/// Selects what the keyboard walked to; with Shift it is added.
void CanvasView::goTo(const Hit& hit, Qt::KeyboardModifiers modifiers) {
    if (hit.index() == 0) return;
    const bool adds = modifiers & Qt::ShiftModifier;
    scene_.select(adds && !contains(scene_.selection(), hit) ? toggled(scene_.selection(), hit) : only(hit));
    showSelectedPart(hit);
}

void CanvasView::showSelectedPart(const Hit& hit) {
    camera_.reveal(outlineOf(scene_.shown(), only(hit)));
    cameraMoved();
}

bool CanvasView::handleArrow(QKeyEvent* event) {
    if (!isArrow(event->key())) return false;
    const auto arrow = static_cast<Qt::Key>(event->key());
    if (event->modifiers() & Qt::ControlModifier) {
        canvas_commands::nudgeSelection(scene_, arrow);
        showSelection();
    } else {
        goTo(neighbourOf(scene_.committed(), currentOf(scene_.selection()), arrow), event->modifiers());
    }
    return true;
}

bool CanvasView::handleCommandKey(QKeyEvent* event) {
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!cancelGesture()) scene_.select({});
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: deleteSelection(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!scene_.selection().empty()) Q_EMIT activated();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); return true;
    case Qt::Key_Minus: zoomOut(); return true;
    case Qt::Key_0: control ? zoomToFullSize() : fitAll(); return true;
    case Qt::Key_A:
        if (control) selectAll();
        return control;
    case Qt::Key_D:
        if (control) duplicateSelection();
        return control;
    default: return false;
    }
}

void CanvasView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) {
            spaceHeld_ = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    }
    // While something is dragged only Esc means anything.
    if (tool_ && event->key() != Qt::Key_Escape) return;
    if (handleArrow(event) || handleCommandKey(event)) return;
    QAbstractScrollArea::keyPressEvent(event);
}

void CanvasView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    if (event->key() == Qt::Key_Space) {
        spaceHeld_ = false;
        if (!panFrom_) viewport()->setCursor(Qt::ArrowCursor);
    }
    // The steps of one held arrow are one undo step; the next press begins another.
    if (isArrow(event->key())) scene_.session().endGesture();
    QAbstractScrollArea::keyReleaseEvent(event);
}

void CanvasView::focusOutEvent(QFocusEvent* event) {
    spaceHeld_ = false;
    scene_.session().endGesture();
    QAbstractScrollArea::focusOutEvent(event);
}

/// Tab goes on through the parts while one is selected, and leaves the yard after the last; Esc, then Tab, leaves at once.
bool CanvasView::focusNextPrevChild(bool next) {
    const Hit current = currentOf(scene_.selection());
    const Hit following = current.index() == 0 ? Hit() : nextInOrder(scene_.committed(), current, next);
    if (!hasFocus() || following.index() == 0) return QAbstractScrollArea::focusNextPrevChild(next);
    goTo(following, {});
    return true;
}

} // namespace rackyard
