#include "files/huggingface/shape_builder.h"

#include "files/huggingface/nas_blocks.h"
#include "files/huggingface/quantization.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

constexpr int mostHidden = 1'000'000;
constexpr std::int64_t mostVocabulary = 100'000'000;
constexpr double mostElements = 1e17; // beyond any model, and safe to add up

std::string typeOf(const Json& language, const Json& root) {
    for (const Json* part : {&language, &root})
        if (const auto found = part->find("model_type"); found != part->end() && found->is_string()) return found->get<std::string>();
    return {};
}

bool hasWord(const Json& config, const char* key, std::string_view part) {
    const auto found = config.find(key);
    return found != config.end() && found->is_array() && !found->empty() && found->front().is_string() &&
           found->front().get<std::string>().find(part) != std::string::npos;
}

// Grok's releases name no model type, or that of another model.
std::string resolvedType(const Json& language, const Json& root) {
    const std::string type = typeOf(language, root);
    if (!familyOf(type) && hasWord(root, "architectures", "Grok1")) return "grok-1";
    return type;
}

// A tower's own model type is not that of the language part (`llava` around a Llama).
Family resolvedFamily(const std::string& type) {
    if (const Family* known = familyOf(type)) return *known;
    return Family{};
}

bool isKnownWrapper(const std::string& type) {
    for (const char* wrapper : {"llava", "llava_next", "llava_onevision", "internvl_chat", "internvl", "multi_modality", "gpt_neox_reward_model", "idefics3", "smolvlm", "paligemma", "mllama"})
        if (type == wrapper) return true;
    return false;
}

void merge(std::vector<LayerShape>& groups, LayerShape layer) {
    for (LayerShape& group : groups) {
        layer.count = group.count;
        if (layer == group) {
            ++group.count;
            return;
        }
    }
    layer.count = 1;
    groups.push_back(std::move(layer));
}

double roughElements(const ModelShape& shape) {
    double sum = 2.0 * double(shape.vocabulary) * shape.hiddenSize;
    for (const LayerShape& l : shape.layers) {
        const double attention = l.attention ? double(l.attention->heads) * (l.attention->keyDim + 1.0) : 0;
        const double feed = l.feedForward ? double(l.feedForward->width + l.feedForward->sharedWidth) +
                                                double(l.feedForward->experts) * double(l.feedForward->expertWidth) : 0;
        const double state = l.state ? double(l.state->heads) * l.state->headDim * (1.0 + l.state->keyDim / 64.0) : 0;
        sum += 8.0 * l.count * shape.hiddenSize * (attention + feed + state + 1);
    }
    return sum;
}

} // namespace

ShapeBuilder::ShapeBuilder(const Json& root, const Json& language, const Json& besideQuantization)
    : root_(root), language_(language), beside_(besideQuantization), type_(resolvedType(language, root)), family_(resolvedFamily(type_)),
      config_(root, language, familyDefaults(type_)) {
    if (type_ == "gpt_neox_reward_model") family_ = *familyOf("gpt_neox");
}

std::optional<HuggingFaceModel> ShapeBuilder::build() {
    model_.family = type_;
    if (!familyOf(type_) && !isKnownWrapper(type_)) model_.notUnderstood.push_back(type_.empty() ? "model_type" : "model_type " + type_);
    if (!readSizes()) return std::nullopt;
    readLayers();
    if (!isPlausible()) {
        outOfRange_.push_back("hidden_size");
        return std::nullopt;
    }
    readPredictors();
    readExtras();
    model_.shape.nativeBits = publishedBits(config_, beside_, model_.shape, model_.notUnderstood);
    for (std::string& key : config_.ignoredStructure())
        model_.notUnderstood.push_back(std::move(key));
    model_.assumed.assign(config_.assumed().begin(), config_.assumed().end());
    return model_;
}

bool ShapeBuilder::readSizes() {
    const auto hidden = config_.number({"hidden_size", "n_embd", "d_model", "model_dim", "hidden_dim", "n_embed"});
    const auto vocabulary = config_.number({"padded_vocab_size", "vocab_size", "n_vocab", "embedding_size"});
    plans_ = planLayers(config_, family_, model_.notUnderstood);
    if (!hidden) missing_.push_back("hidden_size");
    if (!vocabulary) missing_.push_back("vocab_size");
    if (plans_.empty()) missing_.push_back("num_hidden_layers");
    if (hidden && (*hidden == 0 || *hidden > mostHidden)) outOfRange_.push_back("hidden_size");
    if (vocabulary && (*vocabulary == 0 || *vocabulary > mostVocabulary)) outOfRange_.push_back("vocab_size");
    if (!missing_.empty() || !outOfRange_.empty()) return false;
    sizes_ = {static_cast<int>(*hidden), static_cast<int>(plans_.size())};
    model_.shape.hiddenSize = sizes_.hidden;
    if (const auto width = config_.number({"word_embed_proj_dim"}); width && *width != *hidden) model_.shape.embeddingSize = static_cast<int>(std::min<std::int64_t>(*width, mostHidden));
    model_.shape.vocabulary = *vocabulary;
    model_.shape.tiedHead = config_.flagOr({"tie_word_embeddings", "weight_tying", "share_input_output_layers"}, family_.tied);
    model_.shape.maxContext = config_.numberOr({"max_position_embeddings", "n_positions", "max_seq_len", "seq_length", "max_sequence_length",
                                                "model_max_length", "n_ctx", "max_context_length"}, 0);
    return true;
}

