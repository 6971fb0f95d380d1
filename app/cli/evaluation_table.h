#pragma once

#include <QString>

#include "evaluate/derivation.h"
#include "evaluate/evaluation.h"

namespace rackyard::cli {

/// The evaluation as lines for a reader, in the C locale.
QString evaluationTable(const Design& design, const Catalog& catalog, const Evaluation& evaluation);
/// A derivation as an indented tree with the sources of its leaves.
QString derivationTable(const QString& key, const Derivation& derivation);

} // namespace rackyard::cli
