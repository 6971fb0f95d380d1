#include "files/catalog/shape_fields.h"

#include "files/catalog/archive.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr std::int64_t most = 1'000'000'000'000;

/// Whole numbers and flags that are written only where they differ from what a fresh record has.
template<class T>
void number(ReadArchive& a, std::string_view key, T& value, T) {
    constexpr std::int64_t limit = sizeof(T) == 4 ? 2'000'000'000 : most;
    if (const auto read = a.reader().integer(key, 0, limit)) value = static_cast<T>(*read);
}
template<class T>
void number(WriteArchive& a, std::string_view key, T value, T usual) {
    if (value != usual) a.writer().line(key, std::to_string(value));
}
void flag(ReadArchive& a, std::string_view key, bool& value, bool) {
    if (const auto read = a.reader().flag(key)) value = *read;
}
void flag(WriteArchive& a, std::string_view key, bool value, bool usual) {
    if (value != usual) a.writer().line(key, value ? "true" : "false");
}

template<class Archive, class S>
void describeLatent(Archive& a, S& s) {
    number(a, "query_rank", s.queryRank, 0);
    number(a, "kv_rank", s.kvRank, 0);
    number(a, "rope_dim", s.ropeDim, 0);
}

template<class Archive, class S>
void describeIndex(Archive& a, S& s) {
    number(a, "heads", s.heads, 0);
    number(a, "dim", s.dim, 0);
}

template<class Archive, class S>
void describeCompression(Archive& a, S& s) {
    number(a, "ratio", s.ratio, 0);
    number(a, "output_rank", s.outputRank, 0);
    number(a, "output_groups", s.outputGroups, 0);
}

template<class Archive, class S>
void describeAttention(Archive& a, S& s) {
    number(a, "heads", s.heads, 0);
    number(a, "kv_heads", s.kvHeads, 0);
    number(a, "key_dim", s.keyDim, 0);
    number(a, "value_dim", s.valueDim, 0);
    number(a, "window", s.window, std::int64_t(0));
    flag(a, "own_cache", s.ownCache, true);
    flag(a, "cross_attention", s.crossAttention, false);
    flag(a, "value_is_key", s.valueIsKey, false);
    flag(a, "gated", s.gated, false);
    flag(a, "input_bias", s.inputBias, false);
    flag(a, "output_bias", s.outputBias, false);
    flag(a, "query_key_norm", s.queryKeyNorm, false);
    number(a, "query_rank", s.queryRank, 0);
    a.section("latent", s.latent, LatentShape{}, [](auto& n, auto& v) { describeLatent(n, v); });
    a.section("index", s.index, SparseIndexShape{}, [](auto& n, auto& v) { describeIndex(n, v); });
    a.section("compression", s.compression, CompressionShape{}, [](auto& n, auto& v) { describeCompression(n, v); });
}

template<class Archive, class S>
void describeState(Archive& a, S& s) {
    a.word("kind", s.kind, stateKindOf, [](StateKind k) { return keyOf(k); }, StateKind(-1));
    number(a, "heads", s.heads, 0);
    number(a, "head_dim", s.headDim, 0);
    number(a, "key_heads", s.keyHeads, 0);
    number(a, "key_dim", s.keyDim, 0);
    number(a, "convolution", s.convolution, 0);
    number(a, "rank", s.rank, 0);
}

template<class Archive, class S>
void describeFeedForward(Archive& a, S& s) {
    number(a, "matrices", s.matrices, 3);
    number(a, "width", s.width, std::int64_t(0));
    number(a, "experts", s.experts, 0);
    number(a, "experts_per_token", s.expertsPerToken, 0);
    number(a, "expert_width", s.expertWidth, std::int64_t(0));
    number(a, "shared_width", s.sharedWidth, std::int64_t(0));
    number(a, "latent_width", s.latentWidth, std::int64_t(0));
    flag(a, "bias", s.bias, false);
    flag(a, "shared_gate", s.sharedGate, false);
}

