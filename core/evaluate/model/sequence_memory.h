#pragma once

#include "catalog/model_shape.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace rackyard {

enum class CacheFormat { fp16, bf16, fp8 };
std::string_view keyOf(CacheFormat format);
std::optional<CacheFormat> cacheFormatOf(std::string_view key);

/// What one running sequence holds beside the weights.
struct SequenceMemory {
    Bytes cache; ///< keys and values, or the latent that stands for them
    Bytes index; ///< keys of a sparse index
    Bytes state; ///< of fixed size: Mamba, linear attention, compressors, image tokens of cross-attention
    Bytes total() const { return cache + index + state; }
    friend bool operator==(const SequenceMemory&, const SequenceMemory&) = default;
};

/// Memory of a sequence of so many tokens on one rank of `tensorParallel`; the only place where a cache is counted
/// (facts/memory-model.md section 2). Key-value heads are split down to one head a rank and then replicated; a
/// latent, and the index, stand on every rank.
SequenceMemory sequenceMemory(const ModelShape& shape, std::int64_t tokens, CacheFormat format, std::int64_t tensorParallel = 1);

/// Growth of that memory with one more token, once every window is full; where all layers have a window, the
/// growth until it is full. Taken from `sequenceMemory`.
SequenceMemory growthPerToken(const ModelShape& shape, CacheFormat format, std::int64_t tensorParallel = 1);

} // namespace rackyard
