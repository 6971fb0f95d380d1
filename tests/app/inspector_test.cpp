#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

#include "files/catalog_files.h"
#include "inspector/design_page.h"
#include "inspector/inspector_panel.h"
#include "inspector/item_page.h"
#include "inspector/line_field.h"
#include "inspector/many_page.h"
#include "inspector/workload_row.h"

using namespace rackyard;

namespace {

std::shared_ptr<const Catalog> builtIn() {
    static const auto catalog = Catalog::layered({builtInRecords()});
    return catalog;
}

ProductId product(const char* id) { return *ProductId::parse(id); }

/// A rack with two DGX H100, one InfiniBand fabric that only the first has joined.
struct Bench {
    DesignSession session{builtIn()};
    RackId rack = *RackId::parse("r0");
    ItemId first = *ItemId::parse("n0");
    ItemId second = *ItemId::parse("n0");
    FabricId fabric = *FabricId::parse("f0");
    std::unique_ptr<InspectorPanel> panel;

    Bench() {
        auto [withR, r] = withRack({}, product("apc-ar3357"), {});
        auto [withF, f] = withFabric(withR, Fabric{.id = *FabricId::parse("f0")});
        auto [one, a] = withItem(withF, session.catalog(), {product("dgx-h100"), InRack{r, RackUnits::of(1)}, {}, 1, 0, {}, false});
        auto [two, b] = withItem(one, session.catalog(), {product("dgx-h100"), InRack{r, RackUnits::of(9)}, {}, 1, 0, {}, false});
        rack = r;
        first = a;
        second = b;
        fabric = f;
        const ItemId members[] = {a};
        session.openDesign(joined(two, members, f), {});
        panel = std::make_unique<InspectorPanel>(session);
        panel->resize(320, 700);
        panel->show();
    }

    void select(Selection selection) {
        session.setSelection(std::move(selection));
        QCoreApplication::processEvents();
    }
    QLineEdit* field(const QString& name) const { return find<QLineEdit>(name); }
    QComboBox* box(const QString& name) const { return find<QComboBox>(name); }
    template<class T>
    T* find(const QString& name) const {
        for (T* candidate : panel->widget()->findChildren<T*>())
            if (candidate->accessibleName() == name) return candidate;
        return nullptr;
    }
    void choose(QComboBox* box, const QString& key) const {
        QVERIFY(box);
        box->showPopup();
        const int index = box->findData(key);
        QVERIFY2(index >= 0, qPrintable(key));
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
        box->hidePopup();
    }
    const Item& item(const ItemId& id) const { return *session.design().items.find(id); }
};

void retype(QLineEdit* field, const QString& text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}

} // namespace

class InspectorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void typingIsOneUndoStep() {
        Bench bench;
        bench.select({.items = {bench.first}});
        QLineEdit* name = bench.field(QStringLiteral("Name"));
        QVERIFY(name);
        retype(name, QStringLiteral("Head"));
        QCOMPARE(bench.item(bench.first).name, std::string("Head"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.session.undoStack().count(), 1);
        bench.session.undoStack().undo();
        QVERIFY(bench.item(bench.first).name != "Head");
        QVERIFY(name->text() != QStringLiteral("Head"));
    }

