#include <QAbstractButton>
#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "canvas/canvas_view.h"
#include "files/catalog_files.h"
#include "session/drag_payload.h"
#include "session/recovery.h"
#include "theme/fonts.h"
#include "window/arrange_actions.h"
#include "window/file_actions.h"
#include "window/find_field.h"
#include "window/main_window.h"
#include "window/menu_commands.h"
#include "window/recovery_offer.h"
#include "window/shipped_builds.h"
#include "window/welcome.h"

using namespace rackyard;

namespace {

std::shared_ptr<const Catalog> builtIn() {
    static const auto catalog = Catalog::layered({builtInRecords()});
    return catalog;
}

/// A user who answers as told and remembers what was asked.
class ScriptedDialogs : public Dialogs {
public:
    Unsaved unsaved = Unsaved::cancel;
    Recover recover = Recover::later;
    QString openPath;
    QString savePath;
    QStringList asked;
    QStringList problems;

    Unsaved askUnsaved(const QString& name) override {
        asked << QStringLiteral("unsaved ") + name;
        return unsaved;
    }
    Recover askRecover(const Recovery& recovery) override {
        asked << QStringLiteral("recover ") + recovery.name;
        return recover;
    }
    QString askOpen(const QString&) override { return openPath; }
    QString askSave(const QString&, const QString&, const QString&, const QString&) override {
        asked << QStringLiteral("save");
        return savePath;
    }
    void showProblems(const QString&, const QString&, const QStringList& sentences) override { problems << sentences; }
    void showError(const QString& text, const QString& reason) override { problems << text + u' ' + reason; }
};

struct Desk {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    ThemeController theme{*qApp, ThemeChoice::light};
    DesignSession session{builtIn()};
    ScriptedDialogs* dialogs = new ScriptedDialogs;
    MainWindow window{session, theme, settings, std::unique_ptr<Dialogs>(dialogs)};

    explicit Desk(QSize size = {1366, 768}) {
        window.resize(size);
        window.show();
        QCoreApplication::processEvents();
    }
    void add(const char* product) {
        QMimeData payload;
        payload.setData(productMimeType, product);
        window.canvas().addSomewhere(payload);
    }
    QAction* command(const QString& name) const {
        for (QAction* action : menuCommands(window))
            if (commandName(*action) == name) return action;
        return nullptr;
    }
    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QStringList offered(const QString& search) {
        auto* find = window.findChild<FindField*>();
        find->clear();
        QTest::keyClicks(find, search);
        QStringList titles;
        for (const FindEntry& entry : find->offered())
            titles << entry.title;
        return titles;
    }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { registerFonts(); }

    void titleTellsNameAndUnsavedChanges() {
        Desk desk;
        QVERIFY(desk.window.windowTitle().contains(QStringLiteral("[*]")));
        QVERIFY(!desk.window.isWindowModified());
        desk.add("dgx-h100");
        QVERIFY(desk.window.isWindowModified());
        desk.session.undoStack().undo();
        QVERIFY(!desk.window.isWindowModified());
    }

    void unsavedWorkIsNeverLostWithoutAQuestion_data() {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saved");
        QTest::newRow("save") << int(Dialogs::Unsaved::save) << true << true;
        QTest::newRow("discard") << int(Dialogs::Unsaved::discard) << true << false;
        QTest::newRow("cancel") << int(Dialogs::Unsaved::cancel) << false << false;
    }
    void unsavedWorkIsNeverLostWithoutAQuestion() {
        QFETCH(int, answer);
        QFETCH(bool, closes);
        QFETCH(bool, saved);
        Desk desk;
        desk.add("dgx-h100");
        desk.dialogs->unsaved = static_cast<Dialogs::Unsaved>(answer);
        desk.dialogs->savePath = desk.path("mine.rackyard");
        QCOMPARE(desk.window.close(), closes);
        QCOMPARE(desk.dialogs->asked.filter(QStringLiteral("unsaved")).size(), 1);
        QCOMPARE(QFile::exists(desk.path("mine.rackyard")), saved);
    }

    void givingUpTheSaveDialogKeepsTheWindow() {
        Desk desk;
        desk.add("dgx-h100");
        desk.dialogs->unsaved = Dialogs::Unsaved::save;
        QVERIFY(!desk.window.close());
        QVERIFY(!desk.session.design().items.empty());
    }

    void savedDesignOpensAgain() {
        Desk desk;
        desk.add("dgx-h100");
        desk.dialogs->savePath = desk.path("mine.rackyard");
        QVERIFY(desk.window.files().save());
        QVERIFY(!desk.session.isModified());
        const std::string saved = desk.session.fileText();
        desk.window.files().startNew();
        QVERIFY(desk.session.design().items.empty());
        QVERIFY(desk.window.files().openFile(desk.path("mine.rackyard")));
        QCOMPARE(desk.session.fileText(), saved);
    }

