#include "canvas/canvas_view.h"

#include "canvas/canvas_commands.h"
#include "canvas/drop_card.h"
#include "canvas/drop_payload.h"
#include "canvas/minimap.h"
#include "canvas/overlay_painter.h"

#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace rackyard {
namespace {

constexpr double zoomStep = 1.25;
constexpr double largestFit = 1.6;      ///< a single card is not blown up to fill the view
constexpr int floatingMargin = 12;
constexpr int leastWidthForMinimap = 420;
constexpr int mostParts = 6;            ///< areas that are painted one by one

/// Many small areas, or some that nearly cover their surroundings, are faster painted in one go.
std::vector<QRect> partsToPaint(const QRegion& region) {
    const QRect all = region.boundingRect();
    qint64 covered = 0;
    for (const QRect& part : region)
        covered += qint64(part.width()) * part.height();
    if (region.rectCount() > mostParts || 2 * covered > qint64(all.width()) * all.height()) return {all};
    return {region.begin(), region.end()};
}

} // namespace

CanvasView::CanvasView(DesignSession& session, QWidget* parent)
    : QAbstractScrollArea(parent), scene_(session), minimap_(new Minimap(scene_, viewport())),
      card_(new DropCardWidget(viewport())) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Yard"));
    setAccessibleDescription(tr("Racks, systems and fabrics of the design"));
    viewport()->setMouseTracking(true);
    viewport()->setAcceptDrops(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(240, 180);
    connect(&edgeTimer_, &QTimer::timeout, this, &CanvasView::scrollAtEdge);
    connect(&scene_, &CanvasScene::areasChanged, this, &CanvasView::repaintAreas);
    connect(&scene_, &CanvasScene::everythingChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&scene_, &CanvasScene::documentReplaced, this, &CanvasView::fitWhenVisible);
    connect(&scene_, &CanvasScene::cardChanged, this, &CanvasView::updateCard);
    connect(minimap_, &Minimap::pointed, this, [this](QPointF at) {
        camera_.moveCorner(at * camera_.scale() - QPointF(camera_.size().width(), camera_.size().height()) / 2);
        cameraMoved();
    });
    updateTheme();
}

CanvasView::~CanvasView() = default;

void CanvasView::setEmptyOverlay(QWidget* overlay) {
    delete emptyOverlay_;
    emptyOverlay_ = overlay;
    if (!overlay) return;
    overlay->setParent(viewport());
    updateFloating();
}

void CanvasView::setColouring(YardColouring colouring) {
    YardStyle style = scene_.style();
    style.colouring = colouring;
    scene_.setStyle(std::move(style));
}

void CanvasView::setTopDownNumbers(bool topDown) {
    YardStyle style = scene_.style();
    style.topDownNumbers = topDown;
    scene_.setStyle(std::move(style));
}

void CanvasView::setMinimapVisible(bool visible) {
    minimapWanted_ = visible;
    updateFloating();
}

void CanvasView::setWheel(Wheel wheel) { wheel_ = wheel; }

// Camera

double CanvasView::zoom() const { return camera_.zoom(); }

void CanvasView::setZoom(double zoom) {
    camera_.zoomAt(QPointF(camera_.size().width(), camera_.size().height()) / 2, zoom);
    cameraMoved();
}

void CanvasView::zoomIn() { setZoom(zoom() * zoomStep); }
void CanvasView::zoomOut() { setZoom(zoom() / zoomStep); }
void CanvasView::zoomToFullSize() { setZoom(1); }

void CanvasView::fitAll() {
    fitPending_ = false;
    if (scene_.shown().bounds().isEmpty()) {
        camera_.zoomAt({}, 1);
        camera_.moveCorner(-QPointF(camera_.size().width(), camera_.size().height()) / 2);
    } else {
        camera_.fit(scene_.shown().bounds(), largestFit);
    }
    cameraMoved();
}

void CanvasView::fitSelection() {
    const QRectF outline = outlineOf(scene_.shown(), scene_.selection());
    if (outline.isEmpty()) return;
    camera_.fit(outline.adjusted(-100, -yard::headerHeight, 100, 100), largestFit);
    cameraMoved();
}

void CanvasView::showSelection() {
    const QRectF outline = outlineOf(scene_.shown(), scene_.selection());
    if (outline.isEmpty()) return;
    camera_.reveal(outline);
    cameraMoved();
}

void CanvasView::fitWhenVisible() {
    fitPending_ = true;
    if (isVisible()) fitAll();
    updateFloating();
}

void CanvasView::cameraMoved() {
    updateScrollBars();
    minimap_->setVisibleArea(camera_.visible());
    updateFloating();
    updateCard();
    viewport()->update();
    if (reportedZoom_ == zoom()) return;
    reportedZoom_ = zoom();
    Q_EMIT zoomChanged(reportedZoom_);
}

