#pragma once

#include "advise/recommend.h"
#include "evaluate/compare.h"

#include <string>

namespace rackyard {

/// The document of `advise --json`.
std::string adviceJson(const Advice& advice, const std::string& currency);
/// The document of `diff --json`.
std::string comparisonJson(const Comparison& comparison);

} // namespace rackyard
