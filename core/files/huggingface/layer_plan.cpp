#include "files/huggingface/layer_plan.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

using Plans = std::vector<LayerPlan>;

std::optional<LayerPlan> planOfWord(const std::string& word) {
    if (word == "full_attention" || word == "attention" || word == "global" || word == "full" || word == "softmax") return LayerPlan{};
    if (word == "sliding_attention" || word == "chunked_attention" || word == "local" || word == "sliding" || word == "window")
        return LayerPlan{MixerKind::window};
    if (word.find("sparse_attention") != std::string::npos || word == "heavily_compressed_attention") return LayerPlan{};
    if (word == "linear_attention" || word == "mamba" || word == "mamba2" || word == "recurrent" || word == "conv" || word == "linear" || word == "kda")
        return LayerPlan{MixerKind::state};
    if (word == "hybrid") return LayerPlan{MixerKind::attentionAndState};
    if (word == "mlp") return LayerPlan{MixerKind::none, BlockKind::dense};
    if (word == "moe") return LayerPlan{MixerKind::none, BlockKind::experts};
    return std::nullopt;
}

std::optional<LayerPlan> planOfLetter(char letter) {
    switch (letter) {
    case 'M': return LayerPlan{MixerKind::state, BlockKind::none};
    case '*': return LayerPlan{MixerKind::full, BlockKind::none};
    case '-': return LayerPlan{MixerKind::none, BlockKind::dense};
    case 'E': return LayerPlan{MixerKind::none, BlockKind::experts};
    default: return std::nullopt;
    }
}

// In Nemotron-H every layer is one thing only: a mixer or a feed-forward block.
bool oneThingALayer(const Family& family) { return family.name == "nemotron_h"; }

Plans fromWords(const std::vector<std::string>& words, const Family& family, std::vector<std::string>& notUnderstood) {
    Plans plans;
    for (const std::string& word : words) {
        std::optional<LayerPlan> plan = planOfWord(word);
        if (!plan && std::find(notUnderstood.begin(), notUnderstood.end(), word) == notUnderstood.end()) notUnderstood.push_back(word);
        if (plan && oneThingALayer(family) && plan->mixer != MixerKind::none) plan->block = BlockKind::none;
        if (plan && family.name.rfind("zamba", 0) == 0 && plan->mixer == MixerKind::state) plan->block = BlockKind::none;
        if (plan && family.name == "recurrent_gemma" && plan->mixer == MixerKind::full) plan->mixer = MixerKind::window;
        plans.push_back(plan.value_or(LayerPlan{}));
    }
    return plans;
}

Plans fromLetters(const std::string& pattern) {
    Plans plans;
    for (const char letter : pattern)
        if (const auto plan = planOfLetter(letter)) plans.push_back(*plan);
    return plans;
}

template<class Rule>
Plans byRule(std::int64_t layers, Rule rule) {
    Plans plans;
    for (std::int64_t i = 0; i < layers; ++i)
        plans.push_back(LayerPlan{rule(i)});
    return plans;
}

MixerKind stateUnless(bool attention) { return attention ? MixerKind::full : MixerKind::state; }
MixerKind windowUnless(bool full) { return full ? MixerKind::full : MixerKind::window; }

