#pragma once

#include "catalog/provenance.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"
#include "units/id.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// Reads fields from a record. Its twin `WriteArchive` writes them: one `describe` function names the fields of a
/// record once, for both directions, so that what is written is what can be read.
class ReadArchive {
public:
    explicit ReadArchive(RecordReader& reader) : reader_(reader) {}
    RecordReader& reader() { return reader_; }

    void text(std::string_view key, std::string& value) {
        if (auto read = reader_.text(key)) value = std::move(*read);
    }
    void requiredText(std::string_view key, std::string& value) {
        text(key, value);
        if (value.empty()) reader_.reportMissing(key);
    }
    /// A text whose form `holds` checks: dates of prices, currencies.
    template<class Holds>
    void checkedText(std::string_view key, std::string& value, Holds holds) {
        require(key);
        const auto parse = [&](std::string_view t) { return holds(t) ? std::optional(std::string(t)) : std::nullopt; };
        if (auto read = reader_.parsed(key, parse)) value = std::move(*read);
    }
    void flag(std::string_view key, bool& value, bool) {
        if (auto read = reader_.flag(key)) value = *read;
    }
    template<class T>
    void figure(std::string_view key, std::optional<T>& value, const Unit<T>& unit) { value = reader_.figure(key, unit); }
    template<class T>
    void required(std::string_view key, T& value, const Unit<T>& unit) {
        require(key);
        value = reader_.figure(key, unit).value_or(value);
    }
    void count(std::string_view key, std::optional<int>& value, int most) {
        if (auto read = reader_.integer(key, 0, most)) value = static_cast<int>(*read);
    }
    void requiredCount(std::string_view key, int& value, int most) {
        require(key);
        if (auto read = reader_.integer(key, 0, most)) value = static_cast<int>(*read);
    }
    void requiredCount(std::string_view key, std::int64_t& value, std::int64_t most) {
        require(key);
        if (auto read = reader_.integer(key, 0, most)) value = *read;
    }
    /// A temperature of air or water in degrees Celsius.
    void degrees(std::string_view key, std::optional<int>& value) {
        if (auto read = reader_.integer(key, -60, 150)) value = static_cast<int>(*read);
    }
    template<class Enum, class Parse, class Name>
    void word(std::string_view key, Enum& value, Parse parse, Name, Enum) {
        if (auto read = reader_.parsed(key, parse)) value = *read;
    }
    template<class Enum, class Parse, class Name>
    void requiredWord(std::string_view key, Enum& value, Parse parse, Name name) {
        require(key);
        word(key, value, parse, name, value);
    }
    template<class IdType>
    void id(std::string_view key, IdType& value) {
        require(key);
        if (auto read = reader_.parsed(key, [](std::string_view t) { return IdType::parse(t); }, FindingCode::invalidId)) value = *read;
    }
    /// A nested map; absent in the file leaves `value` empty. `fresh` is what a present one starts from.
    template<class T, class Describe>
    void section(std::string_view key, std::optional<T>& value, T fresh, Describe describe) {
        const YamlNode* node = reader_.map(key);
        if (!node) return;
        describeNode(*node, fresh, describe);
        value = std::move(fresh);
    }
    /// A list of maps, each of which starts from `fresh`.
    template<class T, class Describe>
    void list(std::string_view key, std::vector<T>& values, const T& fresh, Describe describe) {
        for (const YamlNode* node : reader_.list(key))
            describeNode(*node, values.emplace_back(fresh), describe);
    }
    /// A short list of whole numbers on one line.
    void numbers(std::string_view key, std::vector<int>& values, int least, int most) {
        for (const YamlNode* node : reader_.list(key))
            if (auto number = reader_.integerAt(*node, key, least, most)) values.push_back(static_cast<int>(*number));
    }
    void provenance(Provenance& provenance);

private:
    void require(std::string_view key) {
        if (!reader_.has(key)) reader_.reportMissing(key);
    }
    template<class T, class Describe>
    void describeNode(const YamlNode& node, T& value, Describe describe) {
        RecordReader nested(node, reader_.file(), reader_.problems());
        ReadArchive archive(nested);
        describe(archive, value);
        nested.finish();
    }

    RecordReader& reader_;
};

class WriteArchive {
public:
    explicit WriteArchive(RecordWriter& writer) : writer_(writer) {}
    RecordWriter& writer() { return writer_; }

