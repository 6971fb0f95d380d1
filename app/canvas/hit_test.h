#pragma once

#include "canvas/yard_scene.h"
#include "design/edits.h"

#include <optional>
#include <variant>

namespace rackyard {

/// The part of a design at a point, or nothing on the bare floor.
using Hit = std::variant<std::monostate, ItemId, RackId, FabricId>;

/// What a pointer at `at` means: a device before its rack, a system on the floor, a rack by its frame or header, a
/// fabric by its bus or branches. `tolerance` is in millimetres.
Hit hitAt(const YardScene& scene, QPointF at, double tolerance);
/// The rack that a device dropped at `at` goes to: its frame with header and a little floor around.
RackSlot rackForDrop(const YardScene& scene, QPointF at);
/// The system or rack at `at`, leaving fabrics aside.
Hit systemAt(const YardScene& scene, QPointF at);
/// The handle at a fabric's left end, from which a stem can be drawn to another system.
QPointF stemHandle(const SceneFabric& fabric);

/// Everything that lies inside `band`, or that it touches where `crossing`.
ElementSet elementsIn(const YardScene& scene, const QRectF& band, bool crossing);
ElementSet allElements(const YardScene& scene);

/// The outline of a part, or an empty rectangle where there is no such part.
QRectF outlineOf(const YardScene& scene, const ItemId& item);
QRectF outlineOf(const YardScene& scene, const RackId& rack);
QRectF outlineOf(const YardScene& scene, const FabricId& fabric);
/// Around all of them.
QRectF outlineOf(const YardScene& scene, const ElementSet& elements);

bool contains(const ElementSet& elements, const Hit& hit);
ElementSet toggled(ElementSet elements, const Hit& hit);
ElementSet united(ElementSet a, const ElementSet& b);
ElementSet only(const Hit& hit);

} // namespace rackyard
