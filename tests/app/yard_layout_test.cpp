#include <QtTest>

#include "canvas/bus_layout.h"
#include "canvas/yard_layout.h"

using namespace rackyard;

class YardLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deviceMiddleLeadsBackToItsU_data();
    void deviceMiddleLeadsBackToItsU();
    void uStaysInsideTheRack();
    void halfUnitsStandBetweenWholeOnes();
    void neighboursInARackTouchAndDoNotOverlap();
    void zeroUHangsBesideTheRack();
    void stemsReachEveryMemberOnce();
    void everyFurtherRowGetsABranch();
    void aFixedBusStandsWhereItWasPut();

private:
    static Rack rack() { return {*RackId::parse("r1"), ProductIndex{}, "R1", {1000, 200}, std::nullopt}; }
};

void YardLayoutTest::deviceMiddleLeadsBackToItsU_data() {
    QTest::addColumn<int>("u");
    QTest::addColumn<int>("height");
    for (const int height : {1, 2, 8, 10})
        for (const int u : {1, 2, 17, 43 - height})
            QTest::addRow("%dU at U%d", height, u) << u << height;
}

void YardLayoutTest::deviceMiddleLeadsBackToItsU() {
    QFETCH(int, u);
    QFETCH(int, height);
    const QRectF rect = yard::deviceRect(rack(), nullptr, RackUnits::of(u), RackUnits::of(height));
    QCOMPARE(yard::uAt(rack(), nullptr, rect.center(), RackUnits::of(height)).halves(), RackUnits::of(u).halves());
}

void YardLayoutTest::uStaysInsideTheRack() {
    const QRectF frame = yard::rackRect(rack(), nullptr);
    const auto height = RackUnits::of(8);
    QCOMPARE(yard::uAt(rack(), nullptr, frame.bottomLeft() + QPointF(0, 5000), height).halves(), RackUnits::of(1).halves());
    QCOMPARE(yard::uAt(rack(), nullptr, frame.topLeft() - QPointF(0, 5000), height).halves(), RackUnits::of(35).halves());
    // Higher than the rack itself: at the bottom, where a finding can tell.
    QCOMPARE(yard::uAt(rack(), nullptr, frame.center(), RackUnits::of(60)).halves(), RackUnits::of(1).halves());
}

void YardLayoutTest::halfUnitsStandBetweenWholeOnes() {
    const auto half = RackUnits::ofHalves(1);
    const auto u = RackUnits::ofHalves(15);
    const QRectF rect = yard::deviceRect(rack(), nullptr, u, half);
    QCOMPARE(yard::uAt(rack(), nullptr, rect.center(), half).halves(), u.halves());
}

void YardLayoutTest::neighboursInARackTouchAndDoNotOverlap() {
    const QRectF lower = yard::deviceRect(rack(), nullptr, RackUnits::of(1), RackUnits::of(8));
    const QRectF upper = yard::deviceRect(rack(), nullptr, RackUnits::of(9), RackUnits::of(8));
    QVERIFY(qAbs(lower.top() - upper.bottom()) < 1e-6);
    QVERIFY(yard::rackInterior(rack(), nullptr).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(upper));
}

void YardLayoutTest::zeroUHangsBesideTheRack() {
    const QRectF strip = yard::deviceRect(rack(), nullptr, RackUnits::of(1), RackUnits::of(0));
    QVERIFY(!strip.isEmpty());
    QVERIFY(!strip.intersects(yard::rackRect(rack(), nullptr)));
}

namespace {

Fabric fabric() {
    return {*FabricId::parse("f1"), {}, FabricKind::infiniband, FabricRole::compute, BitRate::ofGigabits(400),
            Topology::fatTree, 1, 0, {}, false, {}};
}

std::vector<BusAnchor> grid(int columns, int rows) {
    std::vector<BusAnchor> anchors;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            anchors.push_back({static_cast<std::uint32_t>(anchors.size()), QRectF(column * 900.0, row * 2600.0, 600, 2000)});
    return anchors;
}

} // namespace

void YardLayoutTest::stemsReachEveryMemberOnce() {
    const auto anchors = grid(5, 3);
    const BusLayout layout = layOutBus(fabric(), anchors, 0);
    QCOMPARE(layout.stems.size(), anchors.size());
    QSet<quint32> reached;
    for (const BusStem& stem : layout.stems) {
        reached.insert(stem.key);
        QCOMPARE(stem.line.y2(), anchors[stem.key].rect.top());
        QVERIFY(layout.bounds.contains(stem.line.p1()) && layout.bounds.contains(stem.line.p2()));
    }
    QCOMPARE(reached.size(), qsizetype(anchors.size()));
}

void YardLayoutTest::everyFurtherRowGetsABranch() {
    QVERIFY(layOutBus(fabric(), grid(4, 1), 0).branches.empty());
    QCOMPARE(layOutBus(fabric(), grid(4, 4), 0).branches.size(), std::size_t(6)); // a riser and a line each
}

void YardLayoutTest::aFixedBusStandsWhereItWasPut() {
    Fabric fixed = fabric();
    fixed.at = Point{-500, 4200};
    const BusLayout layout = layOutBus(fixed, grid(3, 1), 0);
    QCOMPARE(layout.bus.y1(), 4200.0);
    for (const BusStem& stem : layout.stems)
        QCOMPARE(stem.line.y2(), 2000.0); // from below it reaches the feet
}

QTEST_GUILESS_MAIN(YardLayoutTest)
#include "yard_layout_test.moc"
