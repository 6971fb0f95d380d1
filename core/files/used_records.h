#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"

#include <string>
#include <vector>

namespace rackyard {

/// The catalog's products that a design rests on: those of its bill of materials and the GPUs in them, each
/// once.
std::vector<const Product*> usedProducts(const Catalog& catalog, const Evaluation& evaluation);
/// The models it runs or is compared with, each once.
std::vector<const Model*> usedModels(const Design& design, const Catalog& catalog);

/// One document that a figure of the design was taken from.
struct UsedSource {
    std::string record;  ///< name of the product, model, price or policy
    std::string figures; ///< keys of single figures, empty for the record as a whole
    std::string date;
    Confidence confidence = Confidence::medium;
    Source source;
};

/// Every source that the design's figures and prices come from, in the order of products, models, prices and
/// policy.
std::vector<UsedSource> usedSources(const Design& design, const Catalog& catalog,
                                    const Evaluation& evaluation);

} // namespace rackyard
