#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "canvas/canvas_view.h"
#include "charts/summary_panel.h"
#include "files/catalog_files.h"
#include "journeys/support/user.h"
#include "session/design_session.h"
#include "theme/flat_style.h"
#include "theme/fonts.h"
#include "theme/theme_controller.h"
#include "window/main_window.h"

#include <memory>

using namespace rackyard;
using journeys::says;
using journeys::User;

/// The founding build by hand, from an empty yard to the proposal, with a real mouse and keyboard in a real
/// window. The functions are the steps of one journey and run in this order.
class FoundingBuildTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void emptyYardSaysWhatToDo();
    void escapeLeavesEverythingAsItWas();
    void firstNodeIsCountedWhileItMoves();
    void secondNodeGoesBesideIt();
    void nodesWithoutAFabricDoNotPool();
    void fabricJoinsBoth();
    void thirdNodeJoinsByItself();
    void modelIsMeasuredAgainstThePool();
    void undoGoesBackToTwoAndRedoReturns();
    void savedFileHoldsWhatIsOnScreen();
    void reopenedDesignIsTheSame();
    void proposalSaysWhatTheScreenSays();
    void cleanupTestCase();

private:
    QPoint onScreen(QPointF scene) const;
    QPoint freeFloor() const;
    QPoint middleOfItem(std::size_t index) const;
    void dragCard(const QString& name, QPoint to, const std::function<void()>& lookAround = {});
    double pooledGigabytes() const { return session_->evaluation().memory.pooled.gigabytes(); }
    QWidget& summary() const { return *window_->findChild<SummaryPanel*>(); }
    QString text(const QString& program, const QStringList& arguments) const;

    User user_{QStringLiteral("founding-build")};
    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<ThemeController> theme_;
    std::unique_ptr<DesignSession> session_;
    std::unique_ptr<MainWindow> window_;
    CanvasView* canvas_ = nullptr;
    QString designPath_;
    QString proposalPath_;
};

/// What to type into a file dialog: its name field has the focus.
static QStringList typedPath(const QString& path) {
    return {
        QStringLiteral("key"), QStringLiteral("ctrl+a"),  QStringLiteral("type"), QStringLiteral("--args"),
        QStringLiteral("1"),   QStringLiteral("--delay"), QStringLiteral("8"),    path,
        QStringLiteral("key"), QStringLiteral("Return")};
}