LayerShape ShapeBuilder::layerAt(std::size_t index, const LayerPlan& plan) {
    LayerShape layer;
    const bool attends = plan.mixer != MixerKind::none && plan.mixer != MixerKind::state;
    if (attends) layer.attention = attentionOf(config_, family_, sizes_, index, plan.mixer);
    if (plan.mixer == MixerKind::state || plan.mixer == MixerKind::attentionAndState) {
        layer.state = stateOf(config_, family_, sizes_);
        // Where the state's sizes are not understood, attention over everything is the most it can be.
        if (!layer.state && !attends) layer.attention = attentionOf(config_, family_, sizes_, index, MixerKind::full);
        if (!layer.state && std::find(model_.notUnderstood.begin(), model_.notUnderstood.end(), "linear_attention") == model_.notUnderstood.end())
            model_.notUnderstood.push_back("linear_attention");
    }
    layer.feedForward = feedForwardOf(config_, family_, sizes_, index, plan.block);
    layer.norms = family_.norms;
    return layer;
}

void ShapeBuilder::readLayers() {
    const std::vector<NasBlock> blocks = nasBlocks(config_, sizes_);
    for (std::size_t i = 0; i < plans_.size(); ++i) {
        LayerShape layer = layerAt(i, plans_[i]);
        if (i < blocks.size()) applyBlock(blocks[i], layer);
        if (family_.name == "longcat_flash") { // two attentions and two dense blocks around the experts of one layer
            LayerShape second = layerAt(i, {MixerKind::full, BlockKind::dense});
            merge(model_.shape.layers, std::move(second));
        }
        perLayer_.push_back(layer);
        merge(model_.shape.layers, std::move(layer));
    }
    if (perLayer_.front().attention && perLayer_.front().attention->heads == 0 && blocks.empty()) missing_.push_back("num_attention_heads");
}

// Predictors look like the last layer that attends to everything.
void ShapeBuilder::readPredictors() {
    const std::int64_t count = config_.numberOr({"num_nextn_predict_layers", "mtp_num_hidden_layers", "mtp_num_layers"}, 0);
    std::vector<std::string> ignored;
    const auto words = config_.words({"mtp_layers_block_type"});
    if (count <= 0 || count > sizes_.layers) return;
    if (!words.empty()) {
        for (const std::string& word : words) {
            const bool attends = word == "attention";
            const LayerPlan plan{attends ? MixerKind::full : MixerKind::none, attends ? BlockKind::none : word == "moe" ? BlockKind::experts : BlockKind::dense};
            merge(model_.shape.predictors, layerAt(0, plan));
        }
        return;
    }
    const auto attends = [](const LayerShape& l) { return l.attention && !l.state && l.attention->window == 0; };
    auto last = std::find_if(perLayer_.rbegin(), perLayer_.rend(), attends);
    if (last == perLayer_.rend()) last = perLayer_.rbegin();
    LayerShape predictor = *last;
    if (predictor.attention && predictor.attention->compression) { // its own ratio follows those of the layers
        predictor.attention->compression->ratio = static_cast<int>(config_.numberAt({"compress_ratios"}, std::size_t(sizes_.layers)).value_or(0));
        predictor.attention->index.reset();
    }
    predictor.count = static_cast<int>(count);
    model_.shape.predictors.push_back(predictor);
    for (const char* name : {"deepseek_v3", "deepseek_v32", "glm4_moe"})
        if (family_.name == name) model_.shape.predictorHasOwnHead = true;
}

void ShapeBuilder::readExtras() {
    ModelShape& shape = model_.shape;
    if (family_.positions) shape.positions = shape.maxContext + (family_.name == "opt" ? 2 : 0);
    if (const std::int64_t streams = config_.numberOr({"hc_mult"}, 0); streams > 1) // hyper-connections mix streams twice a layer
        for (std::vector<LayerShape>* layers : {&shape.layers, &shape.predictors})
            for (LayerShape& layer : *layers)
                layer.otherWeights += 2 * streams * shape.hiddenSize * (2 + streams) * streams;
    if (const std::int64_t size = config_.numberOr({"hidden_size_per_layer_input"}, 0); size > 0) { // Gemma 3n, 4
        const std::int64_t words = config_.numberOr({"vocab_size_per_layer_input"}, shape.vocabulary);
        shape.otherWeights += sizes_.layers * size * (words + shape.hiddenSize);
        for (LayerShape& layer : shape.layers)
            layer.otherWeights += 2 * size * shape.hiddenSize;
    }
    if (const std::int64_t streams = config_.numberOr({"altup_num_inputs"}, 0); streams > 1) { // Gemma 3n's parallel streams
        shape.otherWeights += 2 * (streams - 1) * shape.hiddenSize * shape.hiddenSize;
        for (LayerShape& layer : shape.layers)
            layer.otherWeights += shape.hiddenSize * (streams + 2 * config_.numberOr({"laurel_rank"}, 0));
    }
    config_.know({"vocab_size_per_layer_input", "cross_attention_layers", "num_hash_layers", "moe_layer_freq", "intermediate_size", "attn_config",
                  "ffn_config", "deepseek_sparse_attention", "num_key_value_heads", "head_dim", "expand", "use_mixed_mlp_moe", "conv_dim", "attention_hidden_size", "zero_expert_num",
                  "attention_window_size", "ffn_with_glu", "laurel_rank"});
    for (const char* tower : {"vision_config", "audio_config", "vision_tower_config", "mm_vision_tower", "visual", "gen_vision_config", "speech_config", "vision_tower"})
        if (const auto found = root_.find(tower); found != root_.end() && !found->is_null()) model_.towers.push_back(tower);
}

bool ShapeBuilder::isPlausible() const { return roughElements(model_.shape) < mostElements; }

} // namespace rackyard::huggingface
