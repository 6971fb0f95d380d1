#include "canvas/floor_painter.h"

#include "canvas/device_painter.h"
#include "canvas/plate_text.h"
#include "canvas/rack_painter.h"

namespace rackyard {
namespace {

constexpr int gpusPerRow = 4;
constexpr double textBandUnits = 9; ///< U that the plate with name and figures takes in the middle

/// Rows of four GPUs, as they sit in trays, above and below the plate in the middle.
void paintTrays(const PaintContext& context, const QRectF& interior, const QRectF& plate, int gpus) {
    const int rows = (gpus + gpusPerRow - 1) / gpusPerRow;
    if (rows == 0) return;
    const double free = interior.height() - plate.height();
    const double pitch = free / rows;
    int left = gpus;
    for (int row = 0; row < rows; ++row, left -= gpusPerRow) {
        double y = interior.top() + row * pitch;
        if (y + pitch > plate.top() + 1) y += plate.height();
        const QRectF tray = context.px(QRectF(interior.left() + 8, y + pitch * 0.12, interior.width() - 16, pitch * 0.76));
        context.painter.fillRect(tray, context.theme().device);
        if (tray.height() < 5) continue;
        const double cell = tray.width() / gpusPerRow;
        for (int gpu = 0; gpu < std::min(left, gpusPerRow); ++gpu)
            context.painter.fillRect(QRectF(tray.left() + gpu * cell + cell * 0.2, tray.top() + tray.height() * 0.25,
                                            cell * 0.6, tray.height() * 0.5),
                                     context.theme().deviceMutedText);
    }
}

void paintRackScale(const PaintContext& context, ItemSlot slot) {
    const SceneItem& item = context.scene.items()[slot];
    const RackFigures* figures = context.figures.rackScale(slot);
    if (isSeenAsBlock(context)) {
        paintBlock(context, item.rect, figures);
        return;
    }
    paintHeader(context, item.rect, QString::fromStdString(item.item->name), figures);
    paintCabinet(context, item.rect, figures);
    const QRectF interior = yard::interiorOf(item.rect);
    const int gpus = context.figures.look(item.item->product).gpuCount;
    // The plate stands on a boundary between two rows, so that no tray hides behind it.
    const int rows = std::max(1, (gpus + gpusPerRow - 1) / gpusPerRow);
    const double tall = textBandUnits * yard::uHeight;
    const double above = (rows / 2) * (interior.height() - tall) / rows;
    const QRectF plate(interior.left(), interior.top() + above, interior.width(), tall);
    paintTrays(context, interior, plate, gpus);
    paintDevice(context, slot, plate);
}

} // namespace

void paintFloorItem(const PaintContext& context, ItemSlot slot) {
    const SceneItem& item = context.scene.items()[slot];
    const Product* product = context.scene.productOf(item);
    if (product && isRackScale(*product))
        paintRackScale(context, slot);
    else
        paintDevice(context, slot, item.rect);
}

} // namespace rackyard
