#include <QTest>

#include "findings/finding_subjects.h"
#include "findings/findings_model.h"
#include "findings/findings_panel.h"
#include "support/shipped_builds.h"
#include "support/small_catalog.h"
#include "theme/fonts.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

using namespace rackyard;
using namespace rackyard::testing;

namespace {

QString plainSpaces(QString text) { return text.replace(QChar(0x00A0), u' '); }

std::unique_ptr<FindingsPanel> shownPanel(DesignSession& session) {
    auto panel = std::make_unique<FindingsPanel>(session);
    panel->resize(1100, 130);
    panel->show();
    QTest::qWait(60);
    return panel;
}

QTreeView& viewOf(const FindingsPanel& panel) { return *panel.findChild<QTreeView*>(QStringLiteral("findings")); }

void keepPicture(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("RACKYARD_PICTURES", QStringLiteral(RACKYARD_BINARY_DIR "/pictures"));
    QDir().mkpath(folder);
    widget.grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

QModelIndex rowSaying(const QTreeView& view, const QString& words) {
    for (int row = 0; row < view.model()->rowCount(); ++row)
        if (view.model()->index(row, 0).data().toString().contains(words)) return view.model()->index(row, 0);
    return {};
}

/// A hall in which every rack draws more than its limit.
Design overloadedHall(int racks) {
    DesignBuilder builder;
    for (int i = 0; i < racks; ++i)
        builder.inRack("node-a", builder.rack(), 1);
    builder.design.assumptions.rackPowerLimit = Power::ofWatts(5'000);
    return builder.design;
}

} // namespace

class FindingsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void headerCountsBySeverity();
    void worstComesFirst();
    void modelKeepsItsPromisesThroughChanges();
    void goingToAFindingSelectsItsSubject_data();
    void goingToAFindingSelectsItsSubject();
    void changesElsewhereDoNotTouchTheSelection();
    void receivingTheFocusSelectsNothing();
    void arrowsWalkTheList();
    void copyTakesTheSentence();
    void manyAlikeAreOneRow();
    void tenThousandFindingsStayQuick();
    void threeAlikeStayApart();
    void theCurrentFindingSurvivesAChange();
    void sentencesFollowARename();
    void anEmptyDesignExplainsThePlace();
    void aPreviewShowsItsFindings();
    void oneClickCuresAndOneUndoTakesItBack_data();
    void oneClickCuresAndOneUndoTakesItBack();
    void noRemedyIsLookedForWhileSomethingMoves();
};

void FindingsPanelTest::initTestCase() {
    registerFonts();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void FindingsPanelTest::headerCountsBySeverity() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    int counts[3] = {};
    for (const Finding& finding : session->evaluation().findings)
        ++counts[static_cast<int>(finding.severity())];
    QVERIFY(counts[1] > 0);
    QCOMPARE(panel->findChild<QLabel*>(QStringLiteral("findingCounts"))->text(),
             QStringLiteral("errors %1 · warnings %2 · notes %3").arg(counts[0]).arg(counts[1]).arg(counts[2]));
    keepPicture(*panel, QStringLiteral("findings-light"));
    panel->setTheme(Theme::of(Theme::Look::dark));
    keepPicture(*panel, QStringLiteral("findings-dark"));
}

void FindingsPanelTest::worstComesFirst() {
    const auto session = openedBuild(QStringLiteral("pile-of-rtx-5090"));
    QVERIFY(session);
    FindingsModel model(*session);
    QVERIFY(model.refresh());
    int last = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const int severity = model.index(row, 0).data(FindingsModel::severityRole).toInt();
        QVERIFY(last <= severity);
        last = severity;
    }
    const QString first = plainSpaces(model.index(0, 0).data().toString());
    QVERIFY2(first.startsWith(QStringLiteral("DeepSeek V4 Pro needs 1,920 GB")), qPrintable(first));
}

void FindingsPanelTest::modelKeepsItsPromisesThroughChanges() {
    DesignSession session(smallCatalog());
    FindingsModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int racks : {0, 1, 3, 4, 40, 2, 0}) {
        session.openDesign(overloadedHall(racks), {});
        model.refresh();
    }
    QVERIFY(!model.refresh());
}

void FindingsPanelTest::goingToAFindingSelectsItsSubject_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("racks");
    QTest::newRow("a rack over its limit") << QStringLiteral("more than its limit") << 0 << 1;
    QTest::newRow("a workload: what holds it") << QStringLiteral("exactly what is there") << 3 << 0;
}

