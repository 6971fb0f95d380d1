#include <QTest>

#include "design/edits.h"
#include "support/small_catalog.h"

using namespace rackyard;
using namespace rackyard::testing;

namespace {

std::string itemName(const Design& design, const ItemId& id) { return design.items.find(id)->name; }

Design withMany(const Catalog& catalog, int count) {
    Design design = withRack({}, product("cabinet"), {}).first;
    for (int i = 0; i < count; ++i)
        design = withItem(design, catalog, {.product = product("node-a"), .placement = OnFloor{{i * 500, 0}}}).first;
    return design;
}

Product named(const char* name, ProductKind kind) {
    Product p{.id = product("some-id")};
    p.name = name;
    p.kind = kind;
    return p;
}

/// The name that the first item of a product called `productName` gets.
std::string firstName(const char* productName, ProductKind kind) {
    CatalogRecords records;
    records.products = {named(productName, kind)};
    const auto catalog = Catalog::layered({records});
    const auto [design, id] = withItem({}, *catalog, {.product = product("some-id"), .placement = OnFloor{}});
    return itemName(design, id);
}

template<class T>
std::size_t sharedBlocks(const Blocks<T>& a, const Blocks<T>& b) {
    std::size_t shared = 0;
    for (const auto& block : a.blocks())
        shared += std::count(b.blocks().begin(), b.blocks().end(), block) > 0;
    return shared;
}

} // namespace

class EditsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesByPattern_data();
    void namesByPattern();
    void numbersBehindTheHighestName();
    void racksAreNumberedInOrder();
    void idsAreNeverReused();
    void newSystemsJoinTheDefaultFabric_data();
    void newSystemsJoinTheDefaultFabric();
    void aSystemIsInOneComputeFabricAtMost();
    void aFabricThatBecomesComputeTakesItsMembersAlong();
    void oneFabricIsTheDefault();
    void removingAFabricEndsMemberships();
    void removingARackRemovesWhatStandsInIt();
    void quantityBecomesItemsInARack();
    void aStackDroppedIntoARackIsSplitToo();
    void movesIntoMissingRacksMoveNothing();
    void unknownIdsChangeNothing();
    void manyPlacementsAreOnePass();
    void editsShareWhatTheyDoNotChange();
    void shiftingMovesEverythingAlike();
    void findsTheLowestFreePlace_data();
    void findsTheLowestFreePlace();
    void movesWorkloadsInTheOrderOfPriority_data();
    void movesWorkloadsInTheOrderOfPriority();
    void referenceModelsAreASet();

private:
    std::shared_ptr<const Catalog> catalog_ = smallCatalog();
};

void EditsTest::namesByPattern_data() {
    QTest::addColumn<QString>("productName");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, ProductKind kind, const char* expected) {
        QTest::addRow("%s", name) << QString::fromLatin1(name) << static_cast<int>(kind) << QString::fromLatin1(expected);
    };
    row("NVIDIA DGX H100", ProductKind::node, "DGX-01");
    row("NVIDIA DGX A100 640GB", ProductKind::node, "DGX-01");
    row("NVIDIA GB200 NVL72 / DGX GB200", ProductKind::rackScale, "NVL72-01");
    row("NVIDIA Vera Rubin NVL72 (announced as NVL144)", ProductKind::rackScale, "NVL72-01");
    row("AMD Helios (72 x MI455X)", ProductKind::rackScale, "MI455X-01");
    row("Tower workstation, 1 x RTX 5090", ProductKind::workstation, "5090-01");
    row("NVIDIA GeForce RTX 5090", ProductKind::gpu, "5090-01");
    row("NVIDIA H100 SXM5 80GB", ProductKind::gpu, "H100-01");
    row("NVIDIA Quantum-2 QM9700 (NDR, managed)", ProductKind::networkSwitch, "QM9700-01");
    row("NVIDIA Quantum-X800 Q3400-RA (XDR)", ProductKind::networkSwitch, "Q3400-RA-01");
    row("Arista 7060X6-64PE", ProductKind::networkSwitch, "7060X6-64PE-01");
    row("Dell PowerEdge XE9680 (HGX H100/H200 8-GPU, air)", ProductKind::node, "XE9680-01");
    row("BasePOD control plane", ProductKind::host, "plane-01");
    row("", ProductKind::node, "some-id-01");
}

void EditsTest::namesByPattern() {
    QFETCH(QString, productName);
    QFETCH(int, kind);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(firstName(productName.toUtf8().constData(), static_cast<ProductKind>(kind))), expected);
}

