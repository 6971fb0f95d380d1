#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"

#include <string>
#include <vector>

namespace rackyard {

/// A line of the bill of materials with all that an order needs to know of it. CSV, XLSX and the proposal
/// show the same rows, so that their sums agree to the cent.
struct BomRow {
    std::string line;                 ///< `1.0`; what a cluster price contains stands below it: `1.1`
    std::string parent;               ///< line that contains it; empty for an orderable line
    const BomLine* bom = nullptr;     ///< of the evaluation, which must outlive the row
    const Product* product = nullptr; ///< null where the catalog does not know it
    const Price* price = nullptr;     ///< null where the book has none
    const Provenance* priceProvenance = nullptr; ///< of the price, or of the book's cluster pricing
    std::string places;                          ///< `R1 U3; R2 U3`, at most a few, and how many more
    std::string note;                            ///< derived, included, quote required, placeholder
};

/// The rows of an evaluation's bill of materials, in its order. All three arguments must outlive the rows.
std::vector<BomRow> bomRows(const Design& design, const Catalog& catalog, const Evaluation& evaluation);

/// True where a price that the total rests on is a placeholder.
bool hasPlaceholders(const std::vector<BomRow>& rows);
/// True where every line has a price and every price is a quote: only then the document is one.
bool isQuote(const std::vector<BomRow>& rows);

} // namespace rackyard
