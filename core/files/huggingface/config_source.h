#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard::huggingface {

using Json = nlohmann::json;
using Keys = std::initializer_list<const char*>;

/// A model's `config.json` as one flat set of keys: those of the language part, then of the whole, then what the
/// family's own code assumes where both are silent. Remembers which keys were asked for.
class ConfigSource {
public:
    /// `text` may be `root` itself; `defaults` are the family's.
    ConfigSource(const Json& root, const Json& text, Json defaults);

    /// The first of the keys that has a value other than null.
    const Json* find(Keys keys) const;
    bool has(Keys keys) const { return find(keys) != nullptr; }
    /// A whole number; of a list its first. Negative and fractional values are none.
    std::optional<std::int64_t> number(Keys keys) const;
    std::int64_t numberOr(Keys keys, std::int64_t otherwise) const { return number(keys).value_or(otherwise); }
    /// Number for one layer: the element of a list at `layer`, or the one number for all.
    std::optional<std::int64_t> numberAt(Keys keys, std::size_t layer) const;
    std::optional<double> fraction(Keys keys) const;
    /// As `numberAt`, for a list of fractions; nothing where there is no list.
    std::optional<double> fractionAt(Keys keys, std::size_t layer) const;
    std::optional<bool> flag(Keys keys) const;
    bool flagOr(Keys keys, bool otherwise) const { return flag(keys).value_or(otherwise); }
    std::string word(Keys keys) const;
    /// Elements of a list; empty where there is none.
    std::vector<std::string> words(Keys keys) const;
    std::vector<std::int64_t> numbers(Keys keys) const;
    /// A nested object as a source of its own, without defaults; nothing where there is none.
    std::optional<ConfigSource> section(Keys keys) const;

    /// Marks keys as understood without a value of theirs being needed.
    void know(Keys keys) const;
    /// Keys of the language part that may bear on memory and that nobody asked for.
    std::vector<std::string> ignoredStructure() const;
    /// Keys whose value came from the family's defaults.
    const std::set<std::string>& assumed() const { return assumed_; }

private:
    const Json* root_;
    const Json* text_;
    Json defaults_;
    mutable std::set<std::string> known_;
    mutable std::set<std::string> assumed_;
};

} // namespace rackyard::huggingface
