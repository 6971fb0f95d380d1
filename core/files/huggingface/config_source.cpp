#include "files/huggingface/config_source.h"

#include <algorithm>
#include <array>

namespace rackyard::huggingface {

namespace {

// Configurations write whole numbers as 8 and now and then as 8.0.
std::optional<std::int64_t> wholeNumber(const Json& value) {
    constexpr std::int64_t most = 1'000'000'000'000;
    if (value.is_array()) return value.empty() ? std::nullopt : wholeNumber(value.front());
    if (value.is_number_integer() || value.is_number_unsigned()) {
        const auto number = value.get<std::int64_t>();
        return number >= 0 && number <= most ? std::optional(number) : std::nullopt;
    }
    if (!value.is_number_float()) return std::nullopt;
    const double number = value.get<double>();
    if (!(number >= 0 && number <= double(most))) return std::nullopt;
    const auto whole = static_cast<std::int64_t>(number);
    return double(whole) == number ? std::optional(whole) : std::nullopt;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// Words by which a key tells that it shapes tensors or caches …
constexpr std::array structural{"num_", "_size", "_dim", "_rank", "layers", "layer_", "heads", "expert", "latent",
                                "mamba", "ssm", "conv_kernel", "compress", "sparse_attention", "linear_attn", "moe_",
                                "ffn", "mlp", "kv_", "shared_", "cla_", "altup", "laurel", "per_layer", "block_types"};
// … and words of training, sampling, positions and of other parts, that tell that it does not.
constexpr std::array harmless{"token", "rope", "rotary", "dropout", "init", "aux", "loss", "image", "video", "vision",
                              "audio", "visual", "beam", "logit", "return", "group_beam", "position", "scal", "factor",
                              "bias", "norm", "act", "eps", "clip", "clamp", "limit", "dtype", "version", "precision",
                              "topk_group", "n_group", "num_expert_group", "max_length", "min_length", "chunk",
                              "router", "scoring", "topk_method", "routed_scaling", "seq_aux", "jitter", "freeze",
                              "tune_", "select_layer", "cache", "attn_implementation", "time_step", "overlap", "sinkhorn",
                              "multiplier", "base_model", "max_window", "patch", "mm_", "pretraining_tp", "ep_size",
                              "query_pre_attn", "classifier", "labels", "hash_layers", "tokenizer", "use_mtp",
                              "index_topk", "topk_blocks", "renormalize", "softmax", "hash", "residual", "deterministic",
                              "output_", "num_return", "tie_", "ngram", "_penalty", "pos_", "freq_base", "alibi",
                              "fp32", "fp16", "bf16", "_id", "pool", "mup", "quant", "fused", "backend", "use_cache",
                              "moe_topk_method", "prefix", "num_mtp_modules", "mtp_transformer", "qk_head_dim",
                              "sliding_window_pattern", "attn_res_block", "gate_lower", "train", "seq_length", "mask",
                              "hidden_states", "gradient", "compressor", "context_window_size", "attn_type", "pad_", "aggregat", "warmup", "temperature", "kernels"};

bool looksStructural(const std::string& key) {
    const auto within = [&key](const char* part) { return contains(key, part); };
    const bool shapes = key.rfind("n_", 0) == 0 || std::any_of(structural.begin(), structural.end(), within);
    return shapes && std::none_of(harmless.begin(), harmless.end(), within);
}

bool saysSomething(const Json& value) {
    if (value.is_null() || value.is_string()) return false;
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_number()) return value.get<double>() != 0;
    return !value.empty();
}

} // namespace

ConfigSource::ConfigSource(const Json& root, const Json& text, Json defaults)
    : root_(&root), text_(&text), defaults_(std::move(defaults)) {}

const Json* ConfigSource::find(Keys keys) const {
    const Json* found = nullptr;
    for (const Json* layer : std::initializer_list<const Json*>{text_, root_, &defaults_}) {
        for (const char* key : keys) {
            known_.insert(key);
            const auto place = layer->find(key);
            if (found || place == layer->end() || place->is_null()) continue;
            found = &*place;
            if (layer == &defaults_) assumed_.insert(key);
        }
    }
    return found;
}

std::optional<std::int64_t> ConfigSource::number(Keys keys) const {
    const Json* value = find(keys);
    return value ? wholeNumber(*value) : std::nullopt;
}

std::optional<std::int64_t> ConfigSource::numberAt(Keys keys, std::size_t layer) const {
    const Json* value = find(keys);
    if (!value) return std::nullopt;
    if (!value->is_array()) return wholeNumber(*value);
    return layer < value->size() ? wholeNumber((*value)[layer]) : std::nullopt;
}

std::optional<double> ConfigSource::fraction(Keys keys) const {
    const Json* value = find(keys);
    return value && value->is_number() ? std::optional(value->get<double>()) : std::nullopt;
}

std::optional<double> ConfigSource::fractionAt(Keys keys, std::size_t layer) const {
    const Json* value = find(keys);
    if (!value || !value->is_array() || layer >= value->size() || !(*value)[layer].is_number()) return std::nullopt;
    return (*value)[layer].get<double>();
}

std::optional<bool> ConfigSource::flag(Keys keys) const {
    const Json* value = find(keys);
    if (!value) return std::nullopt;
    if (value->is_boolean()) return value->get<bool>();
    return value->is_number() ? std::optional(value->get<double>() != 0) : std::nullopt;
}

std::string ConfigSource::word(Keys keys) const {
    const Json* value = find(keys);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

std::vector<std::string> ConfigSource::words(Keys keys) const {
    std::vector<std::string> words;
    const Json* value = find(keys);
    if (value && value->is_array())
        for (const Json& element : *value)
            if (element.is_string()) words.push_back(element.get<std::string>());
    return words;
}

std::vector<std::int64_t> ConfigSource::numbers(Keys keys) const {
    std::vector<std::int64_t> numbers;
    const Json* value = find(keys);
    if (value && value->is_array())
        for (const Json& element : *value)
            if (const auto number = wholeNumber(element)) numbers.push_back(*number);
    return numbers;
}

std::optional<ConfigSource> ConfigSource::section(Keys keys) const {
    const Json* value = find(keys);
    if (!value || !value->is_object()) return std::nullopt;
    return ConfigSource(*value, *value, Json::object());
}

void ConfigSource::know(Keys keys) const { known_.insert(keys.begin(), keys.end()); }

std::vector<std::string> ConfigSource::ignoredStructure() const {
    std::vector<std::string> keys;
    for (auto place = text_->begin(); place != text_->end(); ++place)
        if (known_.count(place.key()) == 0 && looksStructural(place.key()) && saysSomething(*place)) keys.push_back(place.key());
    return keys;
}

} // namespace rackyard::huggingface
