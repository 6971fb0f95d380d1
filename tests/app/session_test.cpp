#include <QTest>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "files/design_file.h"
#include "session/design_session.h"
#include "support/small_catalog.h"

#include <csignal>
#include <random>
#include <sys/resource.h>

using namespace rackyard;
using namespace rackyard::testing;

namespace {

Design withNode(const Design& design, const Catalog& catalog, Point at = {}) {
    return withItem(design, catalog, {.product = product("node-a"), .placement = OnFloor{at}}).first;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// No file of this process can grow beyond `bytes` while it lives: what a full disk does to a program.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

/// Draws at random, as a user would, and comes out the same for the same seed.
class Hand {
public:
    Hand(unsigned seed, const Catalog& catalog) : random_(seed), catalog_(catalog) {}

    Design edited(const Design& design) {
        switch (below(9)) {
        case 0: return withRack(design, product("cabinet"), anyPoint()).first;
        case 1: return withFabric(design, {.id = *FabricId::parse("f0"), .isDefault = below(2) == 0}).first;
        case 2: return without(design, anyParts(design));
        case 3: return shifted(design, anyParts(design), anyPoint());
        case 4: return duplicated(design, anyParts(design), anyPoint()).first;
        case 5: return design.fabrics.empty() ? design : joined(design, anyParts(design).items, design.fabrics.front().id);
        case 6:
            return design.workloads.size() < 3 ? withWorkload(design, model("small"), 1 + below(3)).first
                                               : withoutWorkload(design, design.workloads.front().id);
        case 7: return withName(design, "Build " + std::to_string(below(20)));
        default: return withNode(design, catalog_, anyPoint());
        }
    }

private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned long>(n)); }
    Point anyPoint() { return {below(20'000) - 10'000, below(8'000) - 4'000}; }
    ElementSet anyParts(const Design& design) {
        ElementSet parts;
        for (const Item& item : design.items)
            if (parts.items.size() < 5 && below(6) == 0) parts.items.push_back(item.id);
        for (const Rack& rack : design.racks)
            if (parts.racks.empty() && below(6) == 0) parts.racks.push_back(rack.id);
        return parts;
    }

    std::mt19937 random_;
    const Catalog& catalog_;
};

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPreviewLeavesTheDesignAlone();
    void cancellingAPreviewCostsNothing();
    void oneEvaluationAMoveAndNoneForTheDrop();
    void anEqualDesignPushesNothing();
    void oneGestureIsOneStep();
    void gesturesOfOneNameStayApart();
    void aGestureThatEndsWhereItBeganLeavesNoStep();
    void aThousandEditsUndoToTheFirstBytesAndRedoToTheLast_data();
    void aThousandEditsUndoToTheFirstBytesAndRedoToTheLast();
    void undoneToTheStartIsClean();
    void savingKeepsUndo();
    void aGestureDoesNotMergeOverASave();
    void signalsTellOnceWhatChanged();
    void theSelectionLosesWhatIsGone();
    void aFailedOpenLeavesEverything_data();
    void aFailedOpenLeavesEverything();
    void aFailedSaveTellsWhyAndLosesNothing_data();
    void aFailedSaveTellsWhyAndLosesNothing();
    void aFullDiskLosesNothing();
    void anOldQuoteReopensToTheSameCents();
    void whatHadNoPriceHasNoneWhenReopened();
    void newerFiguresAreAnEditLikeAnyOther();
    void layersOfTheUserStandAboveTheFile();
    void aCopiedUnknownProductOutlivesTheCatalog();
    void namesADocument();

private:
    std::shared_ptr<const Catalog> catalog_ = smallCatalog();
};

void SessionTest::aPreviewLeavesTheDesignAlone() {
    DesignSession session(catalog_);
    const auto before = session.designPtr();
    session.preview(withNode(session.design(), *catalog_));
    QVERIFY(session.isPreviewing());
    QVERIFY(session.designPtr() == before);
    QCOMPARE(session.undoStack().count(), 0);
    QCOMPARE(session.evaluation().memory.pooled, Bytes::ofGiga(640));
    QCOMPARE(session.committedEvaluation().memory.pooled, Bytes());
    session.cancelPreview();
    QVERIFY(&session.shown() == before.get());
    QVERIFY(!session.isModified());
}

void SessionTest::cancellingAPreviewCostsNothing() {
    DesignSession session(catalog_);
    session.preview(withNode(session.design(), *catalog_));
    const std::int64_t count = session.evaluationCount();
    QSignalSpy shown(&session, &DesignSession::shownChanged);
    session.cancelPreview();
    session.cancelPreview();
    QCOMPARE(session.evaluationCount(), count);
    QCOMPARE(shown.count(), 1);
}

void SessionTest::oneEvaluationAMoveAndNoneForTheDrop() {
    DesignSession session(catalog_);
    const std::int64_t start = session.evaluationCount();
    QSignalSpy evaluated(&session, &DesignSession::evaluationChanged);
    for (int move = 1; move <= 50; ++move) {
        const Design candidate = withNode(session.design(), *catalog_, {move, 0});
        session.preview(candidate);
        session.preview(candidate); // the pointer moved, the place did not
        QCOMPARE(session.evaluationCount(), start + move);
    }
    QVERIFY(session.apply(session.shown(), QStringLiteral("Add")));
    QCOMPARE(session.evaluationCount(), start + 50);
    QCOMPARE(evaluated.count(), 50);
    QCOMPARE(session.undoStack().count(), 1);
    session.undoStack().undo();
    QCOMPARE(session.evaluationCount(), start + 51);
}

void SessionTest::anEqualDesignPushesNothing() {
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const std::int64_t count = session.evaluationCount();
    session.preview(withNode(session.design(), *catalog_));
    QVERIFY(!session.apply(shifted(session.design(), {{session.design().items.begin()->id}, {}, {}}, {0, 0}), QStringLiteral("Move")));
    QVERIFY(!session.isPreviewing());
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.evaluationCount(), count + 1);
}

