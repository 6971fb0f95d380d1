#pragma once

#include "files/file_problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

struct YamlEntry;

/// A node of a YAML document as it stands in the text: scalars are text, nothing is guessed (`no`, `010` and `0.1`
/// stay what was written).
struct YamlNode {
    enum class Kind { null, scalar, sequence, map };
    Kind kind = Kind::null;
    Position at;
    std::string scalar;
    bool quoted = false;
    std::vector<YamlNode> elements;
    std::vector<YamlEntry> entries;

    /// The value of that key, or null.
    const YamlNode* find(std::string_view key) const;
};

struct YamlEntry {
    std::string key;
    Position keyAt;
    YamlNode value;
};

/// Reads one YAML document. Syntax errors, duplicate keys, aliases, anchors, keys that are no plain text and a second
/// document become problems with their position; nothing is returned where the text is no YAML at all.
std::optional<YamlNode> readYaml(std::string_view text, const std::string& file, FileProblems& problems);

} // namespace rackyard
