#include <QtTest>

#include <QBuffer>
#include <QDropEvent>
#include <QMimeData>
#include <QSvgGenerator>
#include <QUndoStack>
#include <QWheelEvent>

#include "canvas/canvas_view.h"
#include "evaluate/evaluate.h"
#include "files/catalog_files.h"
#include "files/design_file.h"
#include "session/drag_payload.h"
#include "text/yard_text.h"
#include "theme/fonts.h"

using namespace rackyard;

namespace {

ProductId product(const char* id) { return *ProductId::parse(id); }

std::unique_ptr<QMimeData> payload(QLatin1String format, const char* value) {
    auto data = std::make_unique<QMimeData>();
    data->setData(format, QByteArray(value));
    return data;
}

/// Two racks side by side, the first with a DGX H100 at U 1.
Design twoRacks(const Catalog& catalog) {
    auto [one, left] = withRack({}, product("apc-ar3357"), {0, 0}, "R1");
    auto [two, right] = withRack(one, product("apc-ar3357"), {1100, 0}, "R2");
    return withItem(two, catalog, {product("dgx-h100"), InRack{left, RackUnits::of(1)}, "DGX-01", 1, 0, {}, true}).first;
}

struct Yard {
    Yard(const Design& design, std::shared_ptr<const Catalog> used)
        : catalog(std::move(used)), session(catalog), view(session) {
        session.openDesign(design, {});
        view.resize(1200, 800);
        view.show();
        QCoreApplication::processEvents();
    }
    const Rack& rack(int index) const { return *std::next(session.design().racks.begin(), index); }
    const Item& lastItem() const {
        const Item* last = nullptr;
        session.design().items.forEach([&last](const Item& item) { last = &item; });
        return *last;
    }
    QPoint seen(QPointF scene) const { return view.camera().toView(scene).toPoint(); }
    /// The middle of where a device of 8U stands at that U.
    QPoint place(int rackIndex, int u) const {
        const Rack& at = rack(rackIndex);
        return seen(yard::deviceRect(at, catalog->product(session.design().productId(at.product)), RackUnits::of(u), RackUnits::of(8)).center());
    }
    std::string bytes() const { return writeDesign(session.design()); }

    void enter(const QMimeData& data, QPoint at) {
        QDragEnterEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void move(const QMimeData& data, QPoint at) {
        QDragMoveEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
        QTest::qWait(20); // a frame, at most one of which is worked on
    }
    void drop(const QMimeData& data, QPoint at) {
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void press(QPoint at, Qt::KeyboardModifiers modifiers = {}) { QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, at); }
    void drag(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
        QTest::qWait(20);
    }
    void release(QPoint at) { QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at); }

    std::shared_ptr<const Catalog> catalog;
    DesignSession session;
    CanvasView view;
};

std::shared_ptr<const Catalog> builtIn() {
    static const auto catalog = Catalog::layered({builtInRecords()});
    return catalog;
}

} // namespace

class CanvasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { registerFonts(); }
    void dropInARackSnapsToAUAndIsOneUndoStep();
    void oneEvaluationAMoveAndNoneWhereNothingElseIsProposed();
    void escapeLeavesEverythingAsItWas();
    void leavingTheYardLeavesEverythingAsItWas();
    void aDropOnTheEmptyFloorBringsARack();
    void anOccupiedUGivesWay();
    void movingToAnotherRackIsOneUndoStep();
    void aFabricOnTheFloorJoinsNothing();
    void aFabricOnARackJoinsItsSystems();
    void leavingAFabricIsOneAction();
    void theBandContainsToTheRightAndCrossesToTheLeft();
    void heldArrowKeysAreOneUndoStep();
    void deleteAndDuplicateAreUndone();
    void aWheelZoomsAtThePointer();
    void aTouchpadPans();
    void theSceneFollowsUndoAndRedo();
    void svgHoldsTheNamesAndFiguresOfTheDesign();
};

void CanvasTest::dropInARackSnapsToAUAndIsOneUndoStep() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(productMimeType, "dgx-h100");
    yard.enter(*data, yard.place(1, 5));
    yard.move(*data, yard.place(1, 5));
    QVERIFY(yard.session.isPreviewing());
    QCOMPARE(yard.view.canvasScene().overlay().ghosts.items.size(), std::size_t(1));
    QCOMPARE(yard.view.canvasScene().overlay().targets, std::vector<RackId>{yard.rack(1).id});
    QVERIFY(yard.view.cardSentences().join(u' ').contains(QStringLiteral("10.2")));
    yard.drop(*data, yard.place(1, 5));
    QCOMPARE(yard.session.undoStack().count(), 1);
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(1).id, RackUnits::of(5)}));
    QCOMPARE(yard.session.selection().items, std::vector<ItemId>{yard.lastItem().id});
    QVERIFY(yard.view.cardSentences().isEmpty());
}

