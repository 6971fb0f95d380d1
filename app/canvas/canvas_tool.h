#pragma once

#include <QPointF>
#include <Qt>

namespace rackyard {

class CanvasScene;

/// A pointer in the yard.
struct PointerEvent {
    QPointF scene;                      ///< millimetres
    QPointF view;                       ///< pixels of the widget
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers;
    double scale = 1;                   ///< pixels per millimetre

    double millimetres(double pixels) const { return pixels / scale; }
};

/// One gesture, from the press of a button to its release. Tools see the scene and never a widget.
class CanvasTool {
public:
    CanvasTool() = default;
    CanvasTool(const CanvasTool&) = delete;
    CanvasTool& operator=(const CanvasTool&) = delete;
    virtual ~CanvasTool() = default;

    virtual void drag(const PointerEvent& event) = 0;
    virtual void release(const PointerEvent& event) = 0;
    /// Esc: everything is as it was before the gesture.
    virtual void cancel() = 0;
};

/// Pixels within which a bus or a handle is caught.
inline constexpr double catchRadius = 7;

} // namespace rackyard
