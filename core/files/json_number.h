#pragma once

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <string>

namespace rackyard {

using Json = nlohmann::ordered_json;

/// A JSON number without a needless `.0`: whole values are written as integers, others as the shortest decimal that
/// reads back the same.
inline Json jsonNumber(double value) {
    if (std::floor(value) == value && std::abs(value) < 9e15) return static_cast<std::int64_t>(value);
    return value;
}

/// The document as text with an end of line. Bytes that are no UTF-8, in a name for instance, become U+FFFD.
inline std::string jsonText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace rackyard
