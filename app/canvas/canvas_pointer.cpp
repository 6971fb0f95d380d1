// The mouse, the wheel and drags of a CanvasView.
#include "canvas/band_tool.h"
#include "canvas/canvas_view.h"
#include "canvas/context_menu.h"
#include "canvas/drop_tool.h"
#include "canvas/move_tool.h"
#include "canvas/stem_tool.h"
#include "text/yard_text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace rackyard {
namespace {

constexpr double edge = 24;             ///< pixels from the border in which a drag scrolls the view
constexpr double edgeStep = 18;         ///< pixels a step
constexpr int edgeRest = 450;           ///< milliseconds to rest there first: a drag that comes in only passes
constexpr int edgePace = 30;

/// The fabric whose stem handle is under the pointer.
std::optional<FabricId> stemHandleAt(const YardScene& scene, const PointerEvent& event) {
    for (std::size_t lane = 0; lane < scene.fabrics().size(); ++lane)
        if (QLineF(stemHandle(scene.fabrics()[lane]), event.scene).length() <= event.millimetres(catchRadius + 2))
            return scene.design().fabrics[lane].id;
    return std::nullopt;
}

RackUnits unitAt(const YardScene& scene, RackSlot rack, QPointF at) {
    return yard::uAt(*scene.racks()[rack].rack, scene.productOf(scene.racks()[rack]), at, RackUnits::of(1));
}

bool extends(Qt::KeyboardModifiers modifiers) { return modifiers & (Qt::ShiftModifier | Qt::ControlModifier); }

} // namespace

PointerEvent CanvasView::pointerAt(QPointF view, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const {
    return {camera_.toScene(view), view, button, modifiers, camera_.scale()};
}

void CanvasView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_);
    if (pans) {
        panFrom_ = event->position();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton || tool_) return;
    pressSelect(pointerAt(event->position(), event->button(), event->modifiers()));
}

/// A press on something that is not selected selects it, so that a drag takes it along at once.
void CanvasView::pressSelect(const PointerEvent& event) {
    pressed_ = event;
    pressedOn_ = hitAt(scene_.committed(), event.scene, event.millimetres(catchRadius));
    if (stemHandleAt(scene_.committed(), event)) return;
    if (pressedOn_.index() == 0 || contains(scene_.selection(), pressedOn_)) return;
    scene_.select(extends(event.modifiers) ? toggled(scene_.selection(), pressedOn_) : only(pressedOn_));
    if (extends(event.modifiers)) pressed_.reset(); // the click has done its work
}

void CanvasView::startDragging(const PointerEvent& event) {
    const PointerEvent press = *pressed_;
    pressed_.reset();
    if (const auto fabric = stemHandleAt(scene_.committed(), press))
        tool_ = std::make_unique<StemTool>(scene_, *fabric);
    else if (pressedOn_.index() == 0)
        tool_ = std::make_unique<BandTool>(scene_, press);
    else
        tool_ = std::make_unique<MoveTool>(scene_, Grip{scene_.selection(), pressedOn_, press.scene});
    dragTool(event);
}

void CanvasView::dragTool(const PointerEvent& event) {
    dragged_ = event;
    gate_.post([this, event] { dragNow(event); });
    const QRectF inside = QRectF(viewport()->rect()).adjusted(edge, edge, -edge, -edge);
    if (inside.contains(event.view))
        edgeTimer_.stop();
    else if (!edgeTimer_.isActive())
        edgeTimer_.start(edgeRest);
}

void CanvasView::dragNow(const PointerEvent& event) {
    if (tool_) tool_->drag(event);
}

/// A drag that rests at the border moves on over the yard.
void CanvasView::scrollAtEdge() {
    if (!tool_ || !dragged_) {
        edgeTimer_.stop();
        return;
    }
    edgeTimer_.setInterval(edgePace);
    const QPointF at = dragged_->view;
    const QRectF inside = QRectF(viewport()->rect()).adjusted(edge, edge, -edge, -edge);
    const auto step = [](double from, double to, double value) { return value < from ? edgeStep : value > to ? -edgeStep : 0; };
    camera_.pan({step(inside.left(), inside.right(), at.x()), step(inside.top(), inside.bottom(), at.y())});
    cameraMoved();
    dragTool(pointerAt(at, dragged_->button, dragged_->modifiers));
}

void CanvasView::mouseMoveEvent(QMouseEvent* event) {
    const PointerEvent pointer = pointerAt(event->position(), Qt::LeftButton, event->modifiers());
    if (panFrom_) {
        camera_.pan(event->position() - *panFrom_);
        panFrom_ = event->position();
        cameraMoved();
    } else if (tool_ && (event->buttons() & Qt::LeftButton)) {
        dragTool(pointer);
    } else if (pressed_ && (event->buttons() & Qt::LeftButton)) {
        const QPointF moved = event->position() - pressed_->view;
        if (moved.manhattanLength() >= QApplication::startDragDistance()) startDragging(pointer);
    } else {
        showHint(pointer);
    }
}

