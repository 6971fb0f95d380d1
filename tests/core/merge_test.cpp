#include <QTest>

#include "design/changed_elements.h"
#include "design/merge.h"
#include "support/small_catalog.h"

#include <chrono>
#include <set>

using namespace rackyard;
using namespace rackyard::testing;

namespace {

/// Two racked nodes and a tower on one fabric, and a node beside them that is in none.
struct Yard {
    Yard() {
        rack = builder.rack();
        builder.inRack("node-a", rack, 1);
        builder.inRack("node-a", rack, 9);
        tower = builder.onFloor("tower-c");
        fabric = builder.fabric(FabricKind::roce);
        builder.joinAll(fabric);
        loner = builder.onFloor("node-b");
    }
    const Design& design() const { return builder.design; }

    DesignBuilder builder;
    RackId rack = *RackId::parse("r0");
    ItemId tower = *ItemId::parse("n0");
    ItemId loner = tower;
    FabricId fabric = *FabricId::parse("f0");
};

std::set<std::string> allIds(const Design& design) {
    std::set<std::string> ids;
    design.items.forEach([&](const Item& item) { ids.emplace(item.id.text()); });
    design.racks.forEach([&](const Rack& rack) { ids.emplace(rack.id.text()); });
    for (const Fabric& fabric : design.fabrics)
        ids.emplace(fabric.id.text());
    return ids;
}

std::size_t elementCount(const Design& design) {
    return design.items.size() + design.racks.size() + design.fabrics.size();
}

} // namespace

class MergeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCopiedRackBringsWhatStandsInIt();
    void copiesStayInTheirFabric();
    void aCopiedFabricTakesTheCopiedMembers();
    void pastingTwiceGivesNewIdsAndNames();
    void pasteKeepsLinksWhoseEndsWereBothCopied();
    void pasteIntoAnotherDesignKeepsProducts();
    void aSystemWithoutItsRackStandsOnTheFloor();
    void workloadsAreAddedWhereTheirModelDoesNotRun();
    void standsBesideEverything();
    void thereIsStillOneDefaultFabric();
    void duplicatingTenThousandTakesNoTime();
    void changesAreSortedById();
    void changesSeeThroughOtherProductTables();
    void changesOfOneEditLookIntoOneBlock();
};

void MergeTest::aCopiedRackBringsWhatStandsInIt() {
    const Yard yard;
    const auto [after, copies] = duplicated(yard.design(), {{}, {yard.rack}, {}}, {1100, 0});
    QCOMPARE(copies.racks.size(), std::size_t{1});
    QCOMPARE(copies.items.size(), std::size_t{2});
    for (const ItemId& id : copies.items)
        QVERIFY(std::get<InRack>(after.items.find(id)->placement).rack == copies.racks[0]);
    QVERIFY((after.racks.find(copies.racks[0])->at == Point{1100, 0}));
    QCOMPARE(allIds(after).size(), elementCount(after));
}

void MergeTest::copiesStayInTheirFabric() {
    const Yard yard;
    const auto [after, copies] = duplicated(yard.design(), {{yard.tower}, {}, {}}, {0, 500});
    const Item& copy = *after.items.find(copies.items[0]);
    QVERIFY(copy.fabrics == std::vector<FabricId>{yard.fabric});
    QVERIFY((std::get<OnFloor>(copy.placement).at == Point{0, 500}));
}

void MergeTest::aCopiedFabricTakesTheCopiedMembers() {
    const Yard yard;
    const auto [after, copies] = duplicated(yard.design(), {{yard.tower}, {}, {yard.fabric}}, {0, 500});
    QCOMPARE(after.fabrics.size(), std::size_t{2});
    QVERIFY(after.items.find(copies.items[0])->fabrics == copies.fabrics);
    QVERIFY(after.items.find(yard.tower)->fabrics == std::vector<FabricId>{yard.fabric});
}