bool contains(const std::vector<std::int64_t>& list, std::int64_t value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

// Layers of states with some of attention between them.
std::optional<Plans> hybridPlans(const ConfigSource& config, const Family& family, std::int64_t layers) {
    if (const auto linear = config.section({"linear_attn_config"})) {
        const auto full = linear->numbers({"full_attn_layers"}); // counted from 1
        linear->know({"kda_layers"});
        return byRule(layers, [&](std::int64_t i) { return stateUnless(contains(full, i + 1)); });
    }
    if (const auto types = config.numbers({"attn_type_list"}); !types.empty())
        return byRule(layers, [&](std::int64_t i) { return stateUnless(std::size_t(i) >= types.size() || types[std::size_t(i)] == 1); });
    if (const auto indices = config.numbers({"attn_layer_indices"}); !indices.empty())
        return byRule(layers, [&](std::int64_t i) { return stateUnless(contains(indices, i)); });
    if (const auto period = config.number({"attn_layer_period"}); period && *period > 0) {
        const std::int64_t offset = config.numberOr({"attn_layer_offset"}, 0);
        return byRule(layers, [&](std::int64_t i) { return stateUnless(i % *period == offset % *period); });
    }
    if (const auto interval = config.number({"full_attention_interval"}); interval && *interval > 0)
        return byRule(layers, [&](std::int64_t i) { return stateUnless((i + 1) % *interval == 0); });
    if (family.name == "falcon_h1") return byRule(layers, [](std::int64_t) { return MixerKind::attentionAndState; });
    for (const char* name : {"mamba", "mamba2", "falcon_mamba", "rwkv"})
        if (family.name == name) return byRule(layers, [](std::int64_t) { return MixerKind::state; });
    return std::nullopt;
}

// A pattern of letters, `LLLG`, or of numbers of layers to a full one.
std::optional<Plans> patternPlans(const ConfigSource& config, std::int64_t layers) {
    const std::string letters = config.word({"sliding_window_pattern"});
    if (!letters.empty())
        return byRule(layers, [&](std::int64_t i) {
            return windowUnless(letters[std::size_t(i) % letters.size()] == 'G' || i + 1 == layers);
        });
    const auto period = config.number({"sliding_window_pattern", "_sliding_window_pattern", "global_attn_every_n_layers"});
    if (!period || *period <= 0) return std::nullopt;
    return byRule(layers, [&](std::int64_t i) { return windowUnless((i + 1) % *period == 0); });
}

std::optional<Plans> windowPlans(const ConfigSource& config, const Family& family, std::int64_t layers) {
    if (windowOf(config) == 0) return std::nullopt;
    if (family.name == "llama4") {
        const auto rotated = config.numbers({"no_rope_layers"}); // 1: rotated and chunked, 0: neither
        const std::int64_t period = std::max<std::int64_t>(1, config.numberOr({"nope_layer_interval", "no_rope_layer_interval"}, 4));
        return byRule(layers, [&](std::int64_t i) {
            return windowUnless(std::size_t(i) < rotated.size() ? rotated[std::size_t(i)] == 0 : (i + 1) % period == 0);
        });
    }
    if (const auto pattern = patternPlans(config, layers)) return pattern;
    if (const auto uses = config.flag({"use_sliding_window"})) {
        const std::int64_t firstFull = config.numberOr({"max_window_layers"}, layers);
        return byRule(layers, [&](std::int64_t i) { return windowUnless(!*uses || i < firstFull); });
    }
    if (family.name == "gemma2" || family.name == "gpt_oss") return byRule(layers, [](std::int64_t i) { return windowUnless(i % 2 == 1); });
    if (family.name == "qwen2" || family.name == "qwen3") return std::nullopt; // off unless `use_sliding_window` says so
    return byRule(layers, [](std::int64_t) { return MixerKind::window; });
}

Plans repeated(const Plans& plans, std::int64_t layers) {
    Plans all;
    for (std::int64_t i = 0; i < layers && !plans.empty(); ++i)
        all.push_back(plans[std::size_t(i) % plans.size()]);
    return all;
}

void markCrossAttention(const ConfigSource& config, Plans& plans) {
    for (const std::int64_t layer : config.numbers({"cross_attention_layers"}))
        if (std::size_t(layer) < plans.size()) plans[std::size_t(layer)].mixer = MixerKind::crossAttention;
}

} // namespace

std::int64_t windowOf(const ConfigSource& config) {
    const std::int64_t window = config.numberOr({"sliding_window", "attention_chunk_size", "window_size", "attention_window_size", "sliding_window_size"}, 0);
    const std::int64_t longest = config.numberOr({"max_position_embeddings", "n_positions", "max_seq_len", "seq_length"}, 0);
    return longest > 0 && window >= longest ? 0 : window;
}

std::vector<LayerPlan> planLayers(const ConfigSource& config, const Family& family, std::vector<std::string>& notUnderstood) {
    const auto layers = config.number({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers"});
    if (const std::string letters = config.word({"hybrid_override_pattern"}); !letters.empty()) return fromLetters(letters);
    if (const auto words = config.words({"layer_types", "layers_block_type"}); !words.empty())
        return layers ? repeated(fromWords(words, family, notUnderstood), *layers) : fromWords(words, family, notUnderstood);
    if (!layers || *layers > 100'000) return {};
    if (const auto words = config.words({"block_types", "_block_types"}); !words.empty())
        return repeated(fromWords(words, family, notUnderstood), *layers);
    std::optional<Plans> plans = hybridPlans(config, family, *layers);
    if (!plans) plans = windowPlans(config, family, *layers);
    if (!plans) plans = Plans(std::size_t(*layers));
    markCrossAttention(config, *plans);
    return *plans;
}

} // namespace rackyard::huggingface
