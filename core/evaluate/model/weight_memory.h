#pragma once

#include "catalog/model.h"
#include "catalog/model_shape.h"
#include "evaluate/model/parameter_count.h"

#include <optional>

namespace rackyard {

/// Bits by role when the model is stored in one format: what servers quantize at that format, its scales, and the
/// tensors that stay in 16 bits (facts/memory-model.md section 1). At fp4 a model of experts keeps its attention wide.
BitsByRole bitsFor(const ModelShape& shape, WeightFormat format);
/// As published; 16 bits where the shape does not know.
BitsByRole nativeBits(const ModelShape& shape);

/// Bytes of `count` elements at those bits, rounded up to whole bytes.
Bytes weightBytes(const RoleCount& count, const BitsByRole& bits);
/// The part of them that stands on every rank of a tensor-parallel group: norms and routers.
Bytes replicatedBytes(const RoleCount& count, const BitsByRole& bits);

} // namespace rackyard
