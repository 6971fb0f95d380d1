#pragma once

#include <QLatin1String>

namespace rackyard {

/// What a drag from the palette carries. The canvas reads it; the two know nothing else of each other.
inline constexpr QLatin1String productMimeType("application/x-rackyard-product"); ///< a product id, UTF-8
inline constexpr QLatin1String fabricMimeType("application/x-rackyard-fabric");   ///< `kind role speed-in-Gb/s`, for instance `infiniband compute 400`
inline constexpr QLatin1String modelMimeType("application/x-rackyard-model");     ///< a model id: a drop adds a workload
/// Copied parts of a design, as YAML text; also on the clipboard as plain text.
inline constexpr QLatin1String partsMimeType("application/x-rackyard-parts");

} // namespace rackyard
