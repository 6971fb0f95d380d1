#include <QTest>

#include "evaluate/fabric_size.h"

#include <algorithm>
#include <limits>

using namespace rackyard;

class FabricSizeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void arithmeticClosesForEverySize_data();
    void arithmeticClosesForEverySize();
    void publishedTables_data();
    void publishedTables();
    void workedExamples_data();
    void workedExamples();
    void limitsOfLevels_data();
    void limitsOfLevels();
    void managerPortsCountAsEndpoints();
    void wholeUnitsAreBuiltForPartFullOnes();
    void unitLargerThanALeafTakesSeveralLeavesARail();
    void nothingToJoinNeedsNothing();
    void absurdRequestsAreRefusedWithoutOverflow();
};

namespace {

FabricSize sized(std::int64_t nodes, std::int64_t nics, std::int64_t radix, Topology topology = Topology::fatTree,
                 std::int64_t oversubscription = 1, std::optional<std::int64_t> unit = {}, std::int64_t managers = 0) {
    FabricRequest request;
    request.nodes = nodes;
    request.nicsPerNode = nics;
    request.radix = radix;
    request.topology = topology;
    request.oversubscription = oversubscription;
    request.unitNodes = unit;
    request.managerPorts = managers;
    return sizeFabric(request);
}

std::int64_t ceilDivide(std::int64_t above, std::int64_t below) { return (above + below - 1) / below; }

/// What is wrong with the counts as a network of cables with two ends, in words; empty where they close.
/// `trees` is the number of separate networks that share the totals.
QString faultOf(const FabricSize& s, std::int64_t endpoints, std::int64_t radix, std::int64_t asked, std::int64_t trees) {
    const auto negative = std::min({s.leaf, s.spine, s.core, s.uplinksPerLeaf, s.linksPerLeafSpinePair, s.cablesNodeLeaf,
                                    s.cablesLeafSpine, s.cablesSpineCore, s.maxEndpoints});
    if (negative < 0) return QStringLiteral("negative count");
    if (!s.feasible) return s.leaf + s.spine + s.core + s.cablesNodeLeaf == 0 ? QString() : QStringLiteral("infeasible with parts");
    if (s.cablesNodeLeaf != endpoints) return QStringLiteral("node cables are not the endpoints");
    if (s.leaf < 1 || s.leaf > endpoints * radix) return QStringLiteral("leaves without nodes");
    if (endpoints > s.maxEndpoints) return QStringLiteral("more endpoints than the limit");
    if (s.leaf % trees + s.spine % trees + s.core % trees != 0) return QStringLiteral("trees differ");
    if (s.spine == 0) {
        if (s.cablesLeafSpine != 0 || s.core != 0 || s.uplinksPerLeaf != 0) return QStringLiteral("links without a spine");
        if (s.leaf != trees) return QStringLiteral("several leaves, no spine");
        return ceilDivide(endpoints, trees) <= radix ? QString() : QStringLiteral("leaf over its ports");
    }
    // Leaf tier: the fullest leaf keeps its ports, and its ratio is what the answer says.
    if (ceilDivide(s.cablesNodeLeaf, s.leaf) + s.uplinksPerLeaf > radix) return QStringLiteral("leaf over its ports");
    if (s.cablesLeafSpine != s.leaf * s.uplinksPerLeaf) return QStringLiteral("leaf cables lose an end");
    const double nodeLinks = s.oversubscription * static_cast<double>(s.uplinksPerLeaf);
    if (nodeLinks > static_cast<double>(radix - s.uplinksPerLeaf) + 1e-9) return QStringLiteral("ratio is not of these links");
    if (s.oversubscription > static_cast<double>(asked) + 1e-9) return QStringLiteral("more blocking than asked");
    // Spine tier: as many ends as the leaves have uplinks, evenly.
    if (s.spine < 1 || s.cablesLeafSpine % s.spine != 0) return QStringLiteral("spines carry unequal loads");
    const std::int64_t below = s.cablesLeafSpine / s.spine;
    if (below < 1) return QStringLiteral("spine without links");
    if (s.cablesSpineCore % s.spine != 0) return QStringLiteral("spine cables lose an end");
    const std::int64_t above = s.cablesSpineCore / s.spine;
    if (below + above > radix) return QStringLiteral("spine over its ports");
    if (s.core == 0) {
        if (above != 0) return QStringLiteral("core cables without a core");
        const std::int64_t leaves = s.leaf / trees;
        const std::int64_t spines = s.spine / trees;
        if (s.linksPerLeafSpinePair * spines != s.uplinksPerLeaf) return QStringLiteral("unbalanced leaf");
        return leaves * s.linksPerLeafSpinePair <= radix ? QString() : QStringLiteral("spine over its ports");
    }
    // Core tier: enough ports, none idle as a whole switch, spines not blocking.
    if (above < 1 || above < below) return QStringLiteral("spine blocks");
    if (s.cablesSpineCore > s.core * radix) return QStringLiteral("core over its ports");
    if (s.cablesSpineCore <= (s.core - trees) * radix) return QStringLiteral("core without links");
    return {};
}

constexpr std::int64_t radices[] = {32, 36, 64, 128, 144};
constexpr Topology topologies[] = {Topology::fatTree, Topology::railOptimized, Topology::railOnly};
constexpr std::int64_t ratios[] = {1, 2, 3, 7};

} // namespace

