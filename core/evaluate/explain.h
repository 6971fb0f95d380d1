#pragma once

#include "evaluate/derivation.h"
#include "evaluate/evaluation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// How the figure behind `key` comes about; keys are the JSON paths of `evaluate --json` (`memory.pooled_gb`,
/// `power.max_kw`, `fit.0.headroom_gb`). Nothing for a key that names no figure of this design.
std::optional<Derivation> explain(const Design& design, const Catalog& catalog, std::string_view key);

/// Keys that `explain` answers for this design, in the order of the JSON document.
std::vector<std::string> explainableKeys(const Design& design, const Catalog& catalog);

} // namespace rackyard
