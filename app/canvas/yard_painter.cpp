#include "canvas/yard_painter.h"

#include "canvas/fabric_painter.h"
#include "canvas/floor_painter.h"
#include "canvas/paint_context.h"
#include "canvas/rack_painter.h"

namespace rackyard {

struct YardPainter::Own {
    YardScene scene;
    YardFigures figures;
    Labels labels;
};

YardPainter::YardPainter(const Design& design, const Evaluation& evaluation, const Catalog& catalog,
                         const text::Words& words, YardStyle style)
    : own_(std::make_unique<Own>()), scene_(&own_->scene), figures_(&own_->figures), labels_(&own_->labels), words_(words),
      style_(std::move(style)) {
    own_->scene.follow(design, catalog);
    own_->figures.follow(own_->scene, evaluation, words);
}

YardPainter::YardPainter(const YardScene& scene, const YardFigures& figures, Labels& labels, const text::Words& words,
                         YardStyle style)
    : scene_(&scene), figures_(&figures), labels_(&labels), words_(words), style_(std::move(style)) {}

YardPainter::~YardPainter() = default;

QRectF YardPainter::bounds() const { return scene_->bounds(); }

PaintContext YardPainter::context(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const {
    labels_->setBase(painter.font());
    return {painter, pixelsPerUnit, *scene_, *figures_, style_, words_, *labels_, exposed};
}

void YardPainter::paintPixels(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const {
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene_->collect(exposed, racks, floorItems);
    const PaintContext shared = context(painter, exposed, pixelsPerUnit);
    for (const RackSlot rack : racks)
        paintRack(shared, rack);
    for (const ItemSlot item : floorItems)
        paintFloorItem(shared, item);
    for (std::size_t lane = 0; lane < scene_->fabrics().size(); ++lane)
        paintFabric(shared, lane);
}

void YardPainter::paint(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const {
    painter.save();
    painter.scale(1 / pixelsPerUnit, 1 / pixelsPerUnit);
    paintPixels(painter, exposed, pixelsPerUnit);
    painter.restore();
}

void YardPainter::paintFitted(QPainter& painter, const QRectF& target) const {
    const QRectF all = bounds();
    if (all.isEmpty() || target.isEmpty()) return;
    const double scale = std::min(target.width() / all.width(), target.height() / all.height());
    painter.save();
    painter.translate(target.center() - all.center() * scale);
    paintPixels(painter, all, scale);
    painter.restore();
}

} // namespace rackyard
