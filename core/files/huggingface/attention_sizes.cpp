#include "files/huggingface/layer_sizes.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

int asInt(std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, 2'000'000'000)); }

int headsOf(const ConfigSource& config, std::size_t index) {
    return asInt(config.numberAt({"num_attention_heads_per_layer", "num_query_heads", "num_attention_heads", "n_head", "n_heads", "num_heads"}, index).value_or(0));
}

std::optional<std::int64_t> statedKvHeads(const ConfigSource& config, std::size_t index) {
    const auto stated = config.numberAt({"num_key_value_heads_per_layer", "num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads",
                                         "num_query_groups", "num_attention_groups"}, index);
    if (stated) return stated;
    if (const auto nested = config.section({"attn_config"})) return nested->number({"kv_n_heads"});
    return std::nullopt;
}

int kvHeadsOf(const ConfigSource& config, const Family& family, std::size_t index, int heads) {
    if (config.flagOr({"multi_query_attention"}, false)) return asInt(config.numberOr({"multi_query_group_num"}, 1));
    // Falcon names its key-value heads only where the newer layout uses them.
    if (family.name == "falcon" && !config.flagOr({"new_decoder_architecture"}, false))
        return config.flagOr({"multi_query"}, true) ? 1 : heads;
    if (const auto stated = statedKvHeads(config, index); stated && *stated > 0) return asInt(*stated);
    return config.flagOr({"multi_query"}, false) ? 1 : heads;
}

void readBias(const ConfigSource& config, const Family& family, AttentionShape& a) {
    const auto stated = config.flag({"attention_bias", "qkv_bias", "use_qkv_bias", "add_qkv_bias", "use_bias", "bias"});
    const auto none = config.flag({"no_bias"});
    const bool qwen1 = family.name == "qwen"; // its `no_bias` leaves the query, key and value bias
    a.inputBias = stated.value_or(none && !qwen1 ? !*none : family.inputBias);
    a.outputBias = config.flagOr({"attention_out_bias", "use_bias", "bias"}, family.outputBias) && !(none && *none);
}

// One latent for keys and values; MiniCPM 3 leaves the value size to hidden/heads.
void readLatent(const ConfigSource& config, const CommonSizes& sizes, AttentionShape& a) {
    LatentShape latent;
    latent.queryRank = asInt(config.numberOr({"q_lora_rank"}, 0));
    latent.kvRank = asInt(config.numberOr({"kv_lora_rank"}, 0));
    latent.ropeDim = asInt(config.numberOr({"qk_rope_head_dim"}, 64));
    const std::int64_t plain = config.numberOr({"qk_nope_head_dim"}, 128);
    a.keyDim = asInt(plain + latent.ropeDim);
    a.valueDim = asInt(config.numberOr({"v_head_dim"}, a.heads > 0 ? sizes.hidden / a.heads : 0));
    a.kvHeads = 1;
    a.gated = config.flagOr({"mla_use_output_gate"}, false);
    a.latent = latent;
}

bool ownsIndex(const ConfigSource& config, std::size_t index) {
    const auto types = config.words({"indexer_types"}); // a layer may use the choice of an earlier one
    return index >= types.size() || types[index] == "full";
}

void readIndex(const ConfigSource& config, std::size_t index, AttentionShape& a) {
    const std::int64_t heads = config.numberOr({"index_n_heads"}, 0);
    const std::int64_t dim = config.numberOr({"index_head_dim"}, 0);
    if (heads > 0 && dim > 0 && ownsIndex(config, index)) a.index = SparseIndexShape{asInt(heads), asInt(dim)};
    const auto sparse = config.section({"sparse_attention_config"});
    if (!sparse || !sparse->flagOr({"use_sparse_attention"}, true)) return;
    if (sparse->numberAt({"sparse_attention_freq"}, index).value_or(1) == 0) return;
    a.index = SparseIndexShape{asInt(sparse->numberOr({"sparse_num_index_heads"}, 0)), asInt(sparse->numberOr({"sparse_index_dim"}, 0))};
}

// DeepSeek V4: one shared head, a window in every layer, older tokens compressed by the layer's ratio.
void readCompression(const ConfigSource& config, std::size_t index, AttentionShape& a) {
    CompressionShape compression;
    compression.ratio = asInt(config.numberAt({"compress_ratios"}, index).value_or(0));
    compression.outputRank = asInt(config.numberOr({"o_lora_rank"}, 0));
    compression.outputGroups = asInt(config.numberOr({"o_groups"}, 1));
    a.latent = LatentShape{.queryRank = asInt(config.numberOr({"q_lora_rank"}, 0)), .kvRank = 0,
                           .ropeDim = asInt(config.numberOr({"qk_rope_head_dim"}, 64))};
    a.kvHeads = 1;
    a.window = config.numberOr({"sliding_window"}, 0);
    a.compression = compression;
    if (compression.ratio != 4) a.index.reset();
}

// Gemma 4's full layers have larger and fewer heads, and one projection for keys and values.
void readGlobalLayer(const ConfigSource& config, AttentionShape& a) {
    if (const auto dim = config.number({"global_head_dim"})) a.keyDim = a.valueDim = asInt(*dim);
    if (const auto heads = config.number({"num_global_key_value_heads"})) a.kvHeads = asInt(*heads);
    a.valueIsKey = config.flagOr({"attention_k_eq_v"}, false);
}

// Layers that read the cache of an earlier one: every factor-th owns one, or the last ones own none.
bool ownsCache(const ConfigSource& config, const CommonSizes& sizes, std::size_t index) {
    const std::int64_t borrowing = config.numberOr({"num_kv_shared_layers"}, 0);
    if (std::int64_t(index) >= sizes.layers - borrowing) return false;
    const std::int64_t factor = config.numberOr({"cla_share_factor"}, 1);
    return !config.flagOr({"use_cla"}, false) || factor < 2 || std::int64_t(index) % factor == 0;
}

constexpr std::int64_t imageTiles = 4; // of 1,601 tokens each at 560 x 560 pixels, as Llama 3.2 Vision reads an image
constexpr std::int64_t tokensPerTile = 1601;

} // namespace

