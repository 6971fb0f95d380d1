#pragma once

#include <QPixmap>
#include <QWidget>

#include "canvas/camera.h"
#include "canvas/canvas_scene.h"

namespace rackyard {

/// The whole yard in a corner of the view, painted by the same painter, with a frame around what the view shows.
/// A click or drag goes there.
class Minimap : public QWidget {
    Q_OBJECT
public:
    Minimap(CanvasScene& scene, QWidget* parent);
    /// What the view shows, in the yard.
    void setVisibleArea(const QRectF& area);
    QSize sizeHint() const override;

Q_SIGNALS:
    void pointed(QPointF scene);         ///< shall become the middle of the view

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void repaintAreas(const std::vector<QRectF>& areas);
    void renew();
    void paintYard(QPainter& painter, const QRectF& exposed);
    void updateCamera();

    CanvasScene& scene_;
    Camera camera_;
    QRectF visible_;
    QRectF shownBounds_;
    QPixmap picture_;
    bool stale_ = true;
};

} // namespace rackyard
