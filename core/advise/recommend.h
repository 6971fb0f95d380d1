#pragma once

#include "advise/build_search.h"
#include "advise/requirement.h"
#include "design/design.h"
#include "evaluate/evaluation.h"

#include <string_view>
#include <vector>

namespace rackyard {

enum class BuildKind { cheapest, leastPower, oneDomain, roomToGrow };
std::string_view keyOf(BuildKind kind);

/// One answer to a requirement: complete, drawn, and evaluated like any design.
struct Recommendation {
    int rank = 0;
    BuildKind kind = BuildKind::cheapest;
    std::vector<std::pair<ProductId, std::int64_t>> items; ///< GPU systems and what they need around them
    Design design;
    Evaluation evaluation;
    Money typicalCost;                     ///< what it is ranked by; the known part where a price is missing
    bool atLeast = false;
    std::vector<std::string> why;          ///< keys, worded by app/text
    std::vector<std::string> givesUp;
};

struct Advice {
    std::vector<Recommendation> builds;
    std::vector<Rejection> rejected;
    std::vector<Relaxation> relax;         ///< filled where nothing fits
    bool optimal = true;
    std::int64_t considered = 0;
    double lowerBound = 0;                 ///< of the cheapest build's typical price, in major units
};

/// Builds that meet the requirement, cheapest first, then alternatives that differ in kind: least power, one domain,
/// room to grow. A build whose prices are weak or missing follows and never ranks first (DECISIONS 14).
Advice advise(const Requirement& requirement, const Catalog& catalog);

/// The complete build as a design: systems in racks that respect the limits, fabric, workloads.
Design designFor(const Build& build, const std::vector<Candidate>& candidates, const Requirement& requirement,
                 const Catalog& catalog);

} // namespace rackyard