AttentionShape attentionOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes, std::size_t index, MixerKind mixer) {
    AttentionShape a;
    a.heads = headsOf(config, index);
    a.kvHeads = kvHeadsOf(config, family, index, a.heads);
    const std::int64_t dim = config.numberOr({"head_dim", "kv_channels", "attention_head_dim", "d_head", "head_size", "attention_head_size"}, 0);
    a.keyDim = asInt(dim > 0 ? dim : a.heads > 0 ? sizes.hidden / a.heads : 0);
    const std::int64_t valueDim = config.numberOr({"v_head_dim"}, 0);
    a.valueDim = valueDim > 0 ? asInt(valueDim) : a.keyDim;
    a.gated = config.flagOr({"attn_output_gate", "attention_output_gate"}, family.name == "qwen3_next");
    a.queryKeyNorm = config.flagOr({"use_qk_norm", "qk_layernorm", "use_qk_layernorm"}, family.queryKeyNorm);
    a.queryRank = asInt(config.numberOr({"share_q_dim"}, 0));
    a.ownCache = ownsCache(config, sizes, index);
    readBias(config, family, a);
    if (mixer == MixerKind::window) a.window = windowOf(config);
    else if (mixer == MixerKind::full) readGlobalLayer(config, a);
    if (config.numberOr({"kv_lora_rank"}, 0) > 0) readLatent(config, sizes, a);
    readIndex(config, index, a);
    if (!config.numbers({"compress_ratios"}).empty()) readCompression(config, index, a);
    if (mixer == MixerKind::crossAttention) {
        a.crossAttention = true;
        a.window = imageTiles * tokensPerTile;
    }
    return a;
}

} // namespace rackyard::huggingface