    void brokenFileTellsPlacesAndLeavesTheDesign() {
        Desk desk;
        desk.add("dgx-h100");
        const Design before = desk.session.design();
        desk.write("broken.rackyard", "format: 1\nname: x\nname: y\nnonsense: 1\n");
        QVERIFY(!desk.window.files().openFile(desk.path("broken.rackyard")));
        QVERIFY(desk.session.design() == before);
        QVERIFY(desk.dialogs->problems.size() >= 2);
        QVERIFY2(desk.dialogs->problems.join(u'\n').contains(QStringLiteral("line 3")), qPrintable(desk.dialogs->problems.join(u'\n')));
    }

    void foundingBuildsOpenWithoutAFile() {
        const auto builds = shippedBuilds();
        QCOMPARE(builds.size(), std::size_t{5});
        Desk desk;
        for (const ShippedBuild& build : builds) {
            QVERIFY(desk.window.files().openBuild(build.resource));
            QCOMPARE(desk.session.displayName(), build.name);
            QVERIFY(desk.session.filePath().isEmpty());
            QVERIFY(!desk.session.isModified());
        }
    }

    void emptyYardWelcomesAndIsOneClickFromAResult() {
        Desk desk;
        auto* welcome = desk.window.findChild<Welcome*>();
        QVERIFY(welcome);
        QVERIFY(welcome->isVisible());
        const auto buttons = welcome->findChildren<QAbstractButton*>();
        QCOMPARE(buttons.size(), 5);
        buttons.front()->click();
        QTRY_VERIFY(!welcome->isVisible());
        QCOMPARE(desk.session.evaluation().memory.pooled, Bytes::ofGiga(1920));
    }

    void searchFindsCommandsPartsAndCards() {
        Desk desk;
        desk.window.files().openBuild(shippedBuilds().front().resource);
        QVERIFY(desk.offered(QStringLiteral("save as")).contains(QStringLiteral("Save as…")));
        QVERIFY(desk.offered(QStringLiteral("b200 dgx")).contains(QStringLiteral("Add DGX B200")));
        const QString itemName = QString::fromStdString(desk.session.design().items.begin()->name);
        QVERIFY2(desk.offered(itemName).contains(itemName), qPrintable(itemName));
        QVERIFY(desk.offered(QStringLiteral("no such thing at all")).isEmpty());
    }

    void whatWasDroppedCanBeExported() {
        Desk desk;
        QAction* proposal = desk.command(QStringLiteral("Proposal PDF…"));
        QVERIFY(proposal);
        QVERIFY(!proposal->isEnabled());
        const Design candidate = withRack({}, *ProductId::parse("apc-ar3357"), {}).first;
        desk.session.preview(candidate); // a drag shows it first
        QVERIFY(!proposal->isEnabled());
        QVERIFY(desk.session.apply(candidate, QStringLiteral("drop")));
        QVERIFY(proposal->isEnabled());
        desk.session.undoStack().undo();
        QVERIFY(!proposal->isEnabled());
    }

    void searchAddsAndSelects() {
        Desk desk;
        auto* find = desk.window.findChild<FindField*>();
        QTest::keyClicks(find, QStringLiteral("dgx b200"));
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(desk.session.evaluation().memory.pooled, Bytes::ofGiga(1440));
        QVERIFY(find->text().isEmpty());
        QTest::keyClicks(find, QStringLiteral("anything"));
        QTest::keyClick(find, Qt::Key_Escape);
        QVERIFY(find->text().isEmpty());
        QCOMPARE(desk.session.undoStack().count(), 1);
    }

    void everyCommandHasAWordAndNoKeyTwice() {
        Desk desk;
        QMap<QString, QString> owners;
        for (const QAction* action : menuCommands(desk.window)) {
            QVERIFY(!commandName(*action).isEmpty());
            for (const QKeySequence& key : action->shortcuts()) {
                const QString text = key.toString();
                QVERIFY2(!owners.contains(text), qPrintable(text + u' ' + owners.value(text)));
                owners.insert(text, commandName(*action));
            }
        }
        for (const char* key : {"Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+S", "Ctrl+O", "Ctrl+N"})
            QVERIFY2(owners.contains(QLatin1String(key)), key);
    }

    void docksComeBackAsTheyWere() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        ThemeController theme(*qApp, ThemeChoice::light);
        DesignSession session(builtIn());
        {
            MainWindow first(session, theme, settings, std::make_unique<ScriptedDialogs>());
            first.show();
            first.findChild<QDockWidget*>(QStringLiteral("catalog"))->hide();
            QVERIFY(first.close());
        }
        MainWindow second(session, theme, settings, std::make_unique<ScriptedDialogs>());
        second.show();
        QVERIFY(second.findChild<QDockWidget*>(QStringLiteral("catalog"))->isHidden());
        QVERIFY(!second.findChild<QDockWidget*>(QStringLiteral("findings"))->isHidden());
    }

