#include <QTest>

#include "design/blocks.h"

#include <numeric>
#include <random>
#include <set>

using namespace rackyard;

namespace {

struct Element {
    int id = 0;
    int value = 0;
    friend bool operator==(const Element&, const Element&) = default;
};

using Sequence = Blocks<Element>;

std::vector<Element> elements(int count) {
    std::vector<Element> list;
    for (int i = 0; i < count; ++i)
        list.push_back({i, 0});
    return list;
}

std::vector<Element> listed(const Sequence& sequence) { return {sequence.begin(), sequence.end()}; }

std::size_t sharedBlocks(const Sequence& a, const Sequence& b) {
    std::set<const void*> inA;
    for (const auto& block : a.blocks())
        inA.insert(block.get());
    return static_cast<std::size_t>(
        std::count_if(b.blocks().begin(), b.blocks().end(), [&](const auto& block) { return inA.contains(block.get()); }));
}

} // namespace

class BlocksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsOrderAndSize_data();
    void keepsOrderAndSize();
    void appendingCopiesOneBlockOnly();
    void changingOneElementCopiesOneBlockOnly();
    void anUpdateThatChangesNothingSharesEverything();
    void removingLeavesOtherBlocksShared();
    void aThinnedSequenceIsJoinedAgain();
    void equalityIgnoresHowBlocksAreCut();
    void equalityDoesNotLookIntoSharedBlocks();
    void behavesLikeAVector();
};

void BlocksTest::keepsOrderAndSize_data() {
    QTest::addColumn<int>("count");
    for (int count : {0, 1, 255, 256, 257, 512, 1000})
        QTest::addRow("%d elements", count) << count;
}

void BlocksTest::keepsOrderAndSize() {
    QFETCH(int, count);
    const Sequence whole(elements(count));
    Sequence oneByOne;
    for (const Element& element : elements(count))
        oneByOne.append(element);
    Sequence inTwo;
    std::vector<Element> list = elements(count);
    const auto middle = list.begin() + count / 3;
    inTwo.appendAll({list.begin(), middle});
    inTwo.appendAll({middle, list.end()});
    for (const Sequence* sequence : std::initializer_list<const Sequence*>{&whole, &oneByOne, &inTwo}) {
        QCOMPARE(sequence->size(), static_cast<std::size_t>(count));
        QCOMPARE(sequence->empty(), count == 0);
        QVERIFY(listed(*sequence) == list);
        QCOMPARE(sequence->blocks().size(), (static_cast<std::size_t>(count) + 255) / 256);
    }
}

void BlocksTest::appendingCopiesOneBlockOnly() {
    const Sequence before(elements(1000));
    Sequence after = before;
    after.append({1000, 0});
    QCOMPARE(sharedBlocks(before, after), before.blocks().size() - 1);
    QCOMPARE(before.size(), std::size_t{1000});
}

void BlocksTest::changingOneElementCopiesOneBlockOnly() {
    const Sequence before(elements(1000));
    Sequence after = before;
    after.updateIf([](const Element& e) { return e.id == 300; }, [](Element& e) { e.value = 7; });
    QCOMPARE(sharedBlocks(before, after), before.blocks().size() - 1);
    QCOMPARE(after.find(300)->value, 7);
    QCOMPARE(before.find(300)->value, 0);
}

void BlocksTest::anUpdateThatChangesNothingSharesEverything() {
    const Sequence before(elements(1000));
    Sequence after = before;
    after.updateIf([](const Element&) { return true; }, [](Element& e) { e.value = 0; });
    QCOMPARE(sharedBlocks(before, after), before.blocks().size());
}

void BlocksTest::removingLeavesOtherBlocksShared() {
    const Sequence before(elements(1000));
    Sequence after = before;
    after.removeIf([](const Element& e) { return e.id >= 256 && e.id < 512; });
    QCOMPARE(after.size(), std::size_t{744});
    QCOMPARE(sharedBlocks(before, after), before.blocks().size() - 1);
    QVERIFY(!after.find(300));
    QVERIFY(after.find(512));
}

void BlocksTest::aThinnedSequenceIsJoinedAgain() {
    Sequence sequence(elements(25'600));
    sequence.removeIf([](const Element& e) { return e.id % 256 != 0; });
    QCOMPARE(sequence.size(), std::size_t{100});
    QVERIFY(sequence.blocks().size() <= 4);
    QCOMPARE(sequence.find(256 * 99)->id, 256 * 99);
}

void BlocksTest::equalityIgnoresHowBlocksAreCut() {
    Sequence left(elements(700));
    Sequence right(elements(700));
    left.removeIf([](const Element& e) { return e.id == 10; });
    right.removeIf([](const Element& e) { return e.id == 400; });
    right.removeIf([](const Element& e) { return e.id == 10; });
    QVERIFY(!(left == right));
    left.removeIf([](const Element& e) { return e.id == 400; });
    QVERIFY(left == right);
    right.updateIf([](const Element& e) { return e.id == 699; }, [](Element& e) { e.value = 1; });
    QVERIFY(!(left == right));
    Sequence cutOtherwise;
    cutOtherwise.appendAll(listed(left));
    QVERIFY(cutOtherwise == left);
}

void BlocksTest::equalityDoesNotLookIntoSharedBlocks() {
    const Sequence before(elements(10'000));
    Sequence after = before;
    after.updateIf([](const Element& e) { return e.id == 5000; }, [](Element& e) { e.value = 1; });
    int asked = 0;
    const bool equal = Sequence::equalBy(before, after, [&](const Element& x, const Element& y) {
        ++asked;
        return x.id == y.id;
    });
    QVERIFY(equal);
    QCOMPARE(asked, 256);
}

void BlocksTest::behavesLikeAVector() {
    std::mt19937 random(20'261'201);
    Sequence sequence;
    std::vector<Element> expected;
    int nextId = 0;
    for (int step = 0; step < 400; ++step) {
        const int residue = static_cast<int>(random() % 97);
        const auto chosen = [&](const Element& e) { return e.id % 97 == residue; };
        switch (random() % 4) {
        case 0:
        case 1: {
            std::vector<Element> more;
            for (auto n = random() % 400; n > 0; --n)
                more.push_back({nextId++, step});
            expected.insert(expected.end(), more.begin(), more.end());
            sequence.appendAll(std::move(more));
            break;
        }
        case 2:
            std::erase_if(expected, chosen);
            sequence.removeIf(chosen);
            break;
        default:
            for (Element& e : expected)
                if (chosen(e)) e.value = step;
            sequence.updateIf(chosen, [&](Element& e) { e.value = step; });
        }
        QVERIFY(listed(sequence) == expected);
        QCOMPARE(sequence.size(), expected.size());
    }
}

QTEST_GUILESS_MAIN(BlocksTest)
#include "blocks_test.moc"
