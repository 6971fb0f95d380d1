#include "files/catalog_files.h"

#include "files/catalog/catalog_node.h"
#include "files/catalog/cooling_fields.h"
#include "files/catalog/guidance_fields.h"
#include "files/catalog/model_fields.h"
#include "files/catalog/price_fields.h"
#include "files/catalog/product_fields.h"
#include "files/catalog/references.h"
#include "files/embedded_catalog.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <algorithm>
#include <unordered_set>

namespace rackyard {

namespace {

class CatalogReader {
public:
    explicit CatalogReader(FileProblems& problems) : problems_(problems) {}

    void read(const NamedText& file) {
        if (const auto root = readYaml(file.text, file.name, problems_)) read(*root, file.name);
    }

    void read(const YamlNode& root, const std::string& file) {
        RecordReader reader(root, file, problems_);
        if (auto version = reader.text("version"); version && records_.version.empty()) records_.version = *version;
        takeList(reader, "products", records_.products, readProduct);
        takeList(reader, "models", records_.models, readModel);
        takeList(reader, "price_books", records_.priceBooks, readPriceBook);
        takeList(reader, "cooling_policies", records_.coolingPolicies, readCoolingPolicy);
        for (const YamlNode* node : reader.list("switch_choices"))
            takeSwitchChoice(*node, reader);
        if (const YamlNode* node = reader.map("guidance")) readGuidance(*node, file, problems_, records_.guidance);
        reader.finish();
        references_.collect(root, file);
    }

    void checkReferences(const Catalog* below) { references_.check(records_, below, problems_); }

    CatalogRecords take() { return std::move(records_); }

private:
    template<class Record, class Read>
    void takeList(RecordReader& reader, const char* key, std::vector<Record>& records, Read readRecord) {
        for (const YamlNode* node : reader.list(key)) {
            auto record = readRecord(*node, reader.file(), problems_);
            if (!record) continue;
            if (ids_.insert(std::string(key) + ' ' + record->id.text()).second)
                records.push_back(std::move(*record));
            else
                reader.report(FindingCode::duplicateId, node->at, {{"id", record->id.text()}});
        }
    }

    void takeSwitchChoice(const YamlNode& node, RecordReader& reader) {
        auto choice = readSwitchChoice(node, reader.file(), problems_);
        if (!choice) return;
        const bool known = std::any_of(records_.switchChoices.begin(), records_.switchChoices.end(), [&](const SwitchChoice& c) {
            return c.kind == choice->kind && c.speed == choice->speed;
        });
        if (known)
            reader.report(FindingCode::duplicateId, node.at, {{"id", std::string(keyOf(choice->kind))}});
        else
            records_.switchChoices.push_back(std::move(*choice));
    }

    FileProblems& problems_;
    CatalogRecords records_;
    References references_;
    std::unordered_set<std::string> ids_;
};

template<class Record, class Write>
void writeList(std::string& out, const char* key, const std::vector<Record>& records, Write write) {
    if (records.empty()) return;
    RecordWriter top(out);
    top.open(key);
    RecordWriter list = top.nested();
    for (const Record& record : records) {
        RecordWriter element = list.element();
        write(element, record);
    }
}

} // namespace

CatalogRecords readCatalog(const std::vector<NamedText>& files, FileProblems& problems, const Catalog* below) {
    CatalogReader reader(problems);
    for (const NamedText& file : files)
        reader.read(file);
    reader.checkReferences(below);
    return reader.take();
}

CatalogRecords readCatalogNode(const YamlNode& node, const std::string& file, FileProblems& problems) {
    CatalogReader reader(problems);
    reader.read(node, file);
    return reader.take();
}

CatalogRecords builtInRecords() {
    std::vector<NamedText> files;
    for (const EmbeddedFile& file : embeddedCatalog())
        files.push_back({std::string(file.name), std::string(file.text)});
    FileProblems problems;
    return readCatalog(files, problems);
}

std::string writeCatalog(const CatalogRecords& records) {
    std::string out;
    if (!records.version.empty()) RecordWriter(out).text("version", records.version);
    writeList(out, "products", records.products, writeProduct);
    writeList(out, "models", records.models, writeModel);
    writeList(out, "price_books", records.priceBooks, writePriceBook);
    writeList(out, "cooling_policies", records.coolingPolicies, writeCoolingPolicy);
    writeList(out, "switch_choices", records.switchChoices, writeSwitchChoice);
    writeGuidance(out, records.guidance);
    return out;
}

} // namespace rackyard
