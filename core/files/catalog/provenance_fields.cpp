#include "files/catalog/archive.h"

#include "catalog/product.h"

namespace rackyard {

namespace {

Source readSource(const YamlNode& node, RecordReader& outer) {
    Source source;
    RecordReader reader(node, outer.file(), outer.problems());
    if (auto title = reader.text("title")) source.title = std::move(*title);
    if (source.title.empty()) reader.reportMissing("title");
    source.url = reader.text("url").value_or(std::string());
    reader.finish();
    return source;
}

} // namespace

void readProvenance(RecordReader& reader, Provenance& provenance) {
    for (const YamlNode* node : reader.list("sources"))
        provenance.sources.push_back(readSource(*node, reader));
    if (provenance.sources.empty()) reader.reportMissing("sources");
    if (auto date = reader.parsed("date", [](std::string_view t) { return Date::parse(t); }))
        provenance.date = *date;
    else if (!reader.has("date"))
        reader.reportMissing("date");
    if (auto confidence = reader.parsed("confidence", confidenceOf))
        provenance.confidence = *confidence;
    else if (!reader.has("confidence"))
        reader.reportMissing("confidence");
}

void writeProvenance(RecordWriter& writer, const Provenance& provenance) {
    writer.open("sources");
    RecordWriter list = writer.nested();
    for (const Source& source : provenance.sources) {
        RecordWriter element = list.element();
        element.text("title", source.title);
        if (!source.url.empty()) element.text("url", source.url);
    }
    writer.line("date", provenance.date.text());
    writer.line("confidence", keyOf(provenance.confidence));
}

void readFigureProvenance(RecordReader& reader, const KeyArchive::Keys& keys, FigureProvenance& figures) {
    const YamlNode* node = reader.map("figures");
    if (!node) return;
    for (const YamlEntry& entry : node->entries) {
        if (keys.find(entry.key) == keys.end())
            reader.report(FindingCode::unknownReference, entry.keyAt, {{"key", std::string("figures")}, {"id", entry.key}});
        RecordReader nested(entry.value, reader.file(), reader.problems());
        readProvenance(nested, figures[entry.key]);
        nested.finish();
    }
}

void writeFigureProvenance(RecordWriter& writer, const FigureProvenance& figures) {
    if (figures.empty()) return;
    writer.open("figures");
    RecordWriter map = writer.nested();
    for (const auto& [key, provenance] : figures) {
        map.open(key);
        RecordWriter nested = map.nested();
        writeProvenance(nested, provenance);
    }
}

} // namespace rackyard