void FoundingBuildTest::initTestCase() {
    QVERIFY(folder_.isValid());
    designPath_ = folder_.filePath(QStringLiteral("founding build.rackyard"));
    proposalPath_ = folder_.filePath(QStringLiteral("proposal.pdf"));
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    registerFonts();
    QApplication::setStyle(new FlatStyle);
    settings_ =
        std::make_unique<QSettings>(folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    theme_ = std::make_unique<ThemeController>(*qApp, ThemeChoice::light);
    session_ = std::make_unique<DesignSession>(Catalog::layered({builtInRecords()}));
    window_ = std::make_unique<MainWindow>(*session_, *theme_, *settings_);
    canvas_ = window_->findChild<CanvasView*>();
    window_->showMaximized();
    QVERIFY(user_.sees(window_.get()));
    journeys::wait(500);
}

void FoundingBuildTest::cleanupTestCase() {
    if (QTest::currentTestFailed() && window_) user_.photograph(QStringLiteral("failed"));
    window_.reset();
}

QPoint FoundingBuildTest::onScreen(QPointF scene) const {
    return canvas_->viewport()->mapToGlobal(canvas_->camera().toView(scene).toPoint());
}

/// A place on the floor right of everything that stands in the yard.
QPoint FoundingBuildTest::freeFloor() const {
    const QRect view = canvas_->viewport()->rect();
    const QRectF bounds = canvas_->canvasScene().committed().bounds();
    const int right =
        bounds.isEmpty() ? view.center().x() : qRound(canvas_->camera().toView(bounds.topRight()).x()) + 120;
    return canvas_->viewport()->mapToGlobal(QPoint(qMin(right, view.right() - 60), view.center().y()));
}

QPoint FoundingBuildTest::middleOfItem(std::size_t index) const {
    return onScreen(canvas_->canvasScene().committed().items()[index].rect.center());
}

/// Drags a card of the palette; the search field brings it in sight, as a user would.
void FoundingBuildTest::dragCard(const QString& name, QPoint to, const std::function<void()>& lookAround) {
    QWidget* search = nullptr;
    for (QWidget* widget : window_->findChildren<QWidget*>())
        if (widget->accessibleName() == QLatin1String("Search the catalog")) search = widget;
    QVERIFY(search);
    user_.click(journeys::middleOf(search));
    user_.press(QStringLiteral("ctrl+a"));
    user_.type(name);
    const QPoint card = journeys::middleOfRow(window_.get(), name);
    QVERIFY(card.x() >= 0);
    user_.drag(card, to, lookAround);
}

QString FoundingBuildTest::text(const QString& program, const QStringList& arguments) const {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

void FoundingBuildTest::emptyYardSaysWhatToDo() {
    QVERIFY(session_->design().items.empty());
    QVERIFY(says(window_.get(), QStringLiteral("Drag")));
    user_.photograph(QStringLiteral("empty"));
}

void FoundingBuildTest::escapeLeavesEverythingAsItWas() {
    const auto before = session_->designPtr();
    dragCard(QStringLiteral("DGX H100"), freeFloor(), [&] {
        QVERIFY(session_->isPreviewing());
        QProcess::execute(QStringLiteral("xdotool"), {QStringLiteral("key"), QStringLiteral("Escape")});
        journeys::wait(200);
        QVERIFY(!session_->isPreviewing());
    });
    QCOMPARE(session_->designPtr().get(), before.get());
    QCOMPARE(session_->undoStack().count(), 0);
}

void FoundingBuildTest::firstNodeIsCountedWhileItMoves() {
    bool looked = false;
    dragCard(QStringLiteral("DGX H100"), freeFloor(), [&] {
        looked = true;
        QVERIFY(session_->isPreviewing());
        QVERIFY(session_->design().items.empty());
        QCOMPARE(pooledGigabytes(), 640.0);
        QVERIFY2(canvas_->cardSentences().join(QLatin1Char('\n')).contains(QLatin1String("640")),
                 qPrintable(canvas_->cardSentences().join(QLatin1Char('\n'))));
        QVERIFY(says(&summary(), QStringLiteral("640 GB")));
        user_.photograph(QStringLiteral("first-node-moving"));
    });
    QVERIFY(looked);
    QCOMPARE(session_->design().items.size(), 1u);
    QCOMPARE(session_->design().racks.size(), 1u);
    QCOMPARE(session_->undoStack().count(), 1);
    QVERIFY(!session_->isPreviewing());
}

void FoundingBuildTest::secondNodeGoesBesideIt() {
    dragCard(QStringLiteral("DGX H100"), freeFloor());
    QCOMPARE(session_->design().items.size(), 2u);
    QCOMPARE(session_->design().racks.size(), 2u);
    QCOMPARE(session_->undoStack().count(), 2);
}

void FoundingBuildTest::nodesWithoutAFabricDoNotPool() {
    QCOMPARE(pooledGigabytes(), 640.0);
    QCOMPARE(session_->evaluation().memory.onPaper.gigabytes(), 1280.0);
    QVERIFY(says(&summary(), QStringLiteral("640 GB")));
    QVERIFY(says(&summary(), QStringLiteral("1,280 GB")));
    user_.photograph(QStringLiteral("two-nodes-no-fabric"));
}

void FoundingBuildTest::fabricJoinsBoth() {
    user_.click(middleOfItem(0));
    user_.press(QStringLiteral("ctrl+a"));
    dragCard(QStringLiteral("InfiniBand NDR 400"), middleOfItem(0));
    QCOMPARE(session_->design().fabrics.size(), 1u);
    QVERIFY(session_->design().defaultFabric());
    QCOMPARE(session_->undoStack().count(), 3);
    QCOMPARE(pooledGigabytes(), 1280.0);
    user_.photograph(QStringLiteral("fabric"));
}

void FoundingBuildTest::thirdNodeJoinsByItself() {
    dragCard(QStringLiteral("DGX H100"), freeFloor(), [&] {
        QCOMPARE(pooledGigabytes(), 1920.0);
        QVERIFY(says(&summary(), QStringLiteral("1,920 GB")));
        user_.photograph(QStringLiteral("third-node-moving"));
    });
    QCOMPARE(session_->design().items.size(), 3u);
    QCOMPARE(pooledGigabytes(), 1920.0);
    QTRY_VERIFY(says(&summary(), QStringLiteral("1,920 GB")));
}

void FoundingBuildTest::modelIsMeasuredAgainstThePool() {
    dragCard(QStringLiteral("DeepSeek V4 Pro"), freeFloor());
    QCOMPARE(session_->design().workloads.size(), 1u);
    const WorkloadFit& fit = session_->evaluation().fit.workloads.front();
    QCOMPARE(fit.status, FitStatus::fitsNetworked);
    QVERIFY(fit.headroom.isZero());
    QTRY_VERIFY(says(&summary(), QStringLiteral("DeepSeek V4 Pro")));
    user_.photograph(QStringLiteral("model"));
}

void FoundingBuildTest::undoGoesBackToTwoAndRedoReturns() {
    const auto whole = session_->designPtr();
    user_.click(freeFloor());
    user_.press(QStringLiteral("ctrl+z"));
    user_.press(QStringLiteral("ctrl+z"));
    QCOMPARE(session_->design().items.size(), 2u);
    QCOMPARE(pooledGigabytes(), 1280.0);
    QTRY_VERIFY(says(&summary(), QStringLiteral("1,280 GB")));
    user_.photograph(QStringLiteral("undone-to-two"));
    user_.press(QStringLiteral("ctrl+y"));
    user_.press(QStringLiteral("ctrl+shift+z"));
    QVERIFY(session_->design() == *whole);
    QTRY_VERIFY(says(&summary(), QStringLiteral("1,920 GB")));
}

void FoundingBuildTest::savedFileHoldsWhatIsOnScreen() {
    QVERIFY(window_->isWindowModified());
    user_.whenDialogOpens(typedPath(designPath_), QStringLiteral("save-dialog"));
    user_.press(QStringLiteral("ctrl+s"));
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(designPath_), 10000);
    QTRY_VERIFY(!window_->isWindowModified());
    QFile file(designPath_);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString saved = QString::fromUtf8(file.readAll());
    QVERIFY(saved.startsWith(QLatin1String("format: 1\n")));
    QCOMPARE(saved.count(QLatin1String("product: dgx-h100, name")), 3);
    QCOMPARE(saved.count(QLatin1String("kind: infiniband, role")), 1);
    QVERIFY(saved.contains(QLatin1String("model: deepseek-v4-pro")));
    user_.photograph(QStringLiteral("saved"));
}

void FoundingBuildTest::reopenedDesignIsTheSame() {
    const auto saved = session_->designPtr();
    user_.press(QStringLiteral("ctrl+n"));
    QTRY_VERIFY(session_->design().items.empty());
    user_.whenDialogOpens(typedPath(designPath_), QStringLiteral("open-dialog"));
    user_.press(QStringLiteral("ctrl+o"));
    QTRY_COMPARE(session_->design().items.size(), 3u);
    QVERIFY(session_->design().items == saved->items);
    QVERIFY(session_->design().racks == saved->racks);
    QVERIFY(session_->design().fabrics == saved->fabrics);
    QCOMPARE(pooledGigabytes(), 1920.0);
    QTRY_VERIFY(says(&summary(), QStringLiteral("1,920 GB")));
    QVERIFY(!window_->isWindowModified());
    user_.photograph(QStringLiteral("reopened"));
}

void FoundingBuildTest::proposalSaysWhatTheScreenSays() {
    QToolButton* button = nullptr;
    for (QToolButton* each : window_->findChildren<QToolButton*>())
        if (each->isVisible() && each->text().contains(QLatin1String("Proposal"))) button = each;
    QVERIFY(button);
    user_.whenDialogOpens(typedPath(proposalPath_), QStringLiteral("proposal-dialog"));
    user_.click(journeys::middleOf(button));
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(proposalPath_).size() > 0, 20000);
    const QString words =
        text(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), proposalPath_, QStringLiteral("-")});
    for (const char* expected : {"1,920", "DGX H100", "InfiniBand", "DeepSeek V4 Pro"})
        QVERIFY2(words.contains(QLatin1String(expected)), expected);
    const QStringList fonts =
        text(QStringLiteral("pdffonts"), {proposalPath_}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(fonts.size() > 2); // two lines of heading
    for (const QString& font : fonts.mid(2))
        QVERIFY2(font.contains(QLatin1String(" yes yes ")) || font.contains(QLatin1String(" yes no ")),
                 qPrintable(font));
    QFile::copy(proposalPath_, QStringLiteral(RACKYARD_BINARY_DIR "/journeys/founding-build/proposal.pdf"));
}

QTEST_MAIN(FoundingBuildTest)
#include "founding_build_test.moc"
