#include "canvas/hit_test.h"

#include <algorithm>

namespace rackyard {
namespace {

constexpr double dropMargin = 90; ///< millimetres beside a rack in which a drop still means it

double distance(const QLineF& line, QPointF at) {
    const QRectF rect = QRectF(line.p1(), line.p2()).normalized();
    const double x = std::max({rect.left() - at.x(), 0.0, at.x() - rect.right()});
    const double y = std::max({rect.top() - at.y(), 0.0, at.y() - rect.bottom()});
    return std::max(x, y);
}

bool isNear(const BusLayout& layout, QPointF at, double tolerance) {
    if (distance(layout.bus, at) <= tolerance) return true;
    const auto near = [&](const QLineF& branch) { return distance(branch, at) <= tolerance; };
    return std::any_of(layout.branches.begin(), layout.branches.end(), near);
}

template<class T>
bool has(const std::vector<T>& all, const T& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

template<class T>
void toggle(std::vector<T>& all, const T& one) {
    if (std::erase(all, one) == 0) all.push_back(one);
}

/// Those of `a`, then those of `b` that are not among them. Sorted copies keep it fast for thousands.
template<class T>
void unite(std::vector<T>& a, const std::vector<T>& b) {
    std::vector<T> known = a;
    std::sort(known.begin(), known.end());
    for (const T& each : b)
        if (!std::binary_search(known.begin(), known.end(), each)) a.push_back(each);
}

bool takes(const QRectF& band, bool crossing, const QRectF& part) {
    return crossing ? band.intersects(part) : band.contains(part);
}

} // namespace

Hit systemAt(const YardScene& scene, QPointF at) {
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene.collect(QRectF(at, QSizeF(0.01, 0.01)), racks, floorItems);
    for (auto slot = floorItems.rbegin(); slot != floorItems.rend(); ++slot)
        if (scene.items()[*slot].rect.contains(at)) return scene.items()[*slot].item->id;
    for (auto slot = racks.rbegin(); slot != racks.rend(); ++slot) {
        const SceneRack& rack = scene.racks()[*slot];
        for (auto item = rack.items.rbegin(); item != rack.items.rend(); ++item)
            if (scene.items()[*item].rect.contains(at)) return scene.items()[*item].item->id;
        if (rack.frame.contains(at)) return rack.rack->id;
    }
    return {};
}

Hit hitAt(const YardScene& scene, QPointF at, double tolerance) {
    if (Hit system = systemAt(scene, at); system.index() != 0) return system;
    for (std::size_t lane = scene.fabrics().size(); lane-- > 0;)
        if (isNear(scene.fabrics()[lane].layout, at, tolerance)) return scene.design().fabrics[lane].id;
    const RackSlot slot = rackForDrop(scene, at);
    if (slot != noSlot && yard::headerRect(scene.racks()[slot].frame).adjusted(0, 60, 0, 0).contains(at))
        return scene.racks()[slot].rack->id;
    return {};
}

RackSlot rackForDrop(const YardScene& scene, QPointF at) {
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene.collect(QRectF(at, QSizeF()).adjusted(-dropMargin, -dropMargin, dropMargin, dropMargin), racks, floorItems);
    for (const double margin : {0.0, dropMargin})
        for (const RackSlot slot : racks)
            if (scene.racks()[slot].frame.adjusted(-margin, -yard::headerHeight, margin, margin).contains(at)) return slot;
    return noSlot;
}

QPointF stemHandle(const SceneFabric& fabric) { return fabric.layout.bus.p2(); }

ElementSet elementsIn(const YardScene& scene, const QRectF& band, bool crossing) {
    ElementSet elements;
    std::vector<RackSlot> racks;
    std::vector<ItemSlot> floorItems;
    scene.collect(band, racks, floorItems);
    for (const RackSlot slot : racks) {
        const SceneRack& rack = scene.racks()[slot];
        if (takes(band, crossing, rack.frame)) elements.racks.push_back(rack.rack->id);
        for (const ItemSlot item : rack.items)
            if (takes(band, crossing, scene.items()[item].rect)) elements.items.push_back(scene.items()[item].item->id);
    }
    for (const ItemSlot item : floorItems)
        if (takes(band, crossing, scene.items()[item].rect)) elements.items.push_back(scene.items()[item].item->id);
    for (std::size_t lane = 0; lane < scene.fabrics().size(); ++lane)
        if (takes(band, crossing, scene.fabrics()[lane].layout.handle(1)))
            elements.fabrics.push_back(scene.design().fabrics[lane].id);
    return elements;
}

ElementSet allElements(const YardScene& scene) {
    ElementSet elements;
    scene.design().racks.forEach([&](const Rack& rack) { elements.racks.push_back(rack.id); });
    scene.design().items.forEach([&](const Item& item) { elements.items.push_back(item.id); });
    for (const Fabric& fabric : scene.design().fabrics)
        elements.fabrics.push_back(fabric.id);
    return elements;
}

QRectF outlineOf(const YardScene& scene, const ItemId& item) {
    const ItemSlot slot = scene.itemSlot(item);
    return slot == noSlot ? QRectF() : scene.items()[slot].rect;
}

QRectF outlineOf(const YardScene& scene, const RackId& rack) {
    const RackSlot slot = scene.rackSlot(rack);
    return slot == noSlot ? QRectF() : scene.racks()[slot].frame;
}

QRectF outlineOf(const YardScene& scene, const FabricId& fabric) {
    const int lane = scene.laneOf(fabric);
    return lane < 0 ? QRectF() : scene.fabrics()[static_cast<std::size_t>(lane)].layout.handle(20);
}

QRectF outlineOf(const YardScene& scene, const ElementSet& elements) {
    QRectF all;
    for (const ItemId& item : elements.items)
        all = all.united(outlineOf(scene, item));
    for (const RackId& rack : elements.racks)
        all = all.united(outlineOf(scene, rack));
    for (const FabricId& fabric : elements.fabrics)
        all = all.united(outlineOf(scene, fabric));
    return all;
}

bool contains(const ElementSet& elements, const Hit& hit) {
    if (const auto* item = std::get_if<ItemId>(&hit)) return has(elements.items, *item);
    if (const auto* rack = std::get_if<RackId>(&hit)) return has(elements.racks, *rack);
    if (const auto* fabric = std::get_if<FabricId>(&hit)) return has(elements.fabrics, *fabric);
    return false;
}

ElementSet toggled(ElementSet elements, const Hit& hit) {
    if (const auto* item = std::get_if<ItemId>(&hit)) toggle(elements.items, *item);
    if (const auto* rack = std::get_if<RackId>(&hit)) toggle(elements.racks, *rack);
    if (const auto* fabric = std::get_if<FabricId>(&hit)) toggle(elements.fabrics, *fabric);
    return elements;
}

ElementSet united(ElementSet a, const ElementSet& b) {
    unite(a.items, b.items);
    unite(a.racks, b.racks);
    unite(a.fabrics, b.fabrics);
    return a;
}

ElementSet only(const Hit& hit) { return toggled({}, hit); }

} // namespace rackyard
