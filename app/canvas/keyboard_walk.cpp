#include "canvas/keyboard_walk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rackyard {
namespace {

struct Stop {
    Hit hit;
    QRectF rect;
};

/// Devices first: a rack with something in it is reached by what is in it, an empty one by itself.
std::vector<Stop> stopsOf(const YardScene& scene) {
    std::vector<Stop> stops;
    for (const SceneItem& item : scene.items())
        if (item.item) stops.push_back({item.item->id, item.rect});
    for (const SceneRack& rack : scene.racks())
        if (rack.rack) stops.push_back({rack.rack->id, QRectF(rack.frame.left(), rack.frame.top() - 60, rack.frame.width(), 60)});
    for (std::size_t lane = 0; lane < scene.fabrics().size(); ++lane)
        stops.push_back({scene.design().fabrics[lane].id, scene.fabrics()[lane].layout.handle(1)});
    return stops;
}

/// How far `to` is in the arrow's direction, weighing what is off to the side double; infinite behind.
double cost(const QRectF& from, const QRectF& to, Qt::Key arrow) {
    const QPointF by = to.center() - from.center();
    const bool across = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const double sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
    const double along = sign * (across ? by.x() : by.y());
    const double gap = across ? std::max({0.0, to.top() - from.bottom(), from.top() - to.bottom()})
                              : std::max({0.0, to.left() - from.right(), from.left() - to.right()});
    const double aside = std::abs(across ? by.y() : by.x());
    if (along <= 1 || gap > 2 * along) return std::numeric_limits<double>::infinity();
    return along + 2 * gap + aside / 8;
}

QRectF rectOf(const std::vector<Stop>& stops, const Hit& hit) {
    const auto same = [&hit](const Stop& stop) { return stop.hit == hit; };
    const auto found = std::find_if(stops.begin(), stops.end(), same);
    return found == stops.end() ? QRectF() : found->rect;
}

using OrderKey = std::array<double, 4>;

/// Rows of the yard from the top, in each from left to right, in a rack from the top.
OrderKey orderOf(const YardScene& scene, const Stop& stop) {
    if (std::holds_alternative<FabricId>(stop.hit)) return {2, stop.rect.top(), stop.rect.left(), 0};
    QRectF anchor = stop.rect;
    double within = stop.rect.top();
    double floor = 0;
    if (const auto* id = std::get_if<ItemId>(&stop.hit)) {
        const SceneItem& item = scene.items()[scene.itemSlot(*id)];
        if (item.rack == noSlot)
            floor = 1;
        else
            anchor = scene.racks()[item.rack].frame;
    } else {
        anchor.translate(0, 60);
        within = -std::numeric_limits<double>::infinity();
    }
    return {floor, std::round(anchor.top() / 500), anchor.left(), within};
}

} // namespace

Hit currentOf(const ElementSet& selection) {
    if (!selection.items.empty()) return selection.items.back();
    if (!selection.racks.empty()) return selection.racks.back();
    if (!selection.fabrics.empty()) return selection.fabrics.back();
    return {};
}

Hit neighbourOf(const YardScene& scene, const Hit& from, Qt::Key arrow) {
    const std::vector<Stop> stops = stopsOf(scene);
    const QRectF start = rectOf(stops, from);
    if (start.isNull()) return nextInOrder(scene, {}, true);
    Hit best;
    double least = std::numeric_limits<double>::infinity();
    for (const Stop& stop : stops) {
        const double its = cost(start, stop.rect, arrow);
        if (its >= least) continue;
        least = its;
        best = stop.hit;
    }
    return best;
}

Hit nextInOrder(const YardScene& scene, const Hit& from, bool forward) {
    std::vector<std::pair<OrderKey, Hit>> order;
    for (const Stop& stop : stopsOf(scene))
        order.emplace_back(orderOf(scene, stop), stop.hit);
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    if (order.empty()) return {};
    if (from.index() == 0) return forward ? order.front().second : order.back().second;
    const auto same = [&from](const auto& each) { return each.second == from; };
    const auto found = std::find_if(order.begin(), order.end(), same);
    if (found == order.end()) return order.front().second;
    if (forward) return found + 1 == order.end() ? Hit() : (found + 1)->second;
    return found == order.begin() ? Hit() : (found - 1)->second;
}

} // namespace rackyard