void SessionTest::oneGestureIsOneStep() {
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const auto added = session.designPtr();
    for (int nudge = 0; nudge < 10; ++nudge)
        session.apply(shifted(session.design(), {{added->items.begin()->id}, {}, {}}, {10, 0}), QStringLiteral("Move"), QStringLiteral("nudge"));
    QCOMPARE(session.undoStack().count(), 2);
    session.undoStack().undo();
    QVERIFY(session.designPtr() == added);
    session.undoStack().redo();
    QCOMPARE(std::get<OnFloor>(session.design().items.begin()->placement).at.xMillimetres, 100);
}

void SessionTest::gesturesOfOneNameStayApart() {
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const ElementSet node{{session.design().items.begin()->id}, {}, {}};
    const auto nudge = [&](const char* gesture) {
        session.apply(shifted(session.design(), node, {10, 0}), QStringLiteral("Move"), QString::fromLatin1(gesture));
    };
    nudge("nudge");
    session.endGesture();
    nudge("nudge");
    QCOMPARE(session.undoStack().count(), 3);
    nudge("type");
    QCOMPARE(session.undoStack().count(), 4);
    nudge("");
    nudge("");
    QCOMPARE(session.undoStack().count(), 6);
}

void SessionTest::aGestureThatEndsWhereItBeganLeavesNoStep() {
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const ElementSet node{{session.design().items.begin()->id}, {}, {}};
    session.apply(shifted(session.design(), node, {10, 0}), QStringLiteral("Move"), QStringLiteral("nudge"));
    session.apply(shifted(session.design(), node, {-10, 0}), QStringLiteral("Move"), QStringLiteral("nudge"));
    QCOMPARE(session.undoStack().count(), 1);
}

void SessionTest::aThousandEditsUndoToTheFirstBytesAndRedoToTheLast_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed : {1u, 20'261'201u, 4'294'967'291u})
        QTest::addRow("seed %u", seed) << seed;
}

void SessionTest::aThousandEditsUndoToTheFirstBytesAndRedoToTheLast() {
    QFETCH(unsigned, seed);
    DesignSession session(catalog_);
    Hand hand(seed, *catalog_);
    std::vector<std::string> texts{writeDesign(session.design())};
    for (int edit = 0; edit < 1000; ++edit)
        if (session.apply(hand.edited(session.design()), QStringLiteral("Edit"))) texts.push_back(writeDesign(session.design()));
    QVERIFY(texts.size() > 600);
    QCOMPARE(session.undoStack().count(), static_cast<int>(texts.size()) - 1);
    for (std::size_t step = texts.size() - 1; step > 0; --step) {
        QCOMPARE(writeDesign(session.design()), texts[step]);
        session.undoStack().undo();
    }
    QCOMPARE(writeDesign(session.design()), texts.front());
    QVERIFY(!session.isModified());
    while (session.undoStack().canRedo())
        session.undoStack().redo();
    QCOMPARE(writeDesign(session.design()), texts.back());
}

