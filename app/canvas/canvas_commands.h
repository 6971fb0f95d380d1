#pragma once

#include "canvas/canvas_scene.h"

namespace rackyard::canvas_commands {

/// What the keyboard, menus and other widgets do to the yard. Each is one undo step, or none where nothing changes.

void removeSelection(CanvasScene& scene);
/// Copies beside the originals: a device goes to the lowest free place of its rack, where there is one.
void duplicateSelection(CanvasScene& scene);
/// Arrow keys; steps of one held key merge until `scene.session().endGesture()`.
void nudgeSelection(CanvasScene& scene, Qt::Key arrow);
void joinSelection(CanvasScene& scene, const FabricId& fabric);
void leaveFabric(CanvasScene& scene, const FabricId& fabric);
void addSomewhere(CanvasScene& scene, const DropPayload& payload);
void selectAll(CanvasScene& scene);
/// Everything that is the same product as what is selected.
void selectSameKind(CanvasScene& scene);
/// Everything in the fabrics of what is selected.
void selectSameFabric(CanvasScene& scene);

/// The systems that are selected, those in selected racks included.
std::vector<ItemId> selectedSystems(const CanvasScene& scene);

} // namespace rackyard::canvas_commands