void FindingsPanelTest::goingToAFindingSelectsItsSubject() {
    QFETCH(QString, words);
    QFETCH(int, items);
    QFETCH(int, racks);
    DesignBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.inRack("node-a", builder.rack(), 1);
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    builder.workload("large");
    builder.design.racks.updateIf([&](const Rack& r) { return r.id == builder.design.racks.begin()->id; },
                                  [](Rack& r) { r.powerLimit = Power::ofWatts(5'000); });
    DesignSession session(smallCatalog());
    session.openDesign(builder.design, {});
    const auto panel = shownPanel(session);
    const QModelIndex row = rowSaying(viewOf(*panel), words);
    QVERIFY(row.isValid());
    QTest::mouseClick(viewOf(*panel).viewport(), Qt::LeftButton, {}, viewOf(*panel).visualRect(row).center());
    QCOMPARE(static_cast<int>(session.selection().items.size()), items);
    QCOMPARE(static_cast<int>(session.selection().racks.size()), racks);
}

void FindingsPanelTest::changesElsewhereDoNotTouchTheSelection() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(2), {});
    const auto panel = shownPanel(session);
    viewOf(*panel).setCurrentIndex(viewOf(*panel).model()->index(0, 0));
    QCOMPARE(session.selection().racks.size(), std::size_t{1});
    session.setSelection({});
    session.apply(overloadedHall(3), QStringLiteral("Add a rack"));
    QTest::qWait(60);
    QVERIFY(session.selection().empty());
}

void FindingsPanelTest::receivingTheFocusSelectsNothing() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(2), {});
    const auto panel = shownPanel(session);
    panel->activateWindow();
    viewOf(*panel).setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(viewOf(*panel).hasFocus());
    QVERIFY(session.selection().empty());
}

void FindingsPanelTest::arrowsWalkTheList() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(3), {});
    const auto panel = shownPanel(session);
    QTreeView& view = viewOf(*panel);
    view.setFocus();
    view.setCurrentIndex(view.model()->index(0, 0));
    const auto first = session.selection().racks;
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.currentIndex().row(), 1);
    QVERIFY(session.selection().racks != first);
}

void FindingsPanelTest::copyTakesTheSentence() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    QTreeView& view = viewOf(*panel);
    view.setCurrentIndex(rowSaying(view, QStringLiteral("exactly what is there")));
    QGuiApplication::clipboard()->clear();
    for (QAction* action : view.actions())
        if (action->shortcut() == QKeySequence(QKeySequence::Copy)) action->trigger();
    QCOMPARE(plainSpaces(QGuiApplication::clipboard()->text()),
             QStringLiteral("Warning: DeepSeek V4 Pro needs exactly what is there: 0 GB headroom for KV cache growth."));
}

void FindingsPanelTest::manyAlikeAreOneRow() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(12), {});
    const auto panel = shownPanel(session);
    QTreeView& view = viewOf(*panel);
    const QModelIndex folded = rowSaying(view, QStringLiteral("more than its limit"));
    QVERIFY(folded.isValid());
    QCOMPARE(folded.data(FindingsModel::moreRole).toInt(), 11);
    QCOMPARE(view.model()->rowCount(folded), 11);
    QVERIFY(!view.isExpanded(folded));
    keepPicture(*panel, QStringLiteral("findings-folded"));
    view.expand(folded);
    QVERIFY(view.visualRect(view.model()->index(0, 0, folded)).isValid());
    const QSet<QString> all = [&] {
        QSet<QString> sentences{folded.data().toString()};
        for (int i = 0; i < 11; ++i)
            sentences.insert(view.model()->index(i, 0, folded).data().toString());
        return sentences;
    }();
    QCOMPARE(all.size(), 1); // racks of one name say the same; each row still leads to its own
    QSet<QString> racks;
    for (int i = 0; i < 11; ++i) {
        view.setCurrentIndex(view.model()->index(i, 0, folded));
        racks.insert(QString::fromStdString(std::string(session.selection().racks.front().text())));
    }
    QCOMPARE(racks.size(), 11);
}

void FindingsPanelTest::tenThousandFindingsStayQuick() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(10'000), {});
    const auto panel = shownPanel(session);
    QVERIFY(viewOf(*panel).model()->rowCount() < 20);
    QCOMPARE(panel->findChild<QLabel*>(QStringLiteral("findingCounts"))->text().left(13), QStringLiteral("errors 10,000"));
    viewOf(*panel).expandAll();
    QVERIFY(!panel->grab().isNull());
}