void FabricSizeTest::arithmeticClosesForEverySize_data() {
    QTest::addColumn<int>("topology");
    QTest::addColumn<qint64>("radix");
    QTest::addColumn<qint64>("nics");
    for (const Topology topology : topologies) {
        const auto row = [topology](qint64 radix, qint64 nics) {
            const std::string name = std::string(keyOf(topology)) + " radix " + std::to_string(radix) + " x " + std::to_string(nics);
            QTest::newRow(name.c_str()) << int(topology) << radix << nics;
        };
        for (const std::int64_t radix : radices)
            row(radix, 8);
        for (const qint64 odd : {2, 3, 5, 7, 9, 33, 63, 65})
            row(odd, 1 + odd % 4);
        row(64, 1);
        row(64, 6);
        row(16, 20);
    }
}

void FabricSizeTest::arithmeticClosesForEverySize() {
    QFETCH(int, topology);
    QFETCH(qint64, radix);
    QFETCH(qint64, nics);
    const Topology kind = Topology(topology);
    for (const std::int64_t ratio : ratios)
        for (const std::optional<std::int64_t> unit : {std::optional<std::int64_t>(), std::optional<std::int64_t>(5), std::optional<std::int64_t>(40)})
            for (const std::int64_t managers : {0, 4}) {
                std::int64_t most = 0;
                for (std::int64_t nodes = 1; nodes <= 2100; ++nodes) {
                    const FabricSize s = sized(nodes, nics, radix, kind, ratio, unit, managers);
                    const std::int64_t endpoints = nodes * nics + managers;
                    const std::int64_t trees = kind == Topology::railOnly && endpoints > radix ? nics : 1;
                    const QString fault = faultOf(s, endpoints, radix, ratio, trees);
                    const std::string where = std::to_string(nodes) + " nodes, " + std::to_string(ratio) + ":1, unit " +
                                              (unit ? std::to_string(*unit) : "default") + ", managers " + std::to_string(managers);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault + QStringLiteral(" at ") + QString::fromStdString(where)));
                    QVERIFY2(s.maxEndpoints >= most, qPrintable(QStringLiteral("limit falls at ") + QString::fromStdString(where)));
                    most = s.maxEndpoints;
                }
            }
}

void FabricSizeTest::publishedTables_data() {
    QTest::addColumn<qint64>("nodes");
    QTest::addColumn<int>("topology");
    QTest::addColumn<qint64>("managers");
    QTest::addColumn<qint64>("leaf");
    QTest::addColumn<qint64>("spine");
    QTest::addColumn<qint64>("core");
    QTest::addColumn<qint64>("nodeLeaf");
    QTest::addColumn<qint64>("leafSpine");
    const auto row = [](const char* name, qint64 nodes, Topology topology, qint64 managers, qint64 leaf, qint64 spine,
                        qint64 core, qint64 nodeLeaf, qint64 leafSpine) {
        QTest::newRow(name) << nodes << int(topology) << managers << leaf << spine << core << nodeLeaf << leafSpine;
    };
    const Topology rail = Topology::railOptimized;
    // DGX SuperPOD reference architecture H100 (RA-11333-001), network fabrics, table 4; radix 64, 8 NICs a node, the
    // fabric manager's four cables within the node cables. The B200 document (RA-11334-001) prints the same figures.
    row("SuperPOD H100/B200, 1 SU", 31, rail, 4, 8, 4, 0, 252, 256);
    row("SuperPOD H100/B200, 2 SU", 63, rail, 4, 16, 8, 0, 508, 512);
    row("SuperPOD H100/B200, 3 SU", 95, rail, 4, 24, 16, 0, 764, 768);
    row("SuperPOD H100/B200, 4 SU", 127, rail, 4, 32, 16, 0, 1020, 1024);
    // DGX SuperPOD reference architecture B200, larger component counts; the fabric manager is not counted.
    row("SuperPOD B200, 2 SU whole", 64, rail, 0, 16, 8, 0, 512, 512);
    row("SuperPOD B200, 16 SU", 512, rail, 0, 128, 128, 64, 4096, 4096);
    // E. Cheah, H100 cluster spreadsheet (August 2024): totals 8 and 48; split and cables by arithmetic.
    row("Cheah rail-only, 64 nodes", 64, Topology::railOnly, 0, 8, 0, 0, 512, 0);
    row("Cheah rail-only, 128 nodes", 128, Topology::railOnly, 0, 32, 16, 0, 1024, 1024);
}

