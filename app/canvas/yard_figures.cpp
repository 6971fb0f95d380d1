#include "canvas/yard_figures.h"

#include "text/yard_text.h"

#include <algorithm>

namespace rackyard {
namespace {

/// Without the second name or variant that some makers add: a plate has little room.
QString plateName(const Product& product) {
    return text::productName(product).section(QStringLiteral(" / "), 0, 0).section(QStringLiteral(" ("), 0, 0);
}

ProductLook lookOf(const ProductId& id, const Product* product, MemoryBasis basis, const YardScene& scene,
                   const text::Words& words) {
    ProductLook look;
    look.product = product;
    if (!product) {
        look.name = QString::fromStdString(id.text());
        return look;
    }
    look.name = plateName(*product);
    look.figures = text::deviceFigures(*product, basis, words);
    look.gpus = text::gpuFigures(*product, scene.catalog(), words);
    look.gpuCount = gpuCountOf(*product);
    if (product->system) look.ports = product->system->computePorts.value_or(0);
    return look;
}

double fillOf(const RackAnswer& answer) {
    if (!answer.height || answer.height->isZero()) return 0;
    return std::clamp(answer.used.units() / answer.height->units(), 0.0, 1.0);
}

/// Takes over what the answer says; gives whether anything that is drawn differs.
bool takeOver(RackFigures& figures, const RackAnswer& answer, const text::Words& words) {
    const double fill = fillOf(answer);
    const bool same = !figures.text.isEmpty() && figures.max == answer.max && figures.cooling == answer.cooling
                      && figures.limit == answer.limit && figures.fill == fill;
    if (same) return false;
    figures = {answer.max, answer.cooling, answer.limit, fill, text::isOverLimit(answer),
               text::rackFigures(answer, words)};
    return true;
}

PoolMark markOf(const Pool& pool) {
    switch (pool.kind) {
    case PoolKind::networked: return PoolMark::networked;
    case PoolKind::scaleUp: return PoolMark::scaleUp;
    case PoolKind::single: return PoolMark::island;
    }
    return PoolMark::none;
}

} // namespace

SceneChange YardFigures::follow(const YardScene& scene, const Evaluation& evaluation, const text::Words& words) {
    SceneChange change;
    makeLooks(scene, words);
    followRacks(scene, evaluation, words, change);
    followPools(scene, evaluation, change);
    followFabrics(scene, evaluation, words, change);
    return change;
}

const RackFigures* YardFigures::rackScale(ItemSlot slot) const {
    const auto found = rackScale_.find(slot);
    return found == rackScale_.end() ? nullptr : &found->second;
}

void YardFigures::makeLooks(const YardScene& scene, const text::Words& words) {
    const Design& design = scene.design();
    if (basis_ != design.assumptions.memory) looks_.clear();
    basis_ = design.assumptions.memory;
    looks_.resize(design.products.size());
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        const Product* product = scene.product(static_cast<ProductIndex>(i));
        if (looks_[i].name.isEmpty() || looks_[i].product != product)
            looks_[i] = lookOf(design.products[i], product, *basis_, scene, words);
    }
}

void YardFigures::followRacks(const YardScene& scene, const Evaluation& evaluation, const text::Words& words,
                              SceneChange& change) {
    racks_.resize(scene.racks().size());
    for (const RackAnswer& answer : evaluation.power.racks) {
        if (answer.rack) {
            const RackSlot slot = scene.rackSlot(*answer.rack);
            if (slot != noSlot && takeOver(racks_[slot], answer, words)) change.add(scene.racks()[slot].bounds);
        } else if (answer.system) {
            const ItemSlot slot = scene.itemSlot(*answer.system);
            if (slot != noSlot && takeOver(rackScale_[slot], answer, words))
                change.add(scene.floorBounds(scene.items()[slot]));
        }
    }
}

void YardFigures::followPools(const YardScene& scene, const Evaluation& evaluation, SceneChange& change) {
    const auto& poolOfItem = evaluation.memory.poolOfItem;
    pools_.resize(scene.items().size());
    for (ItemSlot slot = 0; slot < scene.items().size(); ++slot) {
        const SceneItem& item = scene.items()[slot];
        ItemPool next;
        if (item.item)
            if (const std::size_t ordinal = scene.ordinal(item); ordinal < poolOfItem.size()) next.pool = poolOfItem[ordinal];
        if (next.pool >= 0) next.mark = markOf(evaluation.memory.pools[static_cast<std::size_t>(next.pool)]);
        if (next == pools_[slot]) continue;
        pools_[slot] = next;
        if (item.item) change.add(item.rect);
    }
}

void YardFigures::followFabrics(const YardScene& scene, const Evaluation& evaluation, const text::Words& words,
                                SceneChange& change) {
    const auto& fabrics = scene.design().fabrics;
    fabrics_.resize(fabrics.size());
    for (std::size_t lane = 0; lane < fabrics.size(); ++lane) {
        const auto about = [&](const FabricAnswer& each) { return each.fabric == fabrics[lane].id; };
        const auto answer = std::find_if(evaluation.fabrics.begin(), evaluation.fabrics.end(), about);
        const FabricAnswer* known = answer == evaluation.fabrics.end() ? nullptr : &*answer;
        FabricFigures next{text::fabricTitle(fabrics[lane], known, words), {}};
        if (known) next.switches = text::derivedSwitches(*known, scene.catalog(), words);
        if (next == fabrics_[lane]) continue;
        fabrics_[lane] = next;
        change.add(scene.fabrics()[lane].layout.title.united(scene.fabrics()[lane].layout.switches));
    }
}

} // namespace rackyard