void MergeTest::pastingTwiceGivesNewIdsAndNames() {
    const Yard yard;
    const Design parts = extracted(yard.design(), {{yard.tower, yard.loner}, {yard.rack}, {yard.fabric}});
    Design design = merged(yard.design(), parts, {0, 3000}).first;
    design = merged(design, parts, {0, 6000}).first;
    QCOMPARE(elementCount(design), 3 * elementCount(yard.design()));
    QCOMPARE(allIds(design).size(), elementCount(design));
    std::set<std::string> names; // the originals have none, each copy gets one of its own
    design.items.forEach([&](const Item& item) { names.insert(item.name); });
    QCOMPARE(names.size(), 2 * yard.design().items.size() + 1);
}

void MergeTest::pasteKeepsLinksWhoseEndsWereBothCopied() {
    const Yard yard;
    const Design withFabric = extracted(yard.design(), {{yard.tower, yard.loner}, {}, {yard.fabric}});
    QCOMPARE(withFabric.items.size(), std::size_t{2});
    QVERIFY(withFabric.items.find(yard.tower)->fabrics == std::vector<FabricId>{yard.fabric});
    QVERIFY(withFabric.items.find(yard.loner)->fabrics.empty());
    const Design alone = extracted(yard.design(), {{yard.tower}, {}, {}});
    QVERIFY(alone.items.find(yard.tower)->fabrics.empty());
    QVERIFY(alone.fabrics.empty());
    const Design shared = extracted(yard.design(), {{yard.tower}, {yard.rack}, {}});
    QVERIFY(shared.fabric(yard.fabric));
    QVERIFY(shared.items.find(yard.tower)->fabrics == std::vector<FabricId>{yard.fabric});
}

void MergeTest::pasteIntoAnotherDesignKeepsProducts() {
    const Yard yard;
    DesignBuilder other;
    other.onFloor("rack-72");
    other.onFloor("gpu-a");
    const Design parts = extracted(yard.design(), {{yard.tower}, {yard.rack}, {}});
    const auto [after, copies] = merged(other.design, parts, {});
    QCOMPARE(after.productId(after.racks.find(copies.racks[0])->product).text(), std::string("cabinet"));
    std::multiset<std::string> products;
    for (const ItemId& id : copies.items)
        products.insert(after.productId(after.items.find(id)->product).text());
    QCOMPARE(products, (std::multiset<std::string>{"node-a", "node-a", "tower-c"}));
}

void MergeTest::aSystemWithoutItsRackStandsOnTheFloor() {
    Yard yard;
    yard.builder.design = withRackAt(yard.design(), yard.rack, {700, 80});
    const ItemId racked = yard.design().items.begin()->id;
    const Design parts = extracted(yard.design(), {{racked}, {}, {}});
    QVERIFY((std::get<OnFloor>(parts.items.find(racked)->placement).at == Point{700, 80}));
}

void MergeTest::workloadsAreAddedWhereTheirModelDoesNotRun() {
    DesignBuilder into;
    into.workload("small", 3);
    DesignBuilder what;
    what.workload("small");
    what.workload("large", 2);
    const Design after = merged(into.design, what.design, {}).first;
    QCOMPARE(after.workloads.size(), std::size_t{2});
    QCOMPARE(after.workloads[0].replicas, 3);
    QVERIFY(after.workloads[1].model == model("large"));
    QVERIFY(after.workloads[1].id != after.workloads[0].id);
}

void MergeTest::standsBesideEverything() {
    QVERIFY(besideEverything({}) == Point());
    const Yard yard;
    const Design far = withRackAt(yard.design(), yard.rack, {9000, 300});
    QVERIFY(besideEverything(far).xMillimetres > 9000);
}