    void text(std::string_view key, const std::string& value) {
        if (!value.empty()) writer_.text(key, value);
    }
    void requiredText(std::string_view key, const std::string& value) { writer_.text(key, value); }
    template<class Holds>
    void checkedText(std::string_view key, const std::string& value, Holds) { writer_.text(key, value); }
    void flag(std::string_view key, bool value, bool silent) {
        if (value != silent) writer_.line(key, value ? "true" : "false");
    }
    template<class T>
    void figure(std::string_view key, const std::optional<T>& value, const Unit<T>& unit) {
        if (value) writer_.figure(key, *value, unit);
    }
    template<class T>
    void required(std::string_view key, const T& value, const Unit<T>& unit) { writer_.figure(key, value, unit); }
    void count(std::string_view key, const std::optional<int>& value, int) {
        if (value) writer_.line(key, std::to_string(*value));
    }
    void requiredCount(std::string_view key, std::int64_t value, std::int64_t) { writer_.line(key, std::to_string(value)); }
    void degrees(std::string_view key, const std::optional<int>& value) { count(key, value, 0); }
    template<class Enum, class Parse, class Name>
    void word(std::string_view key, const Enum& value, Parse, Name name, Enum silent) {
        if (value != silent) writer_.line(key, name(value));
    }
    template<class Enum, class Parse, class Name>
    void requiredWord(std::string_view key, const Enum& value, Parse, Name name) { writer_.line(key, name(value)); }
    template<class IdType>
    void id(std::string_view key, const IdType& value) { writer_.line(key, value.text()); }
    template<class T, class Describe>
    void section(std::string_view key, const std::optional<T>& value, const T&, Describe describe) {
        if (!value) return;
        writer_.open(key);
        RecordWriter nested = writer_.nested();
        WriteArchive archive(nested);
        describe(archive, *value);
    }
    template<class T, class Describe>
    void list(std::string_view key, const std::vector<T>& values, const T&, Describe describe) {
        if (values.empty()) return;
        writer_.open(key);
        RecordWriter list = writer_.nested();
        for (const T& value : values) {
            RecordWriter element = list.element();
            WriteArchive archive(element);
            describe(archive, value);
        }
    }
    void numbers(std::string_view key, const std::vector<int>& values, int, int) {
        std::string text;
        for (int value : values)
            text += (text.empty() ? "" : ", ") + std::to_string(value);
        if (!values.empty()) writer_.line(key, '[' + text + ']');
    }
    void provenance(const Provenance& provenance);

private:
    RecordWriter& writer_;
};

/// Collects the keys that a `describe` function knows, those of its sections included: what a record may speak of.
class KeyArchive {
public:
    using Keys = std::set<std::string, std::less<>>;
    explicit KeyArchive(Keys& keys) : keys_(keys) {}

    void text(std::string_view key, const std::string&) { keys_.emplace(key); }
    void requiredText(std::string_view key, const std::string&) { keys_.emplace(key); }
    template<class T>
    void figure(std::string_view key, const std::optional<T>&, const Unit<T>&) { keys_.emplace(key); }
    template<class T>
    void required(std::string_view key, const T&, const Unit<T>&) { keys_.emplace(key); }
    void count(std::string_view key, const std::optional<int>&, int) { keys_.emplace(key); }
    void requiredCount(std::string_view key, std::int64_t, std::int64_t) { keys_.emplace(key); }
    void degrees(std::string_view key, const std::optional<int>&) { keys_.emplace(key); }
    template<class Enum, class Parse, class Name>
    void word(std::string_view key, const Enum&, Parse, Name, Enum) { keys_.emplace(key); }
    template<class Enum, class Parse, class Name>
    void requiredWord(std::string_view key, const Enum&, Parse, Name) { keys_.emplace(key); }
    template<class IdType>
    void id(std::string_view key, const IdType&) { keys_.emplace(key); }
    template<class T, class Describe>
    void section(std::string_view, const std::optional<T>&, const T& fresh, Describe describe) { describe(*this, fresh); }
    template<class T, class Describe>
    void list(std::string_view key, const std::vector<T>&, const T&, Describe) { keys_.emplace(key); }
    void numbers(std::string_view key, const std::vector<int>&, int, int) { keys_.emplace(key); }

private:
    Keys& keys_;
};

/// `sources`, `date`, `confidence` of a record; a missing date or source is a problem, for every figure must have them.
void readProvenance(RecordReader& reader, Provenance& provenance);
void writeProvenance(RecordWriter& writer, const Provenance& provenance);
/// `figures`: provenance of single figures, by key; each must be one of `keys`.
void readFigureProvenance(RecordReader& reader, const KeyArchive::Keys& keys, FigureProvenance& figures);
void writeFigureProvenance(RecordWriter& writer, const FigureProvenance& figures);

inline void ReadArchive::provenance(Provenance& provenance) { readProvenance(reader_, provenance); }
inline void WriteArchive::provenance(const Provenance& provenance) { writeProvenance(writer_, provenance); }

/// The id under which a record stands; reported where it is missing or no id.
template<class IdType>
std::optional<IdType> readRecordId(RecordReader& reader, std::string_view key = "id") {
    const YamlNode* node = reader.require(key);
    if (!node) return std::nullopt;
    return reader.parsedAt(*node, key, [](std::string_view t) { return IdType::parse(t); }, FindingCode::invalidId);
}

} // namespace rackyard