void CanvasView::mouseReleaseEvent(QMouseEvent* event) {
    if (panFrom_ && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        panFrom_.reset();
        viewport()->setCursor(spaceHeld_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    const PointerEvent pointer = pointerAt(event->position(), event->button(), event->modifiers());
    if (tool_) {
        gate_.clear();
        tool_->release(pointer);
        endTool();
    } else if (pressed_) {
        clickWithoutDrag(pointer);
    }
    pressed_.reset();
}

/// Only now it is sure that the press on a selected part was a click and meant that part alone.
void CanvasView::clickWithoutDrag(const PointerEvent& event) {
    if (pressedOn_.index() == 0) {
        if (!extends(event.modifiers)) scene_.select({});
        return;
    }
    scene_.select(extends(event.modifiers) ? toggled(scene_.selection(), pressedOn_) : only(pressedOn_));
}

void CanvasView::endTool() {
    tool_.reset();
    dragged_.reset();
    edgeTimer_.stop();
    updateScrollBars();
}

bool CanvasView::cancelGesture() {
    gate_.clear();
    const bool wasActive = tool_ || pressed_;
    if (tool_) tool_->cancel();
    endTool();
    pressed_.reset();
    return wasActive;
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const PointerEvent pointer = pointerAt(event->position(), event->button(), event->modifiers());
    if (hitAt(scene_.committed(), pointer.scene, pointer.millimetres(catchRadius)).index() != 0) Q_EMIT activated();
}

/// A wheel of a mouse zooms at the pointer. A touchpad, which reports pixels or phases, pans; with Ctrl everything zooms.
void CanvasView::wheelEvent(QWheelEvent* event) {
    const bool touchpad = !event->pixelDelta().isNull() || event->phase() != Qt::NoScrollPhase;
    const bool pans = wheel_ == Wheel::automatic ? touchpad : wheel_ == Wheel::pans;
    event->accept();
    if (pans && !(event->modifiers() & Qt::ControlModifier)) {
        QPointF by = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2 : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier && by.x() == 0) by = {by.y(), by.x()};
        camera_.pan(by);
    } else {
        const double steps = event->angleDelta().isNull() ? event->pixelDelta().y() / 60.0 : event->angleDelta().y() / 120.0;
        camera_.zoomAt(event->position(), zoom() * std::pow(1.2, steps));
    }
    cameraMoved();
    if (tool_ && dragged_) dragTool(pointerAt(event->position(), dragged_->button, dragged_->modifiers));
}

void CanvasView::contextMenuEvent(QContextMenuEvent* event) {
    cancelGesture();
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const PointerEvent pointer = pointerAt(viewport()->mapFromGlobal(event->globalPos()), Qt::RightButton, event->modifiers());
        const Hit hit = hitAt(scene_.committed(), pointer.scene, pointer.millimetres(catchRadius));
        if (!contains(scene_.selection(), hit)) scene_.select(only(hit));
    } else {
        const QRectF outline = camera_.toView(outlineOf(scene_.shown(), scene_.selection()));
        at = viewport()->mapToGlobal(outline.isEmpty() ? viewport()->rect().center() : outline.center().toPoint());
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillContextMenu(*menu, scene_, *this);
    menu->popup(at);
}

// Drags from the palette

void CanvasView::dragEnterEvent(QDragEnterEvent* event) {
    const auto payload = dropPayloadOf(*event->mimeData());
    if (!payload) {
        event->ignore();
        return;
    }
    cancelGesture();
    tool_ = std::make_unique<DropTool>(scene_, *payload);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void CanvasView::dragMoveEvent(QDragMoveEvent* event) {
    if (!tool_) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    dragTool(pointerAt(event->position(), Qt::LeftButton, event->modifiers()));
}

void CanvasView::dragLeaveEvent(QDragLeaveEvent*) { cancelGesture(); }

void CanvasView::dropEvent(QDropEvent* event) {
    if (!tool_) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    gate_.clear();
    tool_->release(pointerAt(event->position(), Qt::LeftButton, event->modifiers()));
    endTool();
    setFocus(Qt::OtherFocusReason);
}

// What is under the pointer

void CanvasView::showHint(const PointerEvent& event) {
    const YardScene& scene = scene_.shown();
    const bool onHandle = stemHandleAt(scene, event).has_value();
    if (!spaceHeld_) viewport()->setCursor(onHandle ? Qt::CrossCursor : Qt::ArrowCursor);
    QString hint = onHandle ? tr("Drag to a system or rack to join it") : QString();
    const RackSlot rack = rackForDrop(scene, event.scene);
    if (hint.isEmpty() && rack != noSlot && yard::interiorOf(scene.racks()[rack].frame).contains(event.scene))
        hint = text::unitHint(*scene.racks()[rack].rack, unitAt(scene, rack, event.scene), scene_.words());
    Q_EMIT hintChanged(hint);
}

void CanvasView::showToolTip(QHelpEvent* event) {
    const PointerEvent pointer = pointerAt(event->pos(), Qt::NoButton, {});
    const Hit hit = hitAt(scene_.shown(), pointer.scene, pointer.millimetres(catchRadius));
    QString words;
    if (const auto* item = std::get_if<ItemId>(&hit))
        words = text::itemDescription(*item, scene_.shown().design(), scene_.session().evaluation(), scene_.session().catalog(), scene_.words());
    if (const auto* rack = std::get_if<RackId>(&hit))
        words = text::rackDescription(*rack, scene_.session().evaluation(), scene_.words());
    if (const auto* fabric = std::get_if<FabricId>(&hit); fabric && scene_.shown().laneOf(*fabric) >= 0)
        words = scene_.figures().fabricTitle(static_cast<std::size_t>(scene_.shown().laneOf(*fabric)));
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), words, viewport());
}

bool CanvasView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    if (!tool_) showToolTip(static_cast<QHelpEvent*>(event));
    return true;
}

} // namespace rackyard
