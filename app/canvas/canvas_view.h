#pragma once

#include <QAbstractScrollArea>
#include <QPointer>
#include <QTimer>

#include "canvas/camera.h"
#include "canvas/canvas_scene.h"
#include "canvas/canvas_tool.h"
#include "canvas/frame_gate.h"
#include "canvas/yard_painter.h"
#include "session/design_session.h"

#include <memory>

class QHelpEvent;
class QMimeData;

namespace rackyard {

class DropCardWidget;
class DropTool;
class Minimap;

/// The yard on screen: shows what the session shows and turns gestures into edits of its design. It holds no state of
/// the design; what is selected lives in the session too.
class CanvasView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit CanvasView(DesignSession& session, QWidget* parent = nullptr);
    ~CanvasView() override;

    /// Guidance that covers the view while the yard is empty; the view takes it over. Drops on it still reach the yard.
    void setEmptyOverlay(QWidget* overlay);
    void setColouring(YardColouring colouring);
    void setTopDownNumbers(bool topDown);
    void setMinimapVisible(bool visible);
    /// How a wheel without pixel distances is meant; Wayland reports mice as touchpads.
    enum class Wheel { automatic, zooms, pans };
    void setWheel(Wheel wheel);

    double zoom() const;                 ///< 1 is 100 %
    void setZoom(double zoom);           ///< about the middle of the view
    const Camera& camera() const { return camera_; }
    CanvasScene& canvasScene() { return scene_; }

    /// Adds what a drag from the palette would carry at the best free place: palette and keyboard use it. One undo step.
    void addSomewhere(const QMimeData& payload);
    void joinSelection(const FabricId& fabric);
    void leaveFabric(const FabricId& fabric); ///< the selected systems leave it
    /// What the card beside the pointer says; empty while there is none.
    QStringList cardSentences() const;

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void zoomToFullSize();
    void fitAll();
    void fitSelection();
    void showSelection();                ///< scrolls where the selection is out of sight
    void selectAll();
    void deleteSelection();
    void duplicateSelection();

Q_SIGNALS:
    void zoomChanged(double zoom);
    void activated();                    ///< double click or Enter on a part: show its properties
    void hintChanged(const QString& hint); ///< what lies under the pointer, for a status bar: `R3 · U13`

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    PointerEvent pointerAt(QPointF view, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const;
    void repaintAreas(const std::vector<QRectF>& areas);
    void cameraMoved();
    void updateScrollBars();
    void updateFloating();
    void updateCard();
    void updateTheme();
    void fitWhenVisible();

    void pressSelect(const PointerEvent& event);
    void startDragging(const PointerEvent& event);
    void clickWithoutDrag(const PointerEvent& event);
    void dragTool(const PointerEvent& event);
    void dragNow(const PointerEvent& event);
    void scrollAtEdge();
    void endTool();
    bool cancelGesture();
    void showHint(const PointerEvent& event);
    void showToolTip(QHelpEvent* event);
    void goTo(const Hit& hit, Qt::KeyboardModifiers modifiers);
    void showSelectedPart(const Hit& hit);
    bool handleArrow(QKeyEvent* event);
    bool handleCommandKey(QKeyEvent* event);

    CanvasScene scene_;
    Camera camera_;
    FrameGate gate_;
    std::unique_ptr<CanvasTool> tool_;
    std::optional<PointerEvent> pressed_;  ///< the left button is down and nothing is dragged yet
    Hit pressedOn_;
    std::optional<PointerEvent> dragged_;  ///< where the pointer of the present gesture was last
    QTimer edgeTimer_;
    std::optional<QPointF> panFrom_;
    bool spaceHeld_ = false;
    bool fitPending_ = true;
    bool moveScrollBars_ = false;
    double reportedZoom_ = 0;
    Wheel wheel_ = Wheel::automatic;
    Minimap* minimap_;
    DropCardWidget* card_;
    bool minimapWanted_ = true;
    QPointer<QWidget> emptyOverlay_;
};

} // namespace rackyard
