#pragma once

#include "evaluate/fabric_size.h"

#include <string>

namespace rackyard {

/// The document of `fabric --json`.
std::string fabricJson(const FabricSize& size);

} // namespace rackyard
