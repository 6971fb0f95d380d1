#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"

#include <memory>

namespace rackyard {

/// A design with the catalog under which it was evaluated and what came out. The three never part.
struct ShownDesign {
    std::shared_ptr<const Design> design;
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Evaluation> evaluation;
};

} // namespace rackyard
