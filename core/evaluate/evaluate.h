#pragma once

#include "evaluate/evaluation.h"
#include "units/date.h"

namespace rackyard {

struct EvaluateOptions {
    Date asOf{2026, 12, 1};               ///< the day against which ages of prices are judged
};

/// What a design really is. Pure and deterministic: no clock, no locale, no input or output; equal arguments give
/// an equal answer. Time is linear in the number of items.
Evaluation evaluate(const Design& design, const Catalog& catalog, const EvaluateOptions& options = {});

} // namespace rackyard
