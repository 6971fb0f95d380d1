#pragma once

#include "catalog/model.h"
#include "evaluate/model/gpu_share.h"
#include "evaluate/model/model_memory.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// Answer to how much memory a model needs; figures that nobody can know are absent.
struct SizeReport {
    std::string model;
    std::int64_t parameters = 0;              ///< predictors and towers not counted
    std::optional<std::int64_t> active;
    std::optional<std::int64_t> predictors;   ///< multi-token prediction layers, without a second embedding
    Bytes weights;
    std::optional<Bytes> predictorWeights;    ///< within `weights`
    std::optional<SequenceMemory> perToken;   ///< absent where the cache is not known
    std::optional<Bytes> cache;
    std::optional<Bytes> state;
    Bytes activation;
    Bytes runtime;
    AttentionKind attention = AttentionKind::unknown;
    std::vector<std::int64_t> legalTensorParallel;
    std::int64_t maxContext = 0;
    bool upperBound = false;
    std::vector<std::string> notUnderstood;   ///< why it is an upper bound
    std::vector<std::string> assumed;         ///< keys that the family's own code fills in
    std::vector<std::string> towers;          ///< parts that are not counted
    std::optional<Bytes> statedMinimum;
    SizingRequest request;
    std::optional<GpuBudget> gpu;
    std::optional<GpuShare> share;
    std::int64_t largestContext = 0;          ///< on such GPUs, at the request's concurrency
    std::int64_t mostRequests = 0;            ///< on such GPUs, at the request's context

    /// Sum of the known parts.
    Bytes total() const { return weights + cache.value_or(Bytes()) + state.value_or(Bytes()) + activation + runtime; }
    /// True where a part is not known, so that the total is the least it can be.
    bool atLeast() const { return !cache.has_value(); }
};

/// Sizes a shape.
SizeReport sizeShape(const ModelShape& shape, const SizingRequest& request, const std::optional<GpuBudget>& gpu = {});
/// Sizes a model of the catalog: by its shape where it has one, else by its published figures alone.
SizeReport sizeModel(const Model& model, SizingRequest request, const std::optional<GpuBudget>& gpu = {});

} // namespace rackyard
