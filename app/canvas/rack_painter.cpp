#include "canvas/rack_painter.h"

#include "canvas/device_painter.h"
#include "canvas/fabric_painter.h"
#include "canvas/yard_colours.h"

#include <QVarLengthArray>

#include <utility>

namespace rackyard {
namespace {

constexpr double blockBelow = 1.4;      ///< pixels per U under which a rack is one block
constexpr double linesFrom = 6;         ///< pixels per U from which U boundaries are drawn
constexpr double numbersFrom = 4;       ///< pixels per U from which every sixth U has its number
constexpr double everyNumberFrom = 13;  ///< pixels per U from which each has
constexpr int numberStep = 6;

/// The U that have to be painted, one more on each side for what reaches over.
std::pair<int, int> exposedUnits(const PaintContext& context, const QRectF& interior, int units) {
    const double lowest = (interior.bottom() - context.exposed.bottom()) / yard::uHeight - 1;
    const double highest = (interior.bottom() - context.exposed.top()) / yard::uHeight + 2;
    return {static_cast<int>(std::clamp(lowest, 1.0, double(units))), static_cast<int>(std::clamp(highest, 1.0, double(units)))};
}

void paintUnitLines(const PaintContext& context, const QRectF& interior, int units) {
    if (context.pixelsPerU() < linesFrom) return;
    QVarLengthArray<QLineF, 64> lines;
    const auto [lowest, highest] = exposedUnits(context, interior, units);
    for (int u = lowest; u < highest; ++u) {
        const double y = std::round(context.px(interior.bottom() - u * yard::uHeight)) + 0.5;
        lines.append({context.px(interior.left()), y, context.px(interior.right()), y});
    }
    context.painter.setPen(QPen(context.theme().rackLine, 1));
    context.painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
}

void paintUnitNumbers(const PaintContext& context, const QRectF& interior, int units) {
    if (context.pixelsPerU() < numbersFrom) return;
    const int step = context.pixelsPerU() < everyNumberFrom ? numberStep : 1;
    const LabelFont font{std::clamp(static_cast<int>(context.pixelsPerU() * 0.6), 8, 12), false};
    const double tall = context.labels.lineHeight(font);
    const auto [lowest, highest] = exposedUnits(context, interior, units);
    for (int u = 1 + (lowest - 1) / step * step; u <= highest; u += step) {
        const double middle = context.px(interior.bottom() - (u - 0.5) * yard::uHeight);
        const QRectF room(context.px(interior.left()) - 40, middle - tall / 2, 34, tall);
        const int shown = context.style.topDownNumbers ? units + 1 - u : u;
        context.labels.draw(context.painter, room, Qt::AlignRight | Qt::AlignVCenter, context.words.integer(shown), font,
                            context.theme().rackText);
    }
}

void paintDevices(const PaintContext& context, const SceneRack& rack) {
    for (const ItemSlot slot : rack.items)
        if (const QRectF& rect = context.scene.items()[slot].rect; rect.intersects(context.exposed))
            paintDevice(context, slot, rect);
}

} // namespace

bool isSeenAsBlock(const PaintContext& context) { return context.pixelsPerU() < blockBelow; }

void paintBlock(const PaintContext& context, const QRectF& frame, const RackFigures* figures) {
    const QRectF block = context.px(frame);
    context.painter.fillRect(block, context.theme().rackFrame);
    if (block.width() < 4) {
        if (figures) context.painter.fillRect(block, rackColour(context.style, *figures));
        return;
    }
    if (!figures || figures->fill <= 0) return;
    const QRectF inside = block.adjusted(1, 1, -1, -1);
    const double tall = std::max(1.0, std::round(inside.height() * figures->fill));
    context.painter.fillRect(QRectF(inside.left(), inside.bottom() - tall, inside.width(), tall),
                             rackColour(context.style, *figures));
}

void paintCabinet(const PaintContext& context, const QRectF& frame, const RackFigures* figures) {
    const QRectF outer = context.px(frame);
    QPainter& painter = context.painter;
    if (outer.width() < 60) {
        painter.fillRect(outer, context.theme().rackFrame);
    } else {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(context.theme().rackFrame);
        painter.drawRoundedRect(outer, 5, 5);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    painter.fillRect(context.px(yard::interiorOf(frame)), context.theme().rackInterior);
    if (context.style.colouring == YardColouring::none || context.style.colouring == YardColouring::pool || !figures) return;
    const QRectF cap(frame.left() + 40, frame.top() + 14, frame.width() - 80, 22);
    painter.fillRect(context.px(cap), rackColour(context.style, *figures));
}

void paintHeader(const PaintContext& context, const QRectF& frame, const QString& name, const RackFigures* figures) {
    const double lanes = static_cast<double>(std::min<std::size_t>(context.scene.fabrics().size(), 6));
    QRectF header = yard::headerRect(frame);
    header.setRight(header.right() - (lanes > 0 ? 14 + 10 * lanes : 0));
    const QRectF room = context.px(header).adjusted(0, 0, lanes > 0 ? -5 : 0, -3);
    const LabelFont strong = context.font(42, true);
    const LabelFont small = context.font(36);
    const double nameTall = context.labels.lineHeight(strong);
    if (room.height() < nameTall || room.width() < 24) return;
    const QString text = figures ? figures->text : QString();
    const QColor colour = figures && figures->over ? context.theme().badText : context.theme().mutedText;
    const double smallTall = context.labels.lineHeight(small);
    const bool beside = context.labels.width(name, strong) + context.labels.width(text, small) + 10 <= room.width();
    const bool above = room.height() >= nameTall + smallTall;
    QRectF nameRoom = room;
    if (beside || above)
        context.labels.draw(context.painter, room, (beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom, text, small, colour);
    if (!beside && above) nameRoom.setBottom(room.bottom() - smallTall);
    context.labels.draw(context.painter, nameRoom, Qt::AlignLeft | Qt::AlignBottom, name, strong, context.theme().text);
}

void paintRack(const PaintContext& context, RackSlot slot) {
    const SceneRack& rack = context.scene.racks()[slot];
    const RackFigures* figures = context.figures.rack(slot);
    if (isSeenAsBlock(context)) {
        paintBlock(context, rack.frame, figures);
        return;
    }
    if (yard::headerRect(rack.frame).intersects(context.exposed))
        paintHeader(context, rack.frame, QString::fromStdString(rack.rack->name), figures);
    paintCabinet(context, rack.frame, figures);
    const QRectF interior = yard::interiorOf(rack.frame);
    const int units = static_cast<int>(yard::rackHeight(context.scene.productOf(rack)).units());
    paintUnitLines(context, interior, units);
    paintUnitNumbers(context, interior, units);
    paintDevices(context, rack);
    paintRails(context, rack);
}

} // namespace rackyard
