#pragma once

#include "catalog/catalog.h"
#include "evaluate/evaluate.h"
#include "session/shown_design.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rackyard {

/// Lays the catalog's layers for a design and runs the evaluator, once for each design it is asked about.
class Evaluator {
public:
    explicit Evaluator(std::shared_ptr<const Catalog> builtIn);

    const Catalog& builtIn() const { return *builtIn_; }
    void setLayers(std::vector<CatalogRecords> layers);
    void setAsOf(Date day) { options_.asOf = day; }
    std::int64_t count() const { return count_; }

    ShownDesign evaluated(std::shared_ptr<const Design> design);

private:
    std::shared_ptr<const Catalog> catalogFor(const Design& design);

    std::shared_ptr<const Catalog> builtIn_;
    std::vector<CatalogRecords> layers_;
    EvaluateOptions options_;
    std::int64_t count_ = 0;
    // Layers are laid anew only where a design carries other copies than the one before.
    std::shared_ptr<const CatalogRecords> laidCopies_;
    std::shared_ptr<const Catalog> laid_;
};

} // namespace rackyard
