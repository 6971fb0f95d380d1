#include <QTest>

#include "proposal/paginate.h"

using namespace rackyard;

class PaginateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatFitsStaysOnOnePage();
    void everyPieceStandsOnceAndInOrder_data();
    void everyPieceStandsOnceAndInOrder();
    void headIsRepeatedAndCounted();
    void headingStaysWithWhatItHeads();
    void smallBlocksStayWhole();
    void noPieceIsLeftAlone();
    void piecesThatBelongTogetherAreNotDivided();
    void sectionsThatStartAPageLeaveNoPageEmpty();
    void pieceHigherThanAPageHasAPageOfItsOwn();
    void nothingMakesNoPage();
};

namespace {

/// A block of equal pieces, for which only the heights matter.
class Stub : public Block {
public:
    Stub(std::size_t pieces, double height) : pieces_(pieces), height_(height) {}

    void layOut(double, double) override {}
    std::size_t pieces() const override { return pieces_; }
    double pieceHeight(std::size_t) const override { return height_; }
    double headHeight() const override { return head; }
    bool keepsWithNextPiece(std::size_t piece) const override { return piece == keeps; }
    double spaceBefore() const override { return space; }
    bool keepWithNext() const override { return heading; }
    bool startsPage() const override { return starts; }
    void paint(QPainter&, QPointF, std::size_t, std::size_t) const override {}

    double head = 0;
    double space = 0;
    bool heading = false;
    bool starts = false;
    std::size_t keeps = SIZE_MAX;

private:
    std::size_t pieces_;
    double height_;
};

Stub& add(BlockList& blocks, std::size_t pieces, double height) {
    auto stub = std::make_unique<Stub>(pieces, height);
    Stub& added = *stub;
    blocks.push_back(std::move(stub));
    return added;
}

constexpr double pageHeight = 100;

std::vector<PlacedPage> pagesOf(const BlockList& blocks) { return paginate(blocks, 50, pageHeight); }

} // namespace

void PaginateTest::whatFitsStaysOnOnePage() {
    BlockList blocks;
    add(blocks, 4, 20);
    add(blocks, 1, 10).space = 10;
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(1));
    QCOMPARE(pages[0].size(), std::size_t(2));
    QCOMPARE(pages[0][1].y, 90.0);
}

void PaginateTest::everyPieceStandsOnceAndInOrder_data() {
    QTest::addColumn<int>("pieces");
    QTest::addColumn<double>("height");
    QTest::newRow("one") << 1 << 20.0;
    QTest::newRow("exactly a page") << 5 << 20.0;
    QTest::newRow("one more than a page") << 6 << 20.0;
    QTest::newRow("two more than a page") << 7 << 20.0;
    QTest::newRow("hundreds") << 433 << 7.3;
    QTest::newRow("two a page") << 9 << 45.0;
    QTest::newRow("one a page") << 4 << 90.0;
}

void PaginateTest::everyPieceStandsOnceAndInOrder() {
    QFETCH(int, pieces);
    QFETCH(double, height);
    BlockList blocks;
    add(blocks, static_cast<std::size_t>(pieces), height);
    std::size_t next = 0;
    for (const PlacedPage& page : pagesOf(blocks)) {
        QCOMPARE(page.size(), std::size_t(1));
        QCOMPARE(page[0].first, next);
        QVERIFY(page[0].end > page[0].first);
        QVERIFY(static_cast<double>(page[0].end - page[0].first) * height <= pageHeight + 0.01);
        next = page[0].end;
    }
    QCOMPARE(next, static_cast<std::size_t>(pieces));
}

void PaginateTest::headIsRepeatedAndCounted() {
    BlockList blocks;
    add(blocks, 12, 20).head = 15;
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(3)); // four rows a page beside the head
    for (const PlacedPage& page : pages)
        QCOMPARE(page[0].y, 0.0);
}

void PaginateTest::headingStaysWithWhatItHeads() {
    BlockList blocks;
    add(blocks, 4, 20);
    add(blocks, 1, 15).heading = true;
    add(blocks, 10, 10);
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages[0].size(), std::size_t(1));
    QCOMPARE(pages[1].size(), std::size_t(2));
    QCOMPARE(pages[1][0].block, static_cast<const Block*>(blocks[1].get()));
}

void PaginateTest::smallBlocksStayWhole() {
    BlockList blocks;
    add(blocks, 7, 10);
    add(blocks, 4, 10); // three would fit under the seven
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(2));
    QCOMPARE(pages[0].size(), std::size_t(1));
    QCOMPARE(pages[1][0].end - pages[1][0].first, std::size_t(4));
}

void PaginateTest::noPieceIsLeftAlone() {
    BlockList blocks;
    add(blocks, 11, 10); // ten fit: one would stand alone on the next page
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(2));
    QCOMPARE(pages[1][0].end - pages[1][0].first, std::size_t(2));

    BlockList late;
    add(late, 9, 10);
    add(late, 6, 10); // one would fit under the nine
    QCOMPARE(pagesOf(late)[0].size(), std::size_t(1));
}

void PaginateTest::piecesThatBelongTogetherAreNotDivided() {
    BlockList blocks;
    add(blocks, 20, 10).keeps = 9; // the name of a group would end the page
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages[0][0].end, std::size_t(9));
    QCOMPARE(pages[1][0].first, std::size_t(9));
}

void PaginateTest::sectionsThatStartAPageLeaveNoPageEmpty() {
    BlockList blocks;
    add(blocks, 1, 10).starts = true;
    add(blocks, 0, 10).starts = true;
    add(blocks, 5, 20).starts = true;
    add(blocks, 1, 10).starts = true;
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(3));
    for (const PlacedPage& page : pages)
        QVERIFY(!page.empty());
}

void PaginateTest::pieceHigherThanAPageHasAPageOfItsOwn() {
    BlockList blocks;
    add(blocks, 1, 30);
    add(blocks, 2, 150);
    add(blocks, 1, 30);
    const auto pages = pagesOf(blocks);
    QCOMPARE(pages.size(), std::size_t(4));
    QCOMPARE(pages[1][0].end, std::size_t(1));
}

void PaginateTest::nothingMakesNoPage() {
    QVERIFY(pagesOf({}).empty());
    BlockList blocks;
    add(blocks, 0, 10);
    QVERIFY(pagesOf(blocks).empty());
}

QTEST_GUILESS_MAIN(PaginateTest)
#include "paginate_test.moc"
