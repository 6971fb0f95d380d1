#pragma once

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>

namespace rackyard {

using Json = nlohmann::ordered_json;

/// A JSON number without a needless `.0`: whole values are written as integers, others as the shortest decimal that
/// reads back the same.
inline Json jsonNumber(double value) {
    if (std::floor(value) == value && std::abs(value) < 9e15) return static_cast<std::int64_t>(value);
    return value;
}

} // namespace rackyard
