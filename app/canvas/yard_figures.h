#pragma once

#include <QString>
#include <QStringList>

#include "canvas/yard_scene.h"
#include "evaluate/evaluation.h"
#include "text/text.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace rackyard {

/// What the yard writes on one product, made once for all of its copies.
struct ProductLook {
    const Product* product = nullptr; ///< null where the catalog does not know it
    QString name;                     ///< without the vendor
    QStringList figures;              ///< `640 GB`, `10.2 kW`
    QString gpus;                     ///< `8 × H100 SXM5 · 80 GB each`
    int gpuCount = 0;
    int ports = 0;                    ///< for the compute fabric
};

/// What an evaluation says of one rack or rack-scale system, as the yard shows it.
struct RackFigures {
    Sum<Power> max;
    std::optional<CoolingClass> cooling;
    std::optional<Power> limit;
    double fill = 0;                  ///< share of the rack's U in use
    bool over = false;                ///< over its power limit
    QString text;                     ///< `10.9 kW · rear door`
};

enum class PoolMark : std::uint8_t { none, networked, scaleUp, island };

/// The figures of an evaluation by the parts of a scene. Following an evaluation costs a look at each rack and item,
/// words are made only for what changed.
class YardFigures {
public:
    /// Gives the areas whose figures changed. The scene must already follow the evaluated design.
    SceneChange follow(const YardScene& scene, const Evaluation& evaluation, const text::Words& words);

    const ProductLook& look(ProductIndex index) const { return looks_[static_cast<std::size_t>(index)]; }
    const RackFigures* rack(RackSlot slot) const { return at(racks_, slot); }
    const RackFigures* rackScale(ItemSlot slot) const;
    PoolMark poolMark(ItemSlot slot) const { return slot < pools_.size() ? pools_[slot].mark : PoolMark::none; }
    /// Index of the item's pool in the evaluation, or -1.
    std::int32_t pool(ItemSlot slot) const { return slot < pools_.size() ? pools_[slot].pool : -1; }
    const QString& fabricTitle(std::size_t lane) const { return fabrics_[lane].title; }
    const QString& derivedSwitches(std::size_t lane) const { return fabrics_[lane].switches; }

private:
    struct ItemPool {
        std::int32_t pool = -1;
        PoolMark mark = PoolMark::none;
        friend bool operator==(const ItemPool&, const ItemPool&) = default;
    };
    struct FabricFigures {
        QString title;
        QString switches;
        friend bool operator==(const FabricFigures&, const FabricFigures&) = default;
    };
    static const RackFigures* at(const std::vector<RackFigures>& all, std::uint32_t slot) {
        return slot < all.size() ? &all[slot] : nullptr;
    }
    void makeLooks(const YardScene& scene, const text::Words& words);
    void followRacks(const YardScene& scene, const Evaluation& evaluation, const text::Words& words, SceneChange& change);
    void followPools(const YardScene& scene, const Evaluation& evaluation, SceneChange& change);
    void followFabrics(const YardScene& scene, const Evaluation& evaluation, const text::Words& words, SceneChange& change);

    std::vector<ProductLook> looks_;
    std::optional<MemoryBasis> basis_;
    std::vector<RackFigures> racks_;
    std::unordered_map<ItemSlot, RackFigures> rackScale_;
    std::vector<ItemPool> pools_;
    std::vector<FabricFigures> fabrics_;
};

} // namespace rackyard
