#include "files/huggingface/config_text.h"

#include "files/huggingface/family.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

Position positionOf(std::string_view text, std::size_t offset) {
    Position at{1, 1};
    for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
        at.column = text[i] == '\n' ? 1 : at.column + 1;
        if (text[i] == '\n') ++at.line;
    }
    return at;
}

// Replaces bare words that JSON does not know by null of the same length, so that positions stay true.
std::string withoutBareNumbers(std::string_view text) {
    std::string clean(text);
    bool quoted = false;
    for (std::size_t i = 0; i < clean.size(); ++i) {
        if (quoted && clean[i] == '\\') ++i;
        else if (clean[i] == '"') quoted = !quoted;
        if (quoted || i >= clean.size()) continue;
        for (const std::string_view word : {"-Infinity", "Infinity", "NaN"}) {
            if (clean.compare(i, word.size(), word) != 0) continue;
            clean.replace(i, word.size(), word.size() >= 4 ? "null" + std::string(word.size() - 4, ' ') : "0  ");
            break;
        }
    }
    return clean;
}

bool hasSizes(const Json& part) {
    for (const char* key : {"hidden_size", "n_embd", "d_model", "model_dim"})
        if (part.contains(key)) return true;
    return false;
}

std::string text(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool truth(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

bool encoderByArchitecture(const Json& config) {
    const auto found = config.find("architectures");
    if (found == config.end() || !found->is_array() || found->empty()) return false;
    return std::all_of(found->begin(), found->end(),
                       [](const Json& a) { return a.is_string() && isEncoderArchitecture(a.get<std::string>()); });
}

bool isEncoder(const Json& config) {
    if (isEncoderType(text(config, "model_type")) || truth(config, "is_encoder_decoder")) return true;
    if (config.contains("encoder_layers") && config.contains("decoder_layers")) return true;
    return encoderByArchitecture(config);
}

bool hasVocabulary(const Json& language) {
    for (const char* key : {"vocab_size", "padded_vocab_size", "n_vocab", "embedding_size"})
        if (language.contains(key)) return true;
    return familyDefaults(text(language, "model_type")).contains("vocab_size");
}

} // namespace

ParsedText parseConfigText(std::string_view text) {
    const std::string clean = withoutBareNumbers(text);
    try {
        return {Json::parse(clean), {}};
    } catch (const Json::parse_error& error) {
        return {Json(Json::value_t::discarded), positionOf(text, error.byte > 0 ? error.byte - 1 : 0)};
    }
}

const Json& languagePart(const Json& root) {
    for (const char* key : {"text_config", "llm_config", "language_config", "language_model_config", "llm", "lm_config", "thinker_config"}) {
        const auto found = root.find(key);
        if (found == root.end() || !found->is_object() || found->empty()) continue;
        if (hasSizes(root) && !hasSizes(*found)) continue;
        return languagePart(*found);
    }
    return root;
}

bool isCausalModel(const Json& root, const Json& language) {
    if (isEncoder(root) || isEncoder(language)) return false;
    return hasSizes(language) || hasVocabulary(language);
}

} // namespace rackyard::huggingface
