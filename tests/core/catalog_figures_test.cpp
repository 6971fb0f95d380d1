#include <QTest>

#include "support/built_in_catalog.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace rackyard;
using namespace rackyard::testing::built_in;

/// The figures of the built-in catalog agree with one another: memory, speed, power, parts and their wholes.
class CatalogFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

namespace {

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

// What a total is made of: the GPU's label, or what the maker's system pages give per GPU (B200: 180 of 192
// GB).
void CatalogFiguresTest::systemTotalIsThatOfItsGpus() {
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

void CatalogFiguresTest::platformTotalIsThatOfItsGpus() {
    const std::set<std::string> ofTheSystemAlone{
        "dgx-station-gb300"}; // one GPU of which the maker leaves 252 GB to use
    for (const Product& p : records().products)
        if (p.system && p.system->memoryPlatform && !ofTheSystemAlone.count(p.id.text()))
            QVERIFY2(*p.system->memoryPlatform == *gpuOf(p).gpu->memoryPlatform * p.system->gpuCount,
                     p.id.text().c_str());
}

void CatalogFiguresTest::reportedTotalIsWhatTheDriverShows() {
    for (const Product& p : records().products) {
        if (!p.system) continue;
        const auto& each = gpuOf(p).gpu->memoryReported;
        QVERIFY2(p.system->memoryReported.has_value() == each.has_value(), p.id.text().c_str());
        if (each) QVERIFY2(*p.system->memoryReported == *each * p.system->gpuCount, p.id.text().c_str());
    }
    QCOMPARE(*product("h100-sxm").gpu->memoryReported, Bytes::ofMebi(81'559));
    QCOMPARE(*product("gb200").gpu->memoryReported, Bytes::ofMebi(189'471));
    for (const Product& p : records().products)
        if (p.gpu && p.gpu->memoryReported)
            QVERIFY2(p.gpu->memoryReported->bytes() % 1'048'576 == 0, p.id.text().c_str());
}

void CatalogFiguresTest::scaleUpDomainsDivideTheirSystem() {
    for (const Product& p : records().products) {
        if (!p.system || p.system->gpuCount == 0) continue;
        const SystemFigures& system = *p.system;
        QVERIFY2(system.scaleUpGpus >= 1 && system.gpuCount % system.scaleUpGpus == 0, p.id.text().c_str());
        QVERIFY2((system.scaleUpGpus > 1) == (p.scaleUpLink != ScaleUpLink::none), p.id.text().c_str());
        if (system.scaleUpGpus > 1) QVERIFY2(gpuOf(p).scaleUpLink == p.scaleUpLink, p.id.text().c_str());
        const auto& bridges = gpuOf(p).gpu->bridges;
        if (!bridges.empty() && system.scaleUpGpus > 1)
            QVERIFY2(std::count(bridges.begin(), bridges.end(), system.scaleUpGpus) == 1,
                     p.id.text().c_str());
    }
}

void CatalogFiguresTest::headlineSpeedIsTwiceTheDenseOne() {
    int compared = 0;
    for (const Product& p : records().products) {
        if (!p.gpu) continue;
        const GpuFigures& g = *p.gpu;
        for (const auto& [dense, sparse] : {std::pair(g.bf16DenseGflops, g.bf16SparseGflops),
                                            std::pair(g.fp8DenseGflops, g.fp8SparseGflops),
                                            std::pair(g.fp4DenseGflops, g.fp4SparseGflops)}) {
            if (!sparse) continue;
            QVERIFY2(dense && std::abs(2 * *dense - *sparse) * 100 <= *sparse,
                     p.id.text().c_str()); // headlines are rounded
            ++compared;
        }
    }
    QVERIFY(compared >= 8);
}

void CatalogFiguresTest::siblingsComputeAlike_data() {
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char* one, const char* other) {
        QTest::addRow("%s and %s", one, other) << QByteArray(one) << QByteArray(other);
    };
    row("h100-sxm", "h200-sxm");
    row("a100-80-sxm", "a100-80-pcie");
    row("mi300x", "mi325x");
}

void CatalogFiguresTest::siblingsComputeAlike() {
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const GpuFigures& a = *product(one.constData()).gpu;
    const GpuFigures& b = *product(other.constData()).gpu;
    QVERIFY(a.bf16DenseGflops && a.bf16DenseGflops == b.bf16DenseGflops);
    QVERIFY(a.fp8DenseGflops == b.fp8DenseGflops);
    if (one == "h100-sxm") QCOMPARE(*a.bf16DenseGflops, std::int64_t{989'000});
}

void CatalogFiguresTest::speedGrowsWithFewerBits() {
    for (const Product& p : records().products) {
        if (!p.gpu) continue;
        const GpuFigures& g = *p.gpu;
        const char* id = p.id.text().c_str();
        if (g.bf16DenseGflops && g.fp8DenseGflops) QVERIFY2(*g.fp8DenseGflops >= *g.bf16DenseGflops, id);
        if (g.fp8DenseGflops && g.fp4DenseGflops)
            QVERIFY2(*g.fp4DenseGflops >= 2 * *g.fp8DenseGflops - 1'000, id);
        // From 16 to 8 bits dense speed doubles at most, but for Rubin; a sparse figure taken for dense makes
        // it four.
        if (g.bf16DenseGflops && g.fp8DenseGflops && p.id.text() != "rubin-vr200")
            QVERIFY2(*g.fp8DenseGflops * 100 <= *g.bf16DenseGflops * 205, id);
    }
}

void CatalogFiguresTest::suppliesNeverStandForADraw() {
    for (const Product& p : records().products) {
        const auto nameplate = nameplateOf(p);
        if (!nameplate) continue;
        const char* id = p.id.text().c_str();
        QVERIFY2(!p.power.psuNeeded || *p.power.psuNeeded <= *p.power.psuCount, id);
        const bool oneSupply =
            *p.power.psuCount == 1; // a desk-side box may draw all that its only supply gives
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

void CatalogFiguresTest::powersAreInOrder() {
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

void CatalogFiguresTest::partsOfARackScaleSystemSumToIt() {
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

void CatalogFiguresTest::conflictingFiguresAreKept() {
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

void CatalogFiguresTest::pduDeliversWhatItsCircuitCarries() {
    int checked = 0;
    for (const Product& p : records().products) {
        if (p.kind != ProductKind::pdu) continue;
        const double phases = *p.part.phases == 3 ? std::sqrt(3.0) : 1.0;
        const double kilowatts =
            *p.part.volts * *p.part.amperes * phases * p.part.usableShare->value() / 1000;
        QVERIFY2(std::abs(kilowatts - p.part.usable->kilowatts()) < 0.006, p.id.text().c_str());
        ++checked;
    }
    QCOMPARE(checked, 8);
}

QTEST_GUILESS_MAIN(CatalogFiguresTest)
#include "catalog_figures_test.moc"
