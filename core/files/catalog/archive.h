#pragma once

#include "catalog/provenance.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"
#include "units/id.h"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace rackyard {

/// Reads fields from a record. Its twin `WriteArchive` writes them: one `describe` function names the fields of a
/// record once, for both directions, so that what is written is what can be read.
class ReadArchive {
public:
    static constexpr bool reads = true;
    explicit ReadArchive(RecordReader& reader) : reader_(reader) {}
    RecordReader& reader() { return reader_; }

    void text(std::string_view key, std::string& value) {
        if (auto read = reader_.text(key)) value = std::move(*read);
    }
    template<class T>
    void figure(std::string_view key, std::optional<T>& value, const Unit<T>& unit) { value = reader_.figure(key, unit); }
    template<class T>
    void required(std::string_view key, T& value, const Unit<T>& unit) {
        if (!reader_.has(key)) reader_.reportMissing(key);
        value = reader_.figure(key, unit).value_or(value);
    }
    void count(std::string_view key, std::optional<int>& value, int most) {
        if (auto read = reader_.integer(key, 0, most)) value = static_cast<int>(*read);
    }
    void count(std::string_view key, int& value, int most) {
        if (auto read = reader_.integer(key, 0, most)) value = static_cast<int>(*read);
    }
    template<class Enum, class Parse, class Name>
    void word(std::string_view key, Enum& value, Parse parse, Name, Enum) {
        if (auto read = reader_.parsed(key, parse)) value = *read;
    }
    template<class IdType>
    void id(std::string_view key, IdType& value) {
        if (auto read = reader_.parsed(key, [](std::string_view t) { return IdType::parse(t); }, FindingCode::invalidId)) value = *read;
        if (!reader_.has(key)) reader_.reportMissing(key);
    }
    /// A nested map; absent in the file leaves `value` empty. `fresh` is what a present one starts from.
    template<class T, class Describe>
    void section(std::string_view key, std::optional<T>& value, T fresh, Describe describe) {
        const YamlNode* node = reader_.map(key);
        if (!node) return;
        RecordReader nested(*node, reader_.file(), reader_.problems());
        ReadArchive archive(nested);
        describe(archive, fresh);
        nested.finish();
        value = std::move(fresh);
    }

private:
    RecordReader& reader_;
};

class WriteArchive {
public:
    static constexpr bool reads = false;
    explicit WriteArchive(RecordWriter& writer) : writer_(writer) {}
    RecordWriter& writer() { return writer_; }

    void text(std::string_view key, const std::string& value) {
        if (!value.empty()) writer_.text(key, value);
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
    void count(std::string_view key, int value, int) { writer_.line(key, std::to_string(value)); }
    template<class Enum, class Parse, class Name>
    void word(std::string_view key, const Enum& value, Parse, Name name, Enum silent) {
        if (value != silent) writer_.line(key, name(value));
    }
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

private:
    RecordWriter& writer_;
};

/// `sources`, `date`, `confidence` of a record; a missing date or source is a problem, for every figure must have them.
void readProvenance(RecordReader& reader, Provenance& provenance);
void writeProvenance(RecordWriter& writer, const Provenance& provenance);
/// `figures`: provenance of single figures, by key.
void readFigureProvenance(RecordReader& reader, FigureProvenance& figures);
void writeFigureProvenance(RecordWriter& writer, const FigureProvenance& figures);

} // namespace rackyard
