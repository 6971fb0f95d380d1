#pragma once

#include <QRectF>
#include <QString>

#include "canvas/bus_layout.h"
#include "canvas/spatial_grid.h"
#include "canvas/yard_layout.h"
#include "design/design.h"

#include <optional>
#include <unordered_map>
#include <variant>
#include <vector>

namespace rackyard {

using RackSlot = std::uint32_t;
using ItemSlot = std::uint32_t;
inline constexpr std::uint32_t noSlot = 0xFFFFFFFFu;

struct SceneRack {
    const Rack* rack = nullptr;        ///< null in a free slot
    QRectF frame;
    QRectF bounds;                     ///< with the header above and whatever hangs out
    std::vector<ItemSlot> items;
};

struct SceneItem {
    const Item* item = nullptr;        ///< null in a free slot
    QRectF rect;
    RackSlot rack = noSlot;            ///< where it stands in a rack
    std::uint32_t block = 0;           ///< its place in the design, see YardScene::ordinal
    std::uint32_t offset = 0;
};

struct SceneFabric {
    std::unordered_map<std::uint32_t, int> anchors; ///< members by rack or floor system
    BusLayout layout;
    bool stale = true;
};

/// Areas that look different after the scene followed a change.
struct SceneChange {
    std::vector<QRectF> areas;
    void add(const QRectF& area);
    bool empty() const { return areas.empty(); }
};

/// The yard in the form in which it is painted and hit: every part with its place, found by id or by area. It follows
/// a design at a cost that grows with what changed, and holds nothing that the design does not say.
class YardScene {
public:
    /// Makes the scene show `next`. Products are looked up anew, so a changed catalog may come with it.
    SceneChange follow(const Design& next, const Catalog& catalog);

    const Design& design() const { return design_; }
    const Catalog& catalog() const { return *catalog_; }
    const QRectF& bounds() const { return bounds_; }

    const std::vector<SceneRack>& racks() const { return racks_; }   ///< with free slots in between
    const std::vector<SceneItem>& items() const { return items_; }   ///< with free slots in between
    const std::vector<SceneFabric>& fabrics() const { return fabrics_; } ///< as in the design
    const Product* product(ProductIndex index) const { return products_[static_cast<std::size_t>(index)]; }
    const Product* productOf(const SceneItem& item) const { return product(item.item->product); }
    const Product* productOf(const SceneRack& rack) const { return product(rack.rack->product); }
    RackSlot rackSlot(const RackId& id) const;
    ItemSlot itemSlot(const ItemId& id) const;
    /// Everything drawn for a floor item: a rack-scale system carries a header as racks do.
    QRectF floorBounds(const SceneItem& item) const;
    /// Place of an item in the design's order, by which an Evaluation speaks of it.
    std::size_t ordinal(const SceneItem& item) const { return blockStarts_[item.block] + item.offset; }
    /// Index of the fabric in the design, or -1.
    int laneOf(const FabricId& fabric) const;

    /// Racks and floor items whose drawing touches `area`, in a fixed order.
    void collect(const QRectF& area, std::vector<RackSlot>& racks, std::vector<ItemSlot>& floorItems) const;

private:
    bool followProducts(const Design& next, const Catalog& catalog);
    void followRacks(const Design& next, SceneChange& change);
    void followItems(const Design& next, SceneChange& change);
    void alignFabrics(const Design& next, SceneChange& change);
    void layOutFabrics(const Design& next, SceneChange& change);
    void dropLeftRacks(const Design& next, SceneChange& change);
    void clear();

    void addRack(const Rack& rack, SceneChange& change);
    void changeRack(RackSlot slot, const Rack& rack, SceneChange& change);
    void removeRack(RackSlot slot, SceneChange& change);
    void placeItem(ItemSlot slot, const Item& item, SceneChange& change);
    void liftItem(ItemSlot slot, SceneChange& change);
    void enterItem(const Item& item, std::size_t block, std::size_t offset, SceneChange& change);
    void countMembership(ItemSlot slot, int by);
    void updateRackBounds(RackSlot slot);
    void markAnchorMoved(std::uint32_t anchor);
    void updateBounds();
    std::uint32_t anchorOf(ItemSlot slot) const;
    QRectF anchorRect(std::uint32_t anchor) const;

    Design design_;
    const Catalog* catalog_ = nullptr;
    std::vector<const Product*> products_;
    std::vector<SceneRack> racks_;
    std::vector<SceneItem> items_;
    std::vector<RackSlot> freeRacks_;
    std::vector<ItemSlot> freeItems_;
    std::unordered_map<RackId, RackSlot> rackSlots_;
    std::unordered_map<ItemId, ItemSlot> itemSlots_;
    std::vector<SceneFabric> fabrics_;
    std::vector<std::size_t> blockStarts_;
    SpatialGrid grid_; ///< racks and floor items
    QRectF bounds_;
};

} // namespace rackyard
