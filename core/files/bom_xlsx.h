#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "units/date.h"

#include <string>

namespace rackyard {

/// Writes the workbook of a design: a summary, the bill of materials with real formulas for extended prices
/// and totals under a frozen header, power and cooling by rack, assumptions, and the sources of every figure
/// used. `date` is the day that the document bears. False where the file could not be written; nothing is
/// asked and nothing is said.
bool writeBomXlsx(const std::string& path, const Design& design, const Catalog& catalog,
                  const Evaluation& evaluation, const Date& date);

} // namespace rackyard
