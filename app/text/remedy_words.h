#pragma once

#include <QString>

#include "advise/remedies.h"
#include "text/text.h"

namespace rackyard::text {

/// What the button that applies a remedy says: `Add one DGX H100`, `Spread over 3 racks`.
QString remedyWords(const Remedy& remedy, const Catalog& catalog, const Words& words);

} // namespace rackyard::text
