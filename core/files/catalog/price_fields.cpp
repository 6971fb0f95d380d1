#include "files/catalog/price_fields.h"

#include "files/catalog/archive.h"

#include <algorithm>

namespace rackyard {

namespace {

bool isCurrency(std::string_view text) {
    return text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

template<class Archive, class P>
void describePrice(Archive& a, P& price) {
    a.required("low", price.range.low, unit::majorUnits);
    a.figure("typical", price.typical, unit::majorUnits);
    a.required("high", price.range.high, unit::majorUnits);
    a.checkedText("price_date", price.date, isPriceDate);
    a.requiredWord("kind", price.kind, priceKindOf, [](PriceKind k) { return keyOf(k); });
    a.text("note", price.note);
    a.provenance(price.provenance);
}

void checkOrder(RecordReader& reader, const YamlNode& node, const Price& price) {
    const Money typical = price.typical.value_or(price.range.low);
    if (price.range.high < price.range.low)
        reader.report(FindingCode::outOfRange, node.at, {{"key", std::string("high")}});
    else if (typical < price.range.low || typical > price.range.high)
        reader.report(FindingCode::outOfRange, node.at, {{"key", std::string("typical")}});
}

void readPrice(const YamlNode& node, RecordReader& outer, PriceBook& book) {
    RecordReader reader(node, outer.file(), outer.problems());
    const auto id = readRecordId<ProductId>(reader, "product");
    Price price;
    ReadArchive archive(reader);
    describePrice(archive, price);
    reader.finish();
    checkOrder(reader, node, price);
    if (id && !book.prices.emplace(*id, std::move(price)).second)
        reader.report(FindingCode::duplicateId, node.at, {{"id", id->text()}});
}

void readQuoteRequired(const YamlNode& node, RecordReader& outer, PriceBook& book) {
    RecordReader reader(node, outer.file(), outer.problems());
    const auto id = readRecordId<ProductId>(reader, "product");
    std::string why;
    ReadArchive(reader).requiredText("why", why);
    reader.finish();
    if (!id) return;
    if (book.prices.count(*id) || !book.quoteRequired.emplace(*id, std::move(why)).second)
        reader.report(FindingCode::duplicateId, node.at, {{"id", id->text()}});
}

template<class Archive, class B>
void describeBand(Archive& a, B& band) {
    a.requiredCount("gpus_low", band.gpusLow, 1'000'000);
    a.requiredCount("gpus_high", band.gpusHigh, 1'000'000);
    a.required("low", band.range.low, unit::majorUnits);
    a.required("high", band.range.high, unit::majorUnits);
}

template<class Archive, class C>
void describeCluster(Archive& a, C& cluster) {
    a.id("gpu", cluster.gpu);
    a.required("price_per_unit", cluster.perUnit, unit::majorUnits);
    a.requiredCount("gpus_per_unit", cluster.gpusPerUnit, 1000);
    a.list("bands", cluster.bands, {}, [](auto& s, auto& band) { describeBand(s, band); });
    a.provenance(cluster.provenance);
}

template<class Archive, class B>
void describeBook(Archive& a, B& book) {
    a.requiredText("name", book.name);
    a.checkedText("currency", book.currency, isCurrency);
    a.checkedText("date", book.date, isPriceDate);
    a.text("note", book.note);
    a.section("cluster", book.cluster, ClusterPricing{.gpu = *ProductId::parse("unknown")}, [](auto& s, auto& c) { describeCluster(s, c); });
}

} // namespace

std::optional<PriceBook> readPriceBook(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const auto id = readRecordId<PriceBookId>(reader);
    if (!id) return std::nullopt;
    PriceBook book{.id = *id};
    ReadArchive archive(reader);
    describeBook(archive, book);
    for (const YamlNode* price : reader.list("prices"))
        readPrice(*price, reader, book);
    for (const YamlNode* open : reader.list("quote_required"))
        readQuoteRequired(*open, reader, book);
    reader.finish();
    return book;
}

void writePriceBook(RecordWriter& writer, const PriceBook& book) {
    writer.line("id", book.id.text());
    WriteArchive archive(writer);
    describeBook(archive, book);
    if (!book.prices.empty()) writer.open("prices");
    RecordWriter list = writer.nested();
    for (const auto& [product, price] : book.prices) {
        RecordWriter element = list.element();
        element.line("product", product.text());
        WriteArchive nested(element);
        describePrice(nested, price);
    }
    if (!book.quoteRequired.empty()) writer.open("quote_required");
    for (const auto& [product, why] : book.quoteRequired) {
        RecordWriter element = list.element();
        element.line("product", product.text());
        element.text("why", why);
    }
}

} // namespace rackyard