void SessionTest::undoneToTheStartIsClean() {
    DesignSession session(catalog_);
    QVERIFY(!session.isModified());
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QVERIFY(session.isModified());
    QSignalSpy file(&session, &DesignSession::fileChanged);
    session.undoStack().undo();
    session.undoStack().undo();
    QVERIFY(!session.isModified());
    QVERIFY(file.count() >= 1);
}

void SessionTest::savingKeepsUndo() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QString reason;
    const QString path = folder.filePath(QStringLiteral("a build.rackyard"));
    QVERIFY2(session.save(path, &reason), qPrintable(reason));
    QVERIFY(!session.isModified());
    QCOMPARE(session.filePath(), path);
    QCOMPARE(bytesOf(path), QByteArray::fromStdString(session.fileText()));
    session.undoStack().undo();
    QVERIFY(session.isModified());
    QCOMPARE(session.design().items.size(), std::size_t{1});
    session.undoStack().redo();
    QVERIFY(!session.isModified());

    DesignSession reopened(catalog_);
    FileProblems problems;
    QVERIFY(reopened.open(path, problems));
    QVERIFY(problems.empty());
    QVERIFY(reopened.newerFiguresAvailable().empty());
    QCOMPARE(reopened.fileText(), session.fileText());
}

void SessionTest::aGestureDoesNotMergeOverASave() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const ElementSet node{{session.design().items.begin()->id}, {}, {}};
    session.apply(shifted(session.design(), node, {10, 0}), QStringLiteral("Move"), QStringLiteral("nudge"));
    QVERIFY(session.save(folder.filePath(QStringLiteral("a.rackyard")), nullptr));
    const auto saved = session.designPtr();
    session.apply(shifted(session.design(), node, {10, 0}), QStringLiteral("Move"), QStringLiteral("nudge"));
    session.undoStack().undo();
    QVERIFY(session.designPtr() == saved);
    QVERIFY(!session.isModified());
}

void SessionTest::signalsTellOnceWhatChanged() {
    DesignSession session(catalog_);
    QStringList heard;
    connect(&session, &DesignSession::designChanged, &session, [&](const Design& before, const Design& after) {
        heard << QStringLiteral("design %1 %2").arg(before.items.size()).arg(after.items.size());
    });
    connect(&session, &DesignSession::shownChanged, &session, [&] { heard << QStringLiteral("shown"); });
    connect(&session, &DesignSession::evaluationChanged, &session, [&] { heard << QStringLiteral("evaluation"); });
    connect(&session, &DesignSession::fileChanged, &session, [&] { heard << QStringLiteral("file"); });
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QCOMPARE(heard, (QStringList{QStringLiteral("design 0 1"), QStringLiteral("shown"), QStringLiteral("evaluation"), QStringLiteral("file")}));
    heard.clear();
    session.preview(withNode(session.design(), *catalog_));
    QCOMPARE(heard, (QStringList{QStringLiteral("shown"), QStringLiteral("evaluation")}));
    heard.clear();
    session.apply(session.shown(), QStringLiteral("Add")); // shown and evaluated already
    QCOMPARE(heard, (QStringList{QStringLiteral("design 1 2")}));
    heard.clear();
    session.apply(withName(session.design(), "Named"), QStringLiteral("Rename"));
    QCOMPARE(heard, (QStringList{QStringLiteral("design 2 2"), QStringLiteral("file"), QStringLiteral("shown"), QStringLiteral("evaluation")}));
}

void SessionTest::theSelectionLosesWhatIsGone() {
    DesignSession session(catalog_);
    Design two = withNode(withNode({}, *catalog_), *catalog_);
    two = withRack(two, product("cabinet"), {}).first;
    session.apply(two, QStringLiteral("Add"));
    const ItemId first = session.design().items.begin()->id;
    const ItemId second = std::next(session.design().items.begin())->id;
    const RackId rack = session.design().racks.begin()->id;
    session.setSelection({{second, first}, {rack}, {}});
    QSignalSpy selection(&session, &DesignSession::selectionChanged);
    session.apply(withoutItems(session.design(), {&first, 1}), QStringLiteral("Delete"));
    QVERIFY((session.selection() == Selection{{second}, {rack}, {}}));
    QCOMPARE(selection.count(), 1);
    session.undoStack().undo();
    session.undoStack().undo();
    QVERIFY(session.selection().empty());
}