void EditsTest::numbersBehindTheHighestName() {
    Design design = withMany(*catalog_, 3);
    QCOMPARE(design.items.begin()->name, std::string("node-a-01"));
    Item last = *std::next(design.items.begin(), 2);
    last.name = "node-a-99";
    design = withChangedItem(design, last);
    QCOMPARE(freeName(design, "node-a"), std::string("node-a-100"));
    QCOMPARE(freeName(design, "node"), std::string("node-01"));
    last.name = "node-a-99999999999999999999"; // no number anybody counts on from
    QCOMPARE(freeName(withChangedItem(design, last), "node-a"), std::string("node-a-03"));
}

void EditsTest::racksAreNumberedInOrder() {
    Design design = withRack({}, product("cabinet"), {}).first;
    design = withRack(design, product("cabinet"), {1100, 0}).first;
    design = withRack(design, product("cabinet"), {2200, 0}, "Row A").first;
    design = withRack(design, product("cabinet"), {3300, 0}).first;
    std::vector<std::string> names;
    design.racks.forEach([&](const Rack& rack) { names.push_back(rack.name); });
    QCOMPARE(names, (std::vector<std::string>{"R1", "R2", "Row A", "R3"}));
}

void EditsTest::idsAreNeverReused() {
    Design design = withMany(*catalog_, 2);
    const ItemId last = std::next(design.items.begin())->id;
    design = withoutItems(design, {&last, 1});
    const auto [after, added] = withItem(design, *catalog_, {.product = product("node-a"), .placement = OnFloor{}});
    QVERIFY(added != last);
    QVERIFY(!after.items.find(last));
}

void EditsTest::newSystemsJoinTheDefaultFabric_data() {
    QTest::addColumn<QString>("productId");
    QTest::addColumn<bool>("wants");
    QTest::addColumn<int>("memberships");
    QTest::newRow("a node joins") << QStringLiteral("node-a") << true << 1;
    QTest::newRow("a card joins") << QStringLiteral("gpu-a") << true << 1;
    QTest::newRow("not where the caller forbids it") << QStringLiteral("node-a") << false << 0;
    QTest::newRow("a switch is no endpoint") << QStringLiteral("switch-64") << true << 0;
    QTest::newRow("an unknown product is left alone") << QStringLiteral("nobody-knows") << true << 0;
}

void EditsTest::newSystemsJoinTheDefaultFabric() {
    QFETCH(QString, productId);
    QFETCH(bool, wants);
    QFETCH(int, memberships);
    Fabric fabric{.id = *FabricId::parse("f0")};
    fabric.isDefault = true;
    const auto [design, fabricId] = withFabric({}, fabric);
    NewItem item{.product = product(productId.toLatin1().constData()), .placement = OnFloor{}};
    item.joinDefaultFabric = wants;
    const auto [after, id] = withItem(design, *catalog_, item);
    const std::vector<FabricId> expected(static_cast<std::size_t>(memberships), fabricId);
    QVERIFY(after.items.find(id)->fabrics == expected);
}

void EditsTest::aSystemIsInOneComputeFabricAtMost() {
    DesignBuilder builder;
    const ItemId id = builder.onFloor("node-a");
    const FabricId storage = builder.fabric(FabricKind::roce, FabricRole::storage);
    const FabricId first = builder.fabric(FabricKind::infiniband);
    const FabricId second = builder.fabric(FabricKind::roce);
    Design design = joined(builder.design, {&id, 1}, storage);
    design = joined(design, {&id, 1}, first);
    design = joined(design, {&id, 1}, second);
    QVERIFY((design.items.find(id)->fabrics == std::vector<FabricId>{storage, second}));
    QVERIFY(joined(design, {&id, 1}, second) == design);
    QVERIFY((left(design, {&id, 1}, second).items.find(id)->fabrics == std::vector<FabricId>{storage}));
}

void EditsTest::aFabricThatBecomesComputeTakesItsMembersAlong() {
    DesignBuilder builder;
    const ItemId id = builder.onFloor("node-a");
    const FabricId storage = builder.fabric(FabricKind::roce, FabricRole::storage);
    const FabricId compute = builder.fabric(FabricKind::infiniband);
    builder.joinAll(storage);
    builder.joinAll(compute);
    Fabric promoted = *builder.design.fabric(storage);
    promoted.role = FabricRole::compute;
    const Design design = withChangedFabric(builder.design, promoted);
    QVERIFY((design.items.find(id)->fabrics == std::vector<FabricId>{storage}));
}

