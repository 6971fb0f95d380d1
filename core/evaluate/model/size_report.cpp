#include "evaluate/model/size_report.h"

#include <algorithm>

namespace rackyard {

namespace {

bool knowsBits(const ModelShape& shape) {
    return std::any_of(shape.nativeBits.begin(), shape.nativeBits.end(), [](Factor f) { return f.millionths() > 0; });
}

std::int64_t ownWeights(const RoleCount& predictors) {
    return predictors.total() - predictors[TensorRole::embedding] - predictors[TensorRole::head];
}

// Without a shape only what was published is known: weights by the flat rule, the cache by its elements a token.
SizeReport byFigures(const Model& model, const SizingRequest& request) {
    SizeReport report{.parameters = model.totalParameters, .active = model.activeParameters, .request = request};
    const std::int64_t bits = flatBits(request.weights.value_or(model.nativeWeights));
    report.weights = Bytes::of(model.totalParameters / 8 * bits);
    if (!request.weights && model.checkpoint) report.weights = std::max(report.weights, *model.checkpoint);
    if (model.kvElementsPerToken) {
        const std::int64_t bytes = *model.kvElementsPerToken * (request.cache == CacheFormat::fp8 ? 1 : 2);
        report.perToken = SequenceMemory{Bytes::of(bytes), {}, {}};
        report.cache = Bytes::of(bytes) * request.context * request.concurrency;
        report.state = Bytes();
    }
    report.runtime = runtimeReserve();
    report.legalTensorParallel = {1};
    report.upperBound = true;
    report.notUnderstood.push_back("shape");
    return report;
}

} // namespace

SizeReport sizeShape(const ModelShape& shape, const SizingRequest& request, const std::optional<GpuBudget>& gpu) {
    const ModelMemory memory = modelMemory(shape, request);
    SizeReport report{.parameters = memory.parameters.total(), .active = memory.parameters.active, .request = request, .gpu = gpu};
    if (!shape.predictors.empty()) {
        report.predictors = ownWeights(memory.parameters.predictors);
        report.predictorWeights = memory.predictors;
    }
    report.weights = memory.weights;
    report.perToken = memory.perToken;
    report.cache = memory.cache;
    report.state = memory.state;
    report.activation = memory.activation;
    report.runtime = memory.runtime;
    report.attention = attentionKindOf(shape);
    report.legalTensorParallel = legalTensorParallel(shape, request.weights);
    report.maxContext = shape.maxContext;
    if (!gpu) return report;
    report.share = gpuShare(shape, request, *gpu);
    report.largestContext = largestContext(shape, request, *gpu);
    report.mostRequests = mostRequests(shape, request, *gpu);
    return report;
}

SizeReport sizeModel(const Model& model, SizingRequest request, const std::optional<GpuBudget>& gpu) {
    // A shape read from another copy of the model says nothing about the published format; the record does.
    const SizingRequest asked = request;
    if (model.shape && !request.weights && !knowsBits(*model.shape)) request.weights = model.nativeWeights;
    SizeReport report = model.shape ? sizeShape(*model.shape, request, gpu) : byFigures(model, request);
    report.request = asked;
    report.model = model.id.text();
    report.parameters = model.totalParameters;
    if (model.activeParameters) report.active = model.activeParameters;
    if (model.maxContext) report.maxContext = *model.maxContext;
    report.statedMinimum = model.statedMinimum;
    return report;
}

} // namespace rackyard