void FindingsPanelTest::threeAlikeStayApart() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(3), {});
    FindingsModel model(session);
    model.refresh();
    int over = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        over += model.finding(model.index(row, 0))->code == FindingCode::rackOverPower;
    QCOMPARE(over, 3);
}

void FindingsPanelTest::theCurrentFindingSurvivesAChange() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(3), {});
    const auto panel = shownPanel(session);
    QTreeView& view = viewOf(*panel);
    view.setCurrentIndex(view.model()->index(2, 0));
    const RackId rack = session.selection().racks.front();
    const RackId first = session.design().racks.begin()->id;
    session.apply(withoutRacks(session.design(), std::array{first}), QStringLiteral("Remove a rack"));
    QTRY_COMPARE(view.currentIndex().row(), 1);
    const auto* model = qobject_cast<FindingsModel*>(view.model());
    QCOMPARE(std::get<RackId>(model->finding(view.currentIndex())->subjects.front()), rack);
}

void FindingsPanelTest::sentencesFollowARename() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(1), {});
    const auto panel = shownPanel(session);
    Rack rack = *session.design().racks.begin();
    rack.name = "North 7";
    session.apply(withChangedRack(session.design(), rack), QStringLiteral("Rename the rack"));
    QTRY_VERIFY(rowSaying(viewOf(*panel), QStringLiteral("North 7")).isValid());
}

void FindingsPanelTest::anEmptyDesignExplainsThePlace() {
    DesignSession session(smallCatalog());
    const auto panel = shownPanel(session);
    const auto* nothing = panel->findChild<QLabel*>(QStringLiteral("noFindings"));
    QVERIFY(nothing->isVisible());
    QVERIFY(!nothing->text().isEmpty());
    QVERIFY(!viewOf(*panel).isVisible());
}

void FindingsPanelTest::aPreviewShowsItsFindings() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(0), {});
    const auto panel = shownPanel(session);
    session.preview(overloadedHall(1));
    QTRY_VERIFY(rowSaying(viewOf(*panel), QStringLiteral("more than its limit")).isValid());
    session.cancelPreview();
    QTRY_VERIFY(!viewOf(*panel).isVisible());
}

void FindingsPanelTest::oneClickCuresAndOneUndoTakesItBack_data() {
    QTest::addColumn<bool>("byKeyboard");
    QTest::newRow("click") << false;
    QTest::newRow("Ctrl+Enter") << true;
}

void FindingsPanelTest::oneClickCuresAndOneUndoTakesItBack() {
    QFETCH(bool, byKeyboard);
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    QTreeView& view = viewOf(*panel);
    const QModelIndex row = rowSaying(view, QStringLiteral("exactly what is there"));
    QTRY_COMPARE(row.data(FindingsModel::remedyRole).toString(), QStringLiteral("Add one DGX H100"));
    keepPicture(*panel, QStringLiteral("findings-remedy"));
    const std::size_t before = session->design().items.size();
    if (byKeyboard) {
        view.setFocus();
        view.setCurrentIndex(row);
        QTest::keyClick(&view, Qt::Key_Return, Qt::ControlModifier);
    } else {
        const QRect rect = view.visualRect(row);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(rect.right() - 12, rect.center().y()));
    }
    QVERIFY(session->design().items.size() > before);
    QTRY_VERIFY(!rowSaying(view, QStringLiteral("exactly what is there")).isValid());
    QCOMPARE(session->undoStack().undoText(), QStringLiteral("Add one DGX H100"));
    session->undoStack().undo();
    QCOMPARE(session->design().items.size(), before);
    QTRY_VERIFY(rowSaying(view, QStringLiteral("exactly what is there")).isValid());
}

void FindingsPanelTest::noRemedyIsLookedForWhileSomethingMoves() {
    DesignSession session(smallCatalog());
    session.openDesign(overloadedHall(0), {});
    const auto panel = shownPanel(session);
    auto* model = qobject_cast<FindingsModel*>(viewOf(*panel).model());
    QSignalSpy found(&model->remedies(), &RemedyFinder::found);
    session.preview(overloadedHall(2));
    QTRY_VERIFY(model->rowCount() > 0);
    QTest::qWait(400);
    QCOMPARE(found.count(), 0);
    session.apply(overloadedHall(2), QStringLiteral("Add racks"));
    QTRY_VERIFY(found.count() > 0);
}

QTEST_MAIN(FindingsPanelTest)
#include "findings_panel_test.moc"
