#include "files/huggingface/family.h"

#include <algorithm>
#include <array>

namespace rackyard::huggingface {

namespace {

constexpr Family plain(std::string_view name, bool tied, bool bias, int norms = 4) {
    return {.name = name, .matrices = 2, .tied = tied, .norms = norms, .inputBias = bias, .outputBias = bias, .feedForwardBias = bias};
}

constexpr Family withPositions(Family family) {
    family.positions = true;
    return family;
}

constexpr Family qkvBias(std::string_view name) { return {.name = name, .inputBias = true}; }
constexpr Family qkNorm(std::string_view name, bool tied = false, int norms = 2) {
    return {.name = name, .tied = tied, .norms = norms, .queryKeyNorm = true};
}
constexpr Family tied(std::string_view name, int norms = 2) { return {.name = name, .tied = true, .norms = norms}; }
constexpr Family gated(std::string_view name) { return {.name = name}; }

// From the modelling code of each family; what a configuration states goes before it.
constexpr std::array families{
    // Llama and its many relatives
    gated("llama"), gated("mistral"), gated("mistral3"), gated("ministral"), gated("ministral3"), gated("mixtral"), gated("llama4"),
    gated("mllama"), gated("yi"), gated("xverse"), gated("aquila"), gated("internlm2"), gated("internlm3"), gated("baichuan"),
    gated("seed_oss"), gated("exaone"), qkNorm("exaone4"), qkNorm("exaone_moe"), gated("stablelm"), gated("stablelm_epoch"), gated("solar"),
    gated("olmo"), qkNorm("olmo2"), qkNorm("olmo3"), qkNorm("olmoe"), gated("deci"), gated("nemotron-nas"), gated("skywork"),
    gated("telechat"), gated("bailing"), gated("bailing_moe"), qkNorm("bailing_moe_v2"), gated("laguna"), gated("phi4flash"), qkNorm("exaone4_5"), gated("mistral4"), gated("gigachat3"), gated("mimo"), gated("mimo_v2_flash"), gated("smollm"), tied("smollm3"),
    gated("helium"), gated("csm"), gated("diffllama"), gated("doge"), gated("vaultgemma"), gated("afmoe"), gated("solar_open"), gated("hyperclovax"),
    Family{.name = "orion", .norms = 4}, Family{.name = "internlm", .inputBias = true, .outputBias = true},
    Family{.name = "arcee", .matrices = 2}, Family{.name = "apertus", .matrices = 2, .queryKeyNorm = true},
    gated("phi3"), gated("phi3small"), Family{.name = "phimoe", .norms = 4}, gated("phi4mm"), gated("phi3_v"),
    // Qwen
    Family{.name = "qwen", .inputBias = true, .halvedWidth = true}, qkvBias("qwen2"), qkvBias("qwen2_moe"), qkvBias("qwen2_vl"),
    qkvBias("qwen2_5_vl"), qkvBias("qwen2_5_omni"), qkNorm("qwen3"), qkNorm("qwen3_moe"), qkNorm("qwen3_vl"), qkNorm("qwen3_vl_moe"),
    qkNorm("qwen3_next"), qkNorm("qwen3_5"), qkNorm("qwen3_5_moe"), qkNorm("qwen3_omni_moe"), gated("minicpm"), tied("minicpm3"),
    qkvBias("minicpmv"), qkvBias("minicpmo"),
    Family{.name = "molmo", .inputBias = true, .halvedWidth = true},
    // Gemma, Cohere, Granite
    tied("gemma"), tied("gemma2", 4), qkNorm("gemma3", true, 4), qkNorm("gemma3n", true, 4), qkNorm("gemma4", true, 4),
    Family{.name = "recurrent_gemma", .tied = true, .halvedWidth = true}, tied("cohere", 1), tied("cohere2", 1), gated("granite"), gated("granitemoe"), gated("granitemoeshared"),
    gated("granitemoehybrid"),
    // GLM and ChatGLM
    qkvBias("chatglm"), qkvBias("glm"), Family{.name = "glm4", .norms = 4, .inputBias = true},
    Family{.name = "glm4v", .norms = 4, .inputBias = true}, gated("glm4_moe"), gated("glm4v_moe"), gated("glm4_moe_lite"), gated("glm_moe_dsa"),
    // Latent attention and many experts
    gated("deepseek"), gated("deepseek_v2"), gated("deepseek_vl_v2"), gated("deepseek_v3"), gated("deepseek_v32"), gated("deepseek_v4"), gated("deepseek_ref"),
    gated("kimi_k2"), gated("kimi_linear"), gated("kimi_vl"), gated("longcat_flash"), qkNorm("minimax_m2"), qkNorm("minimax_m3"), qkNorm("minimax_m3_vl"), gated("minimax"),
    gated("minimax_text_01"), gated("minimax_m1"), gated("dots1"), gated("ernie4_5"), gated("ernie4_5_moe"), gated("ernie4_5_vl_moe"), gated("hunyuan"),
    gated("hunyuan_moe"), qkNorm("hunyuan_v1_dense"), qkNorm("hunyuan_v1_moe"), gated("step3"), qkNorm("step3p5"), qkNorm("step3p7"), gated("dbrx"), gated("arctic"),
    Family{.name = "grok-1", .tied = true, .norms = 4}, Family{.name = "grok", .norms = 4}, Family{.name = "gpt_oss", .inputBias = true, .outputBias = true, .feedForwardBias = true},
    // GPT and its contemporaries: no gate
    withPositions(plain("gpt2", true, true)), withPositions(plain("gpt_bigcode", true, true)), withPositions(plain("openai-gpt", true, true)),
    Family{.name = "gpt_neo", .matrices = 2, .tied = true, .norms = 4, .outputBias = true, .feedForwardBias = true, .positions = true},
    Family{.name = "gptj", .matrices = 2, .norms = 2, .feedForwardBias = true}, Family{.name = "codegen", .matrices = 2, .norms = 2, .feedForwardBias = true},
    plain("gpt_neox", false, true), plain("bloom", true, true), withPositions(plain("opt", true, true)), plain("xglm", true, true), withPositions(plain("biogpt", true, true)),
    plain("falcon", true, false), plain("refinedweb", true, false), plain("refinedwebmodel", true, false), plain("mpt", true, false, 2),
    plain("phi", false, true, 2), plain("phi-msft", false, true, 2), plain("starcoder2", true, true), plain("persimmon", false, true), plain("nemotron", false, false),
    // States in place of caches
    tied("mamba", 1), Family{.name = "mamba2", .norms = 1}, tied("falcon_mamba", 1), gated("falcon_h1"), gated("jamba"), gated("bamba"), tied("zamba"), tied("zamba2"),
    Family{.name = "nemotron_h", .matrices = 2, .norms = 1}, tied("lfm2"), tied("lfm2_moe"), Family{.name = "rwkv", .matrices = 2, .norms = 4}, Family{.name = "openelm", .tied = true, .queryKeyNorm = true}};

constexpr std::array encoders{
    "bert", "roberta", "xlm-roberta", "xlm-roberta-xl", "distilbert", "albert", "electra", "deberta", "deberta-v2", "mpnet", "camembert",
    "ernie", "ernie_m", "squeezebert", "mobilebert", "modernbert", "nomic_bert", "longformer", "big_bird", "funnel", "fnet", "canine",
    "data2vec-text", "esm", "eurobert", "luke", "layoutlm", "layoutlmv2", "layoutlmv3", "lilt", "xlm", "flaubert", "ibert", "nezha", "new", "splinter",
    "rembert", "convbert", "xmod", "t5", "mt5", "umt5", "longt5", "switch_transformers", "bart", "mbart", "pegasus", "pegasus_x", "led", "marian",
    "m2m_100", "nllb-moe", "plbart", "prophetnet", "xlm-prophetnet", "blenderbot", "blenderbot-small", "bigbird_pegasus", "fsmt", "encoder-decoder",
    "vision-encoder-decoder", "speech-encoder-decoder", "whisper", "speech_to_text", "speecht5", "seamless_m4t", "seamless_m4t_v2", "wav2vec2",
    "wav2vec2-bert", "wav2vec2-conformer", "hubert", "wavlm", "unispeech", "unispeech-sat", "sew", "sew-d", "audio-spectrogram-transformer", "clap", "encodec", "dac", "vits",
    "moonshine", "bark", "clip", "clip_vision_model", "clip_text_model", "siglip", "siglip2", "siglip_vision_model", "chinese_clip", "altclip", "align", "blip", "blip_vision_model",
    "vit", "vit_mae", "deit", "beit", "swin", "swinv2", "convnext", "convnextv2", "resnet", "dinov2", "dinov3", "dinov3_vit", "dinov2_with_registers", "detr", "conditional_detr", "deformable_detr",
    "rt_detr", "yolos", "mask2former", "maskformer", "segformer", "sam", "sam2", "sam_hq", "dpt", "depth_anything", "efficientnet", "mobilenet_v2", "mobilevit", "poolformer", "regnet",
    "owlvit", "owlv2", "grounding-dino", "timesformer", "videomae", "vivit", "donut-swin", "pix2struct", "nougat", "florence2", "intern_vit_6b", "intern_vit", "timm_wrapper",
    "t5gemma", "jina_clip", "perceiver", "decision_transformer", "time_series_transformer", "informer", "autoformer", "patchtst", "table-transformer", "trocr", "udop", "git_vision_model", "colpali"};

bool endsWith(std::string_view text, std::string_view ending) {
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

std::string_view withoutTextEnding(std::string_view type) {
    for (const std::string_view ending : {"_text_model", "_text"})
        if (endsWith(type, ending)) return type.substr(0, type.size() - ending.size());
    return type;
}

} // namespace

const Family* familyOf(std::string_view modelType) {
    const std::string_view name = withoutTextEnding(modelType);
    const auto found = std::find_if(families.begin(), families.end(), [name](const Family& f) { return f.name == name; });
    return found == families.end() ? nullptr : &*found;
}

bool isEncoderType(std::string_view modelType) {
    return std::any_of(encoders.begin(), encoders.end(), [modelType](const char* e) { return modelType == e; });
}

bool isEncoderArchitecture(std::string_view architecture) {
    for (const char* ending : {"ForMaskedLM", "ForPreTraining", "ForTokenClassification", "ForQuestionAnswering", "VisionModel",
                               "VisionModelWithProjection", "ForImageClassification", "ForCTC", "ForObjectDetection", "ForMultipleChoice",
                               "EncoderModel", "ForSpeechSeq2Seq"})
        if (endsWith(architecture, ending)) return true;
    return false;
}

nlohmann::json familyDefaults(std::string_view modelType) {
    using Json = nlohmann::json;
    const std::string_view name = withoutTextEnding(modelType);
    const auto sizes = [](int hidden, int width, int layers, int heads, int kvHeads, int vocabulary) {
        return Json{{"hidden_size", hidden}, {"intermediate_size", width}, {"num_hidden_layers", layers},
                    {"num_attention_heads", heads}, {"num_key_value_heads", kvHeads}, {"vocab_size", vocabulary}};
    };
    const auto with = [](Json json, std::initializer_list<std::pair<const char*, Json>> more) {
        for (const auto& [key, value] : more)
            json[key] = value;
        return json;
    };
    // Default arguments of the families' configuration classes.
    if (name == "llama") return with(sizes(4096, 11008, 32, 32, 32, 32000), {{"num_key_value_heads", nullptr}});
    if (name == "mistral") return sizes(4096, 14336, 32, 32, 8, 32000);
    if (name == "mixtral") return with(sizes(4096, 14336, 32, 32, 8, 32000), {{"num_local_experts", 8}, {"num_experts_per_tok", 2}});
    if (name == "qwen2" || name == "qwen3") return with(sizes(4096, 22016, 32, 32, 32, 151936), {{"num_key_value_heads", nullptr}});
    if (name == "qwen2_vl" || name == "qwen2_5_vl") return with(sizes(8192, 29568, 80, 64, 8, 152064), {});
    if (name == "phi3") return with(sizes(3072, 8192, 32, 32, 32, 32064), {{"num_key_value_heads", nullptr}});
    if (name == "gemma") return with(sizes(3072, 24576, 28, 16, 16, 256000), {{"head_dim", 256}});
    if (name == "gemma2") return with(sizes(2304, 9216, 26, 8, 4, 256000), {{"head_dim", 256}, {"sliding_window", 4096}});
    if (name == "gemma3")
        return with(sizes(2304, 9216, 26, 8, 4, 262208), {{"head_dim", 256}, {"sliding_window", 4096}, {"sliding_window_pattern", 6}});
    if (name == "gemma4") return {{"head_dim", 256}, {"global_head_dim", 512}, {"sliding_window", 512}, {"sliding_window_pattern", 6}, {"vocab_size", 262144}};
    if (name == "mllama") return with(sizes(4096, 14336, 40, 32, 8, 128256), {{"cross_attention_layers", {3, 8, 13, 18, 23, 28, 33, 38}}});
    if (name == "llama4")
        return with(sizes(5120, 8192, 48, 40, 8, 202048),
                    {{"head_dim", 128}, {"intermediate_size_mlp", 16384}, {"num_local_experts", 16}, {"num_experts_per_tok", 1},
                     {"interleave_moe_layer_step", 1}, {"attention_chunk_size", 8192}});
    if (name == "gpt_oss") return with(sizes(2880, 2880, 36, 64, 8, 201088), {{"head_dim", 64}, {"num_local_experts", 128}, {"num_experts_per_tok", 4}});
    if (name == "cohere2") return {{"sliding_window", 4096}, {"sliding_window_pattern", 4}};
    if (name == "starcoder2") return {{"num_key_value_heads", 2}};
    if (name == "gpt2") return {{"vocab_size", 50257}, {"n_positions", 1024}, {"n_embd", 768}, {"n_layer", 12}, {"n_head", 12}};
    if (name == "gpt_bigcode") return {{"vocab_size", 50257}, {"multi_query", true}};
    if (name == "falcon") return {{"multi_query", true}, {"vocab_size", 65024}};
    if (name == "bloom") return {{"vocab_size", 250880}};
    if (name == "jamba")
        return {{"attn_layer_period", 8}, {"attn_layer_offset", 4}, {"expert_layer_period", 2}, {"expert_layer_offset", 1},
                {"mamba_d_state", 16}, {"mamba_d_conv", 4}, {"mamba_expand", 2}};
    if (name == "mamba" || name == "falcon_mamba") return {{"state_size", 16}, {"conv_kernel", 4}, {"expand", 2}};
    if (name == "mamba2") return {{"state_size", 128}, {"conv_kernel", 4}, {"expand", 2}, {"n_groups", 8}, {"head_dim", 64}};
    if (name == "qwen3_next" || name == "qwen3_5" || name == "qwen3_5_moe") return {{"full_attention_interval", 4}};
    return Json::object();
}

} // namespace rackyard::huggingface
