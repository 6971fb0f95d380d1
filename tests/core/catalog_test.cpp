#include <QTest>

#include "files/catalog_files.h"
#include "files/embedded_catalog.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>

using namespace rackyard;

/// The built-in catalog is free of faults and agrees with itself, figure by figure.
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
    void systemTotalIsThatOfItsGpus();
    void platformTotalIsThatOfItsGpus();
    void reportedTotalIsWhatTheDriverShows();
    void scaleUpDomainsDivideTheirSystem();
    void headlineSpeedIsTwiceTheDenseOne();
    void siblingsComputeAlike_data();
    void siblingsComputeAlike();
    void speedGrowsWithFewerBits();
    void suppliesNeverStandForADraw();
    void powersAreInOrder();
    void partsOfARackScaleSystemSumToIt();
    void conflictingFiguresAreKept();
    void pduDeliversWhatItsCircuitCarries();
    void switchChoicesExistAndHaveTheirPorts();
    void everyProductHasAPriceOrNeedsAQuote();
    void guidanceStandsOnTheFoundingText();
};

namespace {

const CatalogRecords& records() {
    static const CatalogRecords all = builtInRecords();
    return all;
}

const Catalog& catalog() {
    static const auto all = Catalog::layered({records()});
    return *all;
}

const Product& product(const char* id) {
    const Product* found = catalog().product(*ProductId::parse(id));
    if (!found) qFatal("no product %s", id);
    return *found;
}

const Product& gpuOf(const Product& system) { return *catalog().product(system.system->gpu); }

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
template<class Check>
void forEachProvenance(Check check) {
    const auto all = [&](const auto& record) {
        check(record.id.text(), record.provenance);
        for (const auto& [figure, provenance] : record.figureProvenance)
            check(record.id.text() + ' ' + figure, provenance);
    };
    for (const Product& p : records().products) all(p);
    for (const Model& m : records().models) all(m);
    for (const CoolingPolicy& p : records().coolingPolicies) check(p.id.text(), p.provenance);
    for (const PriceBook& book : records().priceBooks) {
        for (const auto& [id, price] : book.prices) check(book.id.text() + ' ' + id.text(), price.provenance);
        if (book.cluster) check(book.id.text(), book.cluster->provenance);
    }
    const auto guided = [&](const auto& list) {
        for (const auto& record : list) check(record.id.text(), record.provenance);
    };
    guided(records().guidance.sizeClasses);
    guided(records().guidance.storage);
    guided(records().guidance.controlPlanes);
    guided(records().guidance.notes);
}

std::optional<Range<Power>> knownPower(const PowerFigures& power) {
    std::optional<Range<Power>> range;
    for (const auto& figure : {power.idle, power.typical, power.max, power.planning, power.peak}) {
        if (!figure) continue;
        if (!range) range = {*figure, *figure};
        range->low = std::min(range->low, *figure);
        range->high = std::max(range->high, *figure);
    }
    return range;
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
        const auto written = QString::fromStdString(writeCatalog(readCatalog({file}, problems, &catalog()))).split(u'\n');
        const auto stored = QString::fromStdString(file.text).split(u'\n');
        for (qsizetype i = 0; i < std::min(written.size(), stored.size()); ++i)
            QVERIFY2(written[i] == stored[i], qPrintable(QStringLiteral("%1:%2: %3").arg(QString::fromStdString(file.name)).arg(i + 1).arg(written[i])));
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
        QVERIFY2(provenance.date >= (Date{2026, 1, 1}) && provenance.date <= (Date{2026, 12, 31}), of.c_str());
        for (const Source& source : provenance.sources) {
            QVERIFY2(source.title.size() >= 4, of.c_str());
            QVERIFY2(source.title.find("http") == std::string::npos, of.c_str());
            const bool address = source.url.empty() || (source.url.rfind("https://", 0) == 0 && source.url.find(' ') == std::string::npos);
            QVERIFY2(address, of.c_str());
        }
    });
    for (const Product& p : records().products)
        for (const PublishedFigure& published : p.published)
            QVERIFY2(published.source.title.size() >= 4, p.id.text().c_str());
}

