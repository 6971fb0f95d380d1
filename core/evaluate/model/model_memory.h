#pragma once

#include "evaluate/model/parameter_count.h"
#include "evaluate/model/sequence_memory.h"
#include "evaluate/model/weight_memory.h"

#include <optional>
#include <vector>

namespace rackyard {

/// How a model is to run.
struct SizingRequest {
    std::optional<WeightFormat> weights;   ///< absent: as published
    CacheFormat cache = CacheFormat::bf16;
    std::int64_t context = 8192;           ///< tokens that every sequence holds
    std::int64_t concurrency = 1;          ///< sequences at one time
    std::int64_t tensorParallel = 1;
    std::int64_t pipelineParallel = 1;
    std::int64_t batchedTokens = 8192;     ///< tokens of one step, by which activations grow
};

enum class AttentionKind { unknown, mha, gqa, mqa, mla, sliding, hybrid, linear };
std::string_view keyOf(AttentionKind kind);
/// The one word that says most about a shape's cache.
AttentionKind attentionKindOf(const ModelShape& shape);

/// Memory of one replica on all of its GPUs; the parts are disjoint and make the total.
struct ModelMemory {
    ParameterCount parameters;
    Bytes weights;           ///< predictors included
    Bytes predictors;        ///< the share of `weights` that serving without multi-token prediction can leave out
    Bytes cache;             ///< sparse index included
    Bytes state;
    Bytes activation;
    Bytes runtime;           ///< context, libraries, communication
    SequenceMemory perToken; ///< growth of the cache, all ranks of one copy
    Bytes total() const { return weights + cache + state + activation + runtime; }
};
ModelMemory modelMemory(const ModelShape& shape, const SizingRequest& request);

/// Memory that activations of one step take on one rank: 2 x tokens x heads x head_dim x c, with c by family and
/// ranks (facts/memory-model.md section 3).
Bytes activationMemory(const ModelShape& shape, std::int64_t batchedTokens, std::int64_t tensorParallel);
/// Context and libraries of one GPU.
Bytes runtimeReserve();
/// Buffers for collectives on one GPU of such a group.
Bytes communicationReserve(std::int64_t ranks);

/// Ranks up to `most` over which the model can be split: they divide the query heads, divide or are divided by the
/// key-value heads, and cut no expert or block of scales.
std::vector<std::int64_t> legalTensorParallel(const ModelShape& shape, std::optional<WeightFormat> weights, std::int64_t most = 72);

} // namespace rackyard
