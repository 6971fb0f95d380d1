#include <QTest>

#include "files/embedded_catalog.h"
#include "support/built_in_catalog.h"

#include <algorithm>
#include <cctype>
#include <set>

using namespace rackyard;
using namespace rackyard::testing::built_in;

/// The built-in catalog is free of faults, names its sources and holds what it must hold.
class CatalogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void builtInFilesHaveNoProblems();
    void builtInFilesAreCanonical();
    void writtenAndReadAgainItIsEqual();
    void everyRecordHasASourceADateAndAddressesThatAreAddresses();
    void noTextIsCutOrUntidy();
    void kindsHoldWhatTheyMustHold();
    void modelIdsFollowTheirNames();
    void switchChoicesExistAndHaveTheirPorts();
    void everyProductHasAPriceOrNeedsAQuote();
    void guidanceStandsOnTheFoundingText();
};

namespace {

std::vector<NamedText> builtInTexts() {
    std::vector<NamedText> files;
    for (const EmbeddedFile& file : embeddedCatalog())
        files.push_back({std::string(file.name), std::string(file.text)});
    return files;
}

QByteArray lines(const FileProblems& problems) {
    QByteArray text;
    for (const FileProblem& problem : problems)
        text += QByteArray::fromStdString(problemLine(problem)) + '\n';
    return text;
}

/// Calls `check` with each provenance of the catalog and the record it belongs to.
template<class Check> void forEachProvenance(Check check) {
    const auto all = [&](const auto& record) {
        check(record.id.text(), record.provenance);
        for (const auto& [figure, provenance] : record.figureProvenance)
            check(record.id.text() + ' ' + figure, provenance);
    };
    for (const Product& p : records().products)
        all(p);
    for (const Model& m : records().models)
        all(m);
    for (const CoolingPolicy& p : records().coolingPolicies)
        check(p.id.text(), p.provenance);
    for (const PriceBook& book : records().priceBooks) {
        for (const auto& [id, price] : book.prices)
            check(book.id.text() + ' ' + id.text(), price.provenance);
        if (book.cluster) check(book.id.text(), book.cluster->provenance);
    }
    const auto guided = [&](const auto& list) {
        for (const auto& record : list)
            check(record.id.text(), record.provenance);
    };
    guided(records().guidance.sizeClasses);
    guided(records().guidance.storage);
    guided(records().guidance.controlPlanes);
    guided(records().guidance.notes);
}

} // namespace

void CatalogTest::builtInFilesHaveNoProblems() {
    FileProblems problems;
    const CatalogRecords read = readCatalog(builtInTexts(), problems);
    QVERIFY2(problems.empty(), lines(problems).constData());
    QCOMPARE(read, records());
    QCOMPARE(read.version, std::string("2026.11"));
    QCOMPARE(read.products.size(), std::size_t{116});
    QCOMPARE(read.models.size(), std::size_t{52});
    QCOMPARE(read.priceBooks.size(), std::size_t{3});
    QCOMPARE(read.coolingPolicies.size(), std::size_t{3});
}

void CatalogTest::builtInFilesAreCanonical() {
    for (const NamedText& file : builtInTexts()) {
        FileProblems problems;
        const auto written =
            QString::fromStdString(writeCatalog(readCatalog({file}, problems, &catalog()))).split(u'\n');
        const auto stored = QString::fromStdString(file.text).split(u'\n');
        for (qsizetype i = 0; i < std::min(written.size(), stored.size()); ++i)
            QVERIFY2(written[i] == stored[i], qPrintable(QStringLiteral("%1:%2: %3")
                                                             .arg(QString::fromStdString(file.name))
                                                             .arg(i + 1)
                                                             .arg(written[i])));
        QCOMPARE(written.size(), stored.size());
    }
}

void CatalogTest::writtenAndReadAgainItIsEqual() {
    FileProblems problems;
    const std::string text = writeCatalog(records());
    const CatalogRecords again = readCatalog({{"all.yaml", text}}, problems);
    QVERIFY2(problems.empty(), lines(problems).constData());
    QCOMPARE(again, records());
    QCOMPARE(writeCatalog(again), text);
    QCOMPARE(catalog().records(), records());
}

