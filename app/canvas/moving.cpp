#include "canvas/moving.h"

#include "canvas/placing_parts.h"
#include "canvas/snapping.h"
#include "text/yard_text.h"

#include <algorithm>
#include <cmath>

namespace rackyard {
namespace {

using Moves = std::vector<std::pair<ItemId, Placement>>;

/// The selection by how its parts move: racks shift, devices find a U, the rest shifts on the floor.
struct Sorted {
    ElementSet shifting;
    std::vector<ItemSlot> devices;
};

Sorted sorted(const YardScene& scene, const ElementSet& elements) {
    Sorted result;
    const Moving moving = Moving::of(elements);
    result.shifting.racks = elements.racks;
    result.shifting.fabrics = elements.fabrics;
    for (const ItemId& id : elements.items) {
        const ItemSlot slot = scene.itemSlot(id);
        if (slot == noSlot) continue;
        const SceneItem& item = scene.items()[slot];
        if (item.rack != noSlot && moving.racks.contains(scene.racks()[item.rack].rack->id)) continue;
        const Product* product = scene.productOf(item);
        const bool device = item.rack != noSlot || (product && isRackMountable(*product));
        if (device)
            result.devices.push_back(slot);
        else
            result.shifting.items.push_back(id);
    }
    return result;
}

QRectF outlineOfHit(const YardScene& scene, const Hit& hit) { return outlineOf(scene, only(hit)); }

/// How far everything shifts, so that the grabbed part comes to rest in line with its neighbours.
QPointF shiftOf(const YardScene& scene, const Grip& grip, const PlacingWish& wish, Proposal& proposal) {
    const QPointF by = wish.at - grip.from;
    if (!wish.snap) return by;
    if (std::holds_alternative<FabricId>(grip.grabbed)) return onFloorGrid(by);
    const QRectF outline = outlineOfHit(scene, grip.grabbed);
    const FloorSpot spot = snapToFloor(scene, outline.translated(by), wish.pull, Moving::of(grip.elements), false);
    proposal.guides = spot.guides;
    return spot.at - outline.topLeft();
}

Placement inRack(const YardScene& scene, RackSlot rack, const SceneItem& item, QPointF centre, const PlacingWish& wish,
                 const Moving& moving, bool alone) {
    const RackUnits height = yard::deviceHeight(scene.productOf(item));
    RackUnits u = yard::uAt(*scene.racks()[rack].rack, scene.productOf(scene.racks()[rack]), centre, height);
    if (wish.snap && alone) u = nearestFreeU(scene, rack, u, height, moving);
    return InRack{scene.racks()[rack].rack->id, u};
}

/// A device goes to the rack under it; the grabbed one to the rack under the pointer.
void moveDevices(const YardScene& scene, const std::vector<ItemSlot>& devices, const Grip& grip, const PlacingWish& wish,
                 Moves& moves, Proposal& proposal) {
    const Moving moving = Moving::of(grip.elements);
    const QPointF by = wish.at - grip.from;
    for (const ItemSlot slot : devices) {
        const SceneItem& item = scene.items()[slot];
        const bool grabbed = grip.grabbed == Hit(item.item->id);
        const QPointF centre = item.rect.center() + by;
        const RackSlot rack = rackForDrop(scene, grabbed ? wish.at : centre);
        if (rack == noSlot) {
            const QRectF free = yard::floorRect(item.rect.topLeft() + by, scene.productOf(item));
            const QPointF at = wish.snap ? snapToFloor(scene, free, wish.pull, moving, devices.size() == 1).at : free.topLeft();
            moves.emplace_back(item.item->id, OnFloor{yard::toPoint(at)});
            continue;
        }
        moves.emplace_back(item.item->id, inRack(scene, rack, item, centre, wish, moving, devices.size() == 1));
        const RackId& target = scene.racks()[rack].rack->id;
        if (std::find(proposal.targets.begin(), proposal.targets.end(), target) == proposal.targets.end())
            proposal.targets.push_back(target);
    }
}

/// A bus that has no place of its own yet stands above its members: it gets that place before it moves.
Design withFixedBuses(const YardScene& scene, Design design, const std::vector<FabricId>& fabrics) {
    for (const FabricId& id : fabrics) {
        const int lane = scene.laneOf(id);
        if (lane < 0) continue;
        Fabric fabric = design.fabrics[static_cast<std::size_t>(lane)];
        if (fabric.at) continue;
        fabric.at = yard::toPoint(scene.fabrics()[static_cast<std::size_t>(lane)].layout.bus.p1());
        design = withChangedFabric(design, fabric);
    }
    return design;
}

QString nameOf(const YardScene& scene, const ElementSet& elements) {
    if (elements.items.size() == 1 && elements.racks.empty() && elements.fabrics.empty())
        if (const ItemSlot slot = scene.itemSlot(elements.items.front()); slot != noSlot)
            return QString::fromStdString(scene.items()[slot].item->name);
    if (elements.racks.size() == 1 && elements.items.empty() && elements.fabrics.empty())
        if (const RackSlot slot = scene.rackSlot(elements.racks.front()); slot != noSlot)
            return QString::fromStdString(scene.racks()[slot].rack->name);
    if (elements.fabrics.size() == 1 && elements.items.empty() && elements.racks.empty())
        if (const Fabric* fabric = scene.design().fabric(elements.fabrics.front())) return text::fabricName(*fabric);
    return {};
}

QString moveLabel(const YardScene& scene, const text::Words& words, const ElementSet& elements) {
    const QString name = nameOf(scene, elements);
    if (!name.isEmpty()) return PlacingText::tr("Move %1").arg(name);
    const auto parts = elements.items.size() + elements.racks.size() + elements.fabrics.size();
    return PlacingText::tr("Move %1 parts").arg(words.integer(static_cast<std::int64_t>(parts)));
}

QString placeOf(const YardScene& scene, const text::Words& words, const Moves& moves) {
    if (moves.size() != 1) return {};
    const auto* place = std::get_if<InRack>(&moves.front().second);
    if (!place) return PlacingText::tr("On the floor");
    const SceneItem& item = scene.items()[scene.itemSlot(moves.front().first)];
    const SceneRack& rack = scene.racks()[scene.rackSlot(place->rack)];
    return placeInWords(words, rack.rack->name, place->u, yard::deviceHeight(scene.productOf(item)));
}

Proposal assembled(const YardScene& scene, const text::Words& words, const ElementSet& elements, const Sorted& parts,
                   QPointF shift, const Moves& moves, Proposal proposal) {
    Design design = withFixedBuses(scene, scene.design(), parts.shifting.fabrics);
    design = shifted(design, parts.shifting, yard::toPoint(shift));
    proposal.design = moves.empty() ? std::move(design) : withPlacements(design, scene.catalog(), moves);
    proposal.label = moveLabel(scene, words, elements);
    proposal.place = placeOf(scene, words, moves);
    proposal.ghosts = elements;
    return proposal;
}

QPointF stepOf(Qt::Key arrow) {
    switch (arrow) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    default: return {0, 1};
    }
}

/// The nearest rack left or right whose elevation overlaps this one's in height.
RackSlot rackBeside(const YardScene& scene, RackSlot from, double direction) {
    const QRectF frame = scene.racks()[from].frame;
    RackSlot best = noSlot;
    for (RackSlot slot = 0; slot < scene.racks().size(); ++slot) {
        const SceneRack& rack = scene.racks()[slot];
        if (!rack.rack || slot == from || rack.frame.top() >= frame.bottom() || rack.frame.bottom() <= frame.top()) continue;
        const double away = (rack.frame.left() - frame.left()) * direction;
        if (away <= 0) continue;
        if (best == noSlot || away < (scene.racks()[best].frame.left() - frame.left()) * direction) best = slot;
    }
    return best;
}

std::optional<Placement> nudged(const YardScene& scene, const SceneItem& item, QPointF step) {
    const auto* place = std::get_if<InRack>(&item.item->placement);
    if (!place || item.rack == noSlot) return std::nullopt;
    if (step.x() == 0) {
        const RackUnits height = yard::deviceHeight(scene.productOf(item));
        const RackUnits by = height.halves() % 2 == 0 ? RackUnits::of(1) : RackUnits::ofHalves(1);
        const RackUnits highest = yard::rackHeight(scene.productOf(scene.racks()[item.rack])) - height + RackUnits::of(1);
        const RackUnits u = step.y() < 0 ? place->u + by : place->u - by;
        return InRack{place->rack, std::max(RackUnits::of(1), std::min(u, highest))};
    }
    const RackSlot beside = rackBeside(scene, item.rack, step.x());
    if (beside == noSlot) return std::nullopt;
    return InRack{scene.racks()[beside].rack->id, place->u};
}

} // namespace

Proposal proposeMove(const YardScene& scene, const text::Words& words, const Grip& grip, const PlacingWish& wish) {
    const Sorted parts = sorted(scene, grip.elements);
    Proposal proposal;
    Moves moves;
    QPointF shift;
    if (!parts.shifting.empty()) shift = shiftOf(scene, grip, wish, proposal);
    moveDevices(scene, parts.devices, grip, wish, moves, proposal);
    return assembled(scene, words, grip.elements, parts, shift, moves, std::move(proposal));
}

Proposal proposeNudge(const YardScene& scene, const text::Words& words, const ElementSet& elements, Qt::Key arrow) {
    Sorted parts = sorted(scene, elements);
    Moves moves;
    for (const ItemSlot slot : parts.devices) {
        const SceneItem& item = scene.items()[slot];
        if (item.rack == noSlot)
            parts.shifting.items.push_back(item.item->id);
        else if (auto place = nudged(scene, item, stepOf(arrow)))
            moves.emplace_back(item.item->id, *place);
    }
    return assembled(scene, words, elements, parts, stepOf(arrow) * yard::floorGrid, moves, {});
}

} // namespace rackyard
