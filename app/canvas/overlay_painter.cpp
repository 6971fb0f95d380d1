#include "canvas/overlay_painter.h"

#include "canvas/device_painter.h"
#include "canvas/paint_context.h"
#include "canvas/rack_painter.h"

#include <QVarLengthArray>

namespace rackyard {
namespace {

constexpr double dotPitch = 100;        ///< millimetres between the dots of the floor
constexpr double leastDotDistance = 18; ///< pixels; fewer, more distant dots when seen from afar
constexpr double handleRadius = 5;      ///< pixels

/// Four thin bars: much cheaper than a stroked path, and on whole pixels.
void paintOutline(QPainter& painter, const QRectF& rect, double width, const QColor& colour) {
    const QRectF outer = rect.adjusted(-width, -width, width, width);
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), colour);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), colour);
    painter.fillRect(QRectF(outer.left(), rect.top(), width, rect.height()), colour);
    painter.fillRect(QRectF(rect.right(), rect.top(), width, rect.height()), colour);
}

void paintSelectedInRack(const CanvasScene& scene, const PaintContext& context, const SceneRack& rack) {
    const QColor accent = context.theme().accent;
    if (scene.isSelected(rack.rack->id)) {
        paintOutline(context.painter, context.px(rack.frame), 2, accent);
        return;
    }
    for (const ItemSlot slot : rack.items) {
        const SceneItem& item = context.scene.items()[slot];
        if (!scene.isSelected(item.item->id)) continue;
        if (isSeenAsBlock(context)) {
            paintOutline(context.painter, context.px(rack.frame), 1, accent);
            return;
        }
        paintOutline(context.painter, context.px(item.rect), 2, accent);
    }
}

void paintSelection(const CanvasScene& scene, const PaintContext& context) {
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene.shown().collect(context.exposed, racks, floorItems);
    for (const RackSlot slot : racks)
        paintSelectedInRack(scene, context, scene.shown().racks()[slot]);
    for (const ItemSlot slot : floorItems)
        if (const SceneItem& item = scene.shown().items()[slot]; scene.isSelected(item.item->id))
            paintOutline(context.painter, context.px(item.rect), 2, context.theme().accent);
    for (const FabricId& id : scene.selection().fabrics)
        if (const QRectF outline = outlineOf(scene.shown(), id); !outline.isEmpty())
            paintOutline(context.painter, context.px(outline), 1, context.theme().accent);
}

void paintDashed(const PaintContext& context, const QRectF& rect) {
    context.painter.setPen(QPen(context.theme().accent, 2, Qt::DashLine));
    context.painter.setBrush(Qt::NoBrush);
    context.painter.drawRect(context.px(rect).adjusted(0, 0, -1, -1));
}

/// Devices are painted once more as proposals, so that their words say what a drop will do.
void paintGhosts(const CanvasOverlay& overlay, PaintContext context) {
    context.ghost = true;
    for (const RackId& id : overlay.ghosts.racks)
        if (const QRectF outline = outlineOf(context.scene, id); outline.intersects(context.exposed)) paintDashed(context, outline);
    for (const ItemId& id : overlay.ghosts.items) {
        const ItemSlot slot = context.scene.itemSlot(id);
        if (slot == noSlot || !context.scene.items()[slot].rect.intersects(context.exposed)) continue;
        const Product* product = context.scene.productOf(context.scene.items()[slot]);
        const QRectF rect = context.scene.items()[slot].rect;
        if (!product || !isRackScale(*product)) paintDevice(context, slot, rect);
        paintDashed(context, rect);
    }
    for (const FabricId& id : overlay.ghosts.fabrics)
        if (const QRectF outline = outlineOf(context.scene, id); outline.intersects(context.exposed)) paintDashed(context, outline);
}

void paintLights(const CanvasOverlay& overlay, const PaintContext& context) {
    for (const RackId& id : overlay.targets)
        paintOutline(context.painter, context.px(outlineOf(context.scene, id)), 3, context.theme().accent);
    for (const ItemId& id : overlay.joining)
        paintOutline(context.painter, context.px(outlineOf(context.scene, id)), 3, context.theme().accent);
}

void paintGuides(const CanvasOverlay& overlay, const PaintContext& context) {
    context.painter.setPen(QPen(context.theme().accent, 1, Qt::DotLine));
    for (const QLineF& guide : overlay.guides)
        context.painter.drawLine(QLineF(context.px(guide.p1()), context.px(guide.p2())));
}

/// A band that contains has a solid edge, one that crosses a dashed one.
void paintBand(const CanvasOverlay& overlay, const PaintContext& context) {
    if (!overlay.band) return;
    QColor fill = context.theme().accent;
    fill.setAlpha(36);
    const QRectF band = context.px(*overlay.band);
    context.painter.fillRect(band, fill);
    context.painter.setPen(QPen(context.theme().accent, 1, overlay.bandCrosses ? Qt::DashLine : Qt::SolidLine));
    context.painter.setBrush(Qt::NoBrush);
    context.painter.drawRect(band.adjusted(0, 0, -1, -1));
}

void paintNewStem(const CanvasOverlay& overlay, const PaintContext& context) {
    if (!overlay.newStem) return;
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(QPen(context.theme().accent, 3, Qt::SolidLine, Qt::RoundCap));
    context.painter.drawLine(QLineF(context.px(overlay.newStem->p1()), context.px(overlay.newStem->p2())));
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The round handle at each bus' right end, from which a stem is drawn to another system.
void paintStemHandles(const PaintContext& context) {
    if (context.pixelsPerU() < 3) return;
    context.painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t lane = 0; lane < context.scene.fabrics().size(); ++lane) {
        const FabricRole role = context.scene.design().fabrics[lane].role;
        context.painter.setPen(QPen(colourOf(context.theme(), role), 2));
        context.painter.setBrush(context.theme().yard);
        context.painter.drawEllipse(context.px(stemHandle(context.scene.fabrics()[lane])), handleRadius, handleRadius);
    }
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintGround(QPainter& painter, const QRectF& pixels, double scale, const Theme& theme) {
    painter.fillRect(pixels, theme.yard);
    double pitch = dotPitch * scale;
    while (pitch < leastDotDistance)
        pitch *= 2;
    QVarLengthArray<QPointF, 4096> dots;
    for (double y = std::ceil(pixels.top() / pitch) * pitch; y < pixels.bottom(); y += pitch)
        for (double x = std::ceil(pixels.left() / pitch) * pitch; x < pixels.right(); x += pitch)
            dots.append({std::round(x), std::round(y)});
    painter.setPen(QPen(theme.yardGrid, 2));
    painter.drawPoints(dots.constData(), static_cast<int>(dots.size()));
}

void paintOverlay(CanvasScene& scene, QPainter& painter, const QRectF& exposed, double scale) {
    const YardPainter yard = scene.painter();
    const PaintContext context = yard.context(painter, exposed, scale);
    if (!scene.selection().empty()) paintSelection(scene, context);
    paintStemHandles(context);
    paintGhosts(scene.overlay(), context);
    paintLights(scene.overlay(), context);
    paintGuides(scene.overlay(), context);
    paintNewStem(scene.overlay(), context);
    paintBand(scene.overlay(), context);
}

} // namespace rackyard
