#pragma once

#include <QString>

#include "text/text.h"

#include <vector>

namespace rackyard::text {

/// One published figure of a product in words, with where it is from.
struct ProductFact {
    QString label;
    QString value;
    const Provenance* provenance = nullptr; ///< of the figure, else of its record; lives as long as the product
};

/// All that the catalog knows of the product, figure by figure; what nobody published is left out.
std::vector<ProductFact> productFacts(const Product& product, const Catalog& catalog, const Words& words);

QString confidenceWord(Confidence confidence);
/// `NVIDIA DGX H100 User Guide · read 2026-11-30 · high confidence`, a line for each source.
QString provenanceText(const Provenance& provenance);
/// First public address among the sources, or empty.
QString provenanceAddress(const Provenance& provenance);

} // namespace rackyard::text