void SessionTest::aFailedOpenLeavesEverything_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("no YAML") << QByteArray("format: 1\nitems: [{") << QStringLiteral("syntax-error");
    QTest::newRow("a newer format") << QByteArray("format: 2\n") << QStringLiteral("newer-format");
    QTest::newRow("a rack that is not there")
        << QByteArray("format: 1\nitems:\n  - {id: n1, product: node-a, rack: r9, u: 1}\n") << QStringLiteral("unknown-reference");
    QTest::newRow("an empty file") << QByteArray() << QString();
    QTest::newRow("another kind of file") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << QString();
    QTest::newRow("a file that is not there") << QByteArray("missing") << QStringLiteral("file-not-readable");
    QTest::newRow("a folder") << QByteArray("folder") << QStringLiteral("file-not-readable");
}

void SessionTest::aFailedOpenLeavesEverything() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QTemporaryDir folder;
    const QString path = text == "folder" ? folder.path() : folder.filePath(QStringLiteral("other.rackyard"));
    if (text != "folder" && text != "missing") writeBytes(path, text);
    DesignSession session(catalog_);
    QVERIFY(session.save(folder.filePath(QStringLiteral("mine.rackyard")), nullptr));
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    const auto before = session.designPtr();
    const QString pathBefore = session.filePath();
    QSignalSpy replaced(&session, &DesignSession::documentReplaced);
    FileProblems problems;
    QVERIFY(!session.open(path, problems));
    QVERIFY(hasErrors(problems));
    if (!code.isEmpty()) QCOMPARE(QString::fromLatin1(keyOf(problems.front().finding.code).data()), code);
    QVERIFY(session.designPtr() == before);
    QCOMPARE(session.filePath(), pathBefore);
    QCOMPARE(session.undoStack().count(), 1);
    QVERIFY(session.isModified());
    QCOMPARE(replaced.count(), 0);
}

void SessionTest::aFailedSaveTellsWhyAndLosesNothing_data() {
    QTest::addColumn<QString>("path");
    QTest::newRow("a folder that is not there") << QStringLiteral("nowhere/a.rackyard");
    QTest::newRow("the path of a folder") << QStringLiteral(".");
    QTest::newRow("a place where nothing can be made") << QStringLiteral("/proc/a.rackyard");
}

void SessionTest::aFailedSaveTellsWhyAndLosesNothing() {
    QFETCH(QString, path);
    QTemporaryDir folder;
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QString reason;
    QVERIFY(!session.save(QDir(folder.path()).filePath(path), &reason));
    QVERIFY(!reason.isEmpty());
    QVERIFY(session.isModified());
    QVERIFY(session.filePath().isEmpty());
}

void SessionTest::aFullDiskLosesNothing() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.rackyard"));
    DesignSession session(catalog_);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QVERIFY(session.save(path, nullptr));
    const QByteArray saved = bytesOf(path);
    session.apply(withNode(session.design(), *catalog_), QStringLiteral("Add"));
    QString reason;
    {
        const FullDisk full(64);
        QVERIFY(!session.save(path, &reason));
    }
    QVERIFY(!reason.isEmpty());
    QVERIFY(session.isModified());
    QCOMPARE(bytesOf(path), saved);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{QStringLiteral("a.rackyard")}));
    QVERIFY(session.save(path, nullptr));
    QVERIFY(!session.isModified());
}