void CanvasTest::oneEvaluationAMoveAndNoneWhereNothingElseIsProposed() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(productMimeType, "dgx-h100");
    yard.enter(*data, yard.place(1, 5));
    const std::int64_t before = yard.session.evaluationCount();
    yard.move(*data, yard.place(1, 5));
    QCOMPARE(yard.session.evaluationCount(), before + 1);
    yard.move(*data, yard.place(1, 5));
    QCOMPARE(yard.session.evaluationCount(), before + 1);
    yard.move(*data, yard.place(1, 20));
    QCOMPARE(yard.session.evaluationCount(), before + 2);
    yard.drop(*data, yard.place(1, 20));
    QCOMPARE(yard.session.evaluationCount(), before + 2); // what was shown is what is dropped
}

void CanvasTest::escapeLeavesEverythingAsItWas() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const std::string before = yard.bytes();
    yard.press(yard.place(0, 1));
    yard.drag(yard.place(0, 12));
    yard.drag(yard.place(1, 12));
    QVERIFY(yard.session.isPreviewing());
    QTest::keyClick(&yard.view, Qt::Key_Escape);
    QVERIFY(!yard.session.isPreviewing());
    QVERIFY(yard.view.cardSentences().isEmpty());
    yard.release(yard.place(1, 12));
    QCOMPARE(yard.bytes(), before);
    QCOMPARE(yard.session.undoStack().count(), 0);
}

void CanvasTest::leavingTheYardLeavesEverythingAsItWas() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const std::string before = yard.bytes();
    const auto data = payload(productMimeType, "dgx-h100");
    yard.enter(*data, yard.place(1, 5));
    yard.move(*data, yard.place(1, 5));
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(yard.view.viewport(), &leave);
    QVERIFY(!yard.session.isPreviewing());
    QCOMPARE(yard.bytes(), before);
    QVERIFY(yard.view.canvasScene().overlay().ghosts.empty());
}

void CanvasTest::aDropOnTheEmptyFloorBringsARack() {
    Yard yard({}, builtIn());
    const auto data = payload(productMimeType, "dgx-h100");
    const QPoint middle = yard.view.viewport()->rect().center();
    yard.enter(*data, middle);
    yard.move(*data, middle);
    yard.drop(*data, middle);
    QCOMPARE(yard.session.design().racks.size(), std::size_t(1));
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(0).id, RackUnits::of(1)}));
    QCOMPARE(yard.session.undoStack().count(), 1);
}

void CanvasTest::anOccupiedUGivesWay() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(productMimeType, "dgx-h100");
    yard.enter(*data, yard.place(0, 7));
    yard.drop(*data, yard.place(0, 7));
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(0).id, RackUnits::of(9)}));
}

void CanvasTest::movingToAnotherRackIsOneUndoStep() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const std::string before = yard.bytes();
    yard.press(yard.place(0, 1));
    yard.drag(yard.place(0, 9));
    yard.drag(yard.place(1, 9));
    yard.release(yard.place(1, 9));
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(1).id, RackUnits::of(9)}));
    QCOMPARE(yard.session.undoStack().count(), 1);
    QCOMPARE(yard.session.undoStack().undoText(), QStringLiteral("Move DGX-01"));
    yard.session.undoStack().undo();
    QCOMPARE(yard.bytes(), before);
}

void CanvasTest::aFabricOnTheFloorJoinsNothing() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(fabricMimeType, "infiniband compute 400");
    const QPoint floor = yard.seen(QPointF(3400, 1000));
    yard.enter(*data, floor);
    yard.drop(*data, floor);
    QCOMPARE(yard.session.design().fabrics.size(), std::size_t(1));
    QVERIFY(yard.session.design().fabrics.front().isDefault);
    QVERIFY(yard.lastItem().fabrics.empty());
}

void CanvasTest::aFabricOnARackJoinsItsSystems() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(fabricMimeType, "infiniband compute 400");
    yard.enter(*data, yard.place(0, 20));
    yard.move(*data, yard.place(0, 20));
    QCOMPARE(yard.view.canvasScene().overlay().joining.size(), std::size_t(1));
    yard.drop(*data, yard.place(0, 20));
    QCOMPARE(yard.lastItem().fabrics, std::vector<FabricId>{yard.session.design().fabrics.front().id});
    QCOMPARE(yard.session.undoStack().count(), 1);
}

void CanvasTest::leavingAFabricIsOneAction() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const auto data = payload(fabricMimeType, "infiniband compute 400");
    yard.enter(*data, yard.place(0, 20));
    yard.drop(*data, yard.place(0, 20));
    yard.session.setSelection({{yard.lastItem().id}, {}, {}});
    yard.view.leaveFabric(yard.session.design().fabrics.front().id);
    QVERIFY(yard.lastItem().fabrics.empty());
    QCOMPARE(yard.session.undoStack().count(), 2);
    yard.view.joinSelection(yard.session.design().fabrics.front().id);
    QCOMPARE(yard.lastItem().fabrics.size(), std::size_t(1));
}

