#include "session/evaluator.h"

#include "catalog/file_copies.h"

namespace rackyard {

Evaluator::Evaluator(std::shared_ptr<const Catalog> builtIn) : builtIn_(std::move(builtIn)), laid_(builtIn_) {}

void Evaluator::setLayers(std::vector<CatalogRecords> layers) {
    layers_ = std::move(layers);
    laid_.reset();
}

ShownDesign Evaluator::evaluated(std::shared_ptr<const Design> design) {
    std::shared_ptr<const Catalog> catalog = catalogFor(*design);
    auto evaluation = std::make_shared<const Evaluation>(evaluate(*design, *catalog, options_));
    ++count_;
    return {std::move(design), std::move(catalog), std::move(evaluation)};
}

std::shared_ptr<const Catalog> Evaluator::catalogFor(const Design& design) {
    const std::shared_ptr<const CatalogRecords> copies = design.catalog ? design.catalog->records : nullptr;
    if (laid_ && copies == laidCopies_) return laid_;
    laidCopies_ = copies;
    laid_ = copies || !layers_.empty() ? layeredCatalog(*builtIn_, copies.get(), layers_) : builtIn_;
    return laid_;
}

} // namespace rackyard
