#include "proposal/content.h"

#include "canvas/yard_layout.h"
#include "canvas/yard_painter.h"
#include "proposal/picture_block.h"

#include <algorithm>
#include <cmath>

namespace rackyard::proposal {

namespace {

constexpr double pixel = 0.62;        // of the painter in points: letters of the yard become 5.6 to 12 points
constexpr double readable = 0.075;    // points a millimetre: a rack of 600 mm is then 45 points wide
constexpr double cutBefore = 60;      // millimetres left of or above what the next stretch begins with
constexpr std::size_t mostTiles = 12; // details; larger yards are drawn smaller

using PainterPtr = std::shared_ptr<YardPainter>;

/// Paints a part of the yard into `rect` so that `width` millimetres fill its width.
void paintPart(QPainter& painter, const QRectF& rect, const YardPainter& yard, const QRectF& part,
               double width) {
    const double scale = rect.width() / width / pixel; // pixels a millimetre
    painter.setFont(documentFont());
    painter.setClipRect(QRectF(rect.topLeft(), part.size() * (rect.width() / width)));
    painter.translate(rect.topLeft());
    painter.scale(pixel, pixel);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    yard.paint(painter, part, scale);
}

/// A picture of a part; all parts of the same `width` come out at the same scale.
std::unique_ptr<PictureBlock> picture(const Content& content, const PainterPtr& yard, const QRectF& part,
                                      double width, const QString& caption, double mostHeight = 0) {
    return std::make_unique<PictureBlock>(
        QSizeF(width, part.height()),
        [yard, part, width](QPainter& painter, const QRectF& rect) {
            paintPart(painter, rect, *yard, part, width);
        },
        caption, content.theme.mutedText, mostHeight);
}

/// Outlines of all that stands in the yard, racks with their names above them.
std::vector<QRectF> outlines(const Content& content) {
    std::vector<QRectF> rects;
    const auto productOf = [&](ProductIndex index) {
        return content.catalog.product(content.design.productId(index));
    };
    content.design.racks.forEach([&](const Rack& rack) {
        const QRectF frame = yard::rackRect(rack, productOf(rack.product));
        rects.push_back(frame.united(yard::headerRect(frame)));
    });
    content.design.items.forEach([&](const Item& item) {
        if (std::holds_alternative<OnFloor>(item.placement))
            rects.push_back(yard::floorRect(item, productOf(item.product)));
    });
    return rects;
}

struct Span {
    double from;
    double to;
};

/// Cuts a line on which `things` stand into stretches of at most `length`, between things wherever that
/// leaves a stretch worth its page; stretches on which nothing stands are left out.
std::vector<Span> stretchesOf(double from, double to, double length, std::vector<Span> things) {
    std::sort(things.begin(), things.end(), [](const Span& a, const Span& b) { return a.from < b.from; });
    std::vector<Span> stretches;
    while (from < to) {
        double end = std::min(to, from + length);
        // Backwards, since a cut may meet the thing before.
        for (auto thing = things.rbegin(); thing != things.rend(); ++thing) {
            const double cut = thing->from - cutBefore;
            if (end < to && cut < end && end < thing->to && cut > from + length / 3) end = cut;
        }
        stretches.push_back({from, end});
        const auto next =
            std::find_if(things.begin(), things.end(), [&](const Span& t) { return t.to > end; });
        from = next == things.end() ? to : std::max(end, next->from - cutBefore);
    }
    return stretches;
}

/// The yard in parts that each fit into `tile`, row by row.
std::vector<QRectF> tilesOf(const QRectF& bounds, QSizeF tile, const std::vector<QRectF>& things) {
    std::vector<Span> rows;
    for (const QRectF& thing : things)
        rows.push_back({thing.top(), thing.bottom()});
    std::vector<QRectF> tiles;
    for (const Span& row : stretchesOf(bounds.top(), bounds.bottom(), tile.height(), rows)) {
        std::vector<Span> columns;
        for (const QRectF& thing : things)
            if (thing.top() < row.to && thing.bottom() > row.from)
                columns.push_back({thing.left(), thing.right()});
        for (const Span& column : stretchesOf(bounds.left(), bounds.right(), tile.width(), columns))
            tiles.emplace_back(QPointF(column.from, row.from), QPointF(column.to, row.to));
    }
    return tiles;
}

/// The width that a page shows of the yard, and the parts for it.
std::pair<double, std::vector<QRectF>> detailTiles(const QRectF& bounds, QSizeF room,
                                                   const Content& content) {
    const std::vector<QRectF> things = outlines(content);
    double scale = readable;
    std::vector<QRectF> tiles = tilesOf(bounds, room / scale, things);
    while (tiles.size() > mostTiles) {
        scale *= 0.8;
        tiles = tilesOf(bounds, room / scale, things);
    }
    return {room.width() / scale, std::move(tiles)};
}

} // namespace

void addYard(BlockList& blocks, const Content& content, const PageGeometry& geometry) {
    const auto painter = std::make_shared<YardPainter>(content.design, content.evaluation, content.catalog,
                                                       content.words, YardStyle{.theme = content.theme});
    const QRectF bounds = painter->bounds();
    if (bounds.isEmpty() || outlines(content).empty()) return;
    addHeading(blocks, content, Tr::tr("Layout"));
    addParagraph(
        blocks, content,
        Tr::tr("Racks as elevations from the front, to scale; U 1 is the lowest. What stands beside the "
               "racks stands on the floor. A fabric is a line with a stem to each of its members."),
        true);
    const double beneathItsText = geometry.column().height() * 0.8;
    blocks.push_back(picture(content, painter, bounds, bounds.width(), QString(), beneathItsText));

    const QSizeF room(geometry.column().width(), geometry.column().height() - 80);
    const double fitted = std::min(room.width() / bounds.width(), room.height() / bounds.height());
    if (fitted >= readable) return;
    const auto [width, tiles] = detailTiles(bounds, room, content);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QString caption = Tr::tr("Detail %1 of %2")
                                    .arg(content.words.integer(static_cast<std::int64_t>(i + 1)),
                                         content.words.integer(static_cast<std::int64_t>(tiles.size())));
        blocks.push_back(picture(content, painter, tiles[i], width, caption));
    }
}

} // namespace rackyard::proposal
