#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

/// True for the one form every id has: a lower-case letter, then letters, digits, `-` or `_`, at most `longest`.
constexpr bool isIdText(std::string_view text, std::size_t longest) {
    if (text.empty() || text.size() > longest) return false;
    if (text.front() < 'a' || text.front() > 'z') return false;
    for (char c : text) {
        const bool allowed = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        if (!allowed) return false;
    }
    return true;
}

/// Name of a catalog record. Two tags never mix; there is no null id, absence is an `std::optional`.
template<class Tag>
class Id {
public:
    static constexpr std::size_t longest = 96;

    /// The id, or nothing where `text` has not the form of one.
    static std::optional<Id> parse(std::string_view text) {
        if (!isIdText(text, longest)) return std::nullopt;
        return Id(std::string(text));
    }
    const std::string& text() const { return text_; }
    friend bool operator==(const Id&, const Id&) = default;
    friend auto operator<=>(const Id&, const Id&) = default;

private:
    explicit Id(std::string text) : text_(std::move(text)) {}
    std::string text_;
};

/// Name of a part of a design, kept inline: a design holds many thousands and copies them with every edit.
template<class Tag>
class ElementId {
public:
    static constexpr std::size_t longest = 23;

    static std::optional<ElementId> parse(std::string_view text) {
        if (!isIdText(text, longest)) return std::nullopt;
        ElementId id;
        std::memcpy(id.characters_.data(), text.data(), text.size());
        return id;
    }
    std::string_view text() const { return {characters_.data(), ::strnlen(characters_.data(), longest)}; }
    friend bool operator==(const ElementId& a, const ElementId& b) = default;
    /// Natural order: `n2` stands before `n10`, by the number in which the id ends.
    friend bool operator<(const ElementId& a, const ElementId& b) {
        const auto left = split(a.text());
        const auto right = split(b.text());
        if (left.first != right.first) return left.first < right.first;
        if (left.second.size() != right.second.size()) return left.second.size() < right.second.size();
        return left.second < right.second;
    }
    std::size_t hash() const {
        std::uint64_t words[3];
        std::memcpy(words, characters_.data(), sizeof words);
        std::uint64_t mixed = words[0] * 0x9E3779B97F4A7C15ull;
        mixed = (mixed ^ (mixed >> 29) ^ words[1]) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 32) ^ words[2]) * 0x94D049BB133111EBull;
        return static_cast<std::size_t>(mixed ^ (mixed >> 31));
    }

private:
    ElementId() = default;
    static std::pair<std::string_view, std::string_view> split(std::string_view text) {
        std::size_t digits = text.size();
        while (digits > 0 && text[digits - 1] >= '0' && text[digits - 1] <= '9')
            --digits;
        return {text.substr(0, digits), text.substr(digits)};
    }
    std::array<char, longest + 1> characters_{};
};

using ProductId = Id<struct ProductTag>;
using ModelId = Id<struct ModelTag>;
using PriceBookId = Id<struct PriceBookTag>;
using CoolingPolicyId = Id<struct CoolingPolicyTag>;

using ItemId = ElementId<struct ItemTag>;
using RackId = ElementId<struct RackTag>;
using FabricId = ElementId<struct FabricTag>;
using WorkloadId = ElementId<struct WorkloadTag>;

} // namespace rackyard

template<class Tag>
struct std::hash<rackyard::Id<Tag>> {
    std::size_t operator()(const rackyard::Id<Tag>& id) const noexcept { return std::hash<std::string>{}(id.text()); }
};

template<class Tag>
struct std::hash<rackyard::ElementId<Tag>> {
    std::size_t operator()(const rackyard::ElementId<Tag>& id) const noexcept { return id.hash(); }
};
