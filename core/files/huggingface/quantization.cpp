#include "files/huggingface/quantization.h"

#include "files/huggingface/module_names.h"

#include <algorithm>
#include <cmath>

namespace rackyard::huggingface {

namespace {

constexpr double wide = 16;
constexpr TensorRole quantizable[] = {TensorRole::attention, TensorRole::stateMixer, TensorRole::feedForward, TensorRole::sharedExperts,
                                      TensorRole::experts};

Factor bits(double value) { return Factor::ofMillionths(std::llround(value * 1e6)); }

double share(double bitsOfScale, std::int64_t weights) { return weights > 0 ? bitsOfScale / double(weights) : 0; }

/// How the quantized tensors of a checkpoint are stored, and which are.
struct Scheme {
    double bits = wide;           ///< scales included
    double expertBits = 0;        ///< where experts differ; 0: they do not
    bool expertsOnly = false;
    bool quantizesTables = false; ///< embedding and output layer too
    std::vector<std::string> ignored;
    std::vector<std::pair<std::string, double>> listed; ///< the only quantized modules, where a list says so
};

// NVIDIA's words for a format.
std::optional<double> bitsOfAlgorithm(const std::string& word, std::int64_t group) {
    const auto holds = [&word](const char* part) { return word.find(part) != std::string::npos; };
    if (holds("NVFP4")) return 4 + share(8, group > 0 ? group : 16);
    if (holds("MXFP4")) return 4 + share(8, 32);
    if (holds("MXFP8")) return 8 + share(8, 32);
    if (holds("W4A16") || holds("W4A8") || holds("INT4")) return 4 + share(20, group > 0 ? group : 128);
    if (holds("FP8_PB") || holds("FP8_BLOCK")) return 8 + share(32, 128 * 128);
    if (holds("FP8") || holds("INT8") || holds("W8A8")) return 8;
    return std::nullopt;
}

// `config_groups` of compressed-tensors: bits, groups and the scale that goes with them.
double bitsOfGroup(const ConfigSource& group) {
    const auto weights = group.section({"weights"});
    if (!weights) return wide;
    const double base = double(weights->numberOr({"num_bits"}, 16));
    const std::int64_t size = weights->numberOr({"group_size"}, 0);
    const bool byteScale = weights->word({"scale_dtype"}).find("uint8") != std::string::npos || (weights->word({"type"}) == "float" && base == 4);
    if (const auto block = weights->numbers({"block_structure"}); block.size() == 2) return base + share(32, block[0] * block[1]);
    return base + share(byteScale ? 8 : 16, size);
}

std::vector<std::string> ignoredIn(const ConfigSource& quantization) {
    std::vector<std::string> all;
    for (const char* key : {"ignore", "modules_to_not_convert", "ignored_layers", "exclude_modules", "llm_int8_skip_modules", "exclude"})
        for (std::string& entry : quantization.words({key}))
            all.push_back(std::move(entry));
    return all;
}

void readListed(const ConfigSource& quantization, Scheme& scheme) {
    const Json* listed = quantization.find({"quantized_layers"});
    if (!listed || !listed->is_object()) return;
    for (auto place = listed->begin(); place != listed->end(); ++place) {
        const ConfigSource entry(*place, *place, Json::object());
        const auto found = bitsOfAlgorithm(entry.word({"quant_algo"}), entry.numberOr({"group_size"}, 0));
        scheme.listed.emplace_back(place.key(), found.value_or(wide));
    }
}

// GPTQ and AWQ: a 16-bit scale and a zero of the weights' own width for every group.
double bitsOfGroups(const ConfigSource& q) {
    const double base = double(q.numberOr({"bits", "w_bit", "wbits"}, 4));
    return base + share(16 + base, q.numberOr({"group_size", "q_group_size"}, 128));
}

double bitsOfBitsAndBytes(const ConfigSource& q) {
    if (q.flagOr({"load_in_8bit", "_load_in_8bit"}, false)) return 8;
    return q.flagOr({"bnb_4bit_use_double_quant"}, false) ? 4.127 : 4.5;
}

double bitsOfFirstGroup(const ConfigSource& q) {
    const auto groups = q.section({"config_groups"});
    const Json* all = q.find({"config_groups"});
    if (!groups || !all || all->empty()) return wide;
    return bitsOfGroup(ConfigSource(*all->begin(), *all->begin(), Json::object()));
}

std::optional<double> bitsOfMethod(const ConfigSource& q, const std::string& method) {
    if (method == "fp8" || method == "fbgemm_fp8") {
        const auto block = q.numbers({"weight_block_size"});
        return 8 + (block.size() == 2 ? share(32, block[0] * block[1]) : 0);
    }
    if (method == "mxfp4") return 4 + share(8, 32);
    if (method == "gptq" || method == "awq" || method == "auto-round" || method == "gptqmodel") return bitsOfGroups(q);
    if (method == "bitsandbytes") return bitsOfBitsAndBytes(q);
    if (method == "compressed-tensors" || method == "compressed_tensors") return bitsOfFirstGroup(q);
    if (method.empty() || method == "modelopt") return bitsOfAlgorithm(q.word({"quant_algo"}), q.numberOr({"group_size"}, 0));
    if (method == "eetq" || method == "quanto" || method == "quark") return 8;
    return std::nullopt;
}

void readScheme(const ConfigSource& q, Scheme& scheme, std::vector<std::string>& notUnderstood) {
    const std::string method = q.word({"quant_method"});
    readListed(q, scheme);
    const auto found = bitsOfMethod(q, method);
    if (!found && scheme.listed.empty()) notUnderstood.push_back("quant_method " + (method.empty() ? q.word({"quant_algo"}) : method));
    scheme.bits = found.value_or(wide);
    scheme.expertsOnly = method == "mxfp4";
    if (q.word({"moe_quant_algo"}).size() > 0)
        scheme.expertBits = bitsOfAlgorithm(q.word({"moe_quant_algo"}), q.numberOr({"group_size"}, 0)).value_or(0);
    for (std::string& entry : ignoredIn(q))
        scheme.ignored.push_back(std::move(entry));
}

// Average over a role's layers of what each is stored in.
double averageBits(TensorRole role, const ModelShape& shape, const Scheme& scheme, const ModuleList& ignored, double quantized) {
    if (scheme.listed.empty() && ignored.empty()) return quantized;
    std::vector<std::pair<ModuleList, double>> listed;
    for (const auto& [name, bitsOfName] : scheme.listed)
        listed.emplace_back(ModuleList({name}), bitsOfName);
    const int layers = std::max(1, shape.layerCount());
    double sum = 0;
    for (int layer = 0; layer < layers; ++layer) {
        const std::vector<std::string> modules = modulesOf(role, layer);
        const auto entry = std::find_if(listed.begin(), listed.end(), [&](const auto& l) { return l.first.namesAny(modules); });
        if (entry != listed.end()) sum += entry->second;
        else if (!listed.empty() && scheme.bits >= wide) sum += wide;
        else sum += ignored.namesAny(modules) ? wide : quantized;
    }
    return sum / layers;
}

double plainBits(const ConfigSource& config) {
    const std::string type = config.word({"torch_dtype", "dtype"});
    return type == "float32" || type == "torch.float32" ? 32 : wide;
}

} // namespace

BitsByRole publishedBits(const ConfigSource& config, const Json& beside, const ModelShape& shape, std::vector<std::string>& notUnderstood) {
    BitsByRole result;
    auto quantization = config.section({"quantization_config", "quantization"});
    if (!quantization && beside.is_object()) quantization = ConfigSource(beside, beside, Json::object()).section({"quantization"});
    result.fill(bits(quantization ? wide : plainBits(config)));
    if (!quantization) return result;
    Scheme scheme;
    const bool mlx = quantization->has({"bits"}) && !quantization->has({"quant_method"});
    if (mlx) {
        // MLX keeps a 16-bit scale and offset for every group, and quantizes embedding and output layer too.
        scheme.bits = double(quantization->numberOr({"bits"}, 16)) + share(32, quantization->numberOr({"group_size"}, 64));
        scheme.quantizesTables = true;
    } else {
        readScheme(*quantization, scheme, notUnderstood);
    }
    if (config.word({"expert_dtype"}) == "fp4") scheme.expertBits = std::max(scheme.expertBits, 4.25);
    const ModuleList ignored(scheme.ignored);
    for (const TensorRole role : quantizable) {
        if (scheme.expertsOnly && role != TensorRole::experts) continue;
        const double own = role == TensorRole::experts && scheme.expertBits > 0 ? scheme.expertBits : scheme.bits;
        result[indexOf(role)] = bits(averageBits(role, shape, scheme, ignored, own));
    }
    if (scheme.quantizesTables) result[indexOf(TensorRole::embedding)] = result[indexOf(TensorRole::head)] = bits(scheme.bits);
    return result;
}

} // namespace rackyard::huggingface