void EditsTest::oneFabricIsTheDefault() {
    Fabric fabric{.id = *FabricId::parse("f0")};
    fabric.isDefault = true;
    const auto [first, firstId] = withFabric({}, fabric);
    const auto [second, secondId] = withFabric(first, fabric);
    QVERIFY(second.defaultFabric()->id == secondId);
    Fabric again = *second.fabric(firstId);
    again.isDefault = true;
    const Design back = withChangedFabric(second, again);
    QVERIFY(back.defaultFabric()->id == firstId);
    QVERIFY(!back.fabric(secondId)->isDefault);
}

void EditsTest::removingAFabricEndsMemberships() {
    DesignBuilder builder;
    builder.onFloor("node-a");
    const FabricId fabric = builder.fabric(FabricKind::infiniband);
    builder.joinAll(fabric);
    const Design design = withoutFabric(builder.design, fabric);
    QVERIFY(design.fabrics.empty());
    QVERIFY(design.items.begin()->fabrics.empty());
}

void EditsTest::removingARackRemovesWhatStandsInIt() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    builder.inRack("node-a", rack, 1);
    const ItemId beside = builder.onFloor("node-a");
    const Design design = without(builder.design, {{}, {rack}, {}});
    QVERIFY(design.racks.empty());
    QCOMPARE(design.items.size(), std::size_t{1});
    QVERIFY(design.items.find(beside));
}

void EditsTest::quantityBecomesItemsInARack() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    const ItemId id = builder.onFloor("node-a", 4);
    const Design design = withPlacement(builder.design, *catalog_, id, InRack{rack, RackUnits::of(3)});
    QCOMPARE(systemCount(design), 4);
    std::vector<std::int64_t> units;
    design.items.forEach([&](const Item& item) {
        QCOMPARE(item.quantity, 1);
        units.push_back(std::get<InRack>(item.placement).u.halves() / 2);
    });
    QCOMPARE(units, (std::vector<std::int64_t>{3, 11, 19, 27}));
    QVERIFY(std::get<InRack>(design.items.find(id)->placement).u == RackUnits::of(3));
}

void EditsTest::aStackDroppedIntoARackIsSplitToo() {
    const auto [design, rack] = withRack({}, product("cabinet"), {});
    const auto [after, id] = withItem(
        design, *catalog_, {.product = product("node-a"), .placement = InRack{rack, RackUnits::of(1)}, .name = {}, .quantity = 3, .tier = {}});
    std::vector<std::string> names;
    after.items.forEach([&](const Item& item) { names.push_back(item.name); });
    QCOMPARE(names, (std::vector<std::string>{"node-a-01", "node-a-02", "node-a-03"}));
    Item changed = *after.items.find(id);
    changed.quantity = 5;
    QCOMPARE(withChangedItem(after, changed).items.find(id)->quantity, 1);
}

void EditsTest::movesIntoMissingRacksMoveNothing() {
    const Design design = withMany(*catalog_, 1);
    const InRack nowhere{*RackId::parse("r999"), RackUnits::of(1)};
    QVERIFY(withPlacement(design, *catalog_, design.items.begin()->id, nowhere) == design);
    const auto [after, id] = withItem(design, *catalog_, {.product = product("node-a"), .placement = nowhere});
    QVERIFY(std::holds_alternative<OnFloor>(after.items.find(id)->placement));
}

void EditsTest::unknownIdsChangeNothing() {
    const Design design = withMany(*catalog_, 2);
    const ItemId item = *ItemId::parse("n999");
    const RackId rack = *RackId::parse("r999");
    const FabricId fabric = *FabricId::parse("f999");
    QVERIFY(without(design, {{item}, {rack}, {fabric}}) == design);
    QVERIFY(shifted(design, {{item}, {rack}, {fabric}}, {100, 100}) == design);
    QVERIFY(withRackAt(design, rack, {5, 5}) == design);
    QVERIFY(joined(design, {&item, 1}, fabric) == design);
    QVERIFY(withPlacement(design, *catalog_, item, OnFloor{}) == design);
    QVERIFY(withWorkloadAt(design, *WorkloadId::parse("w999"), 0) == design);
    QVERIFY(duplicated(design, {{item}, {rack}, {fabric}}, {}).first == design);
}

void EditsTest::manyPlacementsAreOnePass() {
    const Design design = withMany(*catalog_, 600);
    std::vector<std::pair<ItemId, Placement>> moves;
    design.items.forEach([&](const Item& item) {
        if (moves.size() < 500) moves.emplace_back(item.id, OnFloor{{7, static_cast<std::int64_t>(moves.size())}});
    });
    Design oneByOne = design;
    for (const auto& [id, placement] : moves)
        oneByOne = withPlacement(oneByOne, *catalog_, id, placement);
    QVERIFY(withPlacements(design, *catalog_, moves) == oneByOne);
}

