#include "evaluate/model/model_memory.h"

#include "units/enum_names.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr EnumNames<AttentionKind, 8> kindNames{{{AttentionKind::unknown, "unknown"},
                                                 {AttentionKind::mha, "mha"},
                                                 {AttentionKind::gqa, "gqa"},
                                                 {AttentionKind::mqa, "mqa"},
                                                 {AttentionKind::mla, "mla"},
                                                 {AttentionKind::sliding, "sliding"},
                                                 {AttentionKind::hybrid, "hybrid"},
                                                 {AttentionKind::linear, "linear"}}};

template<class Test>
bool anyLayer(const ModelShape& shape, Test test) {
    return std::any_of(shape.layers.begin(), shape.layers.end(), test);
}

// Width of the queries, by which activations are measured; a latent works at the hidden size.
std::int64_t activationWidth(const ModelShape& shape) {
    std::int64_t width = 0;
    for (const LayerShape& layer : shape.layers)
        if (layer.attention && !layer.attention->latent && !layer.attention->compression)
            width = std::max<std::int64_t>(width, std::int64_t(layer.attention->heads) * layer.attention->keyDim);
    return width > 0 ? width : shape.hiddenSize;
}

bool isGated(const ModelShape& shape) {
    return anyLayer(shape, [](const LayerShape& l) { return l.feedForward && l.feedForward->matrices == 3; });
}

// Tenths of the coefficient of aiconfigurator's base backend at 1, 2, 4 and 8 ranks.
std::int64_t activationTenths(const ModelShape& shape, std::int64_t ranks) {
    const std::size_t step = ranks >= 8 ? 3 : ranks >= 4 ? 2 : ranks >= 2 ? 1 : 0;
    constexpr std::int64_t experts[] = {220, 130, 100, 100};
    constexpr std::int64_t gated[] = {110, 65, 50, 50};
    constexpr std::int64_t plain[] = {100, 60, 50, 50};
    if (shape.hasExperts()) return experts[step];
    return isGated(shape) ? gated[step] : plain[step];
}

bool fits(std::int64_t parts, std::int64_t ranks) { return parts == 0 || parts % ranks == 0; }

bool attentionSplits(const AttentionShape& a, std::int64_t ranks) {
    if (!fits(a.heads, ranks)) return false;
    return a.latent || a.compression || a.kvHeads == 0 || a.kvHeads % ranks == 0 || ranks % a.kvHeads == 0;
}

bool feedForwardSplits(const FeedForwardShape& f, std::int64_t ranks, bool blocks) {
    if (!fits(f.width, ranks) || !fits(f.expertWidth, ranks)) return false;
    // Blocks of 128 weights share a scale and cannot be cut (facts/memory-model.md section 4).
    return !blocks || f.expertWidth == 0 || f.expertWidth % 128 != 0 || f.expertWidth / ranks % 128 == 0;
}

} // namespace

std::string_view keyOf(AttentionKind kind) { return nameIn(kindNames, kind); }

AttentionKind attentionKindOf(const ModelShape& shape) {
    const bool attention = anyLayer(shape, [](const LayerShape& l) { return l.attention.has_value(); });
    const bool state = anyLayer(shape, [](const LayerShape& l) { return l.state.has_value(); });
    if (!attention) return state ? AttentionKind::linear : AttentionKind::unknown;
    if (state) return AttentionKind::hybrid;
    if (anyLayer(shape, [](const LayerShape& l) { return l.attention && (l.attention->latent || l.attention->compression); }))
        return AttentionKind::mla;
    if (anyLayer(shape, [](const LayerShape& l) { return l.attention && l.attention->window > 0 && !l.attention->crossAttention; }))
        return AttentionKind::sliding;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    for (const LayerShape& layer : shape.layers)
        if (layer.attention && layer.attention->kvHeads > kvHeads) {
            heads = layer.attention->heads;
            kvHeads = layer.attention->kvHeads;
        }
    return kvHeads == heads ? AttentionKind::mha : kvHeads == 1 ? AttentionKind::mqa : AttentionKind::gqa;
}

Bytes activationMemory(const ModelShape& shape, std::int64_t batchedTokens, std::int64_t tensorParallel) {
    return Bytes::of(2 * batchedTokens * activationWidth(shape) * activationTenths(shape, tensorParallel) / 10);
}

Bytes runtimeReserve() { return Bytes::ofMebi(3584); }

Bytes communicationReserve(std::int64_t ranks) {
    if (ranks < 2) return {};
    return Bytes::ofMebi(ranks == 2 ? 342 : 392);
}

ModelMemory modelMemory(const ModelShape& shape, const SizingRequest& request) {
    const BitsByRole bits = request.weights ? bitsFor(shape, *request.weights) : nativeBits(shape);
    const std::int64_t ranks = std::max<std::int64_t>(1, request.tensorParallel);
    const std::int64_t gpus = ranks * std::max<std::int64_t>(1, request.pipelineParallel);
    ModelMemory memory;
    memory.parameters = countParameters(shape);
    memory.predictors = weightBytes(memory.parameters.predictors, bits);
    memory.weights = weightBytes(memory.parameters.model, bits) + memory.predictors +
                     replicatedBytes(memory.parameters.model, bits) * (ranks - 1);
    const SequenceMemory sequence = sequenceMemory(shape, request.context, request.cache, ranks);
    memory.cache = (sequence.cache + sequence.index) * ranks * request.concurrency;
    memory.state = sequence.state * ranks * request.concurrency;
    memory.activation = activationMemory(shape, request.batchedTokens, ranks) * gpus;
    memory.runtime = (runtimeReserve() + communicationReserve(gpus)) * gpus;
    memory.perToken = growthPerToken(shape, request.cache);
    return memory;
}

std::vector<std::int64_t> legalTensorParallel(const ModelShape& shape, std::optional<WeightFormat> weights, std::int64_t most) {
    const bool blocks = weights ? *weights == WeightFormat::fp8
                                : shape.nativeBits[indexOf(TensorRole::experts)].millionths() / 1'000'000 == 8;
    std::vector<std::int64_t> legal;
    for (std::int64_t ranks = 1; ranks <= most; ++ranks) {
        const bool splits = std::all_of(shape.layers.begin(), shape.layers.end(), [&](const LayerShape& layer) {
            if (layer.attention && !attentionSplits(*layer.attention, ranks)) return false;
            if (layer.state && !fits(layer.state->heads, ranks)) return false;
            return !layer.feedForward || feedForwardSplits(*layer.feedForward, ranks, blocks);
        });
        if (splits) legal.push_back(ranks);
    }
    return legal;
}

} // namespace rackyard
