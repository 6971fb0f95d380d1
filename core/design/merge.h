#pragma once

#include "design/edits.h"

#include <utility>

namespace rackyard {

/// `what` put into `into`, shifted, with new ids throughout: racks with what stands in them, floor items, and those
/// fabrics that at least two of the copied items share. Workloads are added where `into` does not run the model yet.
/// Returns the ids of the copies.
std::pair<Design, ElementSet> merged(const Design& into, const Design& what, Point by);

/// A design of nothing but the named elements and the fabrics that at least two of them share: what a copy carries.
Design extracted(const Design& design, const ElementSet& elements);

/// Where a build can be put so that it touches nothing: right of everything that stands in the yard.
Point besideEverything(const Design& design);

} // namespace rackyard
