#pragma once

#include <QString>

#include "advise/recommend.h"
#include "text/text.h"

namespace rackyard::text {

/// `Cheapest`, `Least power`, …: what distinguishes one build from the others.
QString buildKindWord(BuildKind kind);
/// A reason for a build, or what it gives up, by its key.
QString adviceReason(const std::string& key);
/// `DGX B200: needs liquid, the room has air`.
QString rejectionSentence(const Rejection& rejection, const Catalog& catalog);
/// `It would fit with 33 kW in all`.
QString relaxationSentence(const Relaxation& relaxation);
/// `3 × DGX H100, 1 × QM9700, 3 × AR3357`.
QString buildParts(const Recommendation& build, const Catalog& catalog, const Words& words);

} // namespace rackyard::text
