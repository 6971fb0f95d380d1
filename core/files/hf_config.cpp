#include "files/hf_config.h"

#include "files/huggingface/config_source.h"
#include "files/huggingface/config_text.h"
#include "files/huggingface/shape_builder.h"

namespace rackyard {

using namespace huggingface;

namespace {

void report(FileProblems& problems, const std::string& file, FindingCode code, std::vector<Argument> arguments, Position at = {}) {
    problems.push_back({file, at, Finding{.code = code, .arguments = std::move(arguments)}});
}

std::string firstWord(const Json& config, const char* key) {
    const auto found = config.find(key);
    if (found == config.end()) return {};
    if (found->is_string()) return found->get<std::string>();
    return found->is_array() && !found->empty() && found->front().is_string() ? found->front().get<std::string>() : std::string();
}

std::string nameOf(const Json& config) {
    const std::string type = firstWord(config, "model_type");
    return type.empty() ? firstWord(config, "architectures") : type;
}

} // namespace

std::optional<HuggingFaceModel> readHuggingFaceConfig(std::string_view text, const std::string& file, FileProblems& problems,
                                                      std::string_view quantization) {
    const ParsedText parsed = parseConfigText(text);
    if (!parsed.json.is_object()) {
        report(problems, file, FindingCode::syntaxError, {}, parsed.problemAt);
        return std::nullopt;
    }
    const Json& language = languagePart(parsed.json);
    if (!isCausalModel(parsed.json, language)) {
        report(problems, file, FindingCode::notACausalModel, {{"model_type", nameOf(parsed.json)}});
        return std::nullopt;
    }
    const Json beside = quantization.empty() ? Json() : parseConfigText(quantization).json;
    ShapeBuilder builder(parsed.json, language, beside);
    std::optional<HuggingFaceModel> model = builder.build();
    for (const std::string& key : builder.missing())
        report(problems, file, FindingCode::missingKey, {{"key", key}});
    for (const std::string& key : builder.outOfRange())
        report(problems, file, FindingCode::outOfRange, {{"key", key}});
    return model;
}

} // namespace rackyard
