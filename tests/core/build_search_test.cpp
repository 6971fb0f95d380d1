#include <QTest>

#include "advise/build_search.h"
#include "evaluate/fabric_size.h"
#include "support/small_catalog.h"

#include <functional>
#include <random>

using namespace rackyard;
using namespace rackyard::testing;

/// The advisor's search must find the cheapest build there is: small catalogs are compared with trying every count.
class BuildSearchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsBruteForceOnRandomCatalogs_data();
    void equalsBruteForceOnRandomCatalogs();
    void neverBreaksALimit_data();
    void neverBreaksALimit();
    void sameInputGivesTheSameBuild();
    void lowerBoundNeverExceedsTheBuild();
};

namespace {

struct Case {
    std::shared_ptr<const Catalog> catalog;
    std::vector<Candidate> candidates;
    std::vector<PackingRequest> requests;
    SearchLimits limits;
};

Case randomCase(unsigned seed) {
    std::mt19937 random(seed);
    const auto between = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
    CatalogRecords records = smallRecords();
    records.products.erase(std::remove_if(records.products.begin(), records.products.end(),
                                          [](const Product& p) { return p.system.has_value(); }),
                           records.products.end());
    PriceBook& book = records.priceBooks[0];
    for (int i = between(2, 4); i > 0; --i) {
        const std::string id = "system-" + std::to_string(i);
        const char* gpu = between(0, 1) == 0 ? "gpu-a" : "gpu-b";
        const int gpus = between(0, 2) == 0 ? 1 : 8;
        Product system = node(id.c_str(), gpu, gpus, gpus, between(30, 90), between(1, 9) * 1000, 4);
        Price price;
        price.range = {Money::ofMajor(between(10, 60) * 1000), Money::ofMajor(60'000)};
        price.typical = price.range.low;
        price.provenance.confidence = Confidence::medium;
        book.prices.insert_or_assign(system.id, price);
        records.products.push_back(std::move(system));
    }
    Case c;
    c.catalog = Catalog::layered({records});
    Requirement requirement;
    c.candidates = candidatesFor(requirement, *c.catalog).candidates;
    int replicas = 3;
    for (int r = between(1, 2); r > 0 && replicas > 0; --r) {
        const int n = between(1, replicas);
        replicas -= n;
        c.requests.push_back({Bytes::ofGiga(between(5, 110)), n});
    }
    if (between(0, 3) == 0) c.limits.maxPower = Power::ofWatts(between(3, 30) * 1000);
    if (between(0, 3) == 0) c.limits.maxCost = Money::ofMajor(between(40, 300) * 1000);
    return c;
}

bool allPlaced(const Packing& packing, const std::vector<PackingRequest>& requests) {
    for (std::size_t r = 0; r < requests.size(); ++r)
        if (packing.placed[r] < requests[r].replicas) return false;
    return true;
}

/// Price and power of counted systems; where they have to be networked, with switches sized for all joinable ones.
struct Priced {
    Money cost;
    Power power;
    bool possible = false;
};

Priced priced(const Case& c, const std::vector<std::int64_t>& counts) {
    Priced result;
    FabricRequest fabric;
    fabric.topology = Topology::railOptimized;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        result.cost += c.candidates[i].cost * counts[i];
        result.power += c.candidates[i].power * counts[i];
        if (counts[i] == 0 || c.candidates[i].networked.isZero()) continue;
        fabric.nodes += counts[i];
        fabric.nicsPerNode = std::max(fabric.nicsPerNode, c.candidates[i].ports);
        fabric.endpoints = fabric.endpoints.value_or(0) + c.candidates[i].ports * counts[i];
    }
    if (allPlaced(packReplicas(poolingOf(c.candidates, counts, false), c.requests), c.requests)) {
        result.possible = true;
    } else if (allPlaced(packReplicas(poolingOf(c.candidates, counts, true), c.requests), c.requests)) {
        result.possible = true;
        const FabricSize size = sizeFabric(fabric);
        result.cost += Money::ofMajor(43'000) * (size.leaf + size.spine + size.core);
        result.power += Power::ofWatts(1720) * (size.leaf + size.spine + size.core);
    }
    if (c.limits.maxPower && *c.limits.maxPower < result.power) result.possible = false;
    if (c.limits.maxCost && *c.limits.maxCost < result.cost) result.possible = false;
    return result;
}

std::optional<Money> bruteForce(const Case& c) {
    constexpr int mostOfEach = 13;
    std::optional<Money> best;
    std::vector<std::int64_t> counts(c.candidates.size(), 0);
    const std::function<void(std::size_t, std::int64_t)> descend = [&](std::size_t i, std::int64_t total) {
        if (i == counts.size()) {
            if (total == 0) return;
            const Priced p = priced(c, counts);
            if (p.possible && (!best || p.cost < *best)) best = p.cost;
            return;
        }
        for (counts[i] = 0; counts[i] + total <= mostOfEach; ++counts[i])
            descend(i + 1, total + counts[i]);
        counts[i] = 0;
    };
    descend(0, 0);
    return best;
}

SearchResult searched(const Case& c) {
    return searchBuild(c.candidates, c.requests, *c.catalog, c.catalog->priceBook(defaultPriceBook()), c.limits);
}

void addSeeds() {
    QTest::addColumn<unsigned>("first");
    for (unsigned first = 0; first < 2000; first += 200)
        QTest::addRow("seeds %u to %u", first, first + 199) << first;
}

} // namespace

void BuildSearchTest::equalsBruteForceOnRandomCatalogs_data() { addSeeds(); }

void BuildSearchTest::equalsBruteForceOnRandomCatalogs() {
    QFETCH(unsigned, first);
    for (unsigned seed = first; seed < first + 200; ++seed) {
        const Case c = randomCase(seed);
        const SearchResult result = searched(c);
        const std::optional<Money> best = bruteForce(c);
        QVERIFY2(result.build.has_value() == best.has_value(), QByteArray::number(seed).constData());
        if (best) QVERIFY2(result.build->cost == *best, QByteArray::number(seed).constData());
    }
}

void BuildSearchTest::neverBreaksALimit_data() { addSeeds(); }

void BuildSearchTest::neverBreaksALimit() {
    QFETCH(unsigned, first);
    for (unsigned seed = first; seed < first + 200; ++seed) {
        const Case c = randomCase(seed);
        const SearchResult result = searched(c);
        if (!result.build) continue;
        QVERIFY(!c.limits.maxPower || !(*c.limits.maxPower < result.build->power));
        QVERIFY(!c.limits.maxCost || !(*c.limits.maxCost < result.build->cost));
        QVERIFY(priced(c, result.build->counts).possible);
    }
}

void BuildSearchTest::sameInputGivesTheSameBuild() {
    for (unsigned seed = 0; seed < 50; ++seed) {
        const Case c = randomCase(seed);
        const SearchResult a = searched(c);
        const SearchResult b = searched(c);
        QCOMPARE(a.build.has_value(), b.build.has_value());
        if (a.build) QVERIFY(a.build->counts == b.build->counts);
    }
}

void BuildSearchTest::lowerBoundNeverExceedsTheBuild() {
    for (unsigned seed = 0; seed < 200; ++seed) {
        const SearchResult result = searched(randomCase(seed));
        if (result.build) QVERIFY(result.lowerBound <= result.build->cost.major() + 1e-6);
    }
}

QTEST_GUILESS_MAIN(BuildSearchTest)
#include "build_search_test.moc"
