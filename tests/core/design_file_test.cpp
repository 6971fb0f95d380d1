#include <QDir>
#include <QFile>
#include <QTest>

#include "files/catalog_files.h"
#include "files/design_file.h"
#include "support/small_catalog.h"

#include <algorithm>
#include <chrono>
#include <locale>
#include <sstream>

using namespace rackyard;
using namespace rackyard::testing;

namespace {

std::string textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::optional<Design> read(const std::string& text) {
    FileProblems problems;
    auto design = readDesign(text, "test", problems);
    for (const FileProblem& problem : problems)
        qWarning("%s", problemLine(problem).c_str());
    return design;
}

/// `LINE:COLUMN code`, one line for each problem.
QString problemsOf(const std::string& text) {
    FileProblems problems;
    readDesign(text, "test", problems);
    QStringList lines;
    for (const FileProblem& problem : problems)
        lines << QStringLiteral("%1:%2 %3").arg(problem.at.line).arg(problem.at.column).arg(QString::fromUtf8(keyOf(problem.finding.code).data()));
    return lines.join(QLatin1Char('\n'));
}

/// A design in which every key of the format stands, each with a value that is not its default.
std::string everyKey() {
    return "format: 1\n"
           "name: \"Ours: 100 % — \\\"#1\\\"\"\n"
           "assumptions: {memory: reported, price_book: quick-reference, cooling_policy: site-limit, pue: 1.25, load_factor: 0.7, "
           "rack_limit: 40.5 kW, site_limit: 1200 kW, site_cooling: {air: 12 kW, liquid: 130.000001 kW}}\n"
           "proposal: {customer: \"Müller, Sons\", project: P, number: 0010, prepared_by: us, valid_until: 2027-01-31, language: de-DE}\n"
           "workloads:\n"
           "  - {id: w1, model: deepseek-v4-pro, replicas: 2}\n"
           "  - {id: w2, model: nobody-knows-it, replicas: 1}\n"
           "reference_models: [glm-5-2-max, nemotron-3-ultra]\n"
           "fabrics:\n"
           "  - {id: f3, name: Compute fabric, kind: roce, role: compute, speed: 400 Gb/s, topology: fat-tree, oversubscription: 2, "
           "unit: 16, manager_ports: 4, default: true, at: [-100 mm, 50 mm]}\n"
           "  - {id: f4, kind: ethernet, role: out-of-band, speed: 1 Gb/s, topology: fat-tree, oversubscription: 1}\n"
           "racks:\n"
           "  - {id: r5, product: apc-ar3357, name: R1, at: [0 mm, -20 mm], limit: 17.25 kW}\n"
           "items:\n"
           "  - {id: n6, product: dgx-h100, name: DGX-01, rack: r5, u: 2, fabrics: [f3, f4]}\n"
           "  - {id: n7, product: qm9700, name: QM9700-01, rack: r5, u: 40.5, tier: leaf}\n"
           "  - {id: n8, product: h100-nvl, name: H100-01, at: [2000 mm, 0 mm], qty: 8, bridge: 4}\n"
           "  - {id: n9, product: a-product-nobody-knows, at: [0 mm, 0 mm]}\n"
           "next_id: 40\n";
}

/// Digits grouped by dots and a decimal comma, as in Germany: nothing of it may reach a file.
class GermanDigits : public std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

class UnderLocale {
public:
    explicit UnderLocale(std::numpunct<char>* facet) : before_(std::locale::global(std::locale(std::locale::classic(), facet))) {}
    ~UnderLocale() { std::locale::global(before_); }

private:
    std::locale before_;
};

/// `count` nodes in racks of six, with names and memberships.
Design largeDesign(std::size_t count) {
    DesignBuilder builder;
    const FabricId fabric = builder.fabric(FabricKind::infiniband);
    builder.onFloor("node-a");
    Item pattern = *builder.design.items.begin();
    pattern.fabrics = {fabric};
    std::vector<Rack> racks;
    std::vector<Item> items;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % 6 == 0)
            racks.push_back({*RackId::parse("r" + std::to_string(100'000 + i)), ProductIndex{0}, "R" + std::to_string(i / 6 + 1),
                             Point{static_cast<std::int64_t>(i) * 200, 0}, std::nullopt});
        pattern.id = *ItemId::parse("n" + std::to_string(200'000 + i));
        pattern.name = "node-a-" + std::to_string(i);
        pattern.placement = InRack{racks.back().id, RackUnits::of(static_cast<std::int64_t>(1 + i % 6 * 8))};
        items.push_back(pattern);
    }
    builder.design.racks = Blocks<Rack>(std::move(racks));
    builder.design.items = Blocks<Item>(std::move(items));
    builder.design.nextId = 300'000;
    return builder.design;
}

template<class Work>
std::int64_t bestMilliseconds(Work work) {
    std::int64_t best = INT64_MAX;
    for (int round = 0; round < 3; ++round) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const auto spent = std::chrono::steady_clock::now() - start;
        best = std::min<std::int64_t>(best, std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
    }
    return best;
}

} // namespace

class DesignFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shippedBuildsComeOutAsTheyWentIn_data();
    void shippedBuildsComeOutAsTheyWentIn();
    void everyKeyComesOutAsItWentIn();
    void theSameUnderAnyLocale();
    void whatIsReadIsWhatWasMeant();
    void aDesignThatWasWrittenReadsBackEqual();
    void copiesOfTheCatalogComeOutAsTheyWentIn();
    void copiesAreOfWhatIsUsedAndNothingElse();
    void keptFiguresKeepTheirVersion();
    void theMinimalFileIsEnough();
    void keysMayStandInAnyOrder();
    void idsAreNotHandedOutAgain_data();
    void idsAreNotHandedOutAgain();
    void badFilesTellWhere_data();
    void badFilesTellWhere();
    void allProblemsAreReportedInOrder();
    void aNewerFormatNamesWhatItNeeds();
    void commentsAreAnnounced_data();
    void commentsAreAnnounced();
    void tooManySystemsAreRefused();
};

void DesignFileTest::shippedBuildsComeOutAsTheyWentIn_data() {
    QTest::addColumn<QString>("path");
    const QDir builds(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds"));
    const QStringList names = builds.entryList({QStringLiteral("*.rackyard")}, QDir::Files, QDir::Name);
    QVERIFY(names.size() >= 5);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << builds.filePath(name);
}

void DesignFileTest::shippedBuildsComeOutAsTheyWentIn() {
    QFETCH(QString, path);
    const std::string text = textOf(path);
    const auto design = read(text);
    QVERIFY(design);
    QCOMPARE(writeDesign(*design), text);
    QCOMPARE(design->catalog->version, std::string("built-in"));
    QVERIFY(!design->catalog->records);
}

void DesignFileTest::everyKeyComesOutAsItWentIn() {
    const auto design = read(everyKey());
    QVERIFY(design);
    QCOMPARE(writeDesign(*design), everyKey());
}

void DesignFileTest::theSameUnderAnyLocale() {
    const Design large = largeDesign(3000);
    const std::string expected = writeDesign(large);
    const UnderLocale german(new GermanDigits);
    std::ostringstream proof;
    proof << 1234.5;
    QCOMPARE(proof.str(), std::string("1.234,5")); // the locale is really in force
    QCOMPARE(writeDesign(large), expected);
    const auto design = read(everyKey());
    QVERIFY(design);
    QCOMPARE(writeDesign(*design), everyKey());
}

void DesignFileTest::whatIsReadIsWhatWasMeant() {
    const auto design = read(everyKey());
    QVERIFY(design);
    QCOMPARE(design->name, std::string("Ours: 100 % — \"#1\""));
    QCOMPARE(design->proposal.number, std::string("0010"));
    QCOMPARE(design->assumptions.pue.millionths(), 1'250'000);
    QCOMPARE(design->assumptions.rackPowerLimit->milliwatts(), 40'500'000);
    QCOMPARE(design->assumptions.siteCooling.at(CoolingClass::liquid).milliwatts(), 130'000'001);
    QCOMPARE(design->workloads[0].replicas, 2);
    const Fabric* fabric = design->defaultFabric();
    QVERIFY(fabric);
    QCOMPARE(*fabric->unitNodes, 16);
    QVERIFY((*fabric->at == Point{-100, 50}));
    const Item* leaf = design->items.find(*ItemId::parse("n7"));
    QCOMPARE(std::get<InRack>(leaf->placement).u.halves(), 81);
    QCOMPARE(leaf->tier, std::string("leaf"));
    const Item* cards = design->items.find(*ItemId::parse("n8"));
    QCOMPARE(cards->quantity, 8);
    QCOMPARE(cards->bridge, 4);
    QCOMPARE(systemCount(*design), 11);
    QCOMPARE(design->nextId, 40);
}

void DesignFileTest::aDesignThatWasWrittenReadsBackEqual() {
    const Design large = largeDesign(1000);
    const auto again = read(writeDesign(large));
    QVERIFY(again);
    QVERIFY(*again == large);
}

void DesignFileTest::copiesOfTheCatalogComeOutAsTheyWentIn() {
    const auto catalog = Catalog::layered({builtInRecords()});
    const auto build = read(textOf(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/startup-deepseek-v4-pro.rackyard")));
    QVERIFY(build);
    const Design copied = withCatalogCopies(*build, *catalog);
    const std::string text = writeDesign(copied);
    const auto again = read(text);
    QVERIFY(again);
    QCOMPARE(writeDesign(*again), text);
    QVERIFY(*again->catalog->records == *copied.catalog->records);
    QCOMPARE(again->catalog->version, catalog->version());
}

void DesignFileTest::copiesAreOfWhatIsUsedAndNothingElse() {
    DesignBuilder builder;
    builder.inRack("node-a", builder.rack(), 1);
    builder.fabric(FabricKind::infiniband);
    builder.workload("large");
    builder.design.referenceModels = {model("small"), model("nobody-knows")};
    builder.onFloor("nobody-knows");
    const Design copied = withCatalogCopies(builder.design, *smallCatalog());
    QStringList ids;
    for (const Product& p : copied.catalog->records->products)
        ids << QString::fromStdString(p.id.text());
    ids.sort();
    QCOMPARE(ids.join(QLatin1Char(' ')), QStringLiteral("cabinet gpu-a node-a switch-64"));
    QCOMPARE(copied.catalog->records->models.size(), std::size_t{2});
    const auto& book = copied.catalog->records->priceBooks.at(0);
    QCOMPARE(book.prices.size(), std::size_t{2});
    QVERIFY(book.prices.contains(product("switch-64")));
    QCOMPARE(copied.catalog->records->coolingPolicies.size(), std::size_t{1});
}

void DesignFileTest::keptFiguresKeepTheirVersion() {
    CatalogRecords later = smallRecords();
    later.version = "later";
    const Design first = withCatalogCopies({}, *smallCatalog());
    QCOMPARE(first.catalog->version, std::string("test"));
    QCOMPARE(withCatalogCopies(first, *Catalog::layered({later})).catalog->version, std::string("test"));
    Design adopted = first;
    adopted.catalog.reset();
    QCOMPARE(withCatalogCopies(adopted, *Catalog::layered({later})).catalog->version, std::string("later"));
}

void DesignFileTest::theMinimalFileIsEnough() {
    const auto design = read("format: 1\n");
    QVERIFY(design);
    QVERIFY(*design == Design());
    QCOMPARE(writeDesign(*design), std::string("format: 1\nnext_id: 1\n"));
}

void DesignFileTest::keysMayStandInAnyOrder() {
    const auto design = read("items:\n  - {u: 3, rack: r1, product: p, id: n2}\nracks: [{at: [0 mm, 0 mm], product: q, id: r1}]\nformat: 1\n");
    QVERIFY(design);
    QCOMPARE(writeDesign(*design), std::string("format: 1\nracks:\n  - {id: r1, product: q, at: [0 mm, 0 mm]}\n"
                                               "items:\n  - {id: n2, product: p, rack: r1, u: 3}\nnext_id: 3\n"));
}

void DesignFileTest::idsAreNotHandedOutAgain_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<int>("next");
    QTest::newRow("stored and far ahead") << QByteArray("items: [{id: n2, product: p}]\nnext_id: 90\n") << 90;
    QTest::newRow("not stored") << QByteArray("items: [{id: n41, product: p}]\n") << 42;
    QTest::newRow("stored, but an id was added by hand") << QByteArray("items: [{id: n41, product: p}]\nnext_id: 7\n") << 42;
    QTest::newRow("the highest is a rack's") << QByteArray("racks: [{id: r50, product: p, at: [0 mm, 0 mm]}]\nitems: [{id: n3, product: p}]\n") << 51;
    QTest::newRow("an id without a number") << QByteArray("items: [{id: mine, product: p}]\n") << 1;
}

void DesignFileTest::idsAreNotHandedOutAgain() {
    QFETCH(QByteArray, rest);
    QFETCH(int, next);
    const auto design = read("format: 1\n" + rest.toStdString());
    QVERIFY(design);
    QCOMPARE(design->nextId, next);
}

void DesignFileTest::badFilesTellWhere_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray("format: 1\n").append(text) << QString::fromLatin1(expected);
    };
    row("a misspelt key", "nmae: x\n", "2:1 unknown-key");
    row("a misspelt key of an item", "items:\n  - {id: n1, prodct: p, product: p}\n", "3:14 unknown-key");
    row("a key twice", "name: a\nname: b\n", "3:1 duplicate-key");
    row("a key of an item twice", "items:\n  - {id: n1, product: p, id: n2}\n", "3:26 duplicate-key");
    row("an id twice", "items:\n  - {id: n1, product: p}\n  - {id: n1, product: p}\n", "4:5 duplicate-id");
    row("one id for a rack and an item", "racks: [{id: x1, product: p, at: [0 mm, 0 mm]}]\nitems: [{id: x1, product: p}]\n", "3:9 duplicate-id");
    row("no id", "items:\n  - {product: p}\n", "3:5 missing-key");
    row("no product", "items:\n  - {id: n1}\n", "3:5 missing-key");
    row("an id in capitals", "items: [{id: N1, product: p}]\n", "2:14 invalid-id");
    row("an id that is too long", "items: [{id: a23456789012345678901234, product: p}]\n", "2:14 invalid-id");
    row("a rack that is not there", "items: [{id: n1, product: p, rack: r9, u: 1}]\n", "2:36 unknown-reference");
    row("a fabric that is not there", "items: [{id: n1, product: p, fabrics: [f9]}]\n", "2:40 unknown-reference");
    row("a fabric twice", "fabrics: [{id: f1, kind: roce}]\nitems: [{id: n1, product: p, fabrics: [f1, f1]}]\n", "3:44 duplicate-id");
    row("two compute fabrics", "fabrics: [{id: f1}, {id: f2}]\nitems: [{id: n1, product: p, fabrics: [f1, f2]}]\n", "3:44 invalid-value");
    row("a place in no rack", "items: [{id: n1, product: p, u: 1}]\n", "2:9 missing-key");
    row("a rack without a place", "racks: [{id: r1, product: p}]\nitems: [{id: n1, product: p, rack: r1}]\n", "3:9 missing-key");
    row("U 0", "racks: [{id: r1, product: p}]\nitems: [{id: n1, product: p, rack: r1, u: 0}]\n", "3:43 out-of-range");
    row("a third of a U", "racks: [{id: r1, product: p}]\nitems: [{id: n1, product: p, rack: r1, u: 1.3}]\n", "3:43 invalid-value");
    row("several in one place", "racks: [{id: r1, product: p}]\nitems: [{id: n1, product: p, rack: r1, u: 1, qty: 2}]\n", "3:51 out-of-range");
    row("in a rack and on the floor", "racks: [{id: r1, product: p}]\nitems: [{id: n1, product: p, rack: r1, u: 1, at: [0 mm, 0 mm]}]\n", "3:50 unknown-key");
    row("none of it", "items: [{id: n1, product: p, qty: 0}]\n", "2:35 out-of-range");
    row("an octal number", "items: [{id: n1, product: p, qty: 010}]\n", "2:35 invalid-value");
    row("a point without unit", "items: [{id: n1, product: p, at: [0, 0 mm]}]\n", "2:35 wrong-unit");
    row("a point of another unit", "items: [{id: n1, product: p, at: [1 m, 0 mm]}]\n", "2:35 wrong-unit");
    row("a point with three numbers", "items: [{id: n1, product: p, at: [0 mm, 0 mm, 0 mm]}]\n", "2:34 wrong-type");
    row("half a millimetre", "items: [{id: n1, product: p, at: [0.5 mm, 0 mm]}]\n", "2:35 invalid-value");
    row("a decimal comma", "assumptions: {pue: \"1,5\"}\n", "2:20 invalid-value");
    row("power in watts", "assumptions: {rack_limit: 40000 W}\n", "2:27 wrong-unit");
    row("a fabric kind nobody makes", "fabrics: [{id: f1, kind: token-ring}]\n", "2:26 invalid-value");
    row("a default that is neither", "fabrics: [{id: f1, default: yes}]\n", "2:29 invalid-value");
    row("a bridge of three", "items: [{id: n1, product: p, bridge: 3}]\n", "2:38 invalid-value");
    row("a tier nobody knows", "items: [{id: n1, product: p, tier: roof}]\n", "2:36 invalid-value");
    row("a class of cooling nobody knows", "assumptions: {site_cooling: {ice: 3 kW}}\n", "2:30 unknown-key");
    row("a map where a list belongs", "items: {id: n1}\n", "2:8 wrong-type");
    row("a list where a word belongs", "name: [a]\n", "2:7 wrong-type");
    row("an alias", "name: &a x\nreference_models: [*a]\n", "2:7 alias-not-allowed\n3:20 alias-not-allowed\n3:20 wrong-type");
    row("a catalog of another word", "catalog: mine\n", "2:10 invalid-value");
    row("no replica", "workloads: [{id: w1, model: m, replicas: 0}]\n", "2:42 out-of-range");
    QTest::newRow("no format") << QByteArray("name: x\n") << QStringLiteral("1:1 missing-key");
    QTest::newRow("a format that is no number") << QByteArray("format: one\n") << QStringLiteral("1:9 unknown-format");
    QTest::newRow("a format before the first") << QByteArray("format: 0\n") << QStringLiteral("1:9 unknown-format");
    QTest::newRow("a newer format") << QByteArray("format: 2\nsurprise: true\n") << QStringLiteral("1:9 newer-format");
}

void DesignFileTest::badFilesTellWhere() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(problemsOf(text.toStdString()), expected);
    FileProblems problems;
    QVERIFY(!readDesign(text.toStdString(), "test", problems));
}

