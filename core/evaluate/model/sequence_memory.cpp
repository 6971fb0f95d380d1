#include "evaluate/model/sequence_memory.h"

#include "units/enum_names.h"

#include <algorithm>
#include <numeric>

namespace rackyard {

namespace {

constexpr EnumNames<CacheFormat, 3> formatNames{
    {{CacheFormat::fp16, "fp16"}, {CacheFormat::bf16, "bf16"}, {CacheFormat::fp8, "fp8"}}};

constexpr std::int64_t stateBytes = 4;       // recurrent states are kept in fp32
constexpr std::int64_t convolutionBytes = 2; // and the tokens of a short convolution in 16 bits

std::int64_t bytesOf(CacheFormat format) { return format == CacheFormat::fp8 ? 1 : 2; }
std::int64_t share(std::int64_t heads, std::int64_t ranks) { return (heads + ranks - 1) / ranks; }

std::int64_t kept(const AttentionShape& a, std::int64_t tokens) {
    return a.window > 0 ? std::min(tokens, a.window) : tokens;
}

// An fp8 key and one fp32 scale for every 128 dimensions.
std::int64_t indexEntry(const SparseIndexShape& index) { return index.dim + share(index.dim, 128) * 4; }

// Window whole, older tokens as one entry for every `ratio`; the fine compression has an fp4 index and a second
// compressor, and compressors keep values and scores in fp32.
SequenceMemory compressed(const AttentionShape& a, std::int64_t tokens, std::int64_t bytes) {
    const std::int64_t ratio = a.compression->ratio;
    SequenceMemory memory;
    memory.cache = Bytes::of(kept(a, tokens) * a.keyDim * bytes);
    if (ratio <= 0) return memory;
    const std::int64_t overlap = ratio == 4 ? 2 : 1;
    memory.cache += Bytes::of(tokens / ratio * a.keyDim * bytes);
    memory.state = Bytes::of(2 * ratio * overlap * a.keyDim * stateBytes);
    if (!a.index) return memory;
    memory.index = Bytes::of(tokens / ratio * a.index->dim / 2);
    memory.state += Bytes::of(2 * ratio * overlap * a.index->dim * stateBytes);
    return memory;
}

SequenceMemory attentionMemory(const AttentionShape& a, std::int64_t tokens, std::int64_t bytes, std::int64_t ranks) {
    if (a.compression) return compressed(a, tokens, bytes);
    SequenceMemory memory;
    if (!a.ownCache) return memory;
    const std::int64_t heads = share(a.kvHeads, ranks);
    const std::int64_t entry = a.latent ? a.latent->kvRank + a.latent->ropeDim : heads * (a.keyDim + a.valueDim);
    if (a.crossAttention) {
        memory.state = Bytes::of(a.window * entry * bytes);
        return memory;
    }
    memory.cache = Bytes::of(kept(a, tokens) * entry * bytes);
    if (a.index) memory.index = Bytes::of(kept(a, tokens) * indexEntry(*a.index));
    return memory;
}

Bytes stateMemory(const StateShape& s, std::int64_t ranks) {
    const std::int64_t heads = share(s.heads, ranks);
    const std::int64_t inner = heads * s.headDim;
    const std::int64_t keys = share(s.keyHeads, ranks) * s.keyDim;
    const std::int64_t tokens = std::max(0, s.convolution - 1);
    const auto bytes = [&](std::int64_t recurrent, std::int64_t convolved) {
        return Bytes::of(recurrent * stateBytes + convolved * tokens * convolutionBytes);
    };
    switch (s.kind) {
    case StateKind::mamba: return bytes(inner * s.keyDim, inner);
    case StateKind::mamba2: return bytes(inner * s.keyDim, inner + 2 * keys);
    case StateKind::deltaNet:
    case StateKind::kimiDelta: return bytes(inner * s.keyDim, 2 * keys + inner);
    case StateKind::lightning:
    case StateKind::rwkv: return bytes(inner * s.headDim, 0);
    case StateKind::shortConvolution: return bytes(0, inner);
    case StateKind::gatedRecurrence: return bytes(inner, inner);
    }
    return {};
}

SequenceMemory times(const SequenceMemory& memory, std::int64_t n) {
    return {memory.cache * n, memory.index * n, memory.state * n};
}

void add(SequenceMemory& sum, const SequenceMemory& part) {
    sum.cache += part.cache;
    sum.index += part.index;
    sum.state += part.state;
}

// Tokens after which every window is full, and a step that every compression ratio divides.
std::pair<std::int64_t, std::int64_t> steadyGrowth(const ModelShape& shape) {
    std::int64_t start = 0;
    std::int64_t step = 1;
    for (const LayerShape& layer : shape.layers) {
        if (!layer.attention) continue;
        start = std::max(start, layer.attention->window);
        if (layer.attention->compression && layer.attention->compression->ratio > 0)
            step = std::lcm(step, std::int64_t(layer.attention->compression->ratio));
    }
    return {(start + step - 1) / step * step, step};
}

} // namespace

std::string_view keyOf(CacheFormat format) { return nameIn(formatNames, format); }
std::optional<CacheFormat> cacheFormatOf(std::string_view key) { return valueIn(formatNames, key); }

SequenceMemory sequenceMemory(const ModelShape& shape, std::int64_t tokens, CacheFormat format, std::int64_t tensorParallel) {
    const std::int64_t ranks = std::max<std::int64_t>(1, tensorParallel);
    const std::int64_t held = std::max<std::int64_t>(0, tokens);
    SequenceMemory sum;
    for (const LayerShape& layer : shape.layers) {
        if (layer.attention) add(sum, times(attentionMemory(*layer.attention, held, bytesOf(format), ranks), layer.count));
        if (layer.state) sum.state += stateMemory(*layer.state, ranks) * layer.count;
    }
    return sum;
}

SequenceMemory growthPerToken(const ModelShape& shape, CacheFormat format, std::int64_t tensorParallel) {
    const auto growth = [&](std::int64_t from, std::int64_t step) {
        const SequenceMemory before = sequenceMemory(shape, from, format, tensorParallel);
        const SequenceMemory after = sequenceMemory(shape, from + step, format, tensorParallel);
        return SequenceMemory{(after.cache - before.cache) / step, (after.index - before.index) / step, {}};
    };
    const auto [start, step] = steadyGrowth(shape);
    const SequenceMemory steady = growth(start, step);
    return steady.cache.isZero() ? growth(0, 1) : steady;
}

} // namespace rackyard
