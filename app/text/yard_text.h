#pragma once

#include <QString>
#include <QStringList>

#include "text/text.h"

namespace rackyard::text {

/// Figures of a device plate: memory and maximum power, `640 GB`, `10.2 kW`; what nobody published is left out.
/// `basis` decides which memory figure stands for the product.
QStringList deviceFigures(const Product& product, MemoryBasis basis, const Words& words);
/// What the product holds: `8 × H100 SXM · 80 GB each`; empty for what has no GPUs.
QString gpuFigures(const Product& product, const Catalog& catalog, const Words& words);
/// `10.9 kW · rear door` above a rack; says so where the rack is empty, unknown or over its limit.
QString rackFigures(const RackAnswer& rack, const Words& words);
bool isOverLimit(const RackAnswer& rack);
/// The fabric's line above its bus: `Compute fabric · InfiniBand NDR 400 · rail-optimized · 1:1 · 1 leaf · 24 cables`.
QString fabricTitle(const Fabric& fabric, const FabricAnswer* answer, const Words& words);
/// Kind and speed as the trade says them: `InfiniBand NDR 400`, `RoCE 400 Gb/s`.
QString fabricKindAndSpeed(FabricKind kind, BitRate speed, const Words& words);
/// The fabric's own name, or its role where it has none.
QString fabricName(const Fabric& fabric);
/// The switches that the sizing asks for beyond those placed: `QM9700: 1 leaf · derived`; empty where there are none.
QString derivedSwitches(const FabricAnswer& answer, const Catalog& catalog, const Words& words);
/// How the item's memory can be used by one model, in words: part of a pool of several systems, one pool, or an island.
QString poolSentence(const Pool& pool, const Words& words);

/// `R3 · U13`, for the pointer in a rack.
QString unitHint(const Rack& rack, RackUnits u, const Words& words);
/// Name, product, memory, power and pool of an item, a line each.
QString itemDescription(const ItemId& item, const Design& design, const Evaluation& evaluation, const Catalog& catalog, const Words& words);
/// Name, power, cooling and fill of a rack, a line each.
QString rackDescription(const RackId& rack, const Evaluation& evaluation, const Words& words);

} // namespace rackyard::text
