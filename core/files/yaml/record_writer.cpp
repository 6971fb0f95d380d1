#include "files/yaml/record_writer.h"

#include <algorithm>

namespace rackyard {

namespace {

// Plain scalars that a YAML reader takes for what they are: no indicator in front, nothing that opens a comment or a
// map inside, no edge spaces, no control characters. Everything else is quoted.
bool isPlain(std::string_view text) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':') return false;
    if (std::string_view("-?:,[]{}#&*!|>'\"%@`~=").find(text.front()) != std::string_view::npos) return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
    if (text.find_first_of("[]{},\"") != std::string_view::npos) return false;
    if (text == "null" || text == "true" || text == "false" || text == "~") return false;
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

} // namespace

std::string yamlScalar(std::string_view text) {
    if (isPlain(text)) return std::string(text);
    std::string quoted = "\"";
    for (char c : text) {
        constexpr char hex[] = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (c == '\n')
            quoted += "\\n";
        else if (c == '\t')
            quoted += "\\t";
        else if (byte < 0x20 || byte == 0x7f)
            quoted += {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
        else
            quoted += c;
    }
    return quoted + '"';
}

void RecordWriter::line(std::string_view key, std::string_view value) {
    open(key);
    out_.pop_back();
    out_ += ' ';
    out_ += value;
    out_ += '\n';
}

void RecordWriter::open(std::string_view key) {
    if (dashed_) {
        out_.append(static_cast<std::size_t>(indent_ - 2), ' ');
        out_ += "- ";
        dashed_ = false;
    } else {
        out_.append(static_cast<std::size_t>(indent_), ' ');
    }
    out_ += key;
    out_ += ":\n";
}

RecordWriter RecordWriter::element() {
    RecordWriter writer(out_, indent_ + 2);
    writer.dashed_ = true;
    return writer;
}

} // namespace rackyard
