#pragma once

#include "canvas/hit_test.h"

#include <Qt>

namespace rackyard {

/// The part that an arrow key leads to from `from`: the nearest in that direction. Without a start, the first part.
Hit neighbourOf(const YardScene& scene, const Hit& from, Qt::Key arrow);
/// The next or previous part in reading order: racks row by row with their devices from the top, then the floor, then
/// fabrics. Nothing past the last, so that the Tab key can leave the yard.
Hit nextInOrder(const YardScene& scene, const Hit& from, bool forward);
/// The part that stands for a selection when the keyboard goes on from it: the last one selected.
Hit currentOf(const ElementSet& selection);

} // namespace rackyard
