#pragma once

#include "catalog/provenance.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// How a rack's heat leaves it, from least to most involved.
enum class CoolingClass { air, containedAir, inRow, rearDoor, rearDoorActive, liquid, immersion };
std::string_view keyOf(CoolingClass coolingClass);
std::optional<CoolingClass> coolingClassOf(std::string_view key);

/// One step of a policy: racks up to `upTo` get `coolingClass`; `options` are what else the policy allows there.
struct CoolingBand {
    CoolingClass coolingClass = CoolingClass::air;
    std::optional<Power> upTo;       ///< absent in the last band
    bool inclusive = true;           ///< whether a rack of exactly `upTo` still belongs here
    friend bool operator==(const CoolingBand&, const CoolingBand&) = default;
};

/// Another class that a policy accepts between two loads.
struct CoolingOption {
    CoolingClass coolingClass = CoolingClass::air;
    Power from;                      ///< exclusive
    std::optional<Power> upTo;       ///< inclusive
    friend bool operator==(const CoolingOption&, const CoolingOption&) = default;
};

/// Who says which cooling a rack needs at which maximum power. Authorities disagree, so there are several.
struct CoolingPolicy {
    CoolingPolicyId id;
    std::string name;
    std::string note;
    std::vector<CoolingBand> bands;    ///< ascending; empty for the site-limit policy, whose bands are the user's
    std::vector<CoolingOption> options;
    bool siteLimits = false;           ///< bands come from the design's assumptions
    Provenance provenance;
    friend bool operator==(const CoolingPolicy&, const CoolingPolicy&) = default;
};

} // namespace rackyard