void CatalogTest::everyRecordHasASourceADateAndAddressesThatAreAddresses() {
    forEachProvenance([](const std::string& of, const Provenance& provenance) {
        QVERIFY2(!provenance.sources.empty(), of.c_str());
        QVERIFY2(provenance.date >= (Date{2026, 1, 1}) && provenance.date <= (Date{2026, 12, 31}),
                 of.c_str());
        for (const Source& source : provenance.sources) {
            QVERIFY2(source.title.size() >= 4, of.c_str());
            QVERIFY2(source.title.find("http") == std::string::npos, of.c_str());
            const bool address = source.url.empty() || (source.url.rfind("https://", 0) == 0 &&
                                                        source.url.find(' ') == std::string::npos);
            QVERIFY2(address, of.c_str());
        }
    });
    for (const Product& p : records().products)
        for (const PublishedFigure& published : p.published)
            QVERIFY2(published.source.title.size() >= 4, p.id.text().c_str());
}

void CatalogTest::noTextIsCutOrUntidy() {
    const auto tidy = [](const std::string& text) {
        return text.find("  ") == std::string::npos && text.find(" ,") == std::string::npos &&
               text.find(" .") == std::string::npos && text.find("_") == std::string::npos &&
               std::count(text.begin(), text.end(), '(') == std::count(text.begin(), text.end(), ')');
    };
    for (const Product& p : records().products) {
        QVERIFY2(tidy(p.name) && p.name.front() != ' ', p.id.text().c_str());
        QVERIFY2(tidy(p.notes) || p.notes.find("https://") != std::string::npos, p.id.text().c_str());
        const bool ends =
            p.notes.empty() || p.notes.back() == '.' || p.notes.find("https://") != std::string::npos;
        QVERIFY2(ends, p.id.text().c_str());
    }
    for (const GuidanceNote& note : records().guidance.notes)
        QVERIFY2(tidy(note.statement) && tidy(note.explanation), note.id.text().c_str());
}

void CatalogTest::kindsHoldWhatTheyMustHold() {
    for (const Product& p : records().products) {
        const char* id = p.id.text().c_str();
        QVERIFY2((p.kind == ProductKind::gpu) == p.gpu.has_value(), id);
        QVERIFY2((p.kind == ProductKind::networkSwitch) == p.networkSwitch.has_value(), id);
        QVERIFY2((p.kind == ProductKind::rack) == p.cabinet.has_value(), id);
        if (p.kind == ProductKind::node || p.kind == ProductKind::workstation) QVERIFY2(p.system, id);
        if (p.kind == ProductKind::node) QVERIFY2(p.body.height, id);
        if (p.kind == ProductKind::workstation) QVERIFY2(p.productClass == ProductClass::desktop, id);
        if (p.kind == ProductKind::node || p.kind == ProductKind::rackScale)
            QVERIFY2(p.productClass == ProductClass::datacenter, id);
        if (p.kind == ProductKind::rackScale) QVERIFY2(p.cooling == CoolingConstraint::liquid, id);
        if (p.liquid) QVERIFY2(p.cooling == CoolingConstraint::liquid, id);
        if (p.gpu && !p.gpu->bridges.empty())
            QVERIFY2(p.scaleUpLink == ScaleUpLink::nvlink && p.gpu->scaleUpBandwidth, id);
        if (p.system) QVERIFY2(catalog().product(p.system->gpu) && gpuOf(p).gpu, id);
    }
    QCOMPARE(product("rtx-5090").productClass, ProductClass::desktop);
    QCOMPARE(product("l40s").productClass, ProductClass::datacenter);
    QCOMPARE(product("h200-nvl").gpu->bridges, (std::vector<int>{2, 4}));
    QCOMPARE(product("h100-nvl").gpu->bridges, std::vector<int>{2});
}

void CatalogTest::modelIdsFollowTheirNames() {
    for (const Model& m : records().models) {
        std::string id;
        for (char c : m.name) {
            if (std::isalnum(static_cast<unsigned char>(c)))
                id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            else if (!id.empty() && id.back() != '-')
                id += '-';
        }
        QCOMPARE(m.id.text(), id);
    }
}

