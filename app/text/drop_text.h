#pragma once

#include <QString>

#include "text/text.h"

#include <vector>

namespace rackyard::text {

/// How a change is meant to be taken; shown by a sign as well as by colour.
enum class Tone { plain, gain, warning };

struct ChangeLine {
    QString text;
    Tone tone = Tone::plain;
};

/// What a drop would change, in a few lines: pooled memory, power of the rack that takes it, cooling class, cost, what
/// fits now, and findings that appear. `target` names that rack where there is just one.
std::vector<ChangeLine> changesInWords(const Evaluation& before, const Evaluation& after, const std::optional<RackId>& target,
                                       const Design& design, const Catalog& catalog, const Words& words);

} // namespace rackyard::text
