#include "files/yaml/record_reader.h"

#include <algorithm>
#include <numeric>

namespace rackyard {

namespace {

// Levenshtein distance, for "did you mean".
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::string_view nearest(std::string_view key, const std::vector<std::string_view>& known) {
    std::string_view best;
    std::size_t least = key.size() / 2 + 1;
    for (std::string_view candidate : known)
        if (const std::size_t d = distance(key, candidate); d < least) {
            least = d;
            best = candidate;
        }
    return best;
}

} // namespace

RecordReader::RecordReader(const YamlNode& node, const std::string& file, FileProblems& problems)
    : node_(node), file_(file), problems_(problems) {
    if (node.kind != YamlNode::Kind::map) report(FindingCode::wrongType, node.at, {{"expected", std::string("map")}});
}

const YamlNode* RecordReader::take(std::string_view key) {
    known_.push_back(key);
    return node_.find(key);
}

const YamlNode* RecordReader::require(std::string_view key) {
    const YamlNode* node = take(key);
    if (!node) reportMissing(key);
    return node;
}

std::optional<std::string> RecordReader::text(std::string_view key) {
    const YamlNode* node = take(key);
    return node ? scalarText(*node, key) : std::nullopt;
}

std::optional<bool> RecordReader::flag(std::string_view key) {
    return parsed(key, [](std::string_view word) -> std::optional<bool> {
        if (word == "true") return true;
        if (word == "false") return false;
        return std::nullopt;
    });
}

std::optional<std::int64_t> RecordReader::integer(std::string_view key, std::int64_t least, std::int64_t most) {
    const YamlNode* node = take(key);
    return node ? integerAt(*node, key, least, most) : std::nullopt;
}

std::optional<std::int64_t> RecordReader::integerAt(const YamlNode& node, std::string_view key, std::int64_t least,
                                                    std::int64_t most) {
    const Unit<std::int64_t> whole{"", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, least, most};
    return number(node, key, whole, scalarText(node, key));
}

std::vector<const YamlNode*> RecordReader::list(std::string_view key) {
    std::vector<const YamlNode*> elements;
    const YamlNode* node = take(key);
    if (!node) return elements;
    if (node->kind != YamlNode::Kind::sequence) {
        report(FindingCode::wrongType, node->at, {{"key", std::string(key)}, {"expected", std::string("list")}});
        return elements;
    }
    for (const YamlNode& element : node->elements)
        elements.push_back(&element);
    return elements;
}

const YamlNode* RecordReader::map(std::string_view key) {
    const YamlNode* node = take(key);
    if (node && node->kind != YamlNode::Kind::map) {
        report(FindingCode::wrongType, node->at, {{"key", std::string(key)}, {"expected", std::string("map")}});
        return nullptr;
    }
    return node;
}

std::optional<std::string> RecordReader::scalarText(const YamlNode& node, std::string_view key) {
    if (node.kind == YamlNode::Kind::scalar) return node.scalar;
    report(FindingCode::wrongType, node.at, {{"key", std::string(key)}, {"expected", std::string("scalar")}});
    return std::nullopt;
}

std::optional<std::string> RecordReader::withoutUnit(const YamlNode& node, std::string_view key, std::string_view word) {
    auto text = scalarText(node, key);
    if (!text) return std::nullopt;
    const std::string ending = ' ' + std::string(word);
    if (text->size() > ending.size() && text->compare(text->size() - ending.size(), ending.size(), ending) == 0)
        return text->substr(0, text->size() - ending.size());
    report(FindingCode::wrongUnit, node.at, {{"key", std::string(key)}, {"value", *text}, {"unit", std::string(word)}});
    return std::nullopt;
}

void RecordReader::report(FindingCode code, Position at, std::vector<Argument> arguments) {
    problems_.push_back({file_, at, {code, {}, std::move(arguments)}});
}

void RecordReader::reportMissing(std::string_view key) {
    if (node_.kind == YamlNode::Kind::map) report(FindingCode::missingKey, node_.at, {{"key", std::string(key)}});
}

void RecordReader::reportValue(FindingCode code, Position at, std::string_view key, const std::string& value) {
    report(code, at, {{"key", std::string(key)}, {"value", value}});
}

void RecordReader::finish() {
    for (const YamlEntry& entry : node_.entries) {
        if (std::find(known_.begin(), known_.end(), entry.key) != known_.end()) continue;
        std::vector<Argument> arguments{{"key", entry.key}};
        if (const std::string_view near = nearest(entry.key, known_); !near.empty())
            arguments.push_back({"nearest", std::string(near)});
        report(FindingCode::unknownKey, entry.keyAt, std::move(arguments));
    }
}

} // namespace rackyard
