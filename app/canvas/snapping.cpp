#include "canvas/snapping.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rackyard {
namespace {

constexpr double neighbourhood = 3000;  ///< millimetres in which neighbours can attract
constexpr double standingGap = 60;      ///< least free floor around what gives way
constexpr int furthestHalves = 6;       ///< how far, in half U, a device gives way to another

std::vector<QRectF> neighbours(const YardScene& scene, const QRectF& around, const Moving& moving) {
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene.collect(around, racks, floorItems);
    std::vector<QRectF> rects;
    for (const RackSlot slot : racks)
        if (!moving.racks.contains(scene.racks()[slot].rack->id)) rects.push_back(scene.racks()[slot].frame);
    for (const ItemSlot slot : floorItems)
        if (!moving.items.contains(scene.items()[slot].item->id)) rects.push_back(scene.items()[slot].rect);
    return rects;
}

/// The best offset along one axis so far.
struct Attraction {
    double pull;
    std::optional<double> offset;
    QRectF by;

    void consider(double from, double to, const QRectF& neighbour) {
        const double candidate = to - from;
        if (std::abs(candidate) > pull) return;
        pull = std::abs(candidate);
        offset = candidate;
        by = neighbour;
    }
};

double onGrid(double coordinate) { return std::round(coordinate / yard::floorGrid) * yard::floorGrid; }

void considerAcross(Attraction& across, const QRectF& rect, const QRectF& other) {
    across.consider(rect.left(), other.left(), other);
    across.consider(rect.right(), other.right(), other);
    const bool sameRow = rect.top() < other.bottom() && rect.bottom() > other.top();
    if (!sameRow) return;
    across.consider(rect.left(), other.right() + yard::rackGap, other);
    across.consider(rect.right(), other.left() - yard::rackGap, other);
}

void considerDown(Attraction& down, const QRectF& rect, const QRectF& other) {
    down.consider(rect.top(), other.top(), other);
    down.consider(rect.bottom(), other.bottom(), other);
}

QLineF guideAcross(const QRectF& rect, const QRectF& other, double x) {
    return {x, std::min(rect.top(), other.top()) - 40, x, std::max(rect.bottom(), other.bottom()) + 40};
}

QLineF guideDown(const QRectF& rect, const QRectF& other, double y) {
    return {std::min(rect.left(), other.left()) - 40, y, std::max(rect.right(), other.right()) + 40, y};
}

void addGuides(FloorSpot& spot, const QRectF& rect, const Attraction& across, const Attraction& down) {
    if (across.offset) {
        const bool left = std::abs(rect.left() - across.by.left()) < 0.5;
        if (left || std::abs(rect.right() - across.by.right()) < 0.5)
            spot.guides.push_back(guideAcross(rect, across.by, left ? rect.left() : rect.right()));
    }
    if (down.offset) {
        const bool top = std::abs(rect.top() - down.by.top()) < 0.5;
        spot.guides.push_back(guideDown(rect, down.by, top ? rect.top() : rect.bottom()));
    }
}

QRectF withGap(const QRectF& rect) { return rect.adjusted(-standingGap, -standingGap, standingGap, standingGap); }

/// The nearest spot right, left, below or above what is in the way.
QRectF besideObstacles(const YardScene& scene, const QRectF& rect, const Moving& moving) {
    std::optional<QRectF> best;
    const auto distance = [&rect](const QRectF& at) { return QLineF(rect.topLeft(), at.topLeft()).length(); };
    for (const QRectF& other : neighbours(scene, withGap(rect).adjusted(-neighbourhood, -neighbourhood, neighbourhood, neighbourhood), moving)) {
        const QPointF candidates[] = {{other.right() + yard::rackGap, rect.top()},
                                      {other.left() - yard::rackGap - rect.width(), rect.top()},
                                      {rect.left(), other.bottom() + yard::rackGap},
                                      {rect.left(), other.top() - yard::headerHeight - yard::rackGap - rect.height()}};
        for (const QPointF& at : candidates) {
            const QRectF moved(at, rect.size());
            if ((!best || distance(moved) < distance(*best)) && !isTaken(scene, moved, moving)) best = moved;
        }
    }
    return best.value_or(rect);
}

} // namespace

Moving Moving::of(const ElementSet& elements) {
    return {{elements.items.begin(), elements.items.end()}, {elements.racks.begin(), elements.racks.end()}};
}

bool isTaken(const YardScene& scene, const QRectF& rect, const Moving& moving) {
    const auto meets = [&](const QRectF& other) { return withGap(rect).intersects(other); };
    const std::vector<QRectF> others = neighbours(scene, withGap(rect), moving);
    return std::any_of(others.begin(), others.end(), meets);
}

FloorSpot snapToFloor(const YardScene& scene, const QRectF& rect, double pull, const Moving& moving, bool free) {
    Attraction across{pull, {}, {}};
    Attraction down{pull, {}, {}};
    const QRectF around = rect.adjusted(-neighbourhood, -neighbourhood, neighbourhood, neighbourhood);
    for (const QRectF& other : neighbours(scene, around, moving)) {
        considerAcross(across, rect, other);
        considerDown(down, rect, other);
    }
    const QPointF at(across.offset ? rect.left() + *across.offset : onGrid(rect.left()),
                     down.offset ? rect.top() + *down.offset : onGrid(rect.top()));
    QRectF snapped(at, rect.size());
    FloorSpot spot;
    if (free && isTaken(scene, snapped, moving))
        snapped = besideObstacles(scene, snapped, moving);
    else
        addGuides(spot, snapped, across, down);
    spot.at = snapped.topLeft();
    return spot;
}

bool isFreeU(const YardScene& scene, RackSlot rack, RackUnits u, RackUnits height, const Moving& moving) {
    if (height.isZero()) return true;
    for (const ItemSlot slot : scene.racks()[rack].items) {
        const SceneItem& other = scene.items()[slot];
        if (moving.items.contains(other.item->id)) continue;
        const RackUnits otherHeight = yard::deviceHeight(scene.productOf(other));
        const RackUnits otherU = std::get<InRack>(other.item->placement).u;
        if (!otherHeight.isZero() && u < otherU + otherHeight && otherU < u + height) return false;
    }
    return true;
}

RackUnits nearestFreeU(const YardScene& scene, RackSlot rack, RackUnits wanted, RackUnits height, const Moving& moving) {
    const RackUnits lowest = RackUnits::of(1);
    const RackUnits highest = lowest + yard::rackHeight(scene.productOf(scene.racks()[rack])) - height;
    const int step = height.halves() % 2 == 0 ? 2 : 1;
    for (int away = 0; away <= furthestHalves; away += step)
        for (const int sign : {1, -1}) {
            const RackUnits u = wanted + RackUnits::ofHalves(sign * away);
            if (u >= lowest && u <= highest && isFreeU(scene, rack, u, height, moving)) return u;
        }
    return wanted;
}

} // namespace rackyard
