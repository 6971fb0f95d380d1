#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace rackyard {

/// Which part of the yard a view shows, and how large. Its corner lies on a whole pixel, so that lines stay crisp.
class Camera {
public:
    static constexpr double smallestZoom = 0.002;
    static constexpr double largestZoom = 12;

    double scale() const { return scale_; }            ///< pixels per millimetre
    double zoom() const;                               ///< 1 is 100 %
    QPointF corner() const { return corner_; }         ///< top left of the view, in pixels of the yard
    QSizeF size() const { return size_; }

    QPointF toScene(QPointF view) const { return (view + corner_) / scale_; }
    QRectF toScene(const QRectF& view) const { return {toScene(view.topLeft()), view.size() / scale_}; }
    QPointF toView(QPointF scene) const { return scene * scale_ - corner_; }
    QRectF toView(const QRectF& scene) const { return {toView(scene.topLeft()), scene.size() * scale_}; }
    QRectF visible() const { return toScene(QRectF(QPointF(), size_)); }

    /// Keeps what is in the middle there.
    void resize(QSizeF size);
    /// Keeps the top left corner: for a scroll bar that comes or goes, under which nothing may jump.
    void setSize(QSizeF size) { size_ = size; }
    void moveCorner(QPointF corner);
    void pan(QPointF pixels) { moveCorner(corner_ - pixels); }
    /// What lies under `view` stays under it.
    void zoomAt(QPointF view, double zoom);
    /// Shows all of `scene` as large as it fits, at most at `largest`, with some floor around.
    void fit(const QRectF& scene, double largest);
    /// Pans as little as needed to bring `scene` into sight.
    void reveal(const QRectF& scene);

private:
    double scale_ = 1.0 / 3.0;
    QPointF corner_;
    QSizeF size_{1, 1};
};

} // namespace rackyard