void FabricSizeTest::publishedTables() {
    QFETCH(qint64, nodes);
    QFETCH(int, topology);
    QFETCH(qint64, managers);
    QFETCH(qint64, leaf);
    QFETCH(qint64, spine);
    QFETCH(qint64, core);
    QFETCH(qint64, nodeLeaf);
    QFETCH(qint64, leafSpine);
    const FabricSize s = sized(nodes, 8, 64, Topology(topology), 1, {}, managers);
    QCOMPARE(qint64(s.leaf), leaf);
    QCOMPARE(qint64(s.spine), spine);
    QCOMPARE(qint64(s.core), core);
    QCOMPARE(qint64(s.cablesNodeLeaf), nodeLeaf);
    QCOMPARE(qint64(s.cablesLeafSpine), leafSpine);
    QCOMPARE(qint64(s.cablesSpineCore), core > 0 ? leafSpine : 0);
    QCOMPARE(s.oversubscription, 1.0);
}

void FabricSizeTest::workedExamples_data() {
    QTest::addColumn<FabricSize>("is");
    QTest::addColumn<FabricSize>("shouldBe");
    const auto row = [](const char* name, FabricSize is, FabricSize shouldBe) { QTest::newRow(name) << is << shouldBe; };
    row("24 endpoints are one switch in any topology", sized(3, 8, 64, Topology::railOptimized),
        {.leaf = 1, .cablesNodeLeaf = 24, .maxEndpoints = 64, .oversubscription = 1});
    row("24 endpoints, rail-only", sized(3, 8, 64, Topology::railOnly),
        {.leaf = 1, .cablesNodeLeaf = 24, .maxEndpoints = 64, .oversubscription = 1});
    row("512 endpoints on 64 ports: 16 leaves and 8 spines", sized(64, 8, 64),
        {.leaf = 16, .spine = 8, .uplinksPerLeaf = 32, .linksPerLeafSpinePair = 4, .cablesNodeLeaf = 512,
         .cablesLeafSpine = 512, .maxEndpoints = 2048, .oversubscription = 1});
    row("127 nodes in four units, no manager", sized(127, 8, 64, Topology::railOptimized, 1, 32),
        {.leaf = 32, .spine = 16, .uplinksPerLeaf = 32, .linksPerLeafSpinePair = 2, .cablesNodeLeaf = 1016,
         .cablesLeafSpine = 1024, .maxEndpoints = 2048, .oversubscription = 1});
    row("192 endpoints at 3:1: 48 down, 16 up", sized(192, 1, 64, Topology::fatTree, 3),
        {.leaf = 4, .spine = 1, .uplinksPerLeaf = 16, .linksPerLeafSpinePair = 16, .cablesNodeLeaf = 192,
         .cablesLeafSpine = 64, .maxEndpoints = 3072, .oversubscription = 3});
    row("odd radix: the spare port faces up", sized(6, 1, 5),
        {.leaf = 3, .spine = 3, .uplinksPerLeaf = 3, .linksPerLeafSpinePair = 1, .cablesNodeLeaf = 6,
         .cablesLeafSpine = 9, .maxEndpoints = 10, .oversubscription = 2.0 / 3.0});
    row("one past two levels builds a third pod whole", sized(2049, 1, 64),
        {.leaf = 96, .spine = 96, .core = 48, .uplinksPerLeaf = 32, .linksPerLeafSpinePair = 1, .cablesNodeLeaf = 2049,
         .cablesLeafSpine = 3072, .cablesSpineCore = 3072, .maxEndpoints = 65536, .oversubscription = 1});
}

