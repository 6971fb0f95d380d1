#pragma once

#include <QMimeData>

#include "design/design.h"

#include <optional>
#include <variant>

namespace rackyard {

/// What a drag onto the yard brings along.
using DropPayload = std::variant<ProductId, Fabric, ModelId>;

/// The payload, or nothing where the yard can make nothing of the data. The fabric's id is a placeholder.
std::optional<DropPayload> dropPayloadOf(const QMimeData& data);

} // namespace rackyard
