#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace rackyard {

/// The words by which files and the command line name the values of an enumeration: one list for both directions.
template<class Enum, std::size_t N>
using EnumNames = std::array<std::pair<Enum, std::string_view>, N>;

template<class Enum, std::size_t N>
constexpr std::string_view nameIn(const EnumNames<Enum, N>& names, Enum value) {
    for (const auto& [candidate, name] : names)
        if (candidate == value) return name;
    return {};
}

template<class Enum, std::size_t N>
constexpr std::optional<Enum> valueIn(const EnumNames<Enum, N>& names, std::string_view name) {
    for (const auto& [value, candidate] : names)
        if (candidate == name) return value;
    return std::nullopt;
}

} // namespace rackyard
