#include "canvas/camera.h"

#include "canvas/yard_layout.h"

#include <algorithm>
#include <cmath>

namespace rackyard {
namespace {

constexpr double fitMargin = 28; ///< pixels of floor around what is fitted

/// How far an interval has to move to lie within [0, room]; one that is too long shows its beginning.
double shiftInto(double from, double to, double room) {
    const double margin = std::min(fitMargin, room / 4);
    if (from < margin || to - from > room - 2 * margin) return margin - from;
    if (to > room - margin) return room - margin - to;
    return 0;
}

} // namespace

double Camera::zoom() const { return scale_ / yard::pixelsPerUnitAtFullSize; }

void Camera::resize(QSizeF size) {
    const QPointF grown((size.width() - size_.width()) / 2, (size.height() - size_.height()) / 2);
    size_ = size;
    moveCorner(corner_ - grown);
}

void Camera::moveCorner(QPointF corner) { corner_ = {std::round(corner.x()), std::round(corner.y())}; }

void Camera::zoomAt(QPointF view, double zoom) {
    const QPointF held = toScene(view);
    scale_ = std::clamp(zoom, smallestZoom, largestZoom) * yard::pixelsPerUnitAtFullSize;
    moveCorner(held * scale_ - view);
}

void Camera::fit(const QRectF& scene, double largest) {
    if (scene.isEmpty() || size_.isEmpty()) return;
    const double across = std::max(1.0, size_.width() - 2 * fitMargin) / scene.width();
    const double down = std::max(1.0, size_.height() - 2 * fitMargin) / scene.height();
    const double zoom = std::min(std::min(across, down) / yard::pixelsPerUnitAtFullSize, largest);
    scale_ = std::clamp(zoom, smallestZoom, largestZoom) * yard::pixelsPerUnitAtFullSize;
    moveCorner(scene.center() * scale_ - QPointF(size_.width(), size_.height()) / 2);
}

void Camera::reveal(const QRectF& scene) {
    const QRectF view = toView(scene);
    const QRectF room(QPointF(), size_);
    if (room.contains(view)) return;
    moveCorner(corner_ - QPointF(shiftInto(view.left(), view.right(), room.width()),
                                 shiftInto(view.top(), view.bottom(), room.height())));
}

} // namespace rackyard
