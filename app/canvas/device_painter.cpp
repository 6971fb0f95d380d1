#include "canvas/device_painter.h"

#include "canvas/plate_text.h"

#include <QPainterPath>

namespace rackyard {
namespace {

constexpr double roundedFrom = 20;   ///< pixels of height from which plates get round corners
constexpr double outlinedFrom = 4;   ///< pixels of height from which plates get an outline

/// Pools are told apart by tint and, beside it, by the mark at the plate's edge and by words.
QColor poolTint(const Theme& theme, std::int32_t pool) {
    static const QColor tints[] = {{0x56, 0xb4, 0xe9}, {0x00, 0x9e, 0x73}, {0xe6, 0x9f, 0x00},
                                   {0xcc, 0x79, 0xa7}, {0xf0, 0xe4, 0x42}, {0xd5, 0x5e, 0x00}};
    return mixed(theme.device, tints[static_cast<std::size_t>(pool) % std::size(tints)], 0.45);
}

QColor bodyColour(const Theme& theme, const Product* product) {
    if (!product) return theme.unknownBody;
    switch (product->kind) {
    case ProductKind::networkSwitch: return theme.switchBody;
    case ProductKind::workstation:
    case ProductKind::gpu: return theme.desktopBody;
    default: return theme.device;
    }
}

void paintBody(const PaintContext& context, const QRectF& rect, const QColor& body, bool known, PoolMark mark) {
    QPainter& painter = context.painter;
    if (rect.height() < outlinedFrom) {
        painter.fillRect(rect, body);
        return;
    }
    const bool rounded = rect.height() >= roundedFrom;
    QPen pen(context.theme().deviceLine, 1);
    if (mark == PoolMark::island && rounded) pen = QPen(context.theme().deviceMutedText, 1.5, Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(body);
    painter.setRenderHint(QPainter::Antialiasing, rounded);
    const QRectF inner = rounded ? rect.adjusted(0.5, 0.5, -0.5, -0.5) : rect.adjusted(0, 0, -1, -1);
    if (rounded)
        painter.drawRoundedRect(inner, 3, 3);
    else
        painter.drawRect(inner);
    if (!known) {
        painter.setBrush(QBrush(context.theme().deviceLine, Qt::BDiagPattern));
        painter.drawRect(inner);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// A bar along the plate's left edge: in the fabric's colour where the system shares its memory across the network,
/// neutral where it is a pool by itself. Islands have a dashed outline instead.
void paintPoolMark(const PaintContext& context, const QRectF& rect, PoolMark mark) {
    if (rect.height() < outlinedFrom * 2 || rect.width() < 40) return;
    const double width = std::clamp(rect.width() / 30, 2.0, 6.0);
    const QRectF bar(rect.left(), rect.top(), width, rect.height());
    if (mark == PoolMark::networked) context.painter.fillRect(bar, context.theme().compute);
    if (mark == PoolMark::scaleUp) context.painter.fillRect(bar, context.theme().neutral);
}

/// Further copies behind the first, where one item stands for several systems.
void paintCopies(const PaintContext& context, const QRectF& rect, const QColor& body) {
    context.painter.setPen(QPen(context.theme().deviceLine, 1));
    context.painter.setBrush(mixed(body, context.theme().deviceLine, 0.25));
    for (int copy = 2; copy >= 1; --copy)
        context.painter.drawRect(rect.translated(copy * 3, -copy * 3).adjusted(0, 0, -1, -1));
}

} // namespace

QColor plateColour(const PaintContext& context, ItemSlot slot) {
    const SceneItem& item = context.scene.items()[slot];
    const Product* product = context.scene.productOf(item);
    const QColor body = bodyColour(context.theme(), product);
    if (context.style.colouring != YardColouring::pool) return body;
    const std::int32_t pool = context.figures.pool(slot);
    const bool pools = context.figures.poolMark(slot) == PoolMark::networked
                       || context.figures.poolMark(slot) == PoolMark::scaleUp;
    return pool >= 0 && pools ? poolTint(context.theme(), pool) : body;
}

void paintDevice(const PaintContext& context, ItemSlot slot, const QRectF& rect) {
    const SceneItem& item = context.scene.items()[slot];
    const ProductLook& look = context.figures.look(item.item->product);
    const QRectF plate = context.px(rect);
    const QColor body = plateColour(context, slot);
    const PoolMark mark = context.figures.poolMark(slot);
    if (item.item->quantity > 1 && plate.height() >= outlinedFrom * 2) paintCopies(context, plate, body);
    paintBody(context, plate, body, look.product != nullptr, mark);
    paintPoolMark(context, plate, mark);
    if (plate.height() >= 9 && plate.width() >= 30) paintPlateText(context, slot, plate, body);
}

} // namespace rackyard
