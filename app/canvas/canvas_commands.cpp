#include "canvas/canvas_commands.h"

#include "canvas/moving.h"
#include "canvas/placing_parts.h"
#include "canvas/snapping.h"
#include "canvas/stem_tool.h"

#include <algorithm>
#include <set>

namespace rackyard::canvas_commands {
namespace {

QString countedParts(const CanvasScene& scene, const ElementSet& elements, const QString& one, const QString& many) {
    const auto count = elements.items.size() + elements.racks.size() + elements.fabrics.size();
    if (count != 1) return many.arg(scene.words().integer(static_cast<std::int64_t>(count)));
    QString name;
    const Hit hit = elements.items.empty() ? elements.racks.empty() ? Hit(elements.fabrics.front()) : Hit(elements.racks.front())
                                           : Hit(elements.items.front());
    if (const auto* item = std::get_if<ItemId>(&hit)) name = text::subjectName(*item, scene.committed().design(), scene.committed().catalog());
    if (const auto* rack = std::get_if<RackId>(&hit)) name = text::subjectName(*rack, scene.committed().design(), scene.committed().catalog());
    if (const auto* fabric = std::get_if<FabricId>(&hit)) name = text::subjectName(*fabric, scene.committed().design(), scene.committed().catalog());
    return one.arg(name);
}

/// A copy of a device would stand where its original stands: it moves up to the lowest free place of the rack.
Design withRoomForCopies(const Catalog& catalog, Design design, const ElementSet& copies) {
    for (const ItemId& id : copies.items) {
        const Item* item = design.items.find(id);
        const auto* place = item ? std::get_if<InRack>(&item->placement) : nullptr;
        if (!place || std::find(copies.racks.begin(), copies.racks.end(), place->rack) != copies.racks.end()) continue;
        const RackUnits height = yard::deviceHeight(catalog.product(design.productId(item->product)));
        if (const auto free = lowestFreeU(design, catalog, place->rack, height))
            design = withPlacement(design, catalog, id, InRack{place->rack, *free});
    }
    return design;
}

/// Far enough to the right that copies do not cover their originals.
Point besideOriginals(const CanvasScene& scene, const ElementSet& elements) {
    const bool moves = !elements.racks.empty();
    const QRectF outline = outlineOf(scene.committed(), elements);
    const double by = moves ? outline.width() + yard::rackGap : outline.width() + 2 * yard::floorGrid;
    return yard::toPoint(onFloorGrid({by, 0}));
}

template<class Matches>
void selectItemsThat(CanvasScene& scene, Matches matches) {
    ElementSet found;
    scene.committed().design().items.forEach([&](const Item& item) {
        if (matches(item)) found.items.push_back(item.id);
    });
    if (!found.empty()) scene.select(std::move(found));
}

void applyProposal(CanvasScene& scene, Proposal proposal) {
    if (!proposal.joining.empty()) scene.apply(std::move(proposal.design), proposal.label);
}

} // namespace

std::vector<ItemId> selectedSystems(const CanvasScene& scene) {
    ElementSet all{scene.selection().items, {}, {}};
    for (const RackId& rack : scene.selection().racks)
        all = united(std::move(all), {systemsMeant(scene.committed(), rack, {}), {}, {}});
    return all.items;
}

void removeSelection(CanvasScene& scene) {
    const ElementSet selection = scene.selection();
    if (selection.empty()) return;
    const QString label = countedParts(scene, selection, PlacingText::tr("Delete %1"), PlacingText::tr("Delete %1 parts"));
    scene.select({});
    scene.apply(without(scene.committed().design(), selection), label);
}

void duplicateSelection(CanvasScene& scene) {
    const ElementSet selection = scene.selection();
    if (selection.empty()) return;
    const QString label = countedParts(scene, selection, PlacingText::tr("Duplicate %1"), PlacingText::tr("Duplicate %1 parts"));
    auto [design, copies] = duplicated(scene.committed().design(), selection, besideOriginals(scene, selection));
    if (scene.apply(withRoomForCopies(scene.committed().catalog(), std::move(design), copies), label)) scene.select(copies);
}

void nudgeSelection(CanvasScene& scene, Qt::Key arrow) {
    if (scene.selection().empty()) return;
    Proposal proposal = proposeNudge(scene.committed(), scene.words(), scene.selection(), arrow);
    scene.apply(std::move(proposal.design), proposal.label, QStringLiteral("nudge"));
}

void joinSelection(CanvasScene& scene, const FabricId& fabric) {
    applyProposal(scene, proposeJoin(scene.committed(), scene.words(), selectedSystems(scene), fabric));
}

void leaveFabric(CanvasScene& scene, const FabricId& fabric) {
    const std::vector<ItemId> systems = selectedSystems(scene);
    if (systems.empty()) return;
    Proposal proposal = proposeLeave(scene.committed(), scene.words(), systems, fabric);
    scene.apply(std::move(proposal.design), proposal.label);
}

void addSomewhere(CanvasScene& scene, const DropPayload& payload) {
    auto proposal = proposeSomewhere(scene.committed(), scene.words(), payload, scene.selection());
    if (!proposal || !scene.apply(std::move(proposal->design), proposal->label)) return;
    ElementSet added = proposal->ghosts;
    if (!added.items.empty()) added.racks.clear();
    if (!added.empty()) scene.select(std::move(added));
}

void selectAll(CanvasScene& scene) { scene.select(allElements(scene.committed())); }

void selectSameKind(CanvasScene& scene) {
    std::set<ProductIndex> kinds;
    for (const ItemId& id : scene.selection().items)
        if (const ItemSlot slot = scene.committed().itemSlot(id); slot != noSlot)
            kinds.insert(scene.committed().items()[slot].item->product);
    selectItemsThat(scene, [&kinds](const Item& item) { return kinds.contains(item.product); });
}

void selectSameFabric(CanvasScene& scene) {
    std::set<FabricId> fabrics(scene.selection().fabrics.begin(), scene.selection().fabrics.end());
    for (const ItemId& id : selectedSystems(scene))
        if (const ItemSlot slot = scene.committed().itemSlot(id); slot != noSlot)
            fabrics.insert(scene.committed().items()[slot].item->fabrics.begin(), scene.committed().items()[slot].item->fabrics.end());
    selectItemsThat(scene, [&fabrics](const Item& item) {
        return std::any_of(item.fabrics.begin(), item.fabrics.end(), [&](const FabricId& id) { return fabrics.contains(id); });
    });
}

} // namespace rackyard::canvas_commands