template<class Archive, class L>
void describeLayer(Archive& a, L& layer) {
    number(a, "count", layer.count, 1);
    number(a, "norms", layer.norms, 2);
    number(a, "other_weights", layer.otherWeights, std::int64_t(0));
    a.section("attention", layer.attention, AttentionShape{}, [](auto& n, auto& v) { describeAttention(n, v); });
    a.section("state", layer.state, StateShape{}, [](auto& n, auto& v) { describeState(n, v); });
    a.section("feed_forward", layer.feedForward, FeedForwardShape{}, [](auto& n, auto& v) { describeFeedForward(n, v); });
}

void layerList(ReadArchive& a, std::string_view key, std::vector<LayerShape>& layers) {
    for (const YamlNode* node : a.reader().list(key)) {
        RecordReader nested(*node, a.reader().file(), a.reader().problems());
        ReadArchive archive(nested);
        describeLayer(archive, layers.emplace_back());
        nested.finish();
    }
}

void layerList(WriteArchive& a, std::string_view key, const std::vector<LayerShape>& layers) {
    if (layers.empty()) return;
    a.writer().open(key);
    RecordWriter list = a.writer().nested();
    for (const LayerShape& layer : layers) {
        RecordWriter element = list.element();
        // Every element has a first line, so that the dash has somewhere to stand.
        element.line("count", std::to_string(layer.count));
        LayerShape rest = layer;
        rest.count = 1;
        WriteArchive archive(element);
        describeLayer(archive, rest);
    }
}

template<class Archive, class S>
void describeShape(Archive& a, S& shape) {
    number(a, "hidden_size", shape.hiddenSize, 0);
    number(a, "vocabulary", shape.vocabulary, std::int64_t(0));
    number(a, "embedding_size", shape.embeddingSize, 0);
    flag(a, "tied_head", shape.tiedHead, false);
    number(a, "positions", shape.positions, std::int64_t(0));
    number(a, "other_weights", shape.otherWeights, std::int64_t(0));
    number(a, "max_context", shape.maxContext, std::int64_t(0));
    flag(a, "predictor_has_own_head", shape.predictorHasOwnHead, false);
    layerList(a, "layers", shape.layers);
    layerList(a, "predictors", shape.predictors);
}

} // namespace

std::optional<ModelShape> readShape(RecordReader& model) {
    const YamlNode* node = model.map("shape");
    if (!node) return std::nullopt;
    RecordReader reader(*node, model.file(), model.problems());
    ReadArchive archive(reader);
    ModelShape shape;
    describeShape(archive, shape);
    if (const YamlNode* bits = reader.map("native_bits")) {
        RecordReader byRole(*bits, model.file(), model.problems());
        for (std::size_t role = 0; role < tensorRoles; ++role)
            if (const auto read = byRole.figure(keyOf(TensorRole(role)), unit::ratio)) shape.nativeBits[role] = *read;
        byRole.finish();
    }
    if (shape.layers.empty()) reader.reportMissing("layers");
    if (shape.hiddenSize == 0) reader.reportMissing("hidden_size");
    reader.finish();
    return shape.layers.empty() ? std::nullopt : std::optional(shape);
}

void writeShape(RecordWriter& writer, const ModelShape& shape) {
    writer.open("shape");
    RecordWriter nested = writer.nested();
    WriteArchive archive(nested);
    describeShape(archive, shape);
    const auto& bits = shape.nativeBits;
    if (std::all_of(bits.begin(), bits.end(), [](Factor f) { return f.millionths() == 0; })) return;
    nested.open("native_bits");
    RecordWriter byRole = nested.nested();
    for (std::size_t role = 0; role < tensorRoles; ++role)
        byRole.figure(keyOf(TensorRole(role)), bits[role], unit::ratio);
}

} // namespace rackyard
