#pragma once

#include <QString>

#include "design/design.h"

#include <optional>
#include <vector>

namespace rackyard {

/// A build that travels inside the program.
struct ShippedBuild {
    QString resource; ///< `:/builds/startup-deepseek-v4-pro.rackyard`
    QString name;
    std::int64_t systems = 0;
};

/// In the order of the founding text; the counter-example last.
std::vector<ShippedBuild> shippedBuilds();
/// The build as a design without a file, so that saving asks for one. Nothing where the resource is missing.
std::optional<Design> shippedDesign(const QString& resource);

} // namespace rackyard
