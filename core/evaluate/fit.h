#pragma once

#include "evaluate/pooling.h"

namespace rackyard {

/// How every workload and reference model stands against the pools (DECISIONS 4 and 5).
FitAnswer judgeFit(const Resolved& resolved, const Pooling& pooling);

/// One replica of `minimum` with nothing beside it.
FitStatus fitAlone(const MemoryAnswer& memory, Bytes minimum);

} // namespace rackyard
