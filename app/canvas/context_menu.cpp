#include "canvas/context_menu.h"

#include "canvas/canvas_commands.h"
#include "canvas/canvas_view.h"
#include "text/yard_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackyard {
namespace {

class ContextMenuText {
    Q_DECLARE_TR_FUNCTIONS(ContextMenu)
};

struct Membership {
    bool someIn = false;
    bool someOut = false;
};

Membership membershipOf(const CanvasScene& scene, const std::vector<ItemId>& systems, const FabricId& fabric) {
    Membership membership;
    for (const ItemId& id : systems) {
        const ItemSlot slot = scene.committed().itemSlot(id);
        if (slot == noSlot) continue;
        const auto& fabrics = scene.committed().items()[slot].item->fabrics;
        const bool isIn = std::find(fabrics.begin(), fabrics.end(), fabric) != fabrics.end();
        (isIn ? membership.someIn : membership.someOut) = true;
    }
    return membership;
}

void addFabricActions(QMenu& menu, CanvasScene& scene) {
    const std::vector<ItemId> systems = canvas_commands::selectedSystems(scene);
    for (const Fabric& fabric : scene.committed().design().fabrics) {
        const FabricId id = fabric.id;
        const Membership joining = membershipOf(scene, joinable(scene.committed(), systems, fabric.role), id);
        const Membership leaving = membershipOf(scene, systems, id);
        if (joining.someOut)
            menu.addAction(ContextMenuText::tr("Join %1").arg(text::fabricName(fabric)), &scene,
                           [&scene, id] { canvas_commands::joinSelection(scene, id); });
        if (leaving.someIn)
            menu.addAction(ContextMenuText::tr("Leave %1").arg(text::fabricName(fabric)), &scene,
                           [&scene, id] { canvas_commands::leaveFabric(scene, id); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
}

void addSelectionActions(QMenu& menu, CanvasScene& scene, CanvasView& view) {
    addFabricActions(menu, scene);
    if (!scene.selection().items.empty()) {
        menu.addAction(ContextMenuText::tr("Select all of this kind"), &scene, [&scene] { canvas_commands::selectSameKind(scene); });
        menu.addAction(ContextMenuText::tr("Select all in its fabric"), &scene, [&scene] { canvas_commands::selectSameFabric(scene); });
        menu.addSeparator();
    }
    menu.addAction(ContextMenuText::tr("Show properties"), &view, &CanvasView::activated);
    menu.addAction(ContextMenuText::tr("Zoom to the selection"), &view, &CanvasView::fitSelection);
    menu.addAction(ContextMenuText::tr("Duplicate"), &view, &CanvasView::duplicateSelection);
    menu.addAction(ContextMenuText::tr("Delete"), &view, &CanvasView::deleteSelection);
}

} // namespace

void fillContextMenu(QMenu& menu, CanvasScene& scene, CanvasView& view) {
    if (!scene.selection().empty()) {
        addSelectionActions(menu, scene, view);
        return;
    }
    menu.addAction(ContextMenuText::tr("Select all"), &view, &CanvasView::selectAll);
    menu.addAction(ContextMenuText::tr("Show the whole yard"), &view, &CanvasView::fitAll);
    menu.addAction(ContextMenuText::tr("Zoom to 100 %"), &view, &CanvasView::zoomToFullSize);
}

} // namespace rackyard
