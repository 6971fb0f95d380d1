#pragma once

#include "catalog/catalog.h"
#include "design/design.h"

#include <memory>

namespace rackyard::bench {

/// The catalog that the program ships.
std::shared_ptr<const Catalog> shippedCatalog();

/// A design of `systems` systems as a large customer would draw it: every system, GPU and workstation of the
/// catalog in turn, each with a name of its own; ninety of a hundred in racks, the rest on the floor; three
/// fabrics (InfiniBand and RoCE for compute, Ethernet in band) that share the systems; three workloads. The
/// same number gives the same design.
Design mixedDesign(const Catalog& catalog, int systems);

} // namespace rackyard::bench
