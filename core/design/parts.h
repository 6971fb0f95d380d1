#pragma once

#include "design/edits.h"

#include <utility>

namespace rackyard {

/// The named elements as a design of their own, for the clipboard: what stands in a named rack comes along. Of the
/// memberships only those stay whose fabric is named too; a system whose rack is left behind stands on the floor there.
Design partsOf(const Design& design, const ElementSet& elements);

/// Adds copies of everything that `parts` holds, shifted, with new ids and free names. Returns the ids of the copies.
std::pair<Design, ElementSet> withParts(const Design& design, const Design& parts, Point by);

} // namespace rackyard
