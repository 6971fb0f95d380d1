#include <QTest>

#include "advise/remedies.h"
#include "evaluate/evaluate.h"
#include "support/small_catalog.h"

#include <algorithm>

using namespace rackyard;
using namespace rackyard::testing;

/// A remedy is only offered where it cures, and the design it gives is the proof.
class RemediesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void separateNodesAreJoinedBeforeMoreAreBought();
    void tooFewSystemsGetTheFewestThatServe();
    void zeroHeadroomGetsOneMoreSystem();
    void overlappingDevicesMoveApart();
    void anOverfullRackIsSpread();
    void plainEthernetBecomesRoce();
    void islandsHaveNoRemedy();
};

namespace {

std::optional<Remedy> remedyOf(const Design& design, FindingCode code) {
    const auto catalog = smallCatalog();
    const std::vector<Finding> findings = evaluate(design, *catalog).findings;
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.code == code; });
    if (found == findings.end()) return std::nullopt;
    return remedyFor(*found, design, *catalog);
}

bool has(const Design& design, FindingCode code) {
    const auto catalog = smallCatalog();
    const std::vector<Finding> findings = evaluate(design, *catalog).findings;
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.code == code; });
}

} // namespace

void RemediesTest::separateNodesAreJoinedBeforeMoreAreBought() {
    DesignBuilder builder;
    builder.onFloor("node-a", 3);
    builder.workload("large");
    const auto remedy = remedyOf(builder.design, FindingCode::workloadOnPaperOnly);
    QVERIFY(remedy);
    QVERIFY(remedy->kind == RemedyKind::joinFabric);
    QCOMPARE(remedy->count, std::int64_t{3});
    QVERIFY(!has(remedy->after, FindingCode::workloadOnPaperOnly));
}

void RemediesTest::tooFewSystemsGetTheFewestThatServe() {
    DesignBuilder builder;
    builder.onFloor("node-a", 1);
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    builder.design.fabrics[0].isDefault = true;
    builder.workload("huge");
    const auto remedy = remedyOf(builder.design, FindingCode::workloadTooSmall);
    QVERIFY(remedy);
    QVERIFY(remedy->kind == RemedyKind::addSystems);
    QCOMPARE(remedy->count, std::int64_t{6}); // 4,000 GB need seven nodes of 640 GB
}

void RemediesTest::zeroHeadroomGetsOneMoreSystem() {
    DesignBuilder builder;
    builder.onFloor("node-a", 3);
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    builder.design.fabrics[0].isDefault = true;
    builder.workload("large");
    const auto remedy = remedyOf(builder.design, FindingCode::zeroHeadroom);
    QVERIFY(remedy);
    QCOMPARE(remedy->count, std::int64_t{1});
    QVERIFY(!has(remedy->after, FindingCode::zeroHeadroom));
}

void RemediesTest::overlappingDevicesMoveApart() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    builder.inRack("node-a", rack, 1);
    builder.inRack("node-a", rack, 4);
    const auto remedy = remedyOf(builder.design, FindingCode::rackCollision);
    QVERIFY(remedy);
    QVERIFY(!has(remedy->after, FindingCode::rackCollision));
    QCOMPARE(systemCount(remedy->after), systemCount(builder.design));
}

void RemediesTest::anOverfullRackIsSpread() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    for (int i = 0; i < 4; ++i)
        builder.inRack("node-a", rack, 1 + 8 * i);
    builder.design.assumptions.rackPowerLimit = Power::ofWatts(21'000);
    const auto remedy = remedyOf(builder.design, FindingCode::rackOverPower);
    QVERIFY(remedy);
    QCOMPARE(remedy->count, std::int64_t{2});
    QVERIFY(!has(remedy->after, FindingCode::rackOverPower));
}

void RemediesTest::plainEthernetBecomesRoce() {
    DesignBuilder builder;
    builder.onFloor("node-a", 2);
    builder.joinAll(builder.fabric(FabricKind::ethernet));
    const auto remedy = remedyOf(builder.design, FindingCode::fabricDoesNotPool);
    QVERIFY(remedy);
    const auto catalog = smallCatalog();
    QCOMPARE(evaluate(remedy->after, *catalog).memory.pooled.bytes(), Bytes::ofGiga(1280).bytes());
}

void RemediesTest::islandsHaveNoRemedy() {
    DesignBuilder builder;
    builder.onFloor("tower-c", 60);
    builder.workload("large");
    QVERIFY(has(builder.design, FindingCode::islandsDoNotPool));
    QVERIFY(!remedyOf(builder.design, FindingCode::islandsDoNotPool));
    QVERIFY(!remedyOf(builder.design, FindingCode::workloadOnPaperOnly)); // no number of islands serves it
}

QTEST_GUILESS_MAIN(RemediesTest)
#include "remedies_test.moc"