void CatalogTest::switchChoicesExistAndHaveTheirPorts() {
    std::set<std::pair<FabricKind, std::int64_t>> seen;
    for (const SwitchChoice& choice : records().switchChoices) {
        const Product* found = catalog().product(choice.product);
        QVERIFY(found && found->networkSwitch);
        QVERIFY(seen.insert({choice.kind, choice.speed.bitsPerSecond()}).second);
        const SwitchFigures& figures = *found->networkSwitch;
        const bool native = choice.speed == figures.portSpeed && choice.radix == figures.radix;
        const bool at400 = choice.speed == BitRate::ofGigabits(400) && choice.radix == figures.radix400g;
        QVERIFY2(native || at400, choice.product.text().c_str());
    }
    QCOMPARE(catalog().switchChoice(FabricKind::infiniband, BitRate::ofGigabits(400))->radix, 64);
    QCOMPARE(catalog().switchChoice(FabricKind::roce, BitRate::ofGigabits(400))->radix, 128);
    QCOMPARE(catalog().switchChoice(FabricKind::ethernet, BitRate::ofGigabits(1))->product.text(),
             std::string("sn2201"));
}

void CatalogTest::everyProductHasAPriceOrNeedsAQuote() {
    const PriceBook& book = *catalog().priceBook(*PriceBookId::parse("public-2026"));
    const std::set<std::string> priced{"b200-sxm",    "dgx-b200",    "dgx-h100",        "dgx-h200",
                                       "gb200-nvl72", "gb300-nvl72", "h100-sxm",        "h200-sxm",
                                       "qm9700",      "rubin-vr200", "vera-rubin-nvl72"};
    std::set<std::string> found;
    for (const auto& [id, price] : book.prices)
        found.insert(id.text());
    QCOMPARE(found, priced);
    for (const auto& [id, why] : book.quoteRequired)
        QVERIFY(!why.empty() && !book.prices.count(id));
    QVERIFY(book.quoteRequired.count(*ProductId::parse("dgx-b300")));
    const Price& dgx = book.prices.at(*ProductId::parse("dgx-h100"));
    QCOMPARE(dgx.range.low, Money::ofMajor(270'000));
    QCOMPARE(*dgx.typical, Money::ofMajor(300'000));
    QCOMPARE(dgx.range.high, Money::ofMajor(317'000));
    for (const char* id : {"quick-reference", "quick-reference-servers"}) {
        const PriceBook& founding = *catalog().priceBook(*PriceBookId::parse(id));
        QVERIFY(founding.prices.empty() && founding.cluster);
        QCOMPARE(founding.cluster->perUnit, Money::ofMajor(312'500));
    }
}

void CatalogTest::guidanceStandsOnTheFoundingText() {
    const Guidance& guidance = catalog().guidance();
    QCOMPARE(guidance.sizeClassOf(8)->id.text(), std::string("single-server"));
    QCOMPARE(guidance.sizeClassOf(64)->id.text(), std::string("small-cluster"));
    QVERIFY(!guidance.sizeClassOf(100));
    QVERIFY(!guidance.sizeClassOf(7));
    const PriceBook& book = *catalog().priceBook(*PriceBookId::parse("quick-reference"));
    QCOMPARE(guidance.sizeClasses.size(), book.cluster->bands.size());
    for (std::size_t i = 0; i < guidance.sizeClasses.size(); ++i) {
        QCOMPARE(guidance.sizeClasses[i].cost, book.cluster->bands[i].range);
        QCOMPARE(guidance.sizeClasses[i].gpus.low, std::int64_t{book.cluster->bands[i].gpusLow});
    }
    QVERIFY(std::is_sorted(guidance.storage.begin(), guidance.storage.end(),
                           [](const auto& a, const auto& b) { return a.nodeRead < b.nodeRead; }));
    const GuidanceNote* slip = guidance.note(*GuidanceId::parse("cluster-power"));
    QVERIFY(slip && slip->explanation.find("eight servers of 10.2 kW") != std::string::npos);
    QCOMPARE(guidance.controlPlane(*GuidanceId::parse("superpod-h100-management"))->fabricManagers,
             std::optional(4));
}

QTEST_GUILESS_MAIN(CatalogTest)
#include "catalog_test.moc"
