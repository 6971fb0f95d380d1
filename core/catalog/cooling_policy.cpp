#include "catalog/cooling_policy.h"

#include "units/enum_names.h"

namespace rackyard {

namespace {

constexpr EnumNames<CoolingClass, 7> classNames{{{CoolingClass::air, "air"},
                                                 {CoolingClass::containedAir, "contained-air"},
                                                 {CoolingClass::inRow, "in-row"},
                                                 {CoolingClass::rearDoor, "rear-door"},
                                                 {CoolingClass::rearDoorActive, "rear-door-active"},
                                                 {CoolingClass::liquid, "liquid"},
                                                 {CoolingClass::immersion, "immersion"}}};

} // namespace

std::string_view keyOf(CoolingClass coolingClass) { return nameIn(classNames, coolingClass); }
std::optional<CoolingClass> coolingClassOf(std::string_view key) { return valueIn(classNames, key); }

} // namespace rackyard
