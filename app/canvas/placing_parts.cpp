#include "canvas/placing_parts.h"

#include <algorithm>
#include <cmath>

namespace rackyard {
namespace {

FloorSpot spotFor(const YardScene& scene, const QRectF& rect, const PlacingWish& wish) {
    if (!wish.snap) return {rect.topLeft(), {}};
    return snapToFloor(scene, rect, wish.pull, {}, true);
}

QRectF centred(const QRectF& rect, QPointF at) { return rect.translated(at - rect.center()); }

NewItem newItem(const Product& product, Placement placement, int count) {
    NewItem item{product.id, placement, {}, 1, 0, {}, true};
    item.quantity = count;
    return item;
}

/// The lowest U of the rack at which a device of `height` finds room.
std::optional<RackUnits> roomIn(const YardScene& scene, RackSlot slot, RackUnits height) {
    const RackUnits top = yard::rackHeight(scene.productOf(scene.racks()[slot]));
    for (RackUnits u = RackUnits::of(1); u + height <= top + RackUnits::of(1); u += RackUnits::of(1))
        if (isFreeU(scene, slot, u, height, {})) return u;
    return std::nullopt;
}

/// A point within the rack at which a device of that height comes to stand at `u`.
QPointF pointAt(const SceneRack& rack, RackUnits u, RackUnits height) {
    return yard::deviceRect(rack.frame, u, height).center();
}

std::optional<QPointF> roomInRacks(const YardScene& scene, RackUnits height, const ElementSet& selection) {
    for (const RackId& id : selection.racks)
        if (const RackSlot slot = scene.rackSlot(id); slot != noSlot)
            if (const auto u = roomIn(scene, slot, height)) return pointAt(scene.racks()[slot], *u, height);
    for (const Rack& rack : scene.design().racks) {
        const RackSlot slot = scene.rackSlot(rack.id);
        if (const auto u = roomIn(scene, slot, height)) return pointAt(scene.racks()[slot], *u, height);
    }
    return std::nullopt;
}

QRectF standing(const YardScene& scene) {
    QRectF all;
    for (const SceneRack& rack : scene.racks())
        if (rack.rack) all = all.united(rack.frame);
    for (const SceneItem& item : scene.items())
        if (item.item && item.rack == noSlot) all = all.united(item.rect);
    return all;
}

} // namespace

QPointF onFloorGrid(QPointF at) {
    return {std::round(at.x() / yard::floorGrid) * yard::floorGrid, std::round(at.y() / yard::floorGrid) * yard::floorGrid};
}

QString placeInWords(const text::Words& words, const std::string& rackName, RackUnits u, RackUnits height) {
    return QStringLiteral("%1 \u00b7 %2").arg(QString::fromStdString(rackName), words.uRange(u, height));
}

QString joiningInWords(const text::Words& words, std::size_t joining) {
    if (joining == 0) return PlacingText::tr("Joins nothing yet: drop it on a rack or system to join it");
    if (joining == 1) return PlacingText::tr("Joins 1 system");
    return PlacingText::tr("Joins %1 systems").arg(words.integer(static_cast<std::int64_t>(joining)));
}

FloorSpot rackSpot(const YardScene& scene, const ProductId& product, const PlacingWish& wish) {
    return spotFor(scene, centred(yard::rackRect(QPointF(), scene.catalog().product(product)), wish.at), wish);
}

Proposal proposeInRack(const YardScene& scene, const text::Words& words, const Product& product, RackSlot slot,
                       const PlacingWish& wish) {
    const SceneRack& rack = scene.racks()[slot];
    const RackUnits height = yard::deviceHeight(&product);
    const RackUnits stack = height * wish.count;
    RackUnits u = yard::uAt(*rack.rack, scene.productOf(rack), wish.at, height);
    if (wish.snap) u = nearestFreeU(scene, slot, u, stack, {});
    Proposal proposal;
    ItemId id = *ItemId::parse("new");
    std::tie(proposal.design, id) = withItem(scene.design(), scene.catalog(), newItem(product, InRack{rack.rack->id, u}, wish.count));
    proposal.ghosts.items = {id};
    proposal.targets = {rack.rack->id};
    proposal.place = placeInWords(words, rack.rack->name, u, stack);
    return proposal;
}

Proposal proposeInNewRack(const YardScene& scene, const Product& product, const PlacingWish& wish) {
    const auto cabinet = usualRack(scene);
    if (!cabinet) return proposeOnFloor(scene, product, wish);
    const FloorSpot spot = rackSpot(scene, *cabinet, wish);
    Proposal proposal;
    auto [withCabinet, rack] = withRack(scene.design(), *cabinet, yard::toPoint(spot.at));
    ItemId id = *ItemId::parse("new");
    std::tie(proposal.design, id) =
        withItem(withCabinet, scene.catalog(), newItem(product, InRack{rack, RackUnits::of(1)}, wish.count));
    proposal.ghosts = {{id}, {rack}, {}};
    proposal.targets = {rack};
    proposal.guides = spot.guides;
    proposal.place = PlacingText::tr("In a new rack");
    return proposal;
}

Proposal proposeOnFloor(const YardScene& scene, const Product& product, const PlacingWish& wish) {
    const FloorSpot spot = spotFor(scene, centred(yard::floorRect(QPointF(), &product), wish.at), wish);
    Proposal proposal;
    ItemId id = *ItemId::parse("new");
    std::tie(proposal.design, id) =
        withItem(scene.design(), scene.catalog(), newItem(product, OnFloor{yard::toPoint(spot.at)}, wish.count));
    proposal.ghosts.items = {id};
    proposal.guides = spot.guides;
    proposal.place = PlacingText::tr("On the floor");
    return proposal;
}

QPointF freePlaceFor(const YardScene& scene, const Product& product, const ElementSet& selection) {
    if (isRackMountable(product))
        if (const auto room = roomInRacks(scene, yard::deviceHeight(&product), selection)) return *room;
    const QRectF yard = standing(scene);
    const Product* cabinet = &product;
    if (isRackMountable(product))
        if (const auto usual = usualRack(scene)) cabinet = scene.catalog().product(*usual);
    const bool isRack = cabinet->cabinet.has_value();
    const QRectF rect = isRack ? yard::rackRect(QPointF(), cabinet) : yard::floorRect(QPointF(), cabinet);
    if (yard.isEmpty()) return rect.center();
    const double y = isRack || isRackScale(*cabinet) ? yard.top() + rect.height() / 2 : yard.bottom() - rect.height() / 2;
    return {yard.right() + yard::rackGap + rect.width() / 2, y};
}

} // namespace rackyard