void CatalogTest::noTextIsCutOrUntidy() {
    const auto tidy = [](const std::string& text) {
        return text.find("  ") == std::string::npos && text.find(" ,") == std::string::npos && text.find(" .") == std::string::npos &&
               text.find("_") == std::string::npos && std::count(text.begin(), text.end(), '(') == std::count(text.begin(), text.end(), ')');
    };
    for (const Product& p : records().products) {
        QVERIFY2(tidy(p.name) && p.name.front() != ' ', p.id.text().c_str());
        QVERIFY2(tidy(p.notes) || p.notes.find("https://") != std::string::npos, p.id.text().c_str());
        const bool ends = p.notes.empty() || p.notes.back() == '.' || p.notes.find("https://") != std::string::npos;
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
        if (p.kind == ProductKind::node || p.kind == ProductKind::rackScale) QVERIFY2(p.productClass == ProductClass::datacenter, id);
        if (p.kind == ProductKind::rackScale) QVERIFY2(p.cooling == CoolingConstraint::liquid, id);
        if (p.liquid) QVERIFY2(p.cooling == CoolingConstraint::liquid, id);
        if (p.gpu && !p.gpu->bridges.empty()) QVERIFY2(p.scaleUpLink == ScaleUpLink::nvlink && p.gpu->scaleUpBandwidth, id);
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

// What a total is made of: the GPU's label, or what the maker's system pages give per GPU (B200: 180 of 192 GB).
void CatalogTest::systemTotalIsThatOfItsGpus() {
    const std::set<std::string> byPlatform{"b200-sxm"};
    for (const Product& p : records().products) {
        if (!p.system || p.system->gpuCount == 0) continue;
        const GpuFigures& gpu = *gpuOf(p).gpu;
        const Bytes each = byPlatform.count(p.system->gpu.text()) ? *gpu.memoryPlatform : gpu.memoryNominal;
        QVERIFY2(p.system->memoryNominal == each * p.system->gpuCount, p.id.text().c_str());
    }
    QCOMPARE(product("dgx-b200").system->memoryNominal, Bytes::ofGiga(1'440));
    QCOMPARE(product("gb200-nvl72").system->memoryNominal, Bytes::ofGiga(13'824));
    QCOMPARE(product("gb200").gpu->memoryNominal * 72, Bytes::ofGiga(13'824));
    QCOMPARE(product("dgx-h100").system->memoryNominal, Bytes::ofGiga(640));
    QCOMPARE(product("dgx-h200").system->memoryNominal, Bytes::ofGiga(1'128));
}

void CatalogTest::platformTotalIsThatOfItsGpus() {
    const std::set<std::string> ofTheSystemAlone{"dgx-station-gb300"}; // one GPU of which the maker leaves 252 GB to use
    for (const Product& p : records().products)
        if (p.system && p.system->memoryPlatform && !ofTheSystemAlone.count(p.id.text()))
            QVERIFY2(*p.system->memoryPlatform == *gpuOf(p).gpu->memoryPlatform * p.system->gpuCount, p.id.text().c_str());
}

void CatalogTest::reportedTotalIsWhatTheDriverShows() {
    for (const Product& p : records().products) {
        if (!p.system) continue;
        const auto& each = gpuOf(p).gpu->memoryReported;
        QVERIFY2(p.system->memoryReported.has_value() == each.has_value(), p.id.text().c_str());
        if (each) QVERIFY2(*p.system->memoryReported == *each * p.system->gpuCount, p.id.text().c_str());
    }
    QCOMPARE(*product("h100-sxm").gpu->memoryReported, Bytes::ofMebi(81'559));
    QCOMPARE(*product("gb200").gpu->memoryReported, Bytes::ofMebi(189'471));
    for (const Product& p : records().products)
        if (p.gpu && p.gpu->memoryReported) QVERIFY2(p.gpu->memoryReported->bytes() % 1'048'576 == 0, p.id.text().c_str());
}

void CatalogTest::scaleUpDomainsDivideTheirSystem() {
    for (const Product& p : records().products) {
        if (!p.system || p.system->gpuCount == 0) continue;
        const SystemFigures& system = *p.system;
        QVERIFY2(system.scaleUpGpus >= 1 && system.gpuCount % system.scaleUpGpus == 0, p.id.text().c_str());
        QVERIFY2((system.scaleUpGpus > 1) == (p.scaleUpLink != ScaleUpLink::none), p.id.text().c_str());
        if (system.scaleUpGpus > 1) QVERIFY2(gpuOf(p).scaleUpLink == p.scaleUpLink, p.id.text().c_str());
        const auto& bridges = gpuOf(p).gpu->bridges;
        if (!bridges.empty() && system.scaleUpGpus > 1)
            QVERIFY2(std::count(bridges.begin(), bridges.end(), system.scaleUpGpus) == 1, p.id.text().c_str());
    }
}

void CatalogTest::headlineSpeedIsTwiceTheDenseOne() {
    int compared = 0;
    for (const Product& p : records().products) {
        if (!p.gpu) continue;
        const GpuFigures& g = *p.gpu;
        for (const auto& [dense, sparse] : {std::pair(g.bf16DenseGflops, g.bf16SparseGflops), std::pair(g.fp8DenseGflops, g.fp8SparseGflops),
                                            std::pair(g.fp4DenseGflops, g.fp4SparseGflops)}) {
            if (!sparse) continue;
            QVERIFY2(dense && std::abs(2 * *dense - *sparse) * 100 <= *sparse, p.id.text().c_str()); // headlines are rounded
            ++compared;
        }
    }
    QVERIFY(compared >= 8);
}

void CatalogTest::siblingsComputeAlike_data() {
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char* one, const char* other) { QTest::addRow("%s and %s", one, other) << QByteArray(one) << QByteArray(other); };
    row("h100-sxm", "h200-sxm");
    row("a100-80-sxm", "a100-80-pcie");
    row("mi300x", "mi325x");
}

void CatalogTest::siblingsComputeAlike() {
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const GpuFigures& a = *product(one.constData()).gpu;
    const GpuFigures& b = *product(other.constData()).gpu;
    QVERIFY(a.bf16DenseGflops && a.bf16DenseGflops == b.bf16DenseGflops);
    QVERIFY(a.fp8DenseGflops == b.fp8DenseGflops);
    if (one == "h100-sxm") QCOMPARE(*a.bf16DenseGflops, std::int64_t{989'000});
}

void CatalogTest::speedGrowsWithFewerBits() {
    for (const Product& p : records().products) {
        if (!p.gpu) continue;
        const GpuFigures& g = *p.gpu;
        const char* id = p.id.text().c_str();
        if (g.bf16DenseGflops && g.fp8DenseGflops) QVERIFY2(*g.fp8DenseGflops >= *g.bf16DenseGflops, id);
        if (g.fp8DenseGflops && g.fp4DenseGflops) QVERIFY2(*g.fp4DenseGflops >= 2 * *g.fp8DenseGflops - 1'000, id);
        // From 16 to 8 bits dense speed doubles at most, but for Rubin; a sparse figure taken for dense makes it four.
        if (g.bf16DenseGflops && g.fp8DenseGflops && p.id.text() != "rubin-vr200")
            QVERIFY2(*g.fp8DenseGflops * 100 <= *g.bf16DenseGflops * 205, id);
    }
}

void CatalogTest::suppliesNeverStandForADraw() {
    for (const Product& p : records().products) {
        const auto nameplate = nameplateOf(p);
        if (!nameplate) continue;
        const char* id = p.id.text().c_str();
        QVERIFY2(!p.power.psuNeeded || *p.power.psuNeeded <= *p.power.psuCount, id);
        const bool oneSupply = *p.power.psuCount == 1; // a desk-side box may draw all that its only supply gives
        if (p.power.max && !oneSupply) QVERIFY2(*p.power.max < *nameplate, id);
        if (p.power.typical && !oneSupply) QVERIFY2(*p.power.typical < *nameplate, id);
    }
    QCOMPARE(*nameplateOf(product("dgx-h100")), Power::ofWatts(19'800));
    QCOMPARE(*product("dgx-h100").power.max, Power::ofWatts(10'200));
    QCOMPARE(*nameplateOf(product("gb200-nvl72")), Power::ofWatts(264'000));
    QCOMPARE(*product("gb200-nvl72").power.max, Power::ofWatts(132'000));
    QVERIFY(!product("dgx-rubin-nvl8-rack").power.max);
    QVERIFY(!product("supermicro-sys-821ge-tnhr").power.max);
}

void CatalogTest::powersAreInOrder() {
    for (const Product& p : records().products) {
        const PowerFigures& power = p.power;
        const char* id = p.id.text().c_str();
        if (power.typical && power.max) QVERIFY2(*power.typical <= *power.max, id);
        if (power.idle && power.typical) QVERIFY2(*power.idle <= *power.typical, id);
        if (power.max && power.peak) QVERIFY2(*power.max <= *power.peak, id);
        if (power.planning) QVERIFY2(!power.max && !power.planningBasis.empty(), id);
        if (p.system && p.system->gpuCount > 0 && power.max && p.kind != ProductKind::workstation)
            if (const auto& each = gpuOf(p).power.max) QVERIFY2(*each * p.system->gpuCount < *power.max, id);
        if (const auto range = knownPower(power)) QVERIFY2(range->high <= Power::ofWatts(300'000), id);
    }
}

void CatalogTest::partsOfARackScaleSystemSumToIt() {
    int summed = 0;
    for (const Product& p : records().products) {
        if (!p.rackScale || !p.rackScale->computeTrays) continue;
        const RackScaleFigures& rack = *p.rackScale;
        const char* id = p.id.text().c_str();
        QVERIFY2(*rack.computeTrays * *rack.gpusPerTray == p.system->gpuCount, id);
        if (rack.powerShelves) QVERIFY2(*rack.powerShelf * *rack.powerShelves == *nameplateOf(p), id);
        if (rack.psusPerShelf) QVERIFY2(*rack.psu * *rack.psusPerShelf == *rack.powerShelf, id);
        if (rack.memoryBandwidth) {
            const double total = gpuOf(p).gpu->memoryBandwidth->gigabytesPerSecond() * p.system->gpuCount;
            QVERIFY2(std::abs(total - rack.memoryBandwidth->gigabytesPerSecond()) < total / 100, id);
        }
        const double links = gpuOf(p).gpu->scaleUpBandwidth->gigabytesPerSecond() * p.system->gpuCount;
        QVERIFY2(std::abs(links - rack.scaleUpTotal->gigabytesPerSecond()) < links / 100, id);
        ++summed;
    }
    QVERIFY(summed >= 4);
}

void CatalogTest::conflictingFiguresAreKept() {
    const auto gb300 = publishedRange(product("gb300-nvl72"), "max_power_w");
    QVERIFY(gb300);
    QCOMPARE(gb300->low, Factor::ofMillionths(120'000'000'000));
    QCOMPARE(gb300->high, Factor::ofMillionths(142'000'000'000));
    QCOMPARE(*product("gb300-nvl72").power.peak, Power::ofWatts(155'000));
    QVERIFY(!publishedRange(product("gb300-nvl72"), "weight_kg"));
    const auto rubin = publishedRange(product("vera-rubin-nvl72"), "max_power_w");
    QCOMPARE(rubin->low, Factor::ofMillionths(190'000'000'000));
    const LiquidFigures& liquid = *product("gb300-nvl72").liquid;
    QCOMPARE(liquid.points.size(), std::size_t{5});
    QVERIFY(std::is_sorted(liquid.points.begin(), liquid.points.end(), [](const auto& a, const auto& b) {
        return a.supplyCelsius < b.supplyCelsius && a.flow < b.flow;
    }));
}

void CatalogTest::pduDeliversWhatItsCircuitCarries() {
    int checked = 0;
    for (const Product& p : records().products) {
        if (p.kind != ProductKind::pdu) continue;
        const double phases = *p.part.phases == 3 ? std::sqrt(3.0) : 1.0;
        const double kilowatts = *p.part.volts * *p.part.amperes * phases * p.part.usableShare->value() / 1000;
        QVERIFY2(std::abs(kilowatts - p.part.usable->kilowatts()) < 0.006, p.id.text().c_str());
        ++checked;
    }
    QCOMPARE(checked, 8);
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
    QCOMPARE(catalog().switchChoice(FabricKind::ethernet, BitRate::ofGigabits(1))->product.text(), std::string("sn2201"));
}

void CatalogTest::everyProductHasAPriceOrNeedsAQuote() {
    const PriceBook& book = *catalog().priceBook(*PriceBookId::parse("public-2026"));
    const std::set<std::string> priced{"b200-sxm", "dgx-b200", "dgx-h100", "dgx-h200", "gb200-nvl72", "gb300-nvl72",
                                       "h100-sxm", "h200-sxm", "qm9700", "rubin-vr200", "vera-rubin-nvl72"};
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
    QCOMPARE(guidance.controlPlane(*GuidanceId::parse("superpod-h100-management"))->fabricManagers, std::optional(4));
}

QTEST_GUILESS_MAIN(CatalogTest)
#include "catalog_test.moc"
