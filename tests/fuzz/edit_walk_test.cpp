#include <QTest>

#include "design/edits.h"
#include "evaluate/evaluate.h"
#include "files/catalog_files.h"
#include "files/design_file.h"

#include <algorithm>
#include <random>
#include <set>

using namespace rackyard;

/// Long random walks through every edit: whatever somebody draws, what must always hold holds.
class EditWalkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void invariantsHold_data();
    void invariantsHold();
};

namespace {

constexpr int steps = 600;

/// A hand that takes any of the things a user can do, in places that may make no sense.
class Walker {
    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
    template<class Container> const auto& pick(const Container& from) {
        return *std::next(from.begin(), below(static_cast<int>(from.size())));
    }

public:
    Walker(unsigned seed, const Catalog& catalog) : random_(seed), catalog_(catalog) {}

    Design step(const Design& design) {
        switch (below(15)) {
        case 0:
        case 1:
        case 2:
            return withItem(design, catalog_, newItem(design)).first;
        case 3:
            return withRack(design, anyProduct().id, anyPoint()).first;
        case 4:
            return withFabric(design, anyFabric()).first;
        case 5:
            return design.workloads.size() > 3
                       ? design
                       : withWorkload(design, pick(catalog_.models()).id, 1 + below(4)).first;
        case 6:
            return below(4) == 0 ? without(design, anyParts(design)) : design;
        case 7:
            return shifted(design, anyParts(design), anyPoint());
        case 8:
            return duplicated(design, anyParts(design), anyPoint()).first;
        case 9:
            return moved(design);
        case 10:
            return design.fabrics.empty() ? design
                                          : joined(design, anyItems(design), pick(design.fabrics).id);
        case 11:
            return design.fabrics.empty() ? design : left(design, anyItems(design), pick(design.fabrics).id);
        case 12:
            return changedItem(design);
        case 13:
            return design.workloads.empty() ? design : withoutWorkload(design, pick(design.workloads).id);
        default:
            return changedFabric(design);
        }
    }

private:
    const Product& anyProduct() { return pick(catalog_.products()); }
    Point anyPoint() { return {below(40'000) - 20'000, below(20'000) - 10'000}; }

    Placement anyPlacement(const Design& design) {
        if (design.racks.empty() || below(3) == 0) return OnFloor{anyPoint()};
        return InRack{pick(design.racks).id, RackUnits::ofHalves(2 + below(96))};
    }
    NewItem newItem(const Design& design) {
        NewItem item{.product = anyProduct().id, .placement = anyPlacement(design)};
        if (std::holds_alternative<OnFloor>(item.placement)) item.quantity = 1 + below(5);
        item.joinDefaultFabric = below(2) == 0;
        return item;
    }
    Fabric anyFabric() {
        Fabric fabric{.id = *FabricId::parse("f0")};
        fabric.kind = static_cast<FabricKind>(below(3));
        fabric.role = static_cast<FabricRole>(below(4));
        fabric.topology = static_cast<Topology>(below(3));
        fabric.oversubscription = 1 + below(4);
        fabric.isDefault = fabric.role == FabricRole::compute && below(2) == 0;
        return fabric;
    }
    std::vector<ItemId> anyItems(const Design& design) {
        std::vector<ItemId> items;
        for (const Item& item : design.items)
            if (below(4) == 0 && items.size() < 20) items.push_back(item.id);
        return items;
    }
    ElementSet anyParts(const Design& design) {
        ElementSet parts{.items = anyItems(design)};
        if (!design.racks.empty() && below(2) == 0) parts.racks = {pick(design.racks).id};
        if (!design.fabrics.empty() && below(8) == 0) parts.fabrics = {pick(design.fabrics).id};
        if (design.items.size() > 300) parts.items.clear();
        return parts;
    }
    Design moved(const Design& design) {
        if (design.items.empty()) return design;
        const Placement placement = anyPlacement(design);
        return withPlacement(design, catalog_, pick(design.items).id, placement);
    }
    Design changedItem(const Design& design) {
        if (design.items.empty()) return design;
        Item item = pick(design.items);
        item.name = "name " + std::to_string(below(50));
        if (std::holds_alternative<OnFloor>(item.placement)) item.quantity = 1 + below(6);
        return withChangedItem(design, item);
    }
    Design changedFabric(const Design& design) {
        if (design.fabrics.empty()) return design;
        Fabric fabric = anyFabric();
        fabric.id = pick(design.fabrics).id;
        return withChangedFabric(design, fabric);
    }

    std::mt19937 random_;
    const Catalog& catalog_;
};

template<class Parts> bool idsAreUnique(const Parts& parts) {
    std::set<std::string_view> seen;
    return std::all_of(parts.begin(), parts.end(),
                       [&](const auto& part) { return seen.insert(part.id.text()).second; });
}

void verifyDesign(const Design& design) {
    QVERIFY(idsAreUnique(design.items));
    QVERIFY(idsAreUnique(design.racks));
    QVERIFY(idsAreUnique(design.fabrics));
    for (const Item& item : design.items) {
        const auto isCompute = [&](const FabricId& id) {
            return design.fabric(id) && design.fabric(id)->role == FabricRole::compute;
        };
        QVERIFY(std::count_if(item.fabrics.begin(), item.fabrics.end(), isCompute) <= 1);
        QVERIFY(item.quantity == 1 || std::holds_alternative<OnFloor>(item.placement));
        if (const auto* inRack = std::get_if<InRack>(&item.placement))
            QVERIFY(design.racks.find(inRack->rack));
    }
}

void verifyEvaluation(const Evaluation& evaluation) {
    QVERIFY(evaluation.memory.pooled <= evaluation.memory.onPaper);
    Bytes inPools;
    for (const Pool& pool : evaluation.memory.pools)
        inPools += pool.memory * pool.count;
    QCOMPARE(inPools.bytes(), evaluation.memory.onPaper.bytes());

    Power known = evaluation.power.elsewhere;
    for (const RackAnswer& rack : evaluation.power.racks)
        known += rack.max.known.value_or(Power{});
    QCOMPARE(known.milliwatts(), evaluation.power.max.known.value_or(Power{}).milliwatts());

    for (const WorkloadFit& fit : evaluation.fit.workloads) {
        QVERIFY(fit.placed >= 0 && fit.placed <= fit.replicas);
        const bool fits = fit.status == FitStatus::fitsInDomain || fit.status == FitStatus::fitsNetworked;
        QCOMPARE(fits, fit.minimum && fit.placed == fit.replicas);
    }
    QVERIFY(!evaluation.cost.capex || evaluation.cost.capex->low <= evaluation.cost.capex->high);
}

void verifyText(const Design& design) {
    const std::string text = writeDesign(design);
    FileProblems problems;
    const auto reread = readDesign(text, "walk.rackyard", problems);
    QVERIFY2(reread.has_value(), problems.empty() ? "" : problemLine(problems.front()).c_str());
    QVERIFY(*reread == design);
    QVERIFY(writeDesign(*reread) == text);
}

} // namespace

void EditWalkTest::invariantsHold_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("walk %u", seed) << seed;
}

void EditWalkTest::invariantsHold() {
    QFETCH(unsigned, seed);
    const auto catalog = Catalog::layered({builtInRecords()});
    Walker walker(seed, *catalog);
    Design design;
    for (int i = 0; i < steps; ++i) {
        const std::string before = i % 50 == 0 ? writeDesign(design) : std::string();
        const Design next = walker.step(design);
        if (i % 50 == 0) QVERIFY2(writeDesign(design) == before, "an edit changed the design it was given");
        design = next;
        verifyDesign(design);
        verifyEvaluation(evaluate(design, *catalog));
        if (i % 25 == 0) verifyText(design);
        if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("at step %1").arg(i)));
    }
}

QTEST_GUILESS_MAIN(EditWalkTest)
#include "edit_walk_test.moc"
