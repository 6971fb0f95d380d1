#include "canvas/stem_tool.h"

#include "canvas/placing_parts.h"
#include "text/yard_text.h"

#include <utility>

namespace rackyard {
namespace {

QString whoIn(const YardScene& scene, const text::Words& words, const std::vector<ItemId>& items) {
    if (items.size() == 1)
        if (const ItemSlot slot = scene.itemSlot(items.front()); slot != noSlot)
            return QString::fromStdString(scene.items()[slot].item->name);
    return PlacingText::tr("%1 systems").arg(words.integer(static_cast<std::int64_t>(items.size())));
}

QString fabricName(const YardScene& scene, const FabricId& id) {
    const Fabric* fabric = scene.design().fabric(id);
    return fabric ? text::fabricName(*fabric) : QString();
}

} // namespace

Proposal proposeJoin(const YardScene& scene, const text::Words& words, const std::vector<ItemId>& items, const FabricId& fabric) {
    const Fabric* target = scene.design().fabric(fabric);
    Proposal proposal;
    if (target) proposal.joining = joinable(scene, items, target->role);
    proposal.design = joined(scene.design(), proposal.joining, fabric);
    proposal.label = PlacingText::tr("Join %1 to %2").arg(whoIn(scene, words, proposal.joining), fabricName(scene, fabric));
    proposal.place = joiningInWords(words, proposal.joining.size());
    return proposal;
}

Proposal proposeLeave(const YardScene& scene, const text::Words& words, const std::vector<ItemId>& items, const FabricId& fabric) {
    Proposal proposal;
    proposal.design = left(scene.design(), items, fabric);
    proposal.label = PlacingText::tr("Take %1 off %2").arg(whoIn(scene, words, items), fabricName(scene, fabric));
    return proposal;
}

StemTool::StemTool(CanvasScene& scene, FabricId fabric) : scene_(scene), fabric_(std::move(fabric)) {}

void StemTool::drag(const PointerEvent& event) {
    const int lane = scene_.committed().laneOf(fabric_);
    if (lane < 0) return;
    const QPointF from = stemHandle(scene_.committed().fabrics()[static_cast<std::size_t>(lane)]);
    CanvasOverlay overlay = scene_.overlay();
    overlay.newStem = QLineF(from, event.scene);
    scene_.setOverlay(std::move(overlay));
    const Hit hit = systemAt(scene_.committed(), event.scene);
    const std::vector<ItemId> items = systemsMeant(scene_.committed(), hit, scene_.selection());
    scene_.propose(proposeJoin(scene_.committed(), scene_.words(), items, fabric_), event.scene);
}

void StemTool::release(const PointerEvent& event) {
    drag(event);
    scene_.accept();
}

void StemTool::cancel() { scene_.abandon(); }

} // namespace rackyard
