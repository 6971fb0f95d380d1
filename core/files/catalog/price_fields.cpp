#include "files/catalog/price_fields.h"

#include "files/catalog/archive.h"

namespace rackyard {

namespace {

template<class Archive, class P>
void describePrice(Archive& a, P& price) {
    a.required("low", price.range.low, unit::majorUnits);
    a.figure("typical", price.typical, unit::majorUnits);
    a.required("high", price.range.high, unit::majorUnits);
    a.text("price_date", price.date);
    a.word("kind", price.kind, priceKindOf, [](PriceKind k) { return keyOf(k); }, PriceKind(-1));
    a.text("note", price.note);
}

void readPrice(const YamlNode& node, const std::string& file, FileProblems& problems, PriceBook& book) {
    RecordReader reader(node, file, problems);
    const YamlNode* idNode = reader.require("product");
    if (!idNode) return;
    const auto id = reader.parsedAt(*idNode, "product", [](std::string_view t) { return ProductId::parse(t); }, FindingCode::invalidId);
    Price price;
    ReadArchive archive(reader);
    describePrice(archive, price);
    if (price.date.empty()) reader.reportMissing("price_date");
    readProvenance(reader, price.provenance);
    reader.finish();
    if (price.range.high < price.range.low) reader.report(FindingCode::outOfRange, node.at, {{"key", std::string("high")}});
    if (!id) return;
    if (!book.prices.emplace(*id, std::move(price)).second)
        reader.report(FindingCode::duplicateId, idNode->at, {{"id", id->text()}});
}

template<class Archive, class B>
void describeBand(Archive& a, B& band) {
    a.count("gpus_low", band.gpusLow, 1'000'000);
    a.count("gpus_high", band.gpusHigh, 1'000'000);
    a.required("low", band.range.low, unit::majorUnits);
    a.required("high", band.range.high, unit::majorUnits);
}

template<class Archive, class C>
void describeCluster(Archive& a, C& cluster) {
    a.id("gpu", cluster.gpu);
    a.required("price_per_unit", cluster.perUnit, unit::majorUnits);
    a.count("gpus_per_unit", cluster.gpusPerUnit, 1000);
    if constexpr (Archive::reads) {
        for (const YamlNode* node : a.reader().list("bands")) {
            RecordReader nested(*node, a.reader().file(), a.reader().problems());
            ReadArchive archive(nested);
            describeBand(archive, cluster.bands.emplace_back());
            nested.finish();
        }
        readProvenance(a.reader(), cluster.provenance);
    } else {
        if (!cluster.bands.empty()) a.writer().open("bands");
        RecordWriter list = a.writer().nested();
        for (const PriceBand& band : cluster.bands) {
            RecordWriter element = list.element();
            WriteArchive archive(element);
            describeBand(archive, band);
        }
        writeProvenance(a.writer(), cluster.provenance);
    }
}

template<class Archive, class B>
void describeBook(Archive& a, B& book) {
    a.text("name", book.name);
    a.text("currency", book.currency);
    a.text("date", book.date);
    a.text("note", book.note);
    a.section("cluster", book.cluster, ClusterPricing{.gpu = *ProductId::parse("unknown")}, [](auto& s, auto& c) { describeCluster(s, c); });
}

} // namespace

std::optional<PriceBook> readPriceBook(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const YamlNode* idNode = reader.require("id");
    if (!idNode) return std::nullopt;
    const auto id = reader.parsedAt(*idNode, "id", [](std::string_view t) { return PriceBookId::parse(t); }, FindingCode::invalidId);
    if (!id) return std::nullopt;
    PriceBook book{.id = *id};
    ReadArchive archive(reader);
    describeBook(archive, book);
    if (book.name.empty()) reader.reportMissing("name");
    if (book.currency.size() != 3) reader.reportMissing("currency");
    for (const YamlNode* price : reader.list("prices"))
        readPrice(*price, file, problems, book);
    reader.finish();
    return book;
}

void writePriceBook(RecordWriter& writer, const PriceBook& book) {
    writer.line("id", book.id.text());
    WriteArchive archive(writer);
    describeBook(archive, book);
    if (book.prices.empty()) return;
    writer.open("prices");
    RecordWriter list = writer.nested();
    for (const auto& [product, price] : book.prices) {
        RecordWriter element = list.element();
        element.line("product", product.text());
        WriteArchive nested(element);
        describePrice(nested, price);
        writeProvenance(element, price.provenance);
    }
}

} // namespace rackyard