namespace {

/// A catalog like the small one in which the node costs more, the tower got a price and the node draws more.
std::shared_ptr<const Catalog> laterCatalog() {
    CatalogRecords records = smallRecords();
    records.version = "later";
    PriceBook& book = records.priceBooks[0];
    book.prices.at(product("node-a")).range = {Money::ofMajor(400'000), Money::ofMajor(500'000)};
    Price tower = book.prices.at(product("node-a"));
    tower.range = {Money::ofMajor(5'000), Money::ofMajor(6'000)};
    book.prices.emplace(product("tower-c"), tower);
    for (Product& p : records.products)
        if (p.id == product("node-a")) p.power.max = Power::ofWatts(12'000);
    return Catalog::layered({records});
}

/// A file with a node and a tower, saved while `catalog` was built in.
QString savedQuote(const QTemporaryDir& folder, const std::shared_ptr<const Catalog>& catalog) {
    DesignSession session(catalog);
    Design design = withNode({}, *catalog);
    design = withItem(design, *catalog, {.product = product("tower-c"), .placement = OnFloor{}}).first;
    session.apply(design, QStringLiteral("Add"));
    const QString path = folder.filePath(QStringLiteral("quote.rackyard"));
    session.save(path, nullptr);
    return path;
}

bool opens(DesignSession& session, const QString& path) {
    FileProblems problems;
    const bool opened = session.open(path, problems);
    for (const FileProblem& problem : problems)
        qWarning("%s", problemLine(problem).c_str());
    return opened;
}

} // namespace

void SessionTest::anOldQuoteReopensToTheSameCents() {
    QTemporaryDir folder;
    DesignSession session(laterCatalog());
    QVERIFY(opens(session, savedQuote(folder, catalog_)));
    QVERIFY((*session.evaluation().cost.capex == Range<Money>{Money::ofMajor(270'000), Money::ofMajor(317'000)}));
    QCOMPARE(session.evaluation().power.max.known->milliwatts(), 11'175'000);
    // A second one of what was quoted costs what was quoted.
    session.apply(withNode(session.design(), session.catalog()), QStringLiteral("Add"));
    QCOMPARE(session.evaluation().cost.capex->low, Money::ofMajor(540'000));
    const std::string text = session.fileText();
    QVERIFY(text.find("version: test") != std::string::npos);
}

void SessionTest::whatHadNoPriceHasNoneWhenReopened() {
    QTemporaryDir folder;
    DesignSession session(laterCatalog());
    QVERIFY(opens(session, savedQuote(folder, catalog_)));
    QVERIFY(session.evaluation().cost.unpriced == std::vector<ProductId>{product("tower-c")});
}

void SessionTest::newerFiguresAreAnEditLikeAnyOther() {
    QTemporaryDir folder;
    const auto later = laterCatalog();
    DesignSession session(later);
    QVERIFY(opens(session, savedQuote(folder, catalog_)));
    const NewerFigures newer = session.newerFiguresAvailable();
    QVERIFY(newer.products == std::vector<ProductId>{product("node-a")});
    QCOMPARE(newer.prices.size(), std::size_t{2});
    QVERIFY(newer.prices[0].product == product("node-a"));
    QCOMPARE(newer.prices[0].kept->range.low, Money::ofMajor(270'000));
    QCOMPARE(newer.prices[0].newer->range.low, Money::ofMajor(400'000));
    QVERIFY(!newer.prices[1].kept);
    QSignalSpy catalogs(&session, &DesignSession::catalogChanged);
    QVERIFY(session.apply(withNewerFigures(session.design(), session.builtInCatalog()), QStringLiteral("Use newer figures")));
    QCOMPARE(catalogs.count(), 1);
    QCOMPARE(session.evaluation().cost.capex->low, Money::ofMajor(405'000));
    QVERIFY(session.newerFiguresAvailable().empty());
    session.undoStack().undo();
    QCOMPARE(catalogs.count(), 2);
    QCOMPARE(session.evaluation().cost.capex->low, Money::ofMajor(270'000));
    QVERIFY(session.newerFiguresAvailable() == newer);
}

void SessionTest::layersOfTheUserStandAboveTheFile() {
    QTemporaryDir folder;
    DesignSession session(laterCatalog());
    QVERIFY(opens(session, savedQuote(folder, catalog_)));
    CatalogRecords mine;
    Product bigger = *catalog_->product(product("node-a"));
    bigger.power.max = Power::ofWatts(20'000);
    mine.products = {bigger};
    session.setCatalogLayers({mine});
    QCOMPARE(session.evaluation().power.max.known->milliwatts(), 20'975'000);
    QCOMPARE(session.evaluation().cost.capex->low, Money::ofMajor(270'000));
    session.startNew();
    QCOMPARE(session.catalog().product(product("node-a"))->power.max->milliwatts(), 20'000'000);
}

void SessionTest::aCopiedUnknownProductOutlivesTheCatalog() {
    QTemporaryDir folder;
    CatalogRecords records = smallRecords();
    std::erase_if(records.products, [](const Product& p) { return p.id == product("tower-c"); });
    DesignSession session(Catalog::layered({records}));
    QVERIFY(opens(session, savedQuote(folder, catalog_)));
    QVERIFY(session.catalog().product(product("tower-c")));
    session.apply(withNewerFigures(session.design(), session.builtInCatalog()), QStringLiteral("Use newer figures"));
    QVERIFY(session.catalog().product(product("tower-c")));
    QVERIFY(session.fileText().find("id: tower-c") != std::string::npos);
}

void SessionTest::namesADocument() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    QCOMPARE(session.displayName(), QStringLiteral("Untitled"));
    session.save(folder.filePath(QStringLiteral("my.first.rackyard")), nullptr);
    QCOMPARE(session.displayName(), QStringLiteral("my.first"));
    session.apply(withName(session.design(), "Startup Build — 100 % ours"), QStringLiteral("Rename"));
    QCOMPARE(session.displayName(), QStringLiteral("Startup Build — 100 % ours"));
    session.startNew();
    QCOMPARE(session.displayName(), QStringLiteral("Untitled"));
    QVERIFY(session.filePath().isEmpty());
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