void EditsTest::editsShareWhatTheyDoNotChange() {
    const Design design = withMany(*catalog_, 2000);
    const std::size_t blocks = design.items.blocks().size();
    const ItemId id = std::next(design.items.begin(), 700)->id;
    const Design moved = withPlacement(design, *catalog_, id, OnFloor{{-1, -1}});
    QCOMPARE(sharedBlocks(design.items, moved.items), blocks - 1);
    QCOMPARE(sharedBlocks(design.items, withoutItems(design, {&id, 1}).items), blocks - 1);
    QCOMPARE(sharedBlocks(design.items, withRackAt(design, design.racks.begin()->id, {9, 9}).items), blocks);
    const auto added = withItem(design, *catalog_, {.product = product("node-a"), .placement = OnFloor{}}).first;
    QCOMPARE(sharedBlocks(design.items, added.items), blocks - 1);
}

void EditsTest::shiftingMovesEverythingAlike() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    const ItemId inRack = builder.inRack("node-a", rack, 4);
    const ItemId onFloor = builder.onFloor("tower-c");
    const FabricId fabric = builder.fabric(FabricKind::roce);
    builder.design.fabrics[0].at = Point{10, 20};
    const Design design = shifted(builder.design, {{inRack, onFloor}, {rack}, {fabric}}, {100, -50});
    QVERIFY((design.racks.find(rack)->at == Point{100, -50}));
    QVERIFY((std::get<OnFloor>(design.items.find(onFloor)->placement).at == Point{100, -50}));
    QVERIFY(std::get<InRack>(design.items.find(inRack)->placement).u == RackUnits::of(4));
    QVERIFY((*design.fabric(fabric)->at == Point{110, -30}));
}

void EditsTest::findsTheLowestFreePlace_data() {
    QTest::addColumn<QList<int>>("nodesAt");
    QTest::addColumn<int>("halves");
    QTest::addColumn<int>("expectedHalves");
    QTest::newRow("an empty rack begins at U 1") << QList<int>{} << 16 << 2;
    QTest::newRow("above the lowest") << QList<int>{1} << 16 << 18;
    QTest::newRow("in a gap that fits exactly") << QList<int>{1, 17} << 16 << 18;
    QTest::newRow("over a gap that is too small") << QList<int>{1, 16} << 16 << 48;
    QTest::newRow("half a U fits into any gap") << QList<int>{1} << 1 << 18;
    QTest::newRow("a full rack has none") << QList<int>{1, 9, 17, 25, 33, 41} << 2 << 0;
    QTest::newRow("taller than the rack") << QList<int>{} << 98 << 0;
}

void EditsTest::findsTheLowestFreePlace() {
    QFETCH(QList<int>, nodesAt);
    QFETCH(int, halves);
    QFETCH(int, expectedHalves);
    DesignBuilder builder;
    const RackId rack = builder.rack();
    for (int u : nodesAt)
        builder.inRack("node-a", rack, u);
    const auto found = lowestFreeU(builder.design, *catalog_, rack, RackUnits::ofHalves(halves));
    QCOMPARE(found ? found->halves() : 0, expectedHalves);
}

void EditsTest::movesWorkloadsInTheOrderOfPriority_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("expected");
    QTest::newRow("first to last") << 0 << 2 << QStringLiteral("bca");
    QTest::newRow("last to first") << 2 << 0 << QStringLiteral("cab");
    QTest::newRow("one down") << 0 << 1 << QStringLiteral("bac");
    QTest::newRow("beyond the end is the end") << 0 << 99 << QStringLiteral("bca");
    QTest::newRow("where it is") << 1 << 1 << QStringLiteral("abc");
}

void EditsTest::movesWorkloadsInTheOrderOfPriority() {
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, expected);
    DesignBuilder builder;
    for (const char* id : {"a", "b", "c"})
        builder.workload(id);
    const WorkloadId moved = builder.design.workloads[static_cast<std::size_t>(from)].id;
    QString order;
    for (const Workload& workload : withWorkloadAt(builder.design, moved, static_cast<std::size_t>(to)).workloads)
        order += QString::fromStdString(workload.model.text());
    QCOMPARE(order, expected);
}

void EditsTest::referenceModelsAreASet() {
    const Design design = withReferenceModel(withReferenceModel({}, model("small")), model("large"));
    QVERIFY(withReferenceModel(design, model("small")) == design);
    QVERIFY((withoutReferenceModel(design, model("small")).referenceModels == std::vector<ModelId>{model("large")}));
}

QTEST_GUILESS_MAIN(EditsTest)
#include "edits_test.moc"
