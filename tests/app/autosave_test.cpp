#include <QTest>

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "session/autosave.h"
#include "session/recent_files.h"
#include "support/small_catalog.h"

using namespace rackyard;
using namespace rackyard::testing;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr AutosavePace quick{20ms, 60ms};

void edit(DesignSession& session) {
    session.apply(withItem(session.design(), session.catalog(), {.product = product("node-a"), .placement = OnFloor{}}).first,
                  QStringLiteral("Add"));
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is left where a program dies: the recovery, and the lock of a process that is no more.
QString afterCrash(const Autosave& autosave, const QString& folder) {
    const QString left = QDir(folder).filePath(QStringLiteral("left.rackyard-recovery"));
    QFile::copy(autosave.file(), left);
    QByteArray lock = bytesOf(recoveryLock(autosave.file()));
    lock.replace(0, lock.indexOf('\n'), "4194303"); // beyond the highest process id
    QFile dead(recoveryLock(left));
    if (dead.open(QIODevice::WriteOnly)) dead.write(lock);
    return left;
}

} // namespace

class AutosaveTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void waitsForAPauseButNotForever_data();
    void waitsForAPauseButNotForever();
    void keepsAnUntitledDesignAfterAPause();
    void neverTouchesTheUsersFile();
    void goesWhenTheWorkIsSafe_data();
    void goesWhenTheWorkIsSafe();
    void anUnmodifiedDesignIsNotWritten();
    void aCrashLeavesARecoveryAndARunningProgramDoesNot();
    void recoveredWorkIsUnsavedWork();
    void factsSurviveAnyName_data();
    void factsSurviveAnyName();
    void othersFilesAreNoRecoveries();
    void aFailureIsReported();
    void recentFilesAreNewestFirst();

private:
    std::shared_ptr<const Catalog> catalog_ = smallCatalog();
};

void AutosaveTest::waitsForAPauseButNotForever_data() {
    QTest::addColumn<int>("firstEdit");
    QTest::addColumn<int>("lastEdit");
    QTest::addColumn<int>("lastWrite");
    QTest::addColumn<int>("expected");
    QTest::newRow("two seconds after the first edit") << 10'000 << 10'000 << -1 << 12'000;
    QTest::newRow("two seconds after the last of several") << 10'000 << 25'000 << -1 << 27'000;
    QTest::newRow("thirty seconds after the first where edits do not end") << 10'000 << 39'500 << -1 << 40'000;
    QTest::newRow("not sooner than thirty seconds after a write") << 13'000 << 14'000 << 12'000 << 42'000;
    QTest::newRow("long after a write as if there had been none") << 90'000 << 90'000 << 12'000 << 92'000;
}

void AutosaveTest::waitsForAPauseButNotForever() {
    QFETCH(int, firstEdit);
    QFETCH(int, lastEdit);
    QFETCH(int, lastWrite);
    QFETCH(int, expected);
    const auto written = lastWrite < 0 ? std::nullopt : std::optional(milliseconds(lastWrite));
    const milliseconds next = nextAutosave(AutosavePace{}, milliseconds(firstEdit), milliseconds(lastEdit), written);
    QCOMPARE(static_cast<int>(next.count()), expected);
}

void AutosaveTest::keepsAnUntitledDesignAfterAPause() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    Autosave autosave(session, folder.filePath(QStringLiteral("recovery")), quick);
    edit(session);
    QVERIFY(!QFile::exists(autosave.file()));
    QTRY_VERIFY(QFile::exists(autosave.file()));
    const auto facts = recoveryFacts(autosave.file());
    QVERIFY(facts);
    QVERIFY(facts->originalPath.isEmpty());
    QCOMPARE(facts->name, session.displayName());
    QVERIFY(std::abs(facts->savedAt.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    QCOMPARE(*recoveredText(autosave.file(), nullptr), QByteArray::fromStdString(session.fileText()));
}

void AutosaveTest::neverTouchesTheUsersFile() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    const QString path = folder.filePath(QStringLiteral("mine.rackyard"));
    QVERIFY(session.save(path, nullptr));
    const QByteArray saved = bytesOf(path);
    Autosave autosave(session, folder.filePath(QStringLiteral("recovery")), quick);
    edit(session);
    QTRY_VERIFY(QFile::exists(autosave.file()));
    QCOMPARE(bytesOf(path), saved);
    QCOMPARE(recoveryFacts(autosave.file())->originalPath, path);
    QVERIFY(session.isModified());
    QCOMPARE(session.filePath(), path);
}

void AutosaveTest::goesWhenTheWorkIsSafe_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"saved", "undone", "given up", "new document", "closed in order"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void AutosaveTest::goesWhenTheWorkIsSafe() {
    QFETCH(QString, how);
    QTemporaryDir folder;
    DesignSession session(catalog_);
    auto autosave = std::make_unique<Autosave>(session, folder.filePath(QStringLiteral("recovery")), quick);
    edit(session);
    QVERIFY(autosave->writeNow());
    const QString file = autosave->file();
    QVERIFY(QFile::exists(file));
    if (how == QLatin1String("saved")) QVERIFY(session.save(folder.filePath(QStringLiteral("a.rackyard")), nullptr));
    if (how == QLatin1String("undone")) session.undoStack().undo();
    if (how == QLatin1String("given up")) autosave->clear();
    if (how == QLatin1String("new document")) session.startNew();
    if (how == QLatin1String("closed in order")) autosave.reset();
    QVERIFY(!QFile::exists(file));
    QVERIFY(QDir(folder.filePath(QStringLiteral("recovery"))).isEmpty());
}