    void narrowWindowFoldsDocksAndWideOneUnfoldsThem() {
        Desk desk;
        auto* catalog = desk.window.findChild<QDockWidget*>(QStringLiteral("catalog"));
        auto* summary = desk.window.findChild<QDockWidget*>(QStringLiteral("summary"));
        QVERIFY(!desk.window.tabifiedDockWidgets(catalog).contains(summary));
        desk.window.resize(900, 700);
        QTRY_VERIFY(desk.window.tabifiedDockWidgets(catalog).contains(summary));
        desk.window.resize(1366, 768);
        QTRY_VERIFY(!desk.window.tabifiedDockWidgets(catalog).contains(summary));
        QCOMPARE(desk.window.dockWidgetArea(catalog), Qt::LeftDockWidgetArea);
    }

    void nothingIsCutOffAtTheSmallestUsualScreen() {
        Desk desk({1366, 728}); // 768 less a task bar
        desk.window.files().openBuild(shippedBuilds().front().resource);
        QCoreApplication::processEvents();
        QVERIFY(desk.window.width() <= 1366);
        QVERIFY(desk.window.height() <= 728);
        QVERIFY(desk.window.canvas().width() > 600);
    }

    void themeSwitchesWhileOpenAndIsRemembered_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("look");
        QTest::addColumn<QString>("stored");
        QTest::newRow("dark") << "Dark" << int(Theme::Look::dark) << "dark";
        QTest::newRow("high contrast") << "High contrast" << int(Theme::Look::highContrast) << "high-contrast";
        QTest::newRow("light") << "Light" << int(Theme::Look::light) << "light";
    }
    void themeSwitchesWhileOpenAndIsRemembered() {
        QFETCH(QString, command);
        QFETCH(int, look);
        QFETCH(QString, stored);
        Desk desk;
        QVERIFY(desk.command(command));
        desk.command(command)->trigger();
        QCOMPARE(int(desk.theme.theme().look), look);
        QCOMPARE(int(Theme::of(QApplication::palette()).look), look);
        QCOMPARE(desk.settings.value(QStringLiteral("view/theme")).toString(), stored);
    }

    void systemThemeIsFollowed() {
        Desk desk;
        desk.theme.setChoice(ThemeChoice::system);
        QApplication::setPalette(QPalette(QColor(0x202020)));
        QCOMPARE(desk.theme.theme().look, Theme::Look::dark);
        QApplication::setPalette(QPalette(QColor(0xf0f0f0)));
        QCOMPARE(desk.theme.theme().look, Theme::Look::light);
    }

    void recoveryIsOffered_data() {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("restored");
        QTest::addColumn<bool>("kept");
        QTest::newRow("restore") << int(Dialogs::Recover::restore) << true << false;
        QTest::newRow("discard") << int(Dialogs::Recover::discard) << false << false;
        QTest::newRow("later") << int(Dialogs::Recover::later) << false << true;
    }
    void recoveryIsOffered() {
        QFETCH(int, answer);
        QFETCH(bool, restored);
        QFETCH(bool, kept);
        QTemporaryDir folder;
        DesignSession crashed(builtIn());
        crashed.apply(withRack({}, *ProductId::parse("apc-ar3357"), {}).first, QStringLiteral("rack"));
        // What a program that crashed leaves: its file, and nobody who holds the lock.
        const QString left = folder.filePath(QStringLiteral("left.rackyard-recovery"));
        QFile file(left);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(recoveryBytes({left, {}, QStringLiteral("Left"), QDateTime::currentDateTimeUtc()},
                                 QByteArray::fromStdString(crashed.fileText())));
        file.close();
        QCOMPARE(recoveriesIn(folder.path()).size(), std::size_t{1});
        DesignSession session(builtIn());
        ScriptedDialogs dialogs;
        dialogs.recover = static_cast<Dialogs::Recover>(answer);
        QCOMPARE(offerRecovery(session, dialogs, folder.path()), restored);
        QCOMPARE(session.design().racks.size(), std::size_t(restored ? 1 : 0));
        QCOMPARE(recoveriesIn(folder.path()).empty(), !kept);
    }

    void racksLineUpInTheirOrder() {
        const auto cabinet = *ProductId::parse("apc-ar3357");
        Design design;
        RackId a = *RackId::parse("a"), b = *RackId::parse("a"), c = *RackId::parse("a");
        std::tie(design, a) = withRack(design, cabinet, {0, 100});
        std::tie(design, b) = withRack(design, cabinet, {5000, -300});
        std::tie(design, c) = withRack(design, cabinet, {2000, 900});
        const Design arranged = withRacksLinedUp(design, *builtIn(), {});
        const auto at = [&](const RackId& id) { return arranged.racks.find(id)->at; };
        QCOMPARE(at(a).yMillimetres, at(b).yMillimetres);
        QCOMPARE(at(a).yMillimetres, at(c).yMillimetres);
        QVERIFY(at(a).xMillimetres < at(c).xMillimetres);
        QVERIFY(at(c).xMillimetres < at(b).xMillimetres);
        QVERIFY(withRacksLinedUp(arranged, *builtIn(), {}) == arranged); // doing it again changes nothing
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
