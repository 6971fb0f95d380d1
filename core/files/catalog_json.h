#pragma once

#include "catalog/catalog.h"

#include <string>

namespace rackyard {

/// The document of `catalog list --json`: ids and names with the figures by which people choose.
std::string catalogJson(const Catalog& catalog);

} // namespace rackyard
