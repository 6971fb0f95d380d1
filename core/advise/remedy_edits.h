#pragma once

#include "advise/remedies.h"
#include "findings/codes.h"

namespace rackyard {

/// Edits that remedies are made of. Each gives nothing where there is nothing to change.

/// Every system of two or more GPUs joins the default compute fabric; an InfiniBand fabric is added where there is none.
std::optional<Remedy> withAllJoined(const Design& design, const Catalog& catalog);
/// More of the system that the design already holds most of, placed where there is room and joined to the fabric.
std::optional<Remedy> withMoreSystems(const Design& design, const Catalog& catalog, std::int64_t count);
/// The device at the lowest place that is free in its rack, else in a new rack beside it.
std::optional<Remedy> withDeviceMoved(const Design& design, const Catalog& catalog, const ItemId& item);
/// Devices from the top of the rack moved into new racks until the limit that was broken holds.
std::optional<Remedy> withRackSpread(const Design& design, const Catalog& catalog, const RackId& rack, FindingCode broken);
std::optional<Remedy> withRdma(const Design& design, const FabricId& fabric);
std::optional<Remedy> withDefaultPriceBook(const Design& design);
std::optional<Remedy> withDefaultCoolingPolicy(const Design& design);
std::optional<Remedy> withOtherBasis(const Design& design);

} // namespace rackyard
