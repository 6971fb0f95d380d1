#pragma once

#include "design/edits.h"

#include <utility>

namespace rackyard {

/// `what` put into `into`, shifted, with new ids and free names: its racks, items and fabrics. Workloads are added where
/// `into` does not run the model yet. Returns the ids of the copies.
std::pair<Design, ElementSet> merged(const Design& into, const Design& what, Point by);

/// The named elements as a design of their own, for the clipboard. What stands in a named rack comes along, and so does
/// a fabric that at least two of them share; other memberships end. A system whose rack is left behind stands on the
/// floor where the rack stood.
Design extracted(const Design& design, const ElementSet& elements);

/// Where a build can be put so that it touches nothing: right of everything that stands in the yard.
Point besideEverything(const Design& design);

} // namespace rackyard
