#pragma once

#include "units/id.h"
#include "units/units.h"

#include <variant>

namespace rackyard {

/// A point of the yard: x to the right, y downwards, whole millimetres.
struct Point {
    std::int64_t xMillimetres = 0;
    std::int64_t yMillimetres = 0;
    friend bool operator==(const Point&, const Point&) = default;
    friend auto operator<=>(const Point&, const Point&) = default;
    friend Point operator+(Point a, Point b) { return {a.xMillimetres + b.xMillimetres, a.yMillimetres + b.yMillimetres}; }
};

/// In a rack, its lowest edge at the bottom of `u`; U 1 is the lowest, halves exist.
struct InRack {
    RackId rack;
    RackUnits u;
    friend bool operator==(const InRack&, const InRack&) = default;
};

/// On the floor: workstations, loose cards, rack-scale systems. The point is the top left corner of what is drawn.
struct OnFloor {
    Point at;
    friend bool operator==(const OnFloor&, const OnFloor&) = default;
};

using Placement = std::variant<OnFloor, InRack>;

} // namespace rackyard