/// The bars cover everything that stands in the yard, and wherever the view is now.
void CanvasView::updateScrollBars() {
    const QRectF content(scene_.shown().bounds().topLeft() * camera_.scale(), scene_.shown().bounds().size() * camera_.scale());
    const QRectF view(camera_.corner(), camera_.size());
    const QRectF all = content.isEmpty() ? view : content.adjusted(-20, -20, 20, 20).united(view);
    moveScrollBars_ = true;
    horizontalScrollBar()->setRange(static_cast<int>(all.left()), static_cast<int>(all.right() - view.width()));
    horizontalScrollBar()->setPageStep(static_cast<int>(view.width()));
    horizontalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setValue(static_cast<int>(view.left()));
    verticalScrollBar()->setRange(static_cast<int>(all.top()), static_cast<int>(all.bottom() - view.height()));
    verticalScrollBar()->setPageStep(static_cast<int>(view.height()));
    verticalScrollBar()->setSingleStep(40);
    verticalScrollBar()->setValue(static_cast<int>(view.top()));
    moveScrollBars_ = false;
}

void CanvasView::scrollContentsBy(int, int) {
    if (moveScrollBars_) return;
    camera_.moveCorner(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    minimap_->setVisibleArea(camera_.visible());
    updateCard();
    viewport()->update();
}

void CanvasView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    if (moveScrollBars_) {
        camera_.setSize(viewport()->size());
        updateFloating();
        return;
    }
    camera_.resize(viewport()->size());
    updateFloating();
    if (fitPending_ && isVisible())
        fitAll();
    else
        cameraMoved();
}

void CanvasView::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    camera_.resize(viewport()->size());
    if (fitPending_) fitAll();
}

void CanvasView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) updateTheme();
}

void CanvasView::updateTheme() {
    YardStyle style = scene_.style();
    style.theme = Theme::of(palette());
    scene_.setStyle(std::move(style));
}

// Painting

void CanvasView::repaintAreas(const std::vector<QRectF>& areas) {
    for (const QRectF& area : areas)
        viewport()->update(camera_.toView(area).adjusted(-8, -8, 8, 8).toAlignedRect());
    updateFloating();
}

void CanvasView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setFont(font());
    const double scale = camera_.scale();
    for (const QRect& part : partsToPaint(event->region())) {
        painter.resetTransform();
        painter.setClipRect(part);
        painter.translate(-camera_.corner());
        const QRectF pixels = QRectF(part).translated(camera_.corner());
        paintGround(painter, pixels, scale, scene_.style().theme);
        const QRectF exposed = camera_.toScene(QRectF(part));
        scene_.painter().paintPixels(painter, exposed, scale);
        paintOverlay(scene_, painter, exposed, scale);
    }
    painter.resetTransform();
    painter.setClipping(false);
    if (!hasFocus()) return;
    painter.setPen(QPen(scene_.style().theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

/// What floats over the yard: the minimap and, while the yard is empty, the guidance.
void CanvasView::updateFloating() {
    const bool empty = scene_.shown().bounds().isEmpty();
    if (emptyOverlay_) {
        emptyOverlay_->setVisible(empty);
        if (empty) emptyOverlay_->setGeometry(viewport()->rect());
    }
    minimap_->move(viewport()->width() - minimap_->width() - floatingMargin,
                   viewport()->height() - minimap_->height() - floatingMargin);
    // Where all is in sight an overview adds nothing, and must not cover anything.
    const QRectF content = camera_.toView(scene_.shown().bounds());
    const bool inTheWay = QRectF(viewport()->rect()).contains(content) && content.intersects(minimap_->geometry());
    minimap_->setVisible(minimapWanted_ && !empty && !inTheWay && viewport()->width() >= leastWidthForMinimap);
}

void CanvasView::updateCard() {
    if (!scene_.card()) {
        card_->hide();
        return;
    }
    card_->show(*scene_.card(), camera_.toView(scene_.card()->at).toPoint(), scene_.style().theme);
}

QStringList CanvasView::cardSentences() const { return card_->isHidden() ? QStringList() : card_->sentences(); }

// Commands

void CanvasView::addSomewhere(const QMimeData& payload) {
    if (const auto known = dropPayloadOf(payload)) canvas_commands::addSomewhere(scene_, *known);
    showSelection();
}

void CanvasView::joinSelection(const FabricId& fabric) { canvas_commands::joinSelection(scene_, fabric); }
void CanvasView::leaveFabric(const FabricId& fabric) { canvas_commands::leaveFabric(scene_, fabric); }
void CanvasView::selectAll() { canvas_commands::selectAll(scene_); }
void CanvasView::deleteSelection() { canvas_commands::removeSelection(scene_); }

void CanvasView::duplicateSelection() {
    canvas_commands::duplicateSelection(scene_);
    showSelection();
}

} // namespace rackyard
