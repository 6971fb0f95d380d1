#pragma once

#include "files/yaml/scalars.h"
#include "files/yaml/yaml_node.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rackyard {

/// Takes the values of one YAML map by key and reports everything that is wrong with them at its position: missing
/// keys, keys nobody asked for, values of the wrong kind or form. Nothing is guessed.
class RecordReader {
public:
    RecordReader(const YamlNode& node, const std::string& file, FileProblems& problems);

    Position at() const { return node_.at; }
    const std::string& file() const { return file_; }
    FileProblems& problems() { return problems_; }
    bool has(std::string_view key) const { return node_.find(key) != nullptr; }

    /// The node of a key; null where it is absent. Marks the key as known; its text must outlive the reader.
    const YamlNode* take(std::string_view key);
    /// As `take`, and reports a missing key.
    const YamlNode* require(std::string_view key);

    std::optional<std::string> text(std::string_view key);
    std::optional<bool> flag(std::string_view key);                    ///< `true` or `false`, nothing else
    std::optional<std::int64_t> integer(std::string_view key, std::int64_t least, std::int64_t most);
    std::optional<std::int64_t> integerAt(const YamlNode& node, std::string_view key, std::int64_t least, std::int64_t most);
    std::vector<const YamlNode*> list(std::string_view key);           ///< elements of a sequence; empty where absent
    const YamlNode* map(std::string_view key);

    /// A figure whose unit the key names: `max_power_w: 10200`.
    template<class T>
    std::optional<T> figure(std::string_view key, const Unit<T>& unit) {
        const YamlNode* node = take(key);
        return node ? number(*node, key, unit, scalarText(*node, key)) : std::nullopt;
    }
    /// A quantity that carries its unit: `limit: 40 kW`.
    template<class T>
    std::optional<T> quantity(std::string_view key, const Unit<T>& unit) {
        const YamlNode* node = take(key);
        return node ? quantityAt(*node, key, unit) : std::nullopt;
    }
    template<class T>
    std::optional<T> quantityAt(const YamlNode& node, std::string_view key, const Unit<T>& unit) {
        const auto number = withoutUnit(node, key, unit.word);
        return number ? this->number(node, key, unit, *number) : std::nullopt;
    }

    /// A value that `parse` turns into an optional (enumeration words, ids, dates); `code` names what went wrong.
    template<class Parse>
    auto parsed(std::string_view key, Parse parse, FindingCode code = FindingCode::invalidValue) -> decltype(parse(std::string_view())) {
        const YamlNode* node = take(key);
        if (!node) return std::nullopt;
        return parsedAt(*node, key, parse, code);
    }
    template<class Parse>
    auto parsedAt(const YamlNode& node, std::string_view key, Parse parse, FindingCode code) -> decltype(parse(std::string_view())) {
        const auto words = scalarText(node, key);
        if (!words) return std::nullopt;
        auto value = parse(std::string_view(*words));
        if (!value) reportValue(code, node.at, key, *words);
        return value;
    }

    std::optional<std::string> scalarText(const YamlNode& node, std::string_view key);
    void report(FindingCode code, Position at, std::vector<Argument> arguments = {});
    void reportMissing(std::string_view key);
    /// Reports every key that nobody took, with the known key that is nearest to it.
    void finish();

private:
    template<class T>
    std::optional<T> number(const YamlNode& node, std::string_view key, const Unit<T>& unit, const std::optional<std::string>& text) {
        if (!text) return std::nullopt;
        const auto scaled = scaledDecimal(*text, unit.digits);
        if (!scaled) {
            reportValue(FindingCode::invalidValue, node.at, key, *text);
            return std::nullopt;
        }
        if (*scaled < unit.least || *scaled > unit.most) {
            reportValue(FindingCode::outOfRange, node.at, key, *text);
            return std::nullopt;
        }
        const T value = unit.make(*scaled);
        if (unit.scaled(value) != *scaled) {
            reportValue(FindingCode::invalidValue, node.at, key, *text);
            return std::nullopt;
        }
        return value;
    }
    std::optional<std::string> withoutUnit(const YamlNode& node, std::string_view key, std::string_view word);
    void reportValue(FindingCode code, Position at, std::string_view key, const std::string& value);

    const YamlNode& node_;
    const std::string& file_;
    FileProblems& problems_;
    std::vector<std::string_view> known_;
};

} // namespace rackyard
