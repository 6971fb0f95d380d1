#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace rackyard::huggingface {

/// What a family's code does that its configuration does not say.
struct Family {
    std::string_view name;        ///< `model_type`, without a `_text` ending
    int matrices = 3;             ///< of a feed-forward block: 3 with a gate, 2 without
    bool tied = false;            ///< output layer shared with the embedding unless the configuration says otherwise
    int norms = 2;                ///< vectors of the hidden size a layer; twice as many where they have a bias
    bool queryKeyNorm = false;
    bool inputBias = false;       ///< of query, key and value
    bool outputBias = false;
    bool feedForwardBias = false;
    bool positions = false;       ///< learned position vectors
    bool halvedWidth = false;     ///< the stated width is that of gate and value together
};

/// The family of a `model_type`; nothing where it is not known.
const Family* familyOf(std::string_view modelType);
/// Figures that the family's code assumes where a configuration is silent, under the names of its own keys.
nlohmann::json familyDefaults(std::string_view modelType);
/// True for model types and architectures that do not write text token by token: encoders, encoder-decoders, towers.
bool isEncoderType(std::string_view modelType);
bool isEncoderArchitecture(std::string_view architecture);

} // namespace rackyard::huggingface
