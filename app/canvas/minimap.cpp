#include "canvas/minimap.h"

#include <QMouseEvent>
#include <QPainter>

namespace rackyard {
namespace {

constexpr QSize usualSize(168, 104);
constexpr double framing = 300; ///< millimetres of floor around the yard

} // namespace

Minimap::Minimap(CanvasScene& scene, QWidget* parent) : QWidget(parent), scene_(scene) {
    setAccessibleName(tr("Overview of the yard"));
    setCursor(Qt::PointingHandCursor);
    connect(&scene_, &CanvasScene::areasChanged, this, &Minimap::repaintAreas);
    connect(&scene_, &CanvasScene::everythingChanged, this, &Minimap::renew);
    resize(usualSize);
}

QSize Minimap::sizeHint() const { return usualSize; }

void Minimap::setVisibleArea(const QRectF& area) {
    if (area == visible_) return;
    visible_ = area;
    update();
}

void Minimap::renew() {
    stale_ = true;
    update();
}

void Minimap::resizeEvent(QResizeEvent*) { renew(); }

void Minimap::updateCamera() {
    shownBounds_ = scene_.shown().bounds();
    camera_.resize(size());
    camera_.fit(shownBounds_.adjusted(-framing, -framing, framing, framing), Camera::largestZoom);
}

void Minimap::paintYard(QPainter& painter, const QRectF& exposed) {
    painter.fillRect(camera_.toView(exposed).adjusted(-1, -1, 1, 1), scene_.style().theme.panel);
    painter.translate(-camera_.corner());
    scene_.painter().paintPixels(painter, exposed, camera_.scale());
    painter.resetTransform();
}

/// Only what changed is painted again, unless the yard grew or shrank.
void Minimap::repaintAreas(const std::vector<QRectF>& areas) {
    if (stale_ || !isVisible() || scene_.shown().bounds() != shownBounds_) {
        renew();
        return;
    }
    QPainter painter(&picture_);
    for (const QRectF& area : areas) {
        const double reach = 2 / camera_.scale();
        const QRectF exposed = area.adjusted(-reach, -reach, reach, reach);
        painter.setClipRect(camera_.toView(exposed));
        paintYard(painter, exposed);
    }
    update();
}

void Minimap::paintEvent(QPaintEvent*) {
    if (stale_) {
        updateCamera();
        picture_ = QPixmap(size() * devicePixelRatioF());
        picture_.setDevicePixelRatio(devicePixelRatioF());
        picture_.fill(scene_.style().theme.panel);
        QPainter painter(&picture_);
        paintYard(painter, camera_.visible());
        stale_ = false;
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, picture_);
    painter.setPen(QPen(scene_.style().theme.accent, 2));
    painter.drawRect(camera_.toView(visible_).intersected(QRectF(rect()).adjusted(1, 1, -1, -1)));
    painter.setPen(scene_.style().theme.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT pointed(camera_.toScene(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) Q_EMIT pointed(camera_.toScene(event->position()));
}

} // namespace rackyard
