#pragma once

#include <QString>

#include "evaluate/derivation.h"
#include "text/text.h"

namespace rackyard::text {

/// What a figure of a derivation is, with whose it is: `maximum power · DGX H100`.
QString derivationName(const Derivation& derivation, const Catalog& catalog);
/// Its value with unit.
QString derivationValue(const Derivation& derivation, const Words& words);
/// The arithmetic in figures, one step deep: `10.2 kW × 3 + 1.7 kW × 1`; empty for a leaf.
QString derivationFormula(const Derivation& derivation, const Words& words);
/// Where a leaf comes from: titles of its sources and their date, or that the design or arithmetic says so.
QString derivationSource(const Derivation& derivation);

} // namespace rackyard::text
