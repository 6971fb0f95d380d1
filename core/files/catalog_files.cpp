#include "files/catalog_files.h"

#include "files/catalog/catalog_node.h"
#include "files/catalog/cooling_fields.h"
#include "files/catalog/model_fields.h"
#include "files/catalog/price_fields.h"
#include "files/catalog/product_fields.h"
#include "files/embedded_catalog.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <algorithm>
#include <unordered_map>

namespace rackyard {

namespace {

/// A record's id with where it stands, to report a second one of the same id and references that lead nowhere.
struct Place {
    std::string file;
    Position at;
};

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
            if (auto choice = readSwitchChoice(*node, file, problems_)) records_.switchChoices.push_back(std::move(*choice));
        reader.finish();
    }

    // A system names its GPU; one that is in no file of the layer may still be in an earlier layer, so only a catalog
    // that has GPUs of its own is held to it.
    void checkReferences() {
        const auto isGpu = [](const Product& p) { return p.gpu.has_value(); };
        if (std::none_of(records_.products.begin(), records_.products.end(), isGpu)) return;
        for (const Product& product : records_.products) {
            if (!product.system) continue;
            const ProductId& gpu = product.system->gpu;
            const bool known = std::any_of(records_.products.begin(), records_.products.end(),
                                           [&](const Product& p) { return p.id == gpu && p.gpu; });
            if (known) continue;
            const Place& place = places_["products " + product.id.text()];
            problems_.push_back({place.file, place.at, {FindingCode::unknownReference, {}, {{"key", std::string("gpu")}, {"id", gpu.text()}}}});
        }
    }

    CatalogRecords take() { return std::move(records_); }

private:
    template<class Record, class Read>
    void takeList(RecordReader& reader, const char* key, std::vector<Record>& records, Read readRecord) {
        for (const YamlNode* node : reader.list(key)) {
            auto record = readRecord(*node, reader.file(), problems_);
            if (!record) continue;
            const bool isNew = places_.try_emplace(std::string(key) + ' ' + record->id.text(), Place{reader.file(), node->at}).second;
            if (isNew)
                records.push_back(std::move(*record));
            else
                reader.report(FindingCode::duplicateId, node->at, {{"id", record->id.text()}});
        }
    }

    FileProblems& problems_;
    CatalogRecords records_;
    std::unordered_map<std::string, Place> places_;
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

CatalogRecords readCatalog(const std::vector<NamedText>& files, FileProblems& problems) {
    CatalogReader reader(problems);
    for (const NamedText& file : files)
        reader.read(file);
    reader.checkReferences();
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
    return out;
}

} // namespace rackyard
