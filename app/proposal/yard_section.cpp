#include "proposal/content.h"

#include "canvas/yard_layout.h"
#include "canvas/yard_painter.h"
#include "proposal/picture_block.h"

#include <algorithm>
#include <cmath>

namespace rackyard::proposal {

namespace {

constexpr double pixel = 0.62;     // of the painter in points: letters of the yard become 5.6 to 12 points
constexpr double readable = 0.062; // points a millimetre: a rack of 600 mm is then 37 points wide
constexpr int mostTiles = 12;      // pages with details; larger yards are drawn smaller

using PainterPtr = std::shared_ptr<YardPainter>;

/// Paints a part of the yard so that it fills `rect`.
void paintPart(QPainter& painter, const QRectF& rect, const YardPainter& yard, const QRectF& part) {
    const double scale = rect.width() / part.width() / pixel; // pixels a millimetre
    painter.setClipRect(rect);
    painter.translate(rect.topLeft());
    painter.scale(pixel, pixel);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    yard.paint(painter, part, scale);
}

std::unique_ptr<PictureBlock> picture(const Content& content, const PainterPtr& yard, const QRectF& part,
                                      const QString& caption) {
    return std::make_unique<PictureBlock>(
        part.size(),
        [yard, part](QPainter& painter, const QRectF& rect) { paintPart(painter, rect, *yard, part); },
        caption, content.theme.mutedText);
}

/// Outlines of all that stands in the yard, to leave out tiles that would be blank.
std::vector<QRectF> outlines(const Content& content) {
    std::vector<QRectF> rects;
    const auto productOf = [&](ProductIndex index) {
        return content.catalog.product(content.design.productId(index));
    };
    content.design.racks.forEach(
        [&](const Rack& rack) { rects.push_back(yard::rackRect(rack, productOf(rack.product))); });
    content.design.items.forEach([&](const Item& item) {
        if (std::holds_alternative<OnFloor>(item.placement))
            rects.push_back(yard::floorRect(item, productOf(item.product)));
    });
    return rects;
}

/// The yard in tiles of the page's proportions, row by row, without those in which nothing stands.
std::vector<QRectF> tilesOf(const QRectF& bounds, QSizeF tile, const std::vector<QRectF>& things) {
    std::vector<QRectF> tiles;
    for (double y = bounds.top(); y < bounds.bottom(); y += tile.height())
        for (double x = bounds.left(); x < bounds.right(); x += tile.width()) {
            const QRectF rect(QPointF(x, y), tile);
            if (std::any_of(things.begin(), things.end(),
                            [&](const QRectF& thing) { return rect.intersects(thing); }))
                tiles.push_back(rect);
        }
    return tiles;
}

std::vector<QRectF> detailTiles(const QRectF& bounds, QSizeF room, const Content& content) {
    const std::vector<QRectF> things = outlines(content);
    double scale = readable;
    std::vector<QRectF> tiles = tilesOf(bounds, room / scale, things);
    while (tiles.size() > mostTiles) {
        scale *= 0.8;
        tiles = tilesOf(bounds, room / scale, things);
    }
    return tiles;
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
    blocks.push_back(picture(content, painter, bounds, QString()));

    const QSizeF room(geometry.column().width(), geometry.column().height() - 80);
    const double fitted = std::min(room.width() / bounds.width(), room.height() / bounds.height());
    if (fitted >= readable) return;
    const std::vector<QRectF> tiles = detailTiles(bounds, room, content);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        auto tile = picture(content, painter, tiles[i],
                            Tr::tr("Detail %1 of %2")
                                .arg(content.words.integer(static_cast<std::int64_t>(i + 1)),
                                     content.words.integer(static_cast<std::int64_t>(tiles.size()))));
        tile->setStartsPage(true);
        blocks.push_back(std::move(tile));
    }
}

} // namespace rackyard::proposal
