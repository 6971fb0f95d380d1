#include "files/huggingface/layer_sizes.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

int asInt(std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, 2'000'000'000)); }

StateShape deltaNet(const ConfigSource& config) {
    return {.kind = StateKind::deltaNet,
            .heads = asInt(config.numberOr({"linear_num_value_heads"}, 32)),
            .headDim = asInt(config.numberOr({"linear_value_head_dim"}, 128)),
            .keyHeads = asInt(config.numberOr({"linear_num_key_heads"}, 16)),
            .keyDim = asInt(config.numberOr({"linear_key_head_dim"}, 128)),
            .convolution = asInt(config.numberOr({"linear_conv_kernel_dim"}, 4))};
}

StateShape kimiDelta(const ConfigSource& linear) {
    const int heads = asInt(linear.numberOr({"num_heads"}, 0));
    const int dim = asInt(linear.numberOr({"head_dim"}, 128));
    return {.kind = StateKind::kimiDelta, .heads = heads, .headDim = dim, .keyHeads = heads, .keyDim = dim,
            .convolution = asInt(linear.numberOr({"short_conv_kernel_size"}, 4)),
            .rank = linear.flagOr({"use_full_rank_gate"}, false) ? 0 : dim};
}

StateShape mamba2(const ConfigSource& config, const CommonSizes& sizes) {
    StateShape s{.kind = StateKind::mamba2};
    const std::int64_t expand = config.numberOr({"mamba_expand", "expand"}, 2);
    s.headDim = asInt(config.numberOr({"mamba_head_dim", "mamba_d_head", "mamba_headdim", "head_dim"}, 64));
    const std::int64_t inner = config.numberOr({"mamba_d_ssm"}, expand * sizes.hidden);
    s.heads = asInt(config.numberOr({"mamba_num_heads", "mamba_n_heads", "n_mamba_heads", "num_heads"}, s.headDim > 0 ? inner / s.headDim : 0));
    if (s.heads > 0 && !config.has({"mamba_head_dim", "mamba_d_head", "mamba_headdim"})) s.headDim = asInt(inner / s.heads);
    s.keyHeads = asInt(config.numberOr({"mamba_n_groups", "n_groups", "mamba_ngroups"}, 1));
    s.keyDim = asInt(config.numberOr({"ssm_state_size", "mamba_d_state", "state_size"}, 128));
    s.convolution = asInt(config.numberOr({"conv_kernel", "mamba_d_conv"}, 4));
    config.know({"expand", "mamba_expand"});
    return s;
}

// A model of Mamba layers alone states their inner size as `intermediate_size`; in a hybrid that is the block's.
StateShape mamba1(const ConfigSource& config, const Family& family, const CommonSizes& sizes) {
    const std::int64_t expanded = config.numberOr({"mamba_expand", "expand"}, 2) * sizes.hidden;
    const bool alone = family.name == "mamba" || family.name == "falcon_mamba";
    const std::int64_t inner = alone ? config.numberOr({"intermediate_size"}, expanded) : expanded;
    const std::int64_t stated = config.numberOr({"mamba_dt_rank", "time_step_rank"}, 0);
    return {.kind = StateKind::mamba, .heads = 1, .headDim = asInt(inner),
            .keyHeads = 1, .keyDim = asInt(config.numberOr({"mamba_d_state", "state_size"}, 16)),
            .convolution = asInt(config.numberOr({"mamba_d_conv", "conv_kernel"}, 4)),
            .rank = asInt(stated > 0 ? stated : (sizes.hidden + 15) / 16)};
}

StateShape lightning(const ConfigSource& config, const CommonSizes& sizes) {
    const int heads = asInt(config.numberOr({"num_attention_heads"}, 1));
    const std::int64_t dim = config.numberOr({"head_dim"}, sizes.hidden / std::max(1, heads));
    return {.kind = StateKind::lightning, .heads = heads, .headDim = asInt(dim), .keyHeads = heads, .keyDim = asInt(dim)};
}

StateShape recurrence(const ConfigSource& config, const CommonSizes& sizes) {
    const int heads = asInt(config.numberOr({"num_attention_heads"}, 1));
    const std::int64_t width = config.numberOr({"lru_width"}, sizes.hidden);
    return {.kind = StateKind::gatedRecurrence, .heads = heads, .headDim = asInt(width / std::max(1, heads)),
            .convolution = asInt(config.numberOr({"conv1d_width"}, 4))};
}

bool isOneOf(std::string_view name, std::initializer_list<const char*> names) {
    return std::any_of(names.begin(), names.end(), [name](const char* n) { return name == n; });
}

} // namespace

std::optional<StateShape> stateOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes) {
    if (const auto linear = config.section({"linear_attn_config"})) return kimiDelta(*linear);
    if (config.has({"linear_num_value_heads", "linear_key_head_dim"})) return deltaNet(config);
    if (isOneOf(family.name, {"mamba", "falcon_mamba", "jamba", "zamba"})) return mamba1(config, family, sizes);
    if (isOneOf(family.name, {"lfm2", "lfm2_moe"}))
        return StateShape{.kind = StateKind::shortConvolution, .heads = 1, .headDim = sizes.hidden,
                          .convolution = asInt(config.numberOr({"conv_L_cache"}, 3))};
    if (family.name == "recurrent_gemma") return recurrence(config, sizes);
    if (family.name == "rwkv") return StateShape{.kind = StateKind::rwkv, .heads = asInt(sizes.hidden / 64), .headDim = 64};
    if (isOneOf(family.name, {"minimax", "minimax_text_01", "minimax_m1"}) || config.has({"attn_type_list"})) return lightning(config, sizes);
    if (config.has({"ssm_state_size", "mamba_d_state", "state_size"})) return mamba2(config, sizes);
    return std::nullopt;
}

} // namespace rackyard::huggingface