void MergeTest::thereIsStillOneDefaultFabric() {
    Yard yard;
    yard.builder.design.fabrics[0].isDefault = true;
    const Design parts = extracted(yard.design(), {{}, {}, {yard.fabric}});
    const auto [after, copies] = merged(yard.design(), parts, {});
    QVERIFY(after.defaultFabric()->id == yard.fabric);
    QVERIFY(!after.fabric(copies.fabrics[0])->isDefault);
    QVERIFY(merged({}, parts, {}).first.defaultFabric());
}

void MergeTest::duplicatingTenThousandTakesNoTime() {
    DesignBuilder builder;
    ElementSet all;
    std::vector<Item> items;
    builder.onFloor("tower-c");
    const Item pattern = *builder.design.items.begin();
    for (int i = 0; i < 10'000; ++i) {
        Item item = pattern;
        item.id = *ItemId::parse("x" + std::to_string(i));
        item.name = "Tower " + std::to_string(i); // every name a stem of its own
        all.items.push_back(item.id);
        items.push_back(item);
    }
    builder.design.items.appendAll(items);
    const auto start = std::chrono::steady_clock::now();
    const auto [after, copies] = duplicated(builder.design, all, {0, 900});
    const auto spent = std::chrono::steady_clock::now() - start;
    QCOMPARE(copies.items.size(), std::size_t{10'000});
    // Quadratic work would take seconds; linear work takes some milliseconds.
    QVERIFY2(spent < std::chrono::milliseconds(500), "duplicating is no longer linear");
}

void MergeTest::changesAreSortedById() {
    const Yard yard;
    QVERIFY(changedElements(yard.design(), yard.design()).empty());
    Design after = withoutItems(yard.design(), {&yard.loner, 1});
    after = shifted(after, {{yard.tower}, {yard.rack}, {}}, {5, 5});
    const auto catalog = smallCatalog();
    const auto [added, id] = withItem(after, *catalog, {.product = product("gpu-a"), .placement = OnFloor{}});
    const DesignChanges changes = changedElements(yard.design(), added);
    QVERIFY(changes.items.added == std::vector<ItemId>{id});
    QVERIFY(changes.items.removed == std::vector<ItemId>{yard.loner});
    QVERIFY(changes.items.changed == std::vector<ItemId>{yard.tower});
    QVERIFY(changes.racks.changed == std::vector<RackId>{yard.rack});
    QVERIFY(changes.fabrics.empty());
    const DesignChanges back = changedElements(added, yard.design());
    QVERIFY(back.items.added == changes.items.removed);
    QVERIFY(back.items.removed == changes.items.added);
    QVERIFY(changedElements(yard.design(), withoutFabric(yard.design(), yard.fabric)).fabrics.removed ==
            std::vector<FabricId>{yard.fabric});
}

void MergeTest::changesSeeThroughOtherProductTables() {
    DesignBuilder left;
    const ItemId first = left.onFloor("node-a");
    const ItemId second = left.onFloor("node-b");
    DesignBuilder right;
    right.design.products = {product("node-b"), product("node-a")};
    right.onFloor("node-a");
    right.onFloor("node-a");
    const DesignChanges changes = changedElements(left.design, right.design);
    QVERIFY(changes.items.changed == std::vector<ItemId>{second});
    QVERIFY(left.design.items.find(first)->product != right.design.items.find(first)->product);
}

void MergeTest::changesOfOneEditLookIntoOneBlock() {
    DesignBuilder builder;
    for (int i = 0; i < 3000; ++i)
        builder.onFloor("tower-c");
    const ItemId moved = std::next(builder.design.items.begin(), 1234)->id;
    const Design after = shifted(builder.design, {{moved}, {}, {}}, {1, 1});
    const auto& before = builder.design.items.blocks();
    std::size_t differing = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        differing += before[i] != after.items.blocks()[i];
    QCOMPARE(differing, std::size_t{1});
    QVERIFY(changedElements(builder.design, after).items.changed == std::vector<ItemId>{moved});
}

QTEST_GUILESS_MAIN(MergeTest)
#include "merge_test.moc"
