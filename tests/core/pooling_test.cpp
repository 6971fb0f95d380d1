#include <QTest>

#include "evaluate/evaluate.h"
#include "support/small_catalog.h"

using namespace rackyard;
using namespace rackyard::testing;

class PoolingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onPaperAndPooled_data();
    void onPaperAndPooled();
    void equalIslandsFoldIntoOneEntryWithCount();
    void largestPoolComesFirst();
    void everyItemKnowsItsPool();
    void leavingTheFabricUnpools();
    void oversubscriptionDoesNotUnpool();
};

namespace {

using Build = void (*)(DesignBuilder&);

void nodesOn(DesignBuilder& b, int nodes, FabricKind kind, FabricRole role = FabricRole::compute) {
    b.onFloor("node-a", nodes);
    b.joinAll(b.fabric(kind, role));
}
void towersOnRoce(DesignBuilder& b) {
    b.onFloor("tower-c", 60);
    b.joinAll(b.fabric(FabricKind::roce));
}
void twoKinds(DesignBuilder& b) {
    b.onFloor("node-a", 3);
    b.onFloor("node-b", 2);
    b.joinAll(b.fabric(FabricKind::infiniband));
}
void twoFabrics(DesignBuilder& b) {
    nodesOn(b, 2, FabricKind::infiniband);
    const ItemId other = b.onFloor("node-a", 3);
    const FabricId second = b.fabric(FabricKind::roce);
    b.design.items.updateIf([&](const Item& i) { return i.id == other; }, [&](Item& i) { i.fabrics = {second}; });
}

MemoryAnswer memoryOf(const Design& design) {
    const auto catalog = smallCatalog();
    return evaluate(design, *catalog).memory;
}

} // namespace

void PoolingTest::onPaperAndPooled_data() {
    QTest::addColumn<void*>("build");
    QTest::addColumn<qint64>("onPaper");
    QTest::addColumn<qint64>("pooled");
    const auto row = [](const char* name, Build build, qint64 onPaper, qint64 pooled) {
        QTest::newRow(name) << reinterpret_cast<void*>(build) << onPaper << pooled;
    };
    row("nothing", [](DesignBuilder&) {}, 0, 0);
    row("one card", [](DesignBuilder& b) { b.onFloor("gpu-a"); }, 80, 80);
    row("one node", [](DesignBuilder& b) { b.onFloor("node-a"); }, 640, 640);
    row("four cards in one tower", [](DesignBuilder& b) { b.onFloor("tower-c4"); }, 128, 32);
    row("sixty towers", [](DesignBuilder& b) { b.onFloor("tower-c", 60); }, 1920, 32);
    row("sixty towers joined to RoCE", towersOnRoce, 1920, 32);
    row("three nodes on InfiniBand", [](DesignBuilder& b) { nodesOn(b, 3, FabricKind::infiniband); }, 1920, 1920);
    row("three nodes on RoCE", [](DesignBuilder& b) { nodesOn(b, 3, FabricKind::roce); }, 1920, 1920);
    row("three nodes without a fabric", [](DesignBuilder& b) { b.onFloor("node-a", 3); }, 1920, 640);
    row("two nodes on plain Ethernet", [](DesignBuilder& b) { nodesOn(b, 2, FabricKind::ethernet); }, 1280, 640);
    row("two nodes that share a storage fabric",
        [](DesignBuilder& b) { nodesOn(b, 2, FabricKind::infiniband, FabricRole::storage); }, 1280, 640);
    row("three of one GPU and two of another", twoKinds, 1920 + 2256, 2256);
    row("two fabrics do not join", twoFabrics, 3200, 1920);
    row("rack-scale system", [](DesignBuilder& b) { b.onFloor("rack-72"); }, 5760, 5760);
    row("cards in bridged pairs", [](DesignBuilder& b) { b.onFloor("gpu-a", 4, 2); }, 320, 160);
    row("three cards, one pair and one island", [](DesignBuilder& b) { b.onFloor("gpu-a", 3, 2); }, 240, 160);
    row("bridge of four", [](DesignBuilder& b) { b.onFloor("gpu-b", 4, 4); }, 564, 564);
    row("node of bridged pairs", [](DesignBuilder& b) { b.onFloor("pcie-a"); }, 640, 160);
}

void PoolingTest::onPaperAndPooled() {
    QFETCH(void*, build);
    QFETCH(qint64, onPaper);
    QFETCH(qint64, pooled);
    DesignBuilder builder;
    reinterpret_cast<Build>(build)(builder);
    const MemoryAnswer memory = memoryOf(builder.design);
    QCOMPARE(memory.onPaper.bytes(), Bytes::ofGiga(onPaper).bytes());
    QCOMPARE(memory.pooled.bytes(), Bytes::ofGiga(pooled).bytes());
    Bytes inPools;
    for (const Pool& pool : memory.pools)
        inPools += pool.memory * pool.count;
    QCOMPARE(inPools.bytes(), memory.onPaper.bytes()); // each byte stands in exactly one pool
}

void PoolingTest::equalIslandsFoldIntoOneEntryWithCount() {
    DesignBuilder builder;
    for (int i = 0; i < 60; ++i)
        builder.onFloor("tower-c");
    const MemoryAnswer memory = memoryOf(builder.design);
    QCOMPARE(memory.pools.size(), std::size_t{1});
    QCOMPARE(memory.pools[0].count, std::int64_t{60});
    QVERIFY(memory.pools[0].kind == PoolKind::single);
    QVERIFY(memory.pools[0].lowestItem.text() == "n1");
}

void PoolingTest::largestPoolComesFirst() {
    DesignBuilder builder;
    builder.onFloor("gpu-a");
    builder.onFloor("gpu-c", 2);
    builder.onFloor("node-b");
    const std::vector<Pool> pools = memoryOf(builder.design).pools;
    QCOMPARE(pools.size(), std::size_t{3});
    QVERIFY(pools[1].memory < pools[0].memory && pools[2].memory < pools[1].memory);
}

void PoolingTest::everyItemKnowsItsPool() {
    DesignBuilder builder;
    builder.onFloor("tower-c");
    builder.onFloor("node-a");
    builder.onFloor("switch-64");
    QCOMPARE(memoryOf(builder.design).poolOfItem, (std::vector<std::int32_t>{1, 0, -1}));
}

void PoolingTest::leavingTheFabricUnpools() {
    DesignBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.onFloor("node-a");
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    builder.design.items.updateIf([](const Item& i) { return i.id.text() == "n1"; }, [](Item& i) { i.fabrics.clear(); });
    QCOMPARE(memoryOf(builder.design).pooled.bytes(), Bytes::ofGiga(1280).bytes());
}

void PoolingTest::oversubscriptionDoesNotUnpool() {
    DesignBuilder builder;
    nodesOn(builder, 20, FabricKind::infiniband);
    builder.design.fabrics[0].oversubscription = 3;
    QCOMPARE(memoryOf(builder.design).pooled.bytes(), Bytes::ofGiga(20 * 640).bytes());
}

QTEST_GUILESS_MAIN(PoolingTest)
#include "pooling_test.moc"
