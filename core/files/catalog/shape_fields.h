#pragma once

#include "catalog/model_shape.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <optional>

namespace rackyard {

/// The `shape` of a model record; nothing where it is absent or names no layer.
std::optional<ModelShape> readShape(RecordReader& model);
/// Writes what differs from an ordinary layer; `readShape` reads it back to the same shape.
void writeShape(RecordWriter& writer, const ModelShape& shape);

} // namespace rackyard
