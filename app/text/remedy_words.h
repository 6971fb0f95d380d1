#pragma once

#include <QString>

#include "advise/remedies.h"
#include "text/text.h"

namespace rackyard::text {

/// What the button that applies a remedy says: `Add 1 × NVIDIA DGX H100`.
QString remedyWords(const Remedy& remedy, const Catalog& catalog, const Words& words);

} // namespace rackyard::text
