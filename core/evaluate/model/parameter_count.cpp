#include "evaluate/model/parameter_count.h"

#include <numeric>

namespace rackyard {

namespace {

using Elements = std::int64_t;

Elements indexWeights(const SparseIndexShape& index, Elements hidden, Elements queryRank) {
    const Elements queries = (queryRank > 0 ? queryRank : hidden) * index.heads * index.dim;
    return queries + hidden * index.dim + 2 * index.dim + hidden * index.heads;
}

// Query, key-value and output projections of multi-head latent attention (DeepSeek-V2, section 2.1).
Elements latentWeights(const AttentionShape& a, Elements hidden) {
    const LatentShape& latent = *a.latent;
    const Elements queryDims = Elements(a.heads) * a.keyDim;
    const Elements query = latent.queryRank > 0 ? Elements(latent.queryRank) * (hidden + queryDims + 1) : hidden * queryDims;
    const Elements down = hidden * (latent.kvRank + latent.ropeDim) + latent.kvRank;
    const Elements up = Elements(latent.kvRank) * a.heads * (a.keyDim - latent.ropeDim + a.valueDim);
    const Elements values = Elements(a.heads) * a.valueDim;
    return query + down + up + values * hidden * (a.gated ? 2 : 1);
}

// One shared key-value head of which older tokens are compressed; grouped low-rank output. A compressor projects
// values and gates, twice as wide where its blocks overlap (ratio 4).
Elements compressedWeights(const AttentionShape& a, Elements hidden) {
    const CompressionShape& c = *a.compression;
    const Elements queryDims = Elements(a.heads) * a.keyDim;
    const Elements rank = a.latent ? a.latent->queryRank : 0;
    const Elements query = rank > 0 ? rank * (hidden + queryDims) : hidden * queryDims;
    const Elements output = queryDims * c.outputRank + Elements(c.outputGroups) * c.outputRank * hidden;
    const Elements overlap = c.ratio == 4 ? 2 : 1;
    const Elements compressor = c.ratio > 0 ? (2 * hidden + c.ratio) * overlap * a.keyDim : 0;
    const Elements index = a.index ? rank * a.index->heads * a.index->dim + hidden * a.index->heads +
                                         (2 * hidden + c.ratio) * overlap * a.index->dim
                                   : 0;
    return query + hidden * a.keyDim + output + compressor + index;
}

Elements plainWeights(const AttentionShape& a, Elements hidden) {
    const Elements query = Elements(a.heads) * a.keyDim;
    const Elements key = a.ownCache ? Elements(a.kvHeads) * a.keyDim : 0;
    const Elements value = a.ownCache && !a.valueIsKey ? Elements(a.kvHeads) * a.valueDim : 0;
    const Elements output = Elements(a.heads) * a.valueDim;
    const Elements queries = a.queryRank > 0 ? a.queryRank * (hidden + query) : hidden * query;
    Elements sum = queries + hidden * (key + value + output + (a.gated ? output : 0));
    if (a.inputBias) sum += query + key + value;
    if (a.outputBias) sum += hidden;
    if (a.queryKeyNorm) sum += 2 * a.keyDim;
    return sum;
}

Elements attentionWeights(const AttentionShape& a, Elements hidden) {
    if (a.compression) return compressedWeights(a, hidden);
    const Elements index = a.index ? indexWeights(*a.index, hidden, a.latent ? a.latent->queryRank : 0) : 0;
    return index + (a.latent ? latentWeights(a, hidden) : plainWeights(a, hidden));
}

Elements deltaWeights(const StateShape& s, Elements hidden) {
    const Elements keys = Elements(s.keyHeads) * s.keyDim;
    const Elements values = Elements(s.heads) * s.headDim;
    const Elements mixed = 2 * keys + values;
    return hidden * (mixed + 2 * values + 2 * s.heads) + mixed * s.convolution + 2 * s.heads + s.headDim;
}

// Kimi delta attention: decay through a low rank, output gate through a low rank or whole (rank 0).
Elements kimiWeights(const StateShape& s, Elements hidden) {
    const Elements keys = Elements(s.keyHeads) * s.keyDim;
    const Elements values = Elements(s.heads) * s.headDim;
    const Elements mixed = 2 * keys + values;
    const Elements decay = Elements(s.headDim) * (hidden + keys);
    const Elements gate = s.rank > 0 ? Elements(s.rank) * (hidden + values) : hidden * values;
    return hidden * (mixed + values + s.heads) + mixed * s.convolution + decay + gate;
}

Elements stateWeights(const StateShape& s, Elements hidden) {
    const Elements inner = Elements(s.heads) * s.headDim;
    switch (s.kind) {
    case StateKind::mamba:
        return hidden * 3 * inner + inner * (s.convolution + 1) + inner * (s.rank + 2 * s.keyDim) + (s.rank + 1) * inner +
               inner * s.keyDim + inner;
    case StateKind::mamba2: {
        const Elements convolved = inner + 2 * Elements(s.keyHeads) * s.keyDim;
        return hidden * (inner + convolved + s.heads + inner) + convolved * (s.convolution + 1) + 3 * s.heads + inner;
    }
    case StateKind::deltaNet: return deltaWeights(s, hidden);
    case StateKind::kimiDelta: return kimiWeights(s, hidden);
    case StateKind::lightning: return hidden * inner * 5 + inner;
    case StateKind::shortConvolution: return hidden * inner * 4 + inner * s.convolution;
    case StateKind::gatedRecurrence:
        return hidden * inner * 3 + inner * (s.convolution + 1) + 2 * Elements(s.heads) * s.headDim * s.headDim + 3 * inner;
    case StateKind::rwkv: return hidden * inner * 5 + 5 * hidden;
    }
    return 0;
}

void addFeedForward(RoleCount& sum, const FeedForwardShape& f, Elements hidden, Elements layers) {
    const Elements biasless = f.matrices;
    sum[TensorRole::feedForward] += layers * (biasless * hidden * f.width + (f.bias && f.width > 0 ? f.width * (f.matrices - 1) + hidden : 0));
    if (f.experts == 0) return;
    const Elements inside = f.latentWidth > 0 ? f.latentWidth : hidden;
    const Elements bias = f.bias ? f.expertWidth * (f.matrices - 1) + inside : 0;
    sum[TensorRole::experts] += layers * f.experts * (biasless * inside * f.expertWidth + bias);
    sum[TensorRole::sharedExperts] += layers * (biasless * hidden * f.sharedWidth + (f.sharedGate ? hidden : 0));
    sum[TensorRole::router] += layers * (f.experts * (hidden + (f.bias ? 1 : 0)) + (f.latentWidth > 0 ? 2 * hidden * f.latentWidth : 0));
}

RoleCount countLayers(const std::vector<LayerShape>& layers, Elements hidden) {
    RoleCount sum;
    for (const LayerShape& layer : layers) {
        if (layer.attention) sum[TensorRole::attention] += layer.count * attentionWeights(*layer.attention, hidden);
        if (layer.state) sum[TensorRole::stateMixer] += layer.count * stateWeights(*layer.state, hidden);
        if (layer.feedForward) addFeedForward(sum, *layer.feedForward, hidden, layer.count);
        sum[TensorRole::norm] += layer.count * layer.norms * hidden;
        sum[TensorRole::attention] += layer.count * layer.otherWeights;
    }
    return sum;
}

// Experts that one token does not visit.
Elements idleExperts(const std::vector<LayerShape>& layers, Elements hidden) {
    Elements idle = 0;
    for (const LayerShape& layer : layers) {
        if (!layer.feedForward || layer.feedForward->experts == 0) continue;
        FeedForwardShape rest = *layer.feedForward;
        rest.experts -= rest.expertsPerToken;
        RoleCount count;
        addFeedForward(count, rest, hidden, layer.count);
        idle += count[TensorRole::experts];
    }
    return idle;
}

} // namespace

std::int64_t RoleCount::total() const { return std::accumulate(elements.begin(), elements.end(), std::int64_t(0)); }

ParameterCount countParameters(const ModelShape& shape) {
    const Elements hidden = shape.hiddenSize;
    const Elements width = shape.embeddingSize > 0 ? shape.embeddingSize : hidden;
    const Elements table = shape.vocabulary * width;
    ParameterCount count;
    count.model = countLayers(shape.layers, hidden);
    const Elements projections = width == hidden ? 0 : 2 * width * hidden;
    count.model[TensorRole::embedding] += table + projections + shape.positions * hidden + shape.otherWeights;
    if (!shape.tiedHead) count.model[TensorRole::head] += table;
    count.model[TensorRole::norm] += hidden;
    count.active = count.total() - idleExperts(shape.layers, hidden) - (shape.tiedHead ? 0 : table);
    if (shape.predictors.empty()) return count;
    count.predictors = countLayers(shape.predictors, hidden);
    // Each predictor joins the hidden state with the next token's embedding: two square matrices.
    for (const LayerShape& layer : shape.predictors)
        count.predictors[TensorRole::attention] += layer.attention ? layer.count * 2 * hidden * hidden : 0;
    if (shape.predictorHasOwnHead) {
        count.predictors[TensorRole::embedding] += table;
        count.predictors[TensorRole::head] += table;
    }
    return count;
}

} // namespace rackyard
