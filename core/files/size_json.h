#pragma once

#include "evaluate/model/size_report.h"

#include <string>

namespace rackyard {

/// The document of `rackyard size --json`: memory in decimal GB, parameters in billions; the parts sum to the total.
std::string sizeJson(const SizeReport& report);

} // namespace rackyard
