#include "canvas/fabric_painter.h"

#include <QVarLengthArray>

#include <array>

namespace rackyard {
namespace {

constexpr double railsFrom = 3;  ///< pixels per U from which rails show inside racks

/// Fabrics of one role share its colour; the second and further ones differ by their strokes.
QPen penOf(const PaintContext& context, std::size_t lane, double width) {
    const auto& fabrics = context.scene.design().fabrics;
    std::size_t earlier = 0;
    for (std::size_t i = 0; i < lane; ++i)
        if (fabrics[i].role == fabrics[lane].role) ++earlier;
    static constexpr std::array strokes{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine};
    return {colourOf(context.theme(), fabrics[lane].role), width, strokes[earlier % strokes.size()], Qt::FlatCap};
}

/// For lines along an axis, of which a fabric can have thousands.
bool touches(const QLineF& line, const QRectF& area) {
    const auto [left, right] = std::minmax({line.x1(), line.x2()});
    const auto [top, bottom] = std::minmax({line.y1(), line.y2()});
    return left <= area.right() && right >= area.left() && top <= area.bottom() && bottom >= area.top();
}

QLineF inPixels(const PaintContext& context, const QLineF& line) {
    const QPointF half(0.5, 0.5);
    const QPointF from = context.px(line.p1());
    const QPointF to = context.px(line.p2());
    return {QPointF(std::round(from.x()), std::round(from.y())) + half, QPointF(std::round(to.x()), std::round(to.y())) + half};
}

void paintLines(const PaintContext& context, const BusLayout& layout, std::size_t lane) {
    const QRectF exposed = context.exposed.adjusted(-20, -20, 20, 20);
    const double stemWidth = std::clamp(context.px(7), 1.0, 4.0);
    QVarLengthArray<QLineF, 256> lines;
    for (const BusStem& stem : layout.stems)
        if (touches(stem.line, exposed)) lines.append(inPixels(context, stem.line));
    for (const QLineF& branch : layout.branches)
        if (touches(branch, exposed)) lines.append(inPixels(context, branch));
    context.painter.setPen(penOf(context, lane, stemWidth));
    context.painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
    QPen bus = penOf(context, lane, std::clamp(context.px(18), 2.0, 9.0));
    bus.setCapStyle(Qt::RoundCap);
    context.painter.setPen(bus);
    context.painter.drawLine(inPixels(context, layout.bus));
}

void paintTitle(const PaintContext& context, const BusLayout& layout, std::size_t lane) {
    const QRectF room = context.px(layout.title).adjusted(0, 0, 0, -1);
    const LabelFont font = context.font(40, true);
    if (context.labels.lineHeight(font) > room.height() + 4 || room.width() < 40) return;
    const QColor colour = readableOn(context.theme().yard, colourOf(context.theme(), context.scene.design().fabrics[lane].role));
    context.labels.draw(context.painter, room, Qt::AlignLeft | Qt::AlignBottom, context.figures.fabricTitle(lane), font, colour);
}

void paintDerivedSwitches(const PaintContext& context, const BusLayout& layout, std::size_t lane) {
    const QString& label = context.figures.derivedSwitches(lane);
    const LabelFont font = context.font(34);
    const QRectF room = context.px(layout.switches);
    const double tall = context.labels.lineHeight(font) + 6;
    if (label.isEmpty() || room.height() + 14 < tall) return;
    const double wide = std::min(context.labels.width(label, font) + 18, room.width());
    const QRectF box(room.left() + 0.5, std::round(room.center().y() - tall / 2) + 0.5, std::round(wide), std::round(tall));
    const QColor ground = context.theme().yard;
    context.painter.setPen(QPen(colourOf(context.theme(), context.scene.design().fabrics[lane].role), 1, Qt::DashLine));
    context.painter.setBrush(ground);
    context.painter.drawRect(box);
    context.labels.draw(context.painter, box.adjusted(7, 0, -7, 0), Qt::AlignCenter, label, font,
                        readableOn(ground, context.theme().mutedText));
}

} // namespace

void paintFabric(const PaintContext& context, std::size_t lane) {
    const QRectF& exposed = context.exposed;
    const BusLayout& layout = context.scene.fabrics()[lane].layout;
    if (!layout.bounds.intersects(exposed)) return;
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    paintLines(context, layout, lane);
    if (layout.title.adjusted(0, -60, 0, 0).intersects(exposed)) paintTitle(context, layout, lane);
    if (layout.switches.adjusted(0, -60, 0, 60).intersects(exposed)) paintDerivedSwitches(context, layout, lane);
}

void paintRails(const PaintContext& context, const SceneRack& rack) {
    if (context.pixelsPerU() < railsFrom || context.scene.fabrics().empty()) return;
    std::vector<std::optional<double>> lowest(context.scene.fabrics().size());
    const double width = std::clamp(context.px(7), 1.0, 4.0);
    for (const ItemSlot slot : rack.items) {
        const SceneItem& item = context.scene.items()[slot];
        for (const FabricId& id : item.item->fabrics) {
            const int lane = context.scene.laneOf(id);
            if (lane < 0) continue;
            const auto index = static_cast<std::size_t>(lane);
            const double y = item.rect.center().y();
            context.painter.setPen(penOf(context, index, width));
            context.painter.drawLine(inPixels(context, {item.rect.right(), y, stemX(rack.frame, lane), y}));
            lowest[index] = std::max(lowest[index].value_or(y), y);
        }
    }
    for (std::size_t lane = 0; lane < lowest.size(); ++lane) {
        if (!lowest[lane]) continue;
        const double x = stemX(rack.frame, static_cast<int>(lane));
        context.painter.setPen(penOf(context, lane, width));
        context.painter.drawLine(inPixels(context, {x, rack.frame.top(), x, *lowest[lane]}));
    }
}

} // namespace rackyard
