#pragma once

#include "evaluate/evaluation.h"

#include <map>
#include <optional>
#include <vector>

namespace rackyard {

/// A policy's answer for one rack: class, other classes it accepts, and how much load is left to the next class.
struct PolicyAnswer {
    std::optional<CoolingClass> coolingClass; ///< absent where a site limit is exceeded
    std::vector<CoolingClass> options;
    std::optional<Power> toNextBand;
};

/// Which cooling a rack of that maximum power needs. `siteLimits` are the bands of a site-limit policy.
PolicyAnswer coolingFor(const CoolingPolicy& policy, Power rackPower, const std::map<CoolingClass, Power>& siteLimits);

/// Fills in the cooling of every rack under the design's policy, with what the other policies say.
void judgeCooling(const Design& design, const Catalog& catalog, const std::vector<CoolingConstraint>& constraints,
                  std::vector<RackAnswer>& racks, CoolingAnswer& answer);

} // namespace rackyard
