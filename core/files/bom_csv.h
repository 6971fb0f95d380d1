#pragma once

#include "files/bom_rows.h"

#include <string>

namespace rackyard {

/// The bill of materials for spreadsheets and partners' tools: header in the first row, UTF-8, CRLF, dot
/// decimals, part numbers as quoted text, a blank where nobody gives a figure, and no cell that a spreadsheet
/// would run as a formula. The sums of the two "Extended" columns are the ends of the evaluation's CapEx.
std::string bomCsv(const Design& design, const Catalog& catalog, const Evaluation& evaluation);

/// `text` as a field: quoted, quotes doubled, and led by an apostrophe where a spreadsheet would take it for
/// a formula.
std::string csvText(const std::string& text);

} // namespace rackyard
