#include <QTest>

#include "evaluate/packing.h"

#include <algorithm>
#include <functional>
#include <random>

using namespace rackyard;

/// The placement of workloads must be the best there is: small cases are compared with trying everything.
class PackingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsBruteForceOnRandomCases_data();
    void equalsBruteForceOnRandomCases();
    void neverOverfillsAPool_data();
    void neverOverfillsAPool();
    void manyEqualReplicasOnManyEqualIslandsAreExact();
    void prefersTheSmallestPoolThatHolds();
    void prefersADomainToSeams();
    void saysWhenItIsNotProved();
};

namespace {

void addPool(Pooling& pooling, std::vector<DomainGroup> domains, std::int64_t count = 1) {
    Pool pool{PoolKind::single, *ProductId::parse("gpu"), 0, 0, Bytes(), Bytes(), count, *ItemId::parse("n1"), {}};
    for (const DomainGroup& domain : domains) {
        pool.gpus += domain.gpus * domain.count;
        pool.domains += domain.count;
        pool.memory += domain.memory * domain.count;
        pool.largestDomain = std::max(pool.largestDomain, domain.memory);
    }
    pooling.answer.pools.push_back(pool);
    pooling.domains.push_back(std::move(domains));
}

/// What a placement is worth, as in the rule: placed by priority, then seams, then sizes of the pools used.
struct Value {
    std::vector<std::int64_t> placed;
    std::int64_t seams = 0;
    std::int64_t size = 0;
    bool operator<(const Value& o) const {
        if (placed != o.placed) return placed > o.placed;
        return std::pair(seams, size) < std::pair(o.seams, o.size);
    }
    bool operator==(const Value&) const = default;
};

struct Bin {
    std::int64_t size;
    std::int64_t free;
    std::vector<std::int64_t> domains;
};

std::vector<Bin> binsOf(const Pooling& pooling) {
    std::vector<Bin> bins;
    for (std::size_t p = 0; p < pooling.answer.pools.size(); ++p)
        for (std::int64_t n = 0; n < pooling.answer.pools[p].count; ++n) {
            Bin bin{pooling.answer.pools[p].memory.bytes(), pooling.answer.pools[p].memory.bytes(), {}};
            for (const DomainGroup& d : pooling.domains[p])
                bin.domains.insert(bin.domains.end(), static_cast<std::size_t>(d.count), d.memory.bytes());
            bins.push_back(bin);
        }
    return bins;
}

/// Tries every assignment of every replica to every domain, every pool's seams, or nowhere.
Value bruteForce(const Pooling& pooling, const std::vector<PackingRequest>& requests) {
    std::vector<Bin> bins = binsOf(pooling);
    std::vector<std::size_t> replicas;
    for (std::size_t r = 0; r < requests.size(); ++r)
        replicas.insert(replicas.end(), static_cast<std::size_t>(requests[r].replicas), r);
    Value best{std::vector<std::int64_t>(requests.size(), 0), 0, 0};
    Value now = best;
    const std::function<void(std::size_t)> descend = [&](std::size_t i) {
        if (now < best) best = now;
        if (i == replicas.size()) return;
        const std::size_t r = replicas[i];
        const std::int64_t size = requests[r].size.bytes();
        for (Bin& bin : bins) {
            if (bin.free < size) continue;
            bin.free -= size;
            now.size += bin.size;
            ++now.placed[r];
            if (bin.domains.size() > 1) {
                ++now.seams;
                descend(i + 1);
                --now.seams;
            }
            for (std::int64_t& domain : bin.domains) {
                if (domain < size) continue;
                domain -= size;
                descend(i + 1);
                domain += size;
            }
            --now.placed[r];
            now.size -= bin.size;
            bin.free += size;
        }
        descend(i + 1);
    };
    descend(0);
    return best;
}

Value valueOf(const Pooling& pooling, const Packing& packing) {
    Value value{packing.placed, 0, 0};
    for (std::int64_t seams : packing.acrossSeams)
        value.seams += seams;
    for (const PackedPools& pools : packing.pools)
        for (std::int64_t held : pools.held)
            value.size += held * pools.count * pooling.answer.pools[pools.pool].memory.bytes();
    return value;
}

struct Case {
    Pooling pooling;
    std::vector<PackingRequest> requests;
};

Case randomCase(unsigned seed) {
    std::mt19937 random(seed);
    const auto between = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
    Case c;
    for (int p = between(1, 3); p > 0; --p) {
        std::vector<DomainGroup> domains;
        for (int d = between(1, 2); d > 0; --d)
            domains.push_back({Bytes::of(between(3, 12)), 2, between(1, 2)});
        std::sort(domains.begin(), domains.end(), [](const auto& a, const auto& b) { return b.memory < a.memory; });
        if (domains.size() == 2 && domains[0].memory == domains[1].memory) domains.pop_back();
        addPool(c.pooling, domains, between(1, 2));
    }
    int left = 4;
    for (int r = between(1, 3); r > 0 && left > 0; --r) {
        const int replicas = between(1, std::min(left, 3));
        left -= replicas;
        c.requests.push_back({Bytes::of(between(1, 14)), replicas});
    }
    return c;
}

} // namespace

