#pragma once

#include "files/file_problem.h"
#include "files/huggingface/config_source.h"

#include <string_view>

namespace rackyard::huggingface {

struct ParsedText {
    Json json;          ///< discarded where the text is no JSON
    Position problemAt; ///< then where reading stopped
};

/// Parses JSON as Python writes it: a bare `NaN` or `Infinity` stands for no value.
ParsedText parseConfigText(std::string_view text);

/// The part of a configuration that describes the language model: the whole, or `text_config` and its like.
const Json& languagePart(const Json& root);

/// True where the model writes text token by token from a decoder of its own.
bool isCausalModel(const Json& root, const Json& language);

} // namespace rackyard::huggingface
