#include "cli/loading.h"

#include <QDate>
#include <QDir>
#include <QFile>

#include "cli/exit_status.h"
#include "cli/streams.h"
#include "files/catalog_files.h"
#include "files/design_file.h"

namespace rackyard::cli {

namespace {

std::optional<std::string> contentOf(const QString& path, FileProblems& problems) {
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) return file.readAll().toStdString();
    problems.push_back({path.toStdString(), {}, {FindingCode::fileNotReadable, {}, {{"reason", file.errorString().toStdString()}}}});
    return std::nullopt;
}

// The parsed option, absent where it was not given; an unusable value is reported and sets `failed`.
template<class Parse>
auto optionValue(const QCommandLineParser& parser, const QString& name, bool& failed, Parse parse)
    -> decltype(parse(std::string_view())) {
    if (!parser.isSet(name)) return std::nullopt;
    const std::string text = parser.value(name).toStdString();
    auto value = parse(std::string_view(text));
    if (!value) {
        usageError(QStringLiteral("'%1' is no value for --%2").arg(parser.value(name), name));
        failed = true;
    }
    return value;
}

Date today() {
    const QDate now = QDate::currentDate();
    return {static_cast<std::int16_t>(now.year()), static_cast<std::uint8_t>(now.month()), static_cast<std::uint8_t>(now.day())};
}

void applyTo(Design& design, const Overrides& overrides) {
    if (overrides.priceBook) design.assumptions.priceBook = *overrides.priceBook;
    if (overrides.coolingPolicy) design.assumptions.coolingPolicy = *overrides.coolingPolicy;
    if (overrides.memory) design.assumptions.memory = *overrides.memory;
}

} // namespace

void addCommonOptions(QCommandLineParser& parser) {
    addDesignOptions(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Write one JSON document and nothing else.")});
}

void addDesignOptions(QCommandLineParser& parser) {
    parser.addOptions({
        {QStringLiteral("catalog"), QStringLiteral("Add or override catalog records from a folder."), QStringLiteral("DIR")},
        {QStringLiteral("price-book"), QStringLiteral("Price by this book."), QStringLiteral("ID")},
        {QStringLiteral("cooling-policy"), QStringLiteral("Judge cooling by this policy."), QStringLiteral("ID")},
        {QStringLiteral("memory"), QStringLiteral("Count nominal or reported memory."), QStringLiteral("BASIS")},
        {QStringLiteral("as-of"), QStringLiteral("Judge ages of prices on this day."), QStringLiteral("DATE")},
    });
}

OrExit<CatalogRecords> readCatalogFolder(const QString& folder, const Catalog& below) {
    const QDir dir(folder);
    if (!dir.exists()) {
        complain(QStringLiteral("%1:0:0: %2").arg(folder, QString::fromLatin1(keyOf(FindingCode::fileNotReadable).data())));
        return int{invalidFile};
    }
    FileProblems problems;
    std::vector<NamedText> texts;
    for (const QString& name : dir.entryList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name)) {
        const QString path = dir.filePath(name);
        if (auto content = contentOf(path, problems)) texts.push_back({path.toStdString(), std::move(*content)});
    }
    CatalogRecords records = readCatalog(texts, problems, &below);
    complain(problems);
    if (hasErrors(problems)) return int{invalidFile};
    return records;
}

OrExit<Overrides> readOverrides(const QCommandLineParser& parser) {
    Overrides overrides;
    bool failed = false;
    overrides.priceBook = optionValue(parser, QStringLiteral("price-book"), failed, PriceBookId::parse);
    overrides.coolingPolicy = optionValue(parser, QStringLiteral("cooling-policy"), failed, CoolingPolicyId::parse);
    overrides.memory = optionValue(parser, QStringLiteral("memory"), failed, memoryBasisOf);
    overrides.asOf = optionValue(parser, QStringLiteral("as-of"), failed, Date::parse).value_or(today());
    if (failed) return int{wrongUsage};
    for (const QString& folder : parser.values(QStringLiteral("catalog"))) {
        auto records = readCatalogFolder(folder, *catalogWith(overrides));
        if (const int* status = std::get_if<int>(&records)) return *status;
        overrides.catalogs.push_back(std::move(std::get<CatalogRecords>(records)));
    }
    const auto catalog = catalogWith(overrides);
    if (overrides.priceBook && !catalog->priceBook(*overrides.priceBook))
        return usageError(QStringLiteral("there is no price book '%1'").arg(parser.value(QStringLiteral("price-book"))));
    if (overrides.coolingPolicy && !catalog->coolingPolicy(*overrides.coolingPolicy))
        return usageError(QStringLiteral("there is no cooling policy '%1'").arg(parser.value(QStringLiteral("cooling-policy"))));
    return overrides;
}

std::shared_ptr<const Catalog> catalogWith(const Overrides& overrides, const Design* design) {
    std::vector<CatalogRecords> layers{builtInRecords()};
    if (design && design->catalog && design->catalog->records) layers.push_back(*design->catalog->records);
    layers.insert(layers.end(), overrides.catalogs.begin(), overrides.catalogs.end());
    return Catalog::layered(layers);
}

OrExit<Loaded> loadDesign(const QString& path, const Overrides& overrides) {
    FileProblems problems;
    std::optional<Design> design;
    if (const auto content = contentOf(path, problems)) design = readDesign(*content, path.toStdString(), problems);
    complain(problems);
    if (!design) return int{invalidFile};
    applyTo(*design, overrides);
    auto catalog = catalogWith(overrides, &*design);
    return Loaded{std::move(*design), std::move(catalog), overrides.asOf};
}

} // namespace rackyard::cli