void PackingTest::equalsBruteForceOnRandomCases_data() {
    QTest::addColumn<unsigned>("first");
    for (unsigned first = 0; first < 1000; first += 100)
        QTest::addRow("seeds %u to %u", first, first + 99) << first;
}

void PackingTest::equalsBruteForceOnRandomCases() {
    QFETCH(unsigned, first);
    for (unsigned seed = first; seed < first + 100; ++seed) {
        const Case c = randomCase(seed);
        const Packing packing = packReplicas(c.pooling, c.requests);
        QVERIFY2(packing.exact, QByteArray::number(seed).constData());
        QVERIFY2(valueOf(c.pooling, packing) == bruteForce(c.pooling, c.requests), QByteArray::number(seed).constData());
    }
}

void PackingTest::neverOverfillsAPool_data() { equalsBruteForceOnRandomCases_data(); }

void PackingTest::neverOverfillsAPool() {
    QFETCH(unsigned, first);
    for (unsigned seed = first; seed < first + 100; ++seed) {
        const Case c = randomCase(seed);
        const Packing packing = packReplicas(c.pooling, c.requests);
        std::vector<std::int64_t> counts(c.pooling.answer.pools.size(), 0);
        for (const PackedPools& pools : packing.pools) {
            counts[pools.pool] += pools.count;
            Bytes used = pools.free;
            for (std::size_t r = 0; r < c.requests.size(); ++r)
                used += c.requests[r].size * pools.held[r];
            QCOMPARE(used.bytes(), c.pooling.answer.pools[pools.pool].memory.bytes());
            QVERIFY(!(pools.free < Bytes()));
        }
        for (std::size_t p = 0; p < counts.size(); ++p)
            QCOMPARE(counts[p], c.pooling.answer.pools[p].count);
    }
}

void PackingTest::manyEqualReplicasOnManyEqualIslandsAreExact() {
    Pooling pooling;
    addPool(pooling, {{Bytes::ofGiga(32), 1, 1}}, 60);
    for (std::int64_t wanted : {std::int64_t{60}, std::int64_t{100'000}}) {
        const Packing packing = packReplicas(pooling, {{Bytes::ofGiga(19), wanted}});
        QCOMPARE(packing.placed[0], std::int64_t{60});
        QVERIFY(packing.exact);
    }
}

void PackingTest::prefersTheSmallestPoolThatHolds() {
    Pooling pooling;
    addPool(pooling, {{Bytes::ofGiga(640), 8, 1}});
    addPool(pooling, {{Bytes::ofGiga(80), 1, 1}});
    const Packing packing = packReplicas(pooling, {{Bytes::ofGiga(60), 1}});
    for (const PackedPools& pools : packing.pools)
        QCOMPARE(pools.held[0], pools.pool == 1 ? std::int64_t{1} : std::int64_t{0});
}

void PackingTest::prefersADomainToSeams() {
    Pooling pooling;
    addPool(pooling, {{Bytes::ofGiga(640), 8, 3}});
    const Packing packing = packReplicas(pooling, {{Bytes::ofGiga(600), 3}});
    QCOMPARE(packing.placed[0], std::int64_t{3});
    QCOMPARE(packing.acrossSeams[0], std::int64_t{0});
}

void PackingTest::saysWhenItIsNotProved() {
    Pooling pooling;
    for (int size = 11; size < 31; ++size)
        addPool(pooling, {{Bytes::of(size * 7 + size % 5), 2, 1}});
    std::vector<PackingRequest> requests;
    for (int size = 5; size < 17; ++size)
        requests.push_back({Bytes::of(size * 6 + 1), 4});
    QVERIFY(!packReplicas(pooling, requests, 50).exact);
}

QTEST_GUILESS_MAIN(PackingTest)
#include "packing_test.moc"
