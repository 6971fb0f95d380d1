#include "canvas/yard_scene.h"

#include "design/block_diff.h"

#include <algorithm>

namespace rackyard {
namespace {

/// One number for what the grid and the fabrics know of both kinds: even for racks, odd for systems on the floor.
constexpr std::uint32_t rackKey(RackSlot slot) { return slot * 2; }
constexpr std::uint32_t floorKey(ItemSlot slot) { return slot * 2 + 1; }
constexpr bool isFloorKey(std::uint32_t key) { return key % 2 == 1; }
constexpr std::uint32_t slotOf(std::uint32_t key) { return key / 2; }

constexpr std::size_t mostAreas = 64; ///< past this many, one area around all of them is repainted
constexpr double outline = 14;        ///< how far outlines and stacked copies reach past a part

QRectF around(const QLineF& line) { return QRectF(line.p1(), line.p2()).normalized().adjusted(-8, -8, 8, 8); }

/// Where two layouts of one fabric differ. Often only a stem or two came or went.
void addDifference(const BusLayout& before, const BusLayout& after, SceneChange& change) {
    if (before.bus != after.bus || before.branches != after.branches) {
        change.add(before.bounds);
        change.add(after.bounds);
        return;
    }
    std::unordered_map<std::uint32_t, QLineF> old;
    for (const BusStem& stem : before.stems)
        old.emplace(stem.key, stem.line);
    for (const BusStem& stem : after.stems) {
        const auto same = old.find(stem.key);
        if (same == old.end() || same->second != stem.line)
            change.add(around(stem.line));
        else
            old.erase(same);
    }
    for (const auto& [key, line] : old)
        change.add(around(line));
}

} // namespace

void SceneChange::add(const QRectF& area) {
    if (area.isEmpty()) return;
    if (areas.size() < mostAreas) {
        areas.push_back(area);
        return;
    }
    QRectF all = area;
    for (const QRectF& each : areas)
        all = all.united(each);
    areas.assign(1, all);
}

RackSlot YardScene::rackSlot(const RackId& id) const {
    const auto found = rackSlots_.find(id);
    return found == rackSlots_.end() ? noSlot : found->second;
}

ItemSlot YardScene::itemSlot(const ItemId& id) const {
    const auto found = itemSlots_.find(id);
    return found == itemSlots_.end() ? noSlot : found->second;
}

int YardScene::laneOf(const FabricId& fabric) const {
    const auto same = [&fabric](const Fabric& each) { return each.id == fabric; };
    const auto found = std::find_if(design_.fabrics.begin(), design_.fabrics.end(), same);
    return found == design_.fabrics.end() ? -1 : static_cast<int>(found - design_.fabrics.begin());
}

QRectF YardScene::floorBounds(const SceneItem& item) const {
    const QRectF around = item.rect.adjusted(-outline, -outline, outline, outline);
    const Product* product = productOf(item);
    return product && isRackScale(*product) ? around.united(yard::headerRect(item.rect)) : around;
}

SceneChange YardScene::follow(const Design& next, const Catalog& catalog) {
    SceneChange change;
    const QRectF before = bounds_;
    if (!followProducts(next, catalog)) change.add(before);
    followRacks(next, change);
    alignFabrics(next, change);
    followItems(next, change);
    dropLeftRacks(next, change);
    layOutFabrics(next, change);
    design_ = next;
    if (!change.empty()) updateBounds();
    return change;
}

/// Looks every product up anew. Gives false, and an empty scene, where one that was known is another now.
bool YardScene::followProducts(const Design& next, const Catalog& catalog) {
    std::vector<const Product*> products;
    products.reserve(next.products.size());
    for (const ProductId& id : next.products)
        products.push_back(catalog.product(id));
    const std::size_t known = products_.size();
    const bool same = catalog_ == &catalog && known <= products.size()
                      && std::equal(products_.begin(), products_.end(), products.begin())
                      && std::equal(design_.products.begin(), design_.products.end(), next.products.begin());
    if (!same) clear();
    catalog_ = &catalog;
    products_ = std::move(products);
    return same;
}

void YardScene::clear() { *this = YardScene(); }

void YardScene::collect(const QRectF& area, std::vector<RackSlot>& racks, std::vector<ItemSlot>& floorItems) const {
    std::vector<SpatialGrid::Key> found;
    grid_.collect(area, found);
    for (const SpatialGrid::Key key : found) {
        const std::uint32_t slot = slotOf(key);
        if (!isFloorKey(key)) {
            if (racks_[slot].bounds.intersects(area)) racks.push_back(slot);
        } else if (floorBounds(items_[slot]).intersects(area)) {
            floorItems.push_back(slot);
        }
    }
    std::sort(racks.begin(), racks.end());
    const auto earlier = [this](ItemSlot a, ItemSlot b) { return ordinal(items_[a]) < ordinal(items_[b]); };
    std::sort(floorItems.begin(), floorItems.end(), earlier);
}

void YardScene::updateBounds() {
    QRectF bounds;
    for (const SceneRack& rack : racks_)
        if (rack.rack) bounds = bounds.united(rack.bounds);
    for (const SceneItem& item : items_)
        if (item.item && item.rack == noSlot) bounds = bounds.united(floorBounds(item));
    for (const SceneFabric& fabric : fabrics_)
        bounds = bounds.united(fabric.layout.bounds);
    bounds_ = bounds;
}

// Racks

void YardScene::followRacks(const Design& next, SceneChange& change) {
    const BlockDiff<Rack> diff(design_.racks, next.racks);
    for (const std::size_t index : diff.entering)
        for (const Rack& rack : *next.racks.blocks()[index]) {
            const RackSlot slot = rackSlot(rack.id);
            if (slot == noSlot)
                addRack(rack, change);
            else if (*racks_[slot].rack == rack)
                racks_[slot].rack = &rack;
            else
                changeRack(slot, rack, change);
        }
}

/// Racks that are no longer there still point into the old version. They go last, when their items are gone.
void YardScene::dropLeftRacks(const Design& next, SceneChange& change) {
    const BlockDiff<Rack> diff(design_.racks, next.racks);
    for (const auto& block : diff.leaving)
        for (const Rack& rack : *block)
            if (const RackSlot slot = rackSlot(rack.id); slot != noSlot && racks_[slot].rack == &rack)
                removeRack(slot, change);
}

void YardScene::addRack(const Rack& rack, SceneChange& change) {
    RackSlot slot = static_cast<RackSlot>(racks_.size());
    if (freeRacks_.empty()) {
        racks_.emplace_back();
    } else {
        slot = freeRacks_.back();
        freeRacks_.pop_back();
    }
    rackSlots_.emplace(rack.id, slot);
    racks_[slot].rack = &rack;
    racks_[slot].frame = yard::rackRect(rack, product(rack.product));
    updateRackBounds(slot);
    change.add(racks_[slot].bounds);
}

void YardScene::changeRack(RackSlot slot, const Rack& rack, SceneChange& change) {
    SceneRack& changed = racks_[slot];
    change.add(changed.bounds);
    changed.rack = &rack;
    changed.frame = yard::rackRect(rack, product(rack.product));
    for (const ItemSlot each : changed.items) {
        SceneItem& item = items_[each];
        const auto& place = std::get<InRack>(item.item->placement);
        item.rect = yard::deviceRect(changed.frame, place.u, yard::deviceHeight(productOf(item)));
    }
    updateRackBounds(slot);
    markAnchorMoved(rackKey(slot));
    change.add(changed.bounds);
}

void YardScene::removeRack(RackSlot slot, SceneChange& change) {
    SceneRack& leaving = racks_[slot];
    change.add(leaving.bounds);
    for (const ItemSlot each : leaving.items)
        items_[each].rack = noSlot;
    grid_.remove(rackKey(slot), leaving.bounds);
    rackSlots_.erase(leaving.rack->id);
    leaving = {};
    freeRacks_.push_back(slot);
}

void YardScene::updateRackBounds(RackSlot slot) {
    SceneRack& rack = racks_[slot];
    QRectF bounds = rack.frame.united(yard::headerRect(rack.frame)).adjusted(-outline, 0, outline, outline);
    for (const ItemSlot each : rack.items)
        bounds = bounds.united(items_[each].rect);
    if (bounds == rack.bounds) return;
    if (!rack.bounds.isNull()) grid_.remove(rackKey(slot), rack.bounds);
    rack.bounds = bounds;
    grid_.insert(rackKey(slot), bounds);
}

// Items

void YardScene::followItems(const Design& next, SceneChange& change) {
    const BlockDiff<Item> diff(design_.items, next.items);
    blockStarts_.clear();
    std::size_t start = 0;
    for (const auto& block : next.items.blocks()) {
        blockStarts_.push_back(start);
        start += block->size();
    }
    for (const std::size_t index : diff.entering) {
        const auto& block = *next.items.blocks()[index];
        for (std::size_t offset = 0; offset < block.size(); ++offset)
            enterItem(block[offset], index, offset, change);
    }
    for (const std::size_t index : diff.shifted)
        for (const Item& item : *next.items.blocks()[index])
            items_[itemSlot(item.id)].block = static_cast<std::uint32_t>(index);
    for (const auto& block : diff.leaving)
        for (const Item& item : *block) {
            const ItemSlot slot = itemSlot(item.id);
            if (slot == noSlot || items_[slot].item != &item) continue;
            liftItem(slot, change);
            items_[slot] = {};
            itemSlots_.erase(item.id);
            freeItems_.push_back(slot);
        }
}

void YardScene::enterItem(const Item& item, std::size_t block, std::size_t offset, SceneChange& change) {
    ItemSlot slot = itemSlot(item.id);
    if (slot == noSlot) {
        slot = freeItems_.empty() ? static_cast<ItemSlot>(items_.size()) : freeItems_.back();
        if (freeItems_.empty())
            items_.emplace_back();
        else
            freeItems_.pop_back();
        itemSlots_.emplace(item.id, slot);
        placeItem(slot, item, change);
    } else if (*items_[slot].item != item) {
        liftItem(slot, change);
        placeItem(slot, item, change);
    }
    items_[slot].item = &item;
    items_[slot].block = static_cast<std::uint32_t>(block);
    items_[slot].offset = static_cast<std::uint32_t>(offset);
}

void YardScene::placeItem(ItemSlot slot, const Item& item, SceneChange& change) {
    SceneItem& placed = items_[slot];
    placed.item = &item;
    const auto* inRack = std::get_if<InRack>(&item.placement);
    placed.rack = inRack ? rackSlot(inRack->rack) : noSlot;
    if (placed.rack == noSlot) {
        placed.rect = yard::floorRect(item, productOf(placed));
        grid_.insert(floorKey(slot), floorBounds(placed));
        change.add(floorBounds(placed));
    } else {
        SceneRack& rack = racks_[placed.rack];
        placed.rect = yard::deviceRect(rack.frame, inRack->u, yard::deviceHeight(productOf(placed)));
        rack.items.push_back(slot);
        updateRackBounds(placed.rack);
        change.add(rack.bounds);
    }
    countMembership(slot, 1);
}

/// Takes the item out of its place; it stays known.
void YardScene::liftItem(ItemSlot slot, SceneChange& change) {
    SceneItem& lifted = items_[slot];
    countMembership(slot, -1);
    if (lifted.rack == noSlot) {
        grid_.remove(floorKey(slot), floorBounds(lifted));
        change.add(floorBounds(lifted));
        return;
    }
    change.add(racks_[lifted.rack].bounds);
    std::erase(racks_[lifted.rack].items, slot);
    updateRackBounds(lifted.rack);
}

// Fabrics

std::uint32_t YardScene::anchorOf(ItemSlot slot) const {
    return items_[slot].rack == noSlot ? floorKey(slot) : rackKey(items_[slot].rack);
}

QRectF YardScene::anchorRect(std::uint32_t anchor) const {
    return isFloorKey(anchor) ? items_[slotOf(anchor)].rect : racks_[slotOf(anchor)].frame;
}

void YardScene::countMembership(ItemSlot slot, int by) {
    const std::uint32_t anchor = anchorOf(slot);
    for (const FabricId& id : items_[slot].item->fabrics) {
        const int lane = laneOf(id);
        if (lane < 0) continue;
        SceneFabric& fabric = fabrics_[static_cast<std::size_t>(lane)];
        const int members = fabric.anchors[anchor] += by;
        if (members <= 0) fabric.anchors.erase(anchor);
        // A stem appears, goes, or its system moved; further members behind the same stem change nothing.
        if (members <= 1 || isFloorKey(anchor)) fabric.stale = true;
    }
}

void YardScene::markAnchorMoved(std::uint32_t anchor) {
    for (SceneFabric& fabric : fabrics_)
        if (fabric.anchors.contains(anchor)) fabric.stale = true;
}

/// Brings the fabrics into the order of `next`, keeping what is known of those that stay.
void YardScene::alignFabrics(const Design& next, SceneChange& change) {
    if (design_.fabrics == next.fabrics) return;
    std::vector<SceneFabric> aligned(next.fabrics.size());
    for (std::size_t lane = 0; lane < next.fabrics.size(); ++lane)
        if (const int old = laneOf(next.fabrics[lane].id); old >= 0)
            aligned[lane] = std::move(fabrics_[static_cast<std::size_t>(old)]);
    for (std::size_t old = 0; old < fabrics_.size(); ++old)
        change.add(fabrics_[old].layout.bounds);
    for (SceneFabric& fabric : aligned) {
        change.add(fabric.layout.bounds);
        fabric.stale = true;
    }
    fabrics_ = std::move(aligned);
    design_.fabrics = next.fabrics;
}

void YardScene::layOutFabrics(const Design& next, SceneChange& change) {
    for (std::size_t lane = 0; lane < fabrics_.size(); ++lane) {
        SceneFabric& fabric = fabrics_[lane];
        if (!fabric.stale) continue;
        std::vector<BusAnchor> anchors;
        anchors.reserve(fabric.anchors.size());
        for (const auto& [key, members] : fabric.anchors)
            anchors.push_back({key, anchorRect(key)});
        BusLayout layout = layOutBus(next.fabrics[lane], std::move(anchors), static_cast<int>(lane));
        addDifference(fabric.layout, layout, change);
        fabric.layout = std::move(layout);
        fabric.stale = false;
    }
}

} // namespace rackyard
