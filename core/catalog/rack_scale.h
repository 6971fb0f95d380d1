#pragma once

#include "units/units.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// What the loop of a liquid-cooled product needs at one supply temperature.
struct LiquidPoint {
    int supplyCelsius = 0;
    VolumeFlow flow;
    std::optional<Pressure> pressureDrop;
    friend bool operator==(const LiquidPoint&, const LiquidPoint&) = default;
};

/// Figures of direct liquid cooling. What the liquid does not take heats the room.
struct LiquidFigures {
    std::optional<Factor> shareLow;        ///< of all heat, as the most careful document has it
    std::optional<Factor> shareHigh;
    std::optional<VolumeFlow> flowMost;
    std::optional<Pressure> pressureDrop;  ///< over one node
    std::optional<Pressure> workingPressure;
    std::optional<int> supplyLowCelsius;
    std::optional<int> supplyHighCelsius;
    std::vector<LiquidPoint> points;       ///< ascending by temperature
    friend bool operator==(const LiquidFigures&, const LiquidFigures&) = default;
};

/// What a rack that is one system is made of.
struct RackScaleFigures {
    std::optional<int> racks;              ///< cabinets it stands in; 1 where nothing is said
    std::optional<int> floorPositions;     ///< where it is wider than one rack
    std::optional<int> computeTrays;
    std::optional<int> gpusPerTray;
    std::optional<int> switchTrays;
    std::optional<int> managementSwitches;
    std::optional<int> powerShelves;
    std::optional<Power> powerShelf;
    std::optional<int> psusPerShelf;
    std::optional<Power> psu;
    std::string redundancy;
    std::optional<Power> trayMax;
    std::optional<Power> trayIdle;
    std::optional<Mass> trayMass;
    std::optional<ByteRate> scaleUpTotal;  ///< over all GPUs
    std::optional<ByteRate> memoryBandwidth;
    std::optional<int> unitRacks;          ///< racks of the maker's scalable unit
    std::optional<Power> unitPower;        ///< what the maker budgets for that unit
    std::string formFactor;
    friend bool operator==(const RackScaleFigures&, const RackScaleFigures&) = default;
};

} // namespace rackyard
