#include "files/huggingface/layer_sizes.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rackyard::huggingface {

namespace {

int asInt(std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, 2'000'000'000)); }

constexpr Keys expertKeys{"n_routed_experts", "num_local_experts", "num_experts", "moe_num_experts", "num_moe_experts", "n_experts"};

std::int64_t nestedNumber(const ConfigSource& config, Keys section, Keys keys) {
    const auto nested = config.section(section);
    return nested ? nested->numberOr(keys, 0) : 0;
}

std::int64_t expertsOf(const ConfigSource& config) {
    const std::int64_t stated = config.numberOr(expertKeys, 0);
    return stated > 1 ? stated : nestedNumber(config, {"ffn_config"}, {"moe_num_experts"});
}

// `4,5,6`, as some configurations list their layers.
std::vector<std::int64_t> listedIn(const std::string& text) {
    std::vector<std::int64_t> numbers;
    for (std::size_t at = 0; at < text.size();) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
        if (error == std::errc()) numbers.push_back(number);
        at = static_cast<std::size_t>(end - text.data()) + 1;
    }
    return numbers;
}

bool contains(const std::vector<std::int64_t>& list, std::int64_t value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

// Which layers have experts, by every way in which configurations say so.
bool hasExpertsByRule(const ConfigSource& config, std::size_t index) {
    const auto layer = std::int64_t(index);
    if (const auto types = config.words({"mlp_layer_types"}); index < types.size()) return types[index] != "dense";
    if (const auto listed = config.numbers({"moe_layers"}); !listed.empty()) return contains(listed, layer);
    if (const std::string listed = config.word({"moe_layers_enum"}); !listed.empty()) return contains(listedIn(listed), layer);
    if (contains(config.numbers({"mlp_only_layers"}), layer)) return false;
    if (layer < config.numberOr({"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index", "n_dense_layers", "moe_layer_num_skipped"}, 0))
        return false;
    if (const auto end = config.number({"moe_layer_end_index"}); end && layer > *end) return false;
    if (const Json* frequency = config.find({"moe_layer_freq"}); frequency && frequency->is_array())
        return config.numberAt({"moe_layer_freq"}, index).value_or(1) != 0;
    if (const auto every = config.number({"moe_layer_freq"}); every && *every > 1) return layer % *every == 0;
    if (const auto period = config.number({"expert_layer_period"}); period && *period > 0)
        return layer % *period == config.numberOr({"expert_layer_offset"}, 0) % *period;
    const std::int64_t step = config.numberOr({"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval", "moe_layer_frequency"}, 1);
    return step < 2 || (layer + 1) % step == 0;
}

std::int64_t denseWidth(const ConfigSource& config, const Family& family, const CommonSizes& sizes, std::size_t index) {
    std::optional<std::int64_t> width;
    if (const auto multiplier = config.fractionAt({"ffn_multipliers"}, index)) { // OpenELM: a width for every layer
        const std::int64_t step = std::max<std::int64_t>(1, config.numberOr({"ffn_dim_divisor"}, 256));
        return std::llround(*multiplier * sizes.hidden / double(step)) * step;
    }
    if (family.name == "llama4") width = config.number({"intermediate_size_mlp"});
    if (!width) width = config.number({"dense_intermediate_size"});
    if (!width)
        width = config.numberAt({"intermediate_size", "ffn_hidden_size", "n_inner", "ff_intermediate_size", "ffn_dim", "d_ff", "feed_forward_hidden_size",
                                 "block_ff_dim", "d_inner"}, index);
    if (!width) {
        const double ratio = config.fraction({"expansion_ratio", "ffn_ratio", "mlp_ratio"}).value_or(4);
        width = static_cast<std::int64_t>(std::llround(ratio * sizes.hidden));
    }
    if (config.flagOr({"block_auto_adjust_ff_dim"}, false)) {
        // LFM 2 states the width of a block without gate: two thirds of it, in whole multiples.
        const std::int64_t multiple = std::max<std::int64_t>(1, config.numberOr({"block_multiple_of"}, 256));
        return (*width * 2 / 3 + multiple - 1) / multiple * multiple;
    }
    return family.halvedWidth ? *width / 2 : *width;
}

std::int64_t expertWidth(const ConfigSource& config, std::int64_t dense) {
    if (const auto nested = nestedNumber(config, {"ffn_config"}, {"ffn_hidden_size"}); nested > 0) return nested;
    // Hunyuan and ERNIE list a width for each kind or layer; the first is that of text.
    if (const auto stated = config.number({"moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size", "expert_ffn_hidden_size"}); stated && *stated > 0)
        return *stated;
    return config.numberOr({"intermediate_size", "ffn_hidden_size"}, dense);
}

std::int64_t sharedWidth(const ConfigSource& config, const Family& family, std::int64_t expert) {
    const std::int64_t count = config.numberOr({"n_shared_experts", "num_shared_experts", "num_shared_expert", "moe_num_shared_experts"}, 0);
    if (const auto each = config.number({"moe_shared_expert_intermediate_size"}); each && *each > 0) return *each * std::max<std::int64_t>(1, count);
    if (const auto all = config.number({"shared_expert_intermediate_size", "share_expert_dim", "share_expert_width"}); all) return *all;
    if (const auto each = config.number({"shared_intermediate_size"}); each) return *each * std::max<std::int64_t>(1, count);
    return family.name == "llama4" ? expert : count * expert;
}

FeedForwardShape withExperts(const ConfigSource& config, const Family& family, FeedForwardShape f, std::int64_t dense) {
    f.experts = asInt(expertsOf(config));
    f.expertsPerToken = asInt(config.numberOr({"num_experts_per_tok", "num_experts_per_token", "moe_top_k", "moe_topk", "moe_k", "top_k_experts",
                                               "experts_per_token", "num_selected_experts"}, 0));
    if (f.expertsPerToken == 0) f.expertsPerToken = asInt(std::max<std::int64_t>(1, nestedNumber(config, {"ffn_config"}, {"moe_top_k"})));
    f.expertsPerToken = std::min(f.expertsPerToken, f.experts);
    f.expertWidth = expertWidth(config, dense);
    f.sharedWidth = sharedWidth(config, family, f.expertWidth);
    f.sharedGate = config.has({"shared_expert_intermediate_size"}) && f.sharedWidth > 0;
    f.latentWidth = config.numberOr({"moe_latent_size", "routed_expert_hidden_size"}, 0);
    // Gemma 4, Grok 2 and Arctic run a dense block beside the experts; Arctic's is as wide as the model.
    f.width = config.flagOr({"enable_moe_block", "residual_moe"}, false) || family.name == "longcat_flash" ? dense : 0;
    if (config.flagOr({"parallel_attn_mlp_res", "use_residual"}, false)) f.width = config.numberOr({"hidden_size"}, 0);
    return f;
}

} // namespace

std::optional<FeedForwardShape> feedForwardOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes, std::size_t index,
                                              BlockKind block) {
    if (block == BlockKind::none) return std::nullopt;
    for (const char* name : {"mamba", "mamba2", "falcon_mamba"})
        if (family.name == name) return std::nullopt;
    FeedForwardShape f{.matrices = family.matrices};
    f.bias = config.flagOr({"mlp_bias", "use_mlp_bias", "add_bias_linear"}, family.feedForwardBias);
    const std::int64_t dense = denseWidth(config, family, sizes, index);
    const bool experts = block == BlockKind::experts || (block == BlockKind::byRule && hasExpertsByRule(config, index));
    const bool blockOff = config.flag({"enable_moe_block"}) == std::optional(false);
    if (experts && !blockOff && expertsOf(config) > 1) return withExperts(config, family, f, dense);
    // Gemma 4's layers that borrow a cache may spend what they save on a block twice as wide.
    const bool borrows = std::int64_t(index) >= sizes.layers - config.numberOr({"num_kv_shared_layers"}, 0);
    f.width = borrows && config.flagOr({"use_double_wide_mlp"}, false) ? 2 * dense : dense;
    return f;
}

} // namespace rackyard::huggingface
