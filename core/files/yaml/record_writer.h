#pragma once

#include "files/yaml/scalars.h"

#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

/// The text as a YAML scalar that our reader reads back to the same text; quoted only where it has to be.
std::string yamlScalar(std::string_view text);

/// Writes YAML block maps line by line with a fixed indentation: the canonical form of catalog files.
class RecordWriter {
public:
    explicit RecordWriter(std::string& out, int indent = 0) : out_(out), indent_(indent) {}

    /// `key: value`; the value is written as it is.
    void line(std::string_view key, std::string_view value);
    void text(std::string_view key, std::string_view value) { line(key, yamlScalar(value)); }
    /// `key:` that opens a nested map or list.
    void open(std::string_view key);
    /// A writer for the entries under the last opened key.
    RecordWriter nested() const { return RecordWriter(out_, indent_ + 2); }
    /// A writer for the next element of a list of maps: its first line gets the dash.
    RecordWriter element();

    template<class T>
    void figure(std::string_view key, const T& value, const Unit<T>& unit) {
        line(key, decimalText(unit.scaled(value), unit.digits));
    }

private:
    std::string& out_;
    int indent_;
    bool dashed_ = false;
};

} // namespace rackyard
