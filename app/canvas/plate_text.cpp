#include "canvas/plate_text.h"

#include <QCoreApplication>

namespace rackyard {
namespace {

constexpr double nameUnits = 42;     ///< height of a name's letters in millimetres of the yard
constexpr double figuresUnits = 36;
constexpr double partsFrom = 26;     ///< pixels per U from which GPUs and ports are drawn one by one

constexpr double mostElided = 0.7;   ///< a product's name of which less can be shown is left out

class PlateText {
    Q_DECLARE_TR_FUNCTIONS(PlateText)
};

struct Line {
    QString text;
    LabelFont font;
    QColor colour;
};

QString islands(const PaintContext& context, ItemSlot slot, const ProductLook& look) {
    if (context.figures.poolMark(slot) != PoolMark::island) return {};
    const int gpus = look.gpuCount * context.scene.items()[slot].item->quantity;
    return gpus == 1 ? PlateText::tr("island") : PlateText::tr("%1 islands").arg(context.words.integer(gpus));
}

QString nameOf(const PaintContext& context, const Item& item, const ProductLook& look) {
    // A rack-scale system carries its name above its frame, as racks do.
    const bool named = !item.name.empty() && !(look.product && isRackScale(*look.product));
    const QString name = named ? QString::fromStdString(item.name) : look.name;
    const QString known = look.product ? name : PlateText::tr("? %1").arg(name);
    if (item.quantity == 1) return known;
    return PlateText::tr("%1 × %2").arg(context.words.integer(item.quantity), known);
}

/// What stands under the name, from the most to the least important; in one line where it fits into `width`.
QStringList figuresOf(const PaintContext& context, ItemSlot slot, const ProductLook& look, LabelFont font, double width) {
    if (context.ghost) return {PlateText::tr("drop to place")};
    QStringList parts = look.figures;
    if (const QString apart = islands(context, slot, look); !apart.isEmpty()) parts << apart;
    const QString together = parts.join(QStringLiteral(" \u00b7 "));
    return context.labels.width(together, font) <= width ? QStringList{together} : parts;
}

/// The lines of a plate from the most to the least important.
std::vector<Line> linesOf(const PaintContext& context, ItemSlot slot, const QColor& ground, double width) {
    const Item& item = *context.scene.items()[slot].item;
    const ProductLook& look = context.figures.look(item.product);
    const LabelFont small = context.font(figuresUnits);
    const QColor strong = readableOn(ground, context.theme().deviceText);
    const QColor muted = readableOn(ground, context.theme().deviceMutedText);
    const QString name = nameOf(context, item, look);
    std::vector<Line> lines{{name, context.font(nameUnits, true), strong}};
    for (const QString& figure : figuresOf(context, slot, look, small, width))
        lines.push_back({figure, small, muted});
    const QString& below = name == look.name ? look.gpus : look.name;
    if (context.labels.width(below, small) * mostElided <= width) lines.push_back({below, small, muted});
    return lines;
}

/// One line only: the name at the left and the figures at the right, where there is room for both.
void paintInOneLine(const PaintContext& context, const QRectF& room, std::vector<Line> lines) {
    Line name = lines.front();
    name.font.pixels = std::min(name.font.pixels, std::max(9, static_cast<int>(room.height() * 0.75)));
    const double nameWidth = context.labels.width(name.text, name.font);
    if (lines.size() > 1) {
        Line figures = lines[1];
        figures.font.pixels = std::min(figures.font.pixels, name.font.pixels);
        const double figuresWidth = context.labels.width(figures.text, figures.font);
        if (nameWidth + figuresWidth + 8 <= room.width()) {
            context.labels.draw(context.painter, room, Qt::AlignLeft | Qt::AlignVCenter, name.text, name.font, name.colour);
            context.labels.draw(context.painter, room, Qt::AlignRight | Qt::AlignVCenter, figures.text, figures.font,
                                figures.colour);
            return;
        }
    }
    context.labels.draw(context.painter, room, Qt::AlignCenter, name.text, name.font, name.colour);
}

void paintLines(const PaintContext& context, const QRectF& room, const std::vector<Line>& lines, double height) {
    double y = room.top() + (room.height() - height) / 2;
    for (const Line& line : lines) {
        const double tall = context.labels.lineHeight(line.font);
        context.labels.draw(context.painter, {room.left(), y, room.width(), tall}, Qt::AlignHCenter, line.text, line.font,
                            line.colour);
        y += tall;
    }
}

/// A square for each GPU, in rows of eight at most.
void paintGpus(const PaintContext& context, const QRectF& room, int gpus, const QColor& colour) {
    const int columns = std::min(gpus, 8);
    const int rows = (gpus + columns - 1) / columns;
    const double cell = std::min(room.width() / columns, room.height() / rows);
    const double left = room.center().x() - cell * columns / 2;
    context.painter.setPen(Qt::NoPen);
    context.painter.setBrush(colour);
    for (int gpu = 0; gpu < gpus; ++gpu)
        context.painter.drawRect(QRectF(left + gpu % columns * cell, room.top() + gpu / columns * cell, cell, cell)
                                     .adjusted(cell * 0.12, cell * 0.12, -cell * 0.12, -cell * 0.12));
}

/// The lowest part of a plate seen from near: what GPUs it holds, one by one. Gives the height it took.
double paintParts(const PaintContext& context, const ProductLook& look, const QRectF& room, const QColor& ground) {
    if (context.pixelsPerU() < partsFrom || look.gpuCount == 0 || look.gpus.isEmpty() || room.height() < 110) return 0;
    const LabelFont font = context.font(figuresUnits * 0.8);
    const double text = context.labels.lineHeight(font);
    const double squares = std::min(room.height() * 0.25, 60.0);
    const QRectF gpus(room.left(), room.bottom() - squares, room.width(), squares);
    paintGpus(context, gpus, look.gpuCount, readableOn(ground, context.theme().deviceMutedText));
    context.labels.draw(context.painter, gpus.adjusted(0, -text - 2, 0, -squares - 2), Qt::AlignHCenter, look.gpus, font,
                        readableOn(ground, context.theme().deviceMutedText));
    return squares + text + 4;
}

} // namespace

void paintPlateText(const PaintContext& context, ItemSlot slot, const QRectF& plate, const QColor& ground) {
    const Item& item = *context.scene.items()[slot].item;
    QRectF room = plate.adjusted(8, 1, -8, -1);
    std::vector<Line> lines = linesOf(context, slot, ground, room.width());
    if (!context.ghost)
        room.setBottom(room.bottom() - paintParts(context, context.figures.look(item.product), room.adjusted(0, 6, 0, -6), ground));
    double height = 0;
    for (const Line& line : lines)
        height += context.labels.lineHeight(line.font);
    while (lines.size() > 2 && height > room.height()) {
        height -= context.labels.lineHeight(lines.back().font);
        lines.pop_back();
    }
    if (height > room.height())
        paintInOneLine(context, room, lines);
    else
        paintLines(context, room, lines, height);
}

} // namespace rackyard
