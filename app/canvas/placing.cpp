#include "canvas/placing.h"

#include "canvas/placing_parts.h"
#include "text/yard_text.h"

#include <algorithm>

namespace rackyard {
namespace {

/// The hit's own parts as a set, without what else is selected.
std::vector<ItemId> itemsOf(const YardScene& scene, const Hit& hit) {
    if (const auto* item = std::get_if<ItemId>(&hit)) return {*item};
    std::vector<ItemId> items;
    if (const auto* rack = std::get_if<RackId>(&hit))
        if (const RackSlot slot = scene.rackSlot(*rack); slot != noSlot)
            for (const ItemSlot each : scene.racks()[slot].items)
                items.push_back(scene.items()[each].item->id);
    return items;
}

Proposal proposeRack(const YardScene& scene, const ProductId& product, const PlacingWish& wish) {
    const FloorSpot spot = rackSpot(scene, product, wish);
    Proposal proposal;
    RackId id = *RackId::parse("new");
    std::tie(proposal.design, id) = withRack(scene.design(), product, yard::toPoint(spot.at));
    proposal.ghosts.racks = {id};
    proposal.guides = spot.guides;
    proposal.place = PlacingText::tr("A new rack");
    return proposal;
}

std::optional<Proposal> proposeProduct(const YardScene& scene, const text::Words& words, const ProductId& id,
                                       const PlacingWish& wish) {
    const Product* product = scene.catalog().product(id);
    if (!product) return std::nullopt;
    Proposal proposal;
    const RackSlot rack = rackForDrop(scene, wish.at);
    if (product->kind == ProductKind::rack)
        proposal = proposeRack(scene, id, wish);
    else if (!isRackMountable(*product))
        proposal = proposeOnFloor(scene, *product, wish);
    else if (rack != noSlot)
        proposal = proposeInRack(scene, words, *product, rack, wish);
    else
        proposal = proposeInNewRack(scene, *product, wish);
    const QString name = text::productName(*product);
    proposal.label = wish.count == 1 ? PlacingText::tr("Add %1").arg(name)
                                     : PlacingText::tr("Add %1 × %2").arg(words.integer(wish.count), name);
    return proposal;
}

Fabric named(const YardScene& scene, Fabric fabric) {
    const auto& fabrics = scene.design().fabrics;
    const auto alike = std::count_if(fabrics.begin(), fabrics.end(), [&](const Fabric& each) { return each.role == fabric.role; });
    fabric.isDefault = fabric.role == FabricRole::compute && !scene.design().defaultFabric();
    if (alike > 0) fabric.name = QStringLiteral("%1 %2").arg(text::fabricName(fabric)).arg(alike + 1).toStdString();
    return fabric;
}

Proposal proposeFabric(const YardScene& scene, const text::Words& words, Fabric fabric, const PlacingWish& wish,
                       const ElementSet& selection) {
    fabric = named(scene, std::move(fabric));
    Proposal proposal;
    proposal.label = PlacingText::tr("Add %1").arg(text::fabricName(fabric));
    proposal.joining = joinable(scene, systemsMeant(scene, systemAt(scene, wish.at), selection), fabric.role);
    if (proposal.joining.empty()) fabric.at = yard::toPoint(onFloorGrid(wish.at));
    auto [design, id] = withFabric(scene.design(), std::move(fabric));
    proposal.design = joined(design, proposal.joining, id);
    proposal.ghosts.fabrics = {id};
    proposal.place = joiningInWords(words, proposal.joining.size());
    return proposal;
}

std::optional<Proposal> proposeWorkload(const YardScene& scene, const ModelId& id) {
    const Model* model = scene.catalog().model(id);
    if (!model) return std::nullopt;
    Proposal proposal;
    proposal.design = withWorkload(scene.design(), id).first;
    proposal.label = PlacingText::tr("Run %1").arg(QString::fromStdString(model->name));
    proposal.place = PlacingText::tr("Run %1 on this cluster").arg(QString::fromStdString(model->name));
    return proposal;
}

} // namespace

std::vector<ItemId> systemsMeant(const YardScene& scene, const Hit& hit, const ElementSet& selection) {
    std::vector<ItemId> items = itemsOf(scene, hit);
    if (!contains(selection, hit)) return items;
    ElementSet all{items, {}, {}};
    all = united(std::move(all), {selection.items, {}, {}});
    for (const RackId& rack : selection.racks)
        all = united(std::move(all), {itemsOf(scene, rack), {}, {}});
    return all.items;
}

std::vector<ItemId> joinable(const YardScene& scene, const std::vector<ItemId>& items, FabricRole role) {
    std::vector<ItemId> joining;
    for (const ItemId& id : items) {
        const ItemSlot slot = scene.itemSlot(id);
        const Product* product = slot == noSlot ? nullptr : scene.productOf(scene.items()[slot]);
        if (!product || product->kind == ProductKind::networkSwitch) continue;
        const bool powered = product->power.max || product->power.planning;
        if (role == FabricRole::compute ? product->system.has_value() : powered || product->system) joining.push_back(id);
    }
    return joining;
}

std::optional<ProductId> usualRack(const YardScene& scene) {
    const auto& blocks = scene.design().racks.blocks();
    if (!blocks.empty())
        if (const Product* newest = scene.product(blocks.back()->back().product)) return newest->id;
    for (const Product& product : scene.catalog().products())
        if (product.cabinet && product.cabinet->usable >= RackUnits::of(42)) return product.id;
    return std::nullopt;
}

std::optional<Proposal> proposeDrop(const YardScene& scene, const text::Words& words, const DropPayload& payload,
                                    const PlacingWish& wish, const ElementSet& selection) {
    if (const auto* product = std::get_if<ProductId>(&payload)) return proposeProduct(scene, words, *product, wish);
    if (const auto* fabric = std::get_if<Fabric>(&payload)) return proposeFabric(scene, words, *fabric, wish, selection);
    return proposeWorkload(scene, std::get<ModelId>(payload));
}

std::optional<Proposal> proposeSomewhere(const YardScene& scene, const text::Words& words, const DropPayload& payload,
                                         const ElementSet& selection) {
    PlacingWish wish;
    if (const auto* fabric = std::get_if<Fabric>(&payload)) {
        // Without a pointer only what is selected can be meant: nothing is joined silently.
        const Hit meant = selection.items.empty() ? selection.racks.empty() ? Hit() : Hit(selection.racks.front())
                                                  : Hit(selection.items.front());
        const QRectF outline = outlineOf(scene, only(meant));
        wish.at = meant.index() == 0 ? QPointF(scene.bounds().left(), scene.bounds().top() - 300) : outline.center();
        return proposeFabric(scene, words, *fabric, wish, selection);
    }
    if (const auto* id = std::get_if<ProductId>(&payload))
        if (const Product* product = scene.catalog().product(*id)) wish.at = freePlaceFor(scene, *product, selection);
    return proposeDrop(scene, words, payload, wish, selection);
}

} // namespace rackyard