void FabricSizeTest::workedExamples() {
    QFETCH(FabricSize, is);
    QFETCH(FabricSize, shouldBe);
    QCOMPARE(is.leaf, shouldBe.leaf);
    QCOMPARE(is.spine, shouldBe.spine);
    QCOMPARE(is.maxEndpoints, shouldBe.maxEndpoints);
    QVERIFY(is == shouldBe);
}

void FabricSizeTest::limitsOfLevels_data() {
    QTest::addColumn<qint64>("radix");
    QTest::addColumn<qint64>("two");
    QTest::addColumn<qint64>("three");
    // R*R/2 and R*R*R/4 (facts: EDR, HDR, NDR, 128 x 400G, XDR switches).
    QTest::newRow("36") << qint64(36) << qint64(648) << qint64(11'664);
    QTest::newRow("40") << qint64(40) << qint64(800) << qint64(16'000);
    QTest::newRow("64") << qint64(64) << qint64(2'048) << qint64(65'536);
    QTest::newRow("128") << qint64(128) << qint64(8'192) << qint64(524'288);
    QTest::newRow("144") << qint64(144) << qint64(10'368) << qint64(746'496);
}

void FabricSizeTest::limitsOfLevels() {
    QFETCH(qint64, radix);
    QFETCH(qint64, two);
    QFETCH(qint64, three);
    QCOMPARE(sized(two, 1, radix).core, 0);
    QCOMPARE(sized(two, 1, radix).maxEndpoints, two);
    QVERIFY(sized(two + 1, 1, radix).core > 0);
    QCOMPARE(sized(two + 1, 1, radix).maxEndpoints, three);
    QVERIFY(sized(three, 1, radix).feasible);
    QVERIFY(!sized(three + 1, 1, radix).feasible);
    QCOMPARE(sized(three + 1, 1, radix).maxEndpoints, three);
}

void FabricSizeTest::managerPortsCountAsEndpoints() {
    QCOMPARE(sized(8, 8, 64).leaf, 1);
    QCOMPARE(sized(8, 8, 64, Topology::fatTree, 1, {}, 1).leaf, 3);
    // A full pod of four units has no port left for the manager: that is why vendors give up a node.
    QCOMPARE(sized(128, 8, 64, Topology::railOptimized, 1, 32, 4).leaf, 40);
    QCOMPARE(sized(127, 8, 64, Topology::railOptimized, 1, 32, 4).leaf, 32);
}

void FabricSizeTest::wholeUnitsAreBuiltForPartFullOnes() {
    const FabricSize partFull = sized(33, 8, 64, Topology::railOptimized, 1, 32);
    const FabricSize full = sized(64, 8, 64, Topology::railOptimized, 1, 32);
    QCOMPARE(partFull.leaf, full.leaf);
    QCOMPARE(partFull.cablesLeafSpine, full.cablesLeafSpine);
    QCOMPARE(partFull.cablesNodeLeaf, 264);
}

void FabricSizeTest::unitLargerThanALeafTakesSeveralLeavesARail() {
    const FabricSize s = sized(40, 8, 64, Topology::railOptimized, 1, 40);
    QCOMPARE(s.leaf, 16);
    QCOMPARE(s.oversubscription, 20.0 / 32.0);
}

void FabricSizeTest::nothingToJoinNeedsNothing() {
    QVERIFY(sized(0, 8, 64) == FabricSize());
    QVERIFY(sized(-5, 8, 64) == FabricSize());
}

void FabricSizeTest::absurdRequestsAreRefusedWithoutOverflow() {
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    QVERIFY(!sized(huge, huge, 64).feasible);
    QVERIFY(!sized(10, 8, huge).feasible);
    QVERIFY(!sized(10, 8, 0).feasible);
    QVERIFY(!sized(10, 8, -64).feasible);
    QVERIFY(!sized(2, 1, 1).feasible);
    QVERIFY(sized(100, 8, 64, Topology::fatTree, huge).feasible);
    QVERIFY(!sized(100, 8, 64, Topology::fatTree, 1, {}, huge).feasible);
}

QTEST_GUILESS_MAIN(FabricSizeTest)
#include "fabric_size_test.moc"