    void twoTypingsAreTwoSteps() {
        Bench bench;
        bench.select({.items = {bench.first}});
        QLineEdit* name = bench.field(QStringLiteral("Name"));
        retype(name, QStringLiteral("a"));
        QTest::keyClick(name, Qt::Key_Return);
        retype(name, QStringLiteral("b"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.session.undoStack().count(), 2);
    }

    void escapeTakesTypingBackWithoutATrace() {
        Bench bench;
        bench.select({.items = {bench.first}});
        const Design before = bench.session.design();
        QLineEdit* name = bench.field(QStringLiteral("Name"));
        const QString shown = name->text();
        retype(name, QStringLiteral("Nonsense"));
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), shown);
        QVERIFY(bench.session.design() == before);
        QCOMPARE(bench.session.undoStack().count(), 0);
        QVERIFY(!bench.session.isModified());
    }

    void whatCannotBeIsMarkedAndTakenBack_data() {
        QTest::addColumn<QString>("typed");
        QTest::newRow("above the rack's 48 U") << "49";
        QTest::newRow("below the rack") << "0";
        QTest::newRow("a third of a U") << "1.3";
        QTest::newRow("no number") << "top";
    }
    void whatCannotBeIsMarkedAndTakenBack() {
        QFETCH(QString, typed);
        Bench bench;
        bench.select({.items = {bench.first}});
        const Placement before = bench.item(bench.first).placement;
        QLineEdit* line = bench.field(QStringLiteral("Lowest U"));
        QVERIFY(line);
        retype(line, typed);
        QVERIFY(line->property("invalid").toBool());
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!line->property("invalid").toBool());
        QVERIFY(bench.item(bench.first).placement == before);
    }

    void previewsShowAndLeaveTheTyperAlone() {
        Bench bench;
        bench.select({.items = {bench.first}});
        QLineEdit* name = bench.field(QStringLiteral("Name"));
        retype(name, QStringLiteral("abc"));
        name->setCursorPosition(1);
        bench.session.preview(withPlacement(bench.session.design(), bench.session.catalog(), bench.first,
                                            InRack{bench.rack, RackUnits::of(20)}));
        QTRY_COMPARE(bench.field(QStringLiteral("Lowest U"))->text(), QStringLiteral("20"));
        QCOMPARE(name->text(), QStringLiteral("abc"));
        QCOMPARE(name->cursorPosition(), 1);
        bench.session.cancelPreview();
        QTRY_COMPARE(bench.field(QStringLiteral("Lowest U"))->text(), QStringLiteral("1"));
    }

    void joiningAndLeavingAreOneClick() {
        Bench bench;
        bench.select({.items = {bench.second}});
        QCOMPARE(bench.session.evaluation().memory.pooled, Bytes::ofGiga(640));
        auto* box = bench.panel->widget()->findChild<QCheckBox*>();
        QVERIFY(box);
        QCOMPARE(box->checkState(), Qt::Unchecked);
        box->click();
        QCOMPARE(bench.session.evaluation().memory.pooled, Bytes::ofGiga(1280));
        QCOMPARE(box->checkState(), Qt::Checked);
        box->click();
        QCOMPARE(bench.session.evaluation().memory.pooled, Bytes::ofGiga(640));
    }

    void manyAreHalfCheckedAndJoinTogether() {
        Bench bench;
        bench.select({.items = {bench.first, bench.second}});
        auto* box = bench.panel->widget()->findChild<QCheckBox*>();
        QVERIFY(box);
        QCOMPARE(box->checkState(), Qt::PartiallyChecked);
        box->click();
        QCOMPARE(bench.session.evaluation().memory.pooled, Bytes::ofGiga(1280));
        QCOMPARE(bench.session.undoStack().count(), 1);
    }

    void manyAreRemovedInOneStep() {
        Bench bench;
        bench.select({.items = {bench.first, bench.second}});
        for (QPushButton* button : bench.panel->widget()->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Remove")) button->click();
        QVERIFY(bench.session.design().items.empty());
        QCOMPARE(bench.session.undoStack().count(), 1);
        QTRY_VERIFY(qobject_cast<DesignPage*>(bench.panel->widget()));
    }

    void namesFollowThePattern_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("two digits") << "GPU-##" << "GPU-01" << "GPU-02";
        QTest::newRow("in the middle") << "row#-dgx" << "row1-dgx" << "row2-dgx";
        QTest::newRow("no mark") << "DGX" << "DGX-01" << "DGX-02";
        QTest::newRow("wide") << "n####" << "n0001" << "n0002";
    }
    void namesFollowThePattern() {
        QFETCH(QString, pattern);
        QFETCH(QString, first);
        QFETCH(QString, second);
        Bench bench;
        const Design renamed = renamedByPattern(bench.session.design(), {.items = {bench.first, bench.second}}, pattern.toStdString());
        QCOMPARE(QString::fromStdString(renamed.items.find(bench.first)->name), first);
        QCOMPARE(QString::fromStdString(renamed.items.find(bench.second)->name), second);
    }

    void choosingKeepsAllOtherInputs() {
        Bench bench;
        bench.select({.fabrics = {bench.fabric}});
        const Fabric before = *bench.session.design().fabric(bench.fabric);
        bench.choose(bench.box(QStringLiteral("Topology")), QStringLiteral("fat-tree"));
        Fabric expected = before;
        expected.topology = Topology::fatTree;
        QVERIFY(*bench.session.design().fabric(bench.fabric) == expected);
        bench.choose(bench.box(QStringLiteral("Kind")), QStringLiteral("roce"));
        expected.kind = FabricKind::roce;
        QVERIFY(*bench.session.design().fabric(bench.fabric) == expected);
    }

    void movingToTheFloorAndBack() {
        Bench bench;
        bench.select({.items = {bench.first}});
        QComboBox* place = bench.box(QStringLiteral("Place"));
        bench.choose(place, QStringLiteral("floor:"));
        QVERIFY(std::holds_alternative<OnFloor>(bench.item(bench.first).placement));
        QVERIFY(bench.field(QStringLiteral("Quantity"))->isEnabled());
        bench.choose(place, QString::fromStdString(std::string(bench.rack.text())));
        const auto* inRack = std::get_if<InRack>(&bench.item(bench.first).placement);
        QVERIFY(inRack);
        QVERIFY(inRack->u == RackUnits::of(1)); // the lowest that is free again
    }

    void rackLimitOverridesAndEmptiesToTheAssumption() {
        Bench bench;
        bench.select({.racks = {bench.rack}});
        QLineEdit* limit = bench.field(QStringLiteral("Power limit"));
        retype(limit, QStringLiteral("12.5"));
        QVERIFY(bench.session.design().racks.find(bench.rack)->powerLimit == Power::ofWatts(12'500));
        limit->selectAll();
        QTest::keyClick(limit, Qt::Key_Backspace);
        QVERIFY(!bench.session.design().racks.find(bench.rack)->powerLimit);
    }

    void assumptionsChangeTheEvaluation() {
        Bench bench;
        bench.select({});
        bench.choose(bench.box(QStringLiteral("Memory")), QStringLiteral("reported"));
        QCOMPARE(bench.session.evaluation().memory.basis, MemoryBasis::reported);
        QLineEdit* pue = bench.field(QStringLiteral("PUE"));
        retype(pue, QStringLiteral("1.2"));
        QCOMPARE(bench.session.design().assumptions.pue.millionths(), std::int64_t{1'200'000});
        QTest::keyClick(pue, Qt::Key_Return);
        bench.session.undoStack().undo();
        QCOMPARE(bench.session.design().assumptions.pue.millionths(), std::int64_t{1'540'000});
        QCOMPARE(bench.session.evaluation().memory.basis, MemoryBasis::reported);
    }

    void workloadsAreAddedMovedAndRemoved() {
        Bench bench;
        bench.select({});
        const QString add = QStringLiteral("Add a model…");
        bench.choose(bench.box(add), QStringLiteral("glm-5-2-max"));
        bench.choose(bench.box(add), QStringLiteral("nemotron-3-ultra"));
        QCOMPARE(bench.session.design().workloads.size(), std::size_t{2});
        // Rows that were replaced go when the event loop comes round.
        QTRY_COMPARE(bench.panel->widget()->findChildren<WorkloadRow*>().size(), 2);
        const WorkloadId last = bench.session.design().workloads.back().id;
        const Design moved = withWorkloadMoved(bench.session.design(), last, -1);
        QVERIFY(moved.workloads.front().id == last);
        QVERIFY(withWorkloadMoved(moved, last, -1) == moved); // first already
    }

    void selectionChoosesThePage_data() {
        QTest::addColumn<int>("items");
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("nothing") << 0 << QByteArray("rackyard::DesignPage");
        QTest::newRow("one system") << 1 << QByteArray("rackyard::ItemPage");
        QTest::newRow("two systems") << 2 << QByteArray("rackyard::ManyPage");
    }
    void selectionChoosesThePage() {
        QFETCH(int, items);
        QFETCH(QByteArray, page);
        Bench bench;
        Selection selection;
        if (items > 0) selection.items.push_back(bench.first);
        if (items > 1) selection.items.push_back(bench.second);
        bench.select(selection);
        QTRY_COMPARE(QByteArray(bench.panel->widget()->metaObject()->className()), page);
    }

    void undoThatTakesTheSelectionAwayIsSafe() {
        Bench bench;
        auto [more, id] = withItem(bench.session.design(), bench.session.catalog(), {product("dgx-h200"), InRack{bench.rack, RackUnits::of(20)}});
        bench.session.apply(more, QStringLiteral("add"));
        bench.select({.items = {id}});
        bench.session.undoStack().undo();
        QTRY_VERIFY(qobject_cast<DesignPage*>(bench.panel->widget()));
    }
};

QTEST_MAIN(InspectorTest)
#include "inspector_test.moc"