void AutosaveTest::anUnmodifiedDesignIsNotWritten() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    Autosave autosave(session, folder.path(), quick);
    session.preview(withItem({}, *catalog_, {.product = product("node-a"), .placement = OnFloor{}}).first);
    QVERIFY(autosave.writeNow());
    QTest::qWait(100);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void AutosaveTest::aCrashLeavesARecoveryAndARunningProgramDoesNot() {
    QTemporaryDir folder;
    DesignSession session(catalog_);
    Autosave autosave(session, folder.path(), quick);
    edit(session);
    QVERIFY(autosave.writeNow());
    QVERIFY(recoveriesIn(folder.path()).empty());
    const QString left = afterCrash(autosave, folder.path());
    const std::vector<Recovery> found = recoveriesIn(folder.path());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].file, left);
    discard(found[0]);
    QVERIFY(recoveriesIn(folder.path()).empty());
    QVERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(autosave.file()));
}

void AutosaveTest::recoveredWorkIsUnsavedWork() {
    QTemporaryDir folder;
    DesignSession lost(catalog_);
    const QString path = folder.filePath(QStringLiteral("mine.rackyard"));
    QVERIFY(lost.save(path, nullptr));
    Autosave before(lost, folder.path(), quick);
    edit(lost);
    QVERIFY(before.writeNow());
    const QString left = afterCrash(before, folder.path());

    DesignSession session(catalog_);
    Autosave autosave(session, folder.path(), quick);
    FileProblems problems;
    QVERIFY(session.openRecovered(recoveriesIn(folder.path()).at(0), problems));
    QVERIFY(problems.empty());
    QCOMPARE(session.fileText(), lost.fileText());
    QVERIFY(session.isModified());
    QCOMPARE(session.filePath(), path);
    QTRY_VERIFY(QFile::exists(autosave.file())); // kept anew at once: the old recovery may be discarded
    QVERIFY(session.save(path, nullptr));
    QVERIFY(!session.isModified());
    QVERIFY(QFile::exists(left));
}

void AutosaveTest::factsSurviveAnyName_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("Startup Build — DeepSeek V4 Pro");
    QTest::newRow("a line end") << QStringLiteral("one\ntwo\r\nthree");
    QTest::newRow("percent signs") << QStringLiteral("100 %41 %2 %");
    QTest::newRow("nothing") << QString();
    QTest::newRow("other scripts") << QStringLiteral("構成 ﺐﻧﺎﺋ 🙂");
}

void AutosaveTest::factsSurviveAnyName() {
    QFETCH(QString, name);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.rackyard-recovery"));
    const Recovery facts{file, QStringLiteral("/home/") + name + QStringLiteral(".rackyard"), name,
                         QDateTime(QDate(2026, 12, 1), QTime(4, 5, 6, 789), Qt::UTC)};
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly));
    target.write(recoveryBytes(facts, "format: 1\n# mine\n"));
    target.close();
    const auto read = recoveryFacts(file);
    QVERIFY(read);
    QCOMPARE(read->name, facts.name);
    QCOMPARE(read->originalPath, facts.originalPath);
    QCOMPARE(read->savedAt, facts.savedAt);
    QCOMPARE(*recoveredText(file, nullptr), QByteArray("format: 1\n# mine\n"));
}

void AutosaveTest::othersFilesAreNoRecoveries() {
    QTemporaryDir folder;
    for (const char* name : {"a.rackyard-recovery", "b.rackyard", "c.txt"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format: 1\n");
    }
    QVERIFY(recoveriesIn(folder.path()).empty());
    QVERIFY(recoveriesIn(folder.filePath(QStringLiteral("nowhere"))).empty());
}

void AutosaveTest::aFailureIsReported() {
    QTemporaryDir folder;
    const QString inTheWay = folder.filePath(QStringLiteral("recovery"));
    QFile file(inTheWay);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    DesignSession session(catalog_);
    Autosave autosave(session, inTheWay, quick);
    QSignalSpy failed(&autosave, &Autosave::failed);
    edit(session);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
    QVERIFY(session.isModified());
}

void AutosaveTest::recentFilesAreNewestFirst() {
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    RecentFiles recent(settings, 3);
    QVERIFY(recent.paths().isEmpty());
    for (const char* path : {"/a", "/b", "/c", "/d", "/b"})
        recent.add(QString::fromLatin1(path));
    const QStringList expected{QStringLiteral("/b"), QStringLiteral("/d"), QStringLiteral("/c")};
    QCOMPARE(recent.paths(), expected);
    QCOMPARE(RecentFiles(settings, 3).paths(), expected);
    recent.remove(QStringLiteral("/d"));
    QCOMPARE(recent.paths().size(), 2);
    recent.clear();
    QVERIFY(recent.paths().isEmpty());
}

QTEST_GUILESS_MAIN(AutosaveTest)
#include "autosave_test.moc"
