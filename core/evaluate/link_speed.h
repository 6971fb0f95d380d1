#pragma once

#include "catalog/catalog.h"
#include "design/design.h"

#include <optional>

namespace rackyard {

/// How fast a GPU of a system talks to the next, in one direction: inside its scale-up domain and across the
/// network. Absent where there is no such link or nobody published its speed.
struct LinkSpeeds {
    std::optional<ByteRate> scaleUp;
    std::optional<ByteRate> network;

    /// How many times slower the network is; absent where one of the two is unknown.
    std::optional<double> ratio() const;
};

/// The catalog gives scale-up bandwidth in both directions together, so one direction is half of it. The network's
/// share of a GPU is link speed x compute ports / GPUs / 8 bits. `fabric` may be null; a system whose ports nobody
/// published has no network figure.
LinkSpeeds linkSpeeds(const Product& system, const Catalog& catalog, const Fabric* fabric);

} // namespace rackyard