void DesignFileTest::allProblemsAreReportedInOrder() {
    QCOMPARE(problemsOf("format: 1\n"
                        "colour: red\n"
                        "items:\n"
                        "  - {id: n1, product: P, rack: r7, u: 99999999}\n"
                        "  - {id: n1, product: p, qty: -1}\n"),
             QStringLiteral("2:1 unknown-key\n4:23 invalid-id\n4:32 unknown-reference\n4:39 out-of-range\n5:5 duplicate-id\n5:31 out-of-range"));
}

void DesignFileTest::aNewerFormatNamesWhatItNeeds() {
    FileProblems problems;
    QVERIFY(!readDesign("format: 7\n", "new.rackyard", problems));
    QCOMPARE(problemLine(problems.at(0)), std::string("new.rackyard:1:9: newer-format format=7 supported=1"));
}

void DesignFileTest::commentsAreAnnounced_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a line of its own") << QByteArray("# mine\nformat: 1\n") << QStringLiteral("1:1 comments-not-kept");
    QTest::newRow("behind a value, told once") << QByteArray("format: 1   # one\nname: x # two\n") << QStringLiteral("1:13 comments-not-kept");
    QTest::newRow("a number sign in a word") << QByteArray("format: 1\nname: rack#1\n") << QString();
    QTest::newRow("a number sign in quotes") << QByteArray("format: 1\nname: \"rack #1 \\\" #2\"\n") << QString();
    QTest::newRow("an apostrophe opens nothing") << QByteArray("format: 1\nname: it's\nnext_id: 4 # here\n") << QStringLiteral("3:12 comments-not-kept");
}

void DesignFileTest::commentsAreAnnounced() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(problemsOf(text.toStdString()), expected);
    FileProblems problems;
    QVERIFY(readDesign(text.toStdString(), "test", problems));
}

void DesignFileTest::tooManySystemsAreRefused() {
    const std::string most = "format: 1\nitems:\n  - {id: n1, product: p, qty: 500000}\n";
    QVERIFY(read(most));
    QCOMPARE(problemsOf(most + "  - {id: n2, product: p}\n"), QStringLiteral("1:1 too-many-systems"));
}

QTEST_GUILESS_MAIN(DesignFileTest)
#include "design_file_test.moc"
