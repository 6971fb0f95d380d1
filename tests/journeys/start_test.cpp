#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include "journeys/support/user.h"

using journeys::User;

/// The program itself, started as a desktop starts it: its window comes up on a file and goes away without
/// complaint.
class StartTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensAndCloses_data();
    void opensAndCloses();
};

namespace {

QString output(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The line of `wmctrl -l` for the window whose title contains `title`; empty where there is none.
QString windowWith(const QString& title) {
    const QStringList lines =
        output(QStringLiteral("wmctrl"), {QStringLiteral("-l")}).split(QLatin1Char('\n'));
    for (const QString& line : lines)
        if (line.contains(title)) return line;
    return {};
}

} // namespace

void StartTest::opensAndCloses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("title");
    const QString builds = QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/");
    QTest::newRow("founding build") << QStringList{builds +
                                                   QStringLiteral("startup-deepseek-v4-pro.rackyard")}
                                    << QStringLiteral("DeepSeek V4 Pro");
    QTest::newRow("one rack-scale system")
        << QStringList{builds + QStringLiteral("mid-size-gb200-nvl72.rackyard")}
        << QStringLiteral("GB200 NVL72");
    QTest::newRow("nothing to open") << QStringList{} << QStringLiteral("Rackyard");
}

void StartTest::opensAndCloses() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, title);
    User user(QStringLiteral("start-") +
              QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-')));
    QProcess rackyard;
    rackyard.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer clock;
    clock.start();
    rackyard.start(QStringLiteral(RACKYARD_BINARY_DIR "/app/rackyard"), arguments);
    QTRY_VERIFY2_WITH_TIMEOUT(!windowWith(title).isEmpty(), rackyard.readAll().constData(), 20000);
    qInfo("window after %lld ms", clock.elapsed());

    journeys::wait(500);
    user.photograph(QStringLiteral("window"));
    output(QStringLiteral("wmctrl"),
           {QStringLiteral("-i"), QStringLiteral("-c"), windowWith(title).section(QLatin1Char(' '), 0, 0)});
    QTRY_COMPARE_WITH_TIMEOUT(rackyard.state(), QProcess::NotRunning, 10000);
    QCOMPARE(rackyard.exitStatus(), QProcess::NormalExit);
    QCOMPARE(rackyard.exitCode(), 0);
}

QTEST_MAIN(StartTest)
#include "start_test.moc"
