#pragma once

#include "catalog/model_shape.h"
#include "files/file_problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// A language model as its Hugging Face `config.json` describes it.
struct HuggingFaceModel {
    ModelShape shape;
    std::string family;                     ///< `model_type` of the language part
    std::vector<std::string> notUnderstood; ///< keys and words that may bear on memory and were not read
    std::vector<std::string> assumed;       ///< keys that the family's own code fills in
    std::vector<std::string> towers;        ///< parts beside the language model, which are not counted

    /// True where something was not understood: then the figures are what it needs at most.
    bool upperBound() const { return !notUnderstood.empty(); }
};

/// Reads a `config.json`; `quantization` is the text of the `hf_quant_config.json` beside it, or empty. A model that
/// does not write text token by token is refused with `not-a-causal-model`. Nothing where there are errors.
std::optional<HuggingFaceModel> readHuggingFaceConfig(std::string_view text, const std::string& file, FileProblems& problems,
                                                      std::string_view quantization = {});

} // namespace rackyard
