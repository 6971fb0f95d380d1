#pragma once

#include "evaluate/derivation.h"
#include "evaluate/evaluation.h"

#include <string>

namespace rackyard {

/// The document of `evaluate --json`: memory in decimal GB, power in kW, money in major units, mass in kg; arrays and
/// keys in a fixed order, so that equal evaluations give equal bytes. Ends with a newline.
std::string evaluationJson(const Design& design, const Catalog& catalog, const Evaluation& evaluation);

/// The document of `evaluate --explain KEY --json`.
std::string derivationJson(const std::string& key, const Derivation& derivation);

} // namespace rackyard
