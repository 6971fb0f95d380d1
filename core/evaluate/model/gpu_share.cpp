#include "evaluate/model/gpu_share.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr std::int64_t boundless = std::int64_t(1) << 40; // tokens or sequences that no memory holds

Bytes roundedUp(Bytes bytes, std::int64_t parts) { return Bytes::of((bytes.bytes() + parts - 1) / parts); }

Bytes portion(Bytes bytes, Factor factor) {
    return Bytes::of(static_cast<std::int64_t>(static_cast<__int128>(bytes.bytes()) * factor.millionths() / 1'000'000));
}

/// The largest value up to `boundless` for which `holds` is true, given that it is true up to some value and false
/// above; 0 where it is never true.
template<class Holds>
std::int64_t largest(Holds holds) {
    if (!holds(1)) return 0;
    std::int64_t low = 1;
    std::int64_t high = 2;
    while (high < boundless && holds(high)) {
        low = high;
        high *= 2;
    }
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

} // namespace

GpuShare gpuShare(const ModelShape& shape, const SizingRequest& request, const GpuBudget& gpu) {
    const std::int64_t ranks = std::max<std::int64_t>(1, request.tensorParallel);
    const std::int64_t stages = std::max<std::int64_t>(1, request.pipelineParallel);
    const BitsByRole bits = request.weights ? bitsFor(shape, *request.weights) : nativeBits(shape);
    const ParameterCount count = countParameters(shape);
    const Bytes everywhere = replicatedBytes(count.model, bits);
    const Bytes split = weightBytes(count.model, bits) + weightBytes(count.predictors, bits) - everywhere;
    const SequenceMemory sequence = sequenceMemory(shape, request.context, request.cache, ranks);
    GpuShare share;
    share.weights = roundedUp(split, ranks * stages) + roundedUp(everywhere, stages);
    share.cache = roundedUp((sequence.cache + sequence.index) * request.concurrency, stages);
    share.state = roundedUp(sequence.state * request.concurrency, stages);
    share.activation = activationMemory(shape, request.batchedTokens, ranks);
    share.runtime = runtimeReserve();
    share.communication = communicationReserve(ranks * stages);
    share.withheld = gpu.memory - portion(gpu.memory, gpu.utilization);
    share.free = gpu.memory - share.sum();
    return share;
}

std::int64_t largestContext(const ModelShape& shape, SizingRequest request, const GpuBudget& gpu) {
    return largest([&](std::int64_t tokens) {
        request.context = tokens;
        return gpuShare(shape, request, gpu).fits();
    });
}

std::int64_t mostRequests(const ModelShape& shape, SizingRequest request, const GpuBudget& gpu) {
    return largest([&](std::int64_t sequences) {
        request.concurrency = sequences;
        return gpuShare(shape, request, gpu).fits();
    });
}

} // namespace rackyard