void CanvasTest::theBandContainsToTheRightAndCrossesToTheLeft() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    yard.view.setZoom(0.5); // so that there is floor around the racks
    const QRectF device = outlineOf(yard.view.canvasScene().shown(), yard.lastItem().id);
    const QPoint outside = yard.seen(QPointF(-150, device.bottom() + 200));
    const QPoint inside = yard.seen(device.center());
    yard.press(outside);
    yard.drag(inside);
    QVERIFY(yard.session.selection().items.empty()); // touched, not contained
    yard.release(inside);
    // From a floor spot between the racks to the left, through the device's right part.
    const QPoint right = yard.seen(QPointF(900, device.bottom() + 200));
    yard.press(right);
    yard.drag(yard.seen(QPointF(device.right() - 60, device.center().y())));
    QCOMPARE(yard.session.selection().items, std::vector<ItemId>{yard.lastItem().id});
    yard.release(right);
    QVERIFY(!yard.view.canvasScene().overlay().band);
}

void CanvasTest::heldArrowKeysAreOneUndoStep() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    yard.session.setSelection({{yard.lastItem().id}, {}, {}});
    for (int step = 0; step < 3; ++step)
        QTest::keyPress(&yard.view, Qt::Key_Up, Qt::ControlModifier);
    QTest::keyRelease(&yard.view, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(0).id, RackUnits::of(4)}));
    QCOMPARE(yard.session.undoStack().count(), 1);
    QTest::keyClick(&yard.view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(1).id, RackUnits::of(4)}));
    QCOMPARE(yard.session.undoStack().count(), 2);
}

void CanvasTest::deleteAndDuplicateAreUndone() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const std::string before = yard.bytes();
    yard.session.setSelection({{yard.lastItem().id}, {}, {}});
    QTest::keyClick(&yard.view, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(yard.session.design().items.size(), std::size_t(2));
    QCOMPARE(yard.lastItem().placement, Placement(InRack{yard.rack(0).id, RackUnits::of(9)}));
    QTest::keyClick(&yard.view, Qt::Key_Delete);
    QCOMPARE(yard.session.design().items.size(), std::size_t(1));
    yard.session.undoStack().undo();
    yard.session.undoStack().undo();
    QCOMPARE(yard.bytes(), before);
}

void CanvasTest::aWheelZoomsAtThePointer() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const QPointF at(300, 200);
    const QPointF held = yard.view.camera().toScene(at);
    const double before = yard.view.zoom();
    QWheelEvent wheel(at, yard.view.viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(yard.view.viewport(), &wheel);
    QVERIFY(yard.view.zoom() > before);
    // The corner of the view lies on whole pixels, so the point may be off by half of one.
    QVERIFY((yard.view.camera().toView(held) - at).manhattanLength() <= 1.01);
}

void CanvasTest::aTouchpadPans() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const QPointF at(300, 200);
    const QPointF corner = yard.view.camera().corner();
    const double before = yard.view.zoom();
    QWheelEvent wheel(at, yard.view.viewport()->mapToGlobal(at), {12, -30}, {24, -60}, Qt::NoButton, {}, Qt::ScrollUpdate, false);
    QCoreApplication::sendEvent(yard.view.viewport(), &wheel);
    QCOMPARE(yard.view.zoom(), before);
    QCOMPARE(yard.view.camera().corner(), corner - QPointF(12, -30));
}

void CanvasTest::theSceneFollowsUndoAndRedo() {
    Yard yard(twoRacks(*builtIn()), builtIn());
    const RackId second = yard.rack(1).id;
    yard.session.setSelection({{}, {yard.rack(0).id}, {}});
    yard.view.deleteSelection();
    QCOMPARE(yard.session.design().items.size(), std::size_t(0));
    yard.session.undoStack().undo();
    const YardScene& followed = yard.view.canvasScene().shown();
    YardScene fresh;
    fresh.follow(yard.session.design(), *yard.catalog);
    QCOMPARE(followed.bounds(), fresh.bounds());
    QCOMPARE(outlineOf(followed, yard.lastItem().id), outlineOf(fresh, yard.lastItem().id));
    QCOMPARE(outlineOf(followed, second), outlineOf(fresh, second));
}

namespace {

QString svgOf(const Design& design, const Evaluation& evaluation, const Catalog& catalog) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({3000, 3000});
    const text::Words words(QLocale::c());
    const YardPainter painter(design, evaluation, catalog, words, {Theme::of(Theme::Look::print)});
    QPainter onSvg(&generator);
    painter.paintFitted(onSvg, {0, 0, 3000, 3000});
    onSvg.end();
    return QString::fromUtf8(buffer.data());
}

} // namespace

void CanvasTest::svgHoldsTheNamesAndFiguresOfTheDesign() {
    const Design design = twoRacks(*builtIn());
    const QString svg = svgOf(design, evaluate(design, *builtIn()), *builtIn());
    QStringList expected;
    design.racks.forEach([&](const Rack& rack) { expected << QString::fromStdString(rack.name); });
    design.items.forEach([&](const Item& item) {
        expected << QString::fromStdString(item.name) << text::productName(design.productId(item.product), *builtIn());
    });
    for (const QString& words : expected)
        QVERIFY2(svg.contains(words.toHtmlEscaped()), qPrintable(words));
}

QTEST_MAIN(CanvasTest)
#include "canvas_test.moc"
