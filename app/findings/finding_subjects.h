#pragma once

#include "catalog/catalog.h"
#include "design/edits.h"
#include "evaluate/evaluation.h"

namespace rackyard {

/// The parts of the design that a finding is about: the devices it names, else the racks and fabrics, else the devices
/// of the products it names, or those that hold the workload it names. Empty where it is about none of them.
ElementSet subjectsOf(const Finding& finding, const Design& design, const Catalog& catalog, const Evaluation& evaluation);

} // namespace rackyard
