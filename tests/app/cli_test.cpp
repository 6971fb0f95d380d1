#include <QTest>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/support/pdf.h"

using testing_app::Pdf;

/// Runs the program as partners' scripts do: as a process, without a display.
class CliTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void exitStatus_data();
    void exitStatus();
    void foundingBuilds_data();
    void foundingBuilds();
    void sameInputGivesSameBytes();
    void localeOfTheDesktopChangesNothing();
    void everyProblemOfAFileHasItsPosition();
    void jsonStandsAloneOnStandardOutput();
    void optionGoesBeforeFileAndFileBeforeDefault();
    void exportsEachNamedFile();
    void exportedJsonIsThatOfEvaluate();
    void pdfNeedsNoFontOfTheSystem();
    void fullDiskIsNoSuccess();

private:
    QTemporaryDir folder_;
};

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

QString program() { return QStringLiteral(RACKYARD_BINARY_DIR "/app/rackyard"); }
QString buildFile(const QString& name) {
    return QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/%1.rackyard").arg(name);
}

QProcessEnvironment bareEnvironment() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    return environment;
}

Outcome run(const QStringList& arguments, const QProcessEnvironment& environment = bareEnvironment(),
            const QString& outFile = {}) {
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!outFile.isEmpty()) process.setStandardOutputFile(outFile);
    process.start(program(), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QJsonObject evaluated(const QStringList& arguments) {
    const Outcome outcome =
        run(QStringList{QStringLiteral("evaluate"), QStringLiteral("--json")} + arguments);
    return QJsonDocument::fromJson(outcome.out).object();
}

QStringList words(const char* line) { return QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts); }

} // namespace

void CliTest::initTestCase() {
    QVERIFY(folder_.isValid());
    QVERIFY2(QFile::exists(program()), qPrintable(program()));
    QFile broken(folder_.filePath(QStringLiteral("broken.rackyard")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("format: 1\nname: Broken\ncolour: red\nworkloads:\n  - {id: w1, model: deepseek-v4-pro, "
                 "replicas: many}\n");
    QFile overlapping(folder_.filePath(QStringLiteral("overlapping.rackyard")));
    QVERIFY(overlapping.open(QIODevice::WriteOnly));
    overlapping.write("format: 1\nname: Overlapping\nracks:\n  - {id: r1, product: apc-ar3357, name: R1, at: "
                      "[0 mm, 0 mm]}\nitems:\n"
                      "  - {id: n2, product: dgx-h100, name: A, rack: r1, u: 3}\n"
                      "  - {id: n3, product: dgx-h100, name: B, rack: r1, u: 4}\nnext_id: 4\n");
}

void CliTest::exitStatus_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString good = buildFile(QStringLiteral("startup-deepseek-v4-pro"));
    const QString broken = folder_.filePath(QStringLiteral("broken.rackyard"));
    const QString overlapping = folder_.filePath(QStringLiteral("overlapping.rackyard"));
    const auto row = [](const char* name, const QStringList& arguments, int status) {
        QTest::newRow(name) << arguments << status;
    };
    row("evaluate", words("evaluate") + QStringList{good}, 0);
    row("design with an error", words("evaluate") + QStringList{overlapping}, 0);
    row("design with an error, strict", words("evaluate --strict") + QStringList{overlapping}, 1);
    row("warnings are not strict failures", words("evaluate --strict") + QStringList{good}, 0);
    row("no file", words("evaluate"), 2);
    row("unknown option", words("evaluate --colour red") + QStringList{good}, 2);
    row("unknown price book", words("evaluate --price-book nobody") + QStringList{good}, 2);
    row("unknown cooling policy", words("evaluate --cooling-policy nobody") + QStringList{good}, 2);
    row("wrong memory basis", words("evaluate --memory guessed") + QStringList{good}, 2);
    row("wrong date", words("evaluate --as-of 2026-02-30") + QStringList{good}, 2);
    row("unknown figure", words("evaluate --explain memory.nothing") + QStringList{good}, 2);
    row("known figure", words("evaluate --explain memory.pooled_gb") + QStringList{good}, 0);
    row("export without an output", words("export") + QStringList{good}, 2);
    row("wrong scale", words("export --png x.png --scale much") + QStringList{good}, 2);
    row("wrong paper", words("export --pdf x.pdf --paper a5") + QStringList{good}, 2);
    row("missing file", words("evaluate missing.rackyard"), 3);
    row("broken file", words("evaluate") + QStringList{broken}, 3);
    row("broken file, export", words("export --csv x.csv") + QStringList{broken}, 3);
    row("missing catalog folder", words("evaluate --catalog missing") + QStringList{good}, 3);
    row("cannot write", words("export --csv missing/folder/x.csv") + QStringList{good}, 4);
    row("cannot write a PDF", words("export --pdf missing/folder/x.pdf") + QStringList{good}, 4);
    row("built-in catalog", words("catalog check"), 0);
    row("catalog list", words("catalog list --json"), 0);
    row("catalog without an action", words("catalog"), 2);
    row("help", words("--help"), 0);
    row("version", words("--version"), 0);
}

void CliTest::exitStatus() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.status == status, outcome.err.constData());
    QCOMPARE(outcome.err.isEmpty(), status <= 1);
    QCOMPARE(outcome.out.isEmpty(), status > 1);
}

void CliTest::foundingBuilds_data() {
    QTest::addColumn<QString>("build");
    QTest::addColumn<double>("onPaper");
    QTest::addColumn<double>("pooled");
    QTest::addColumn<QString>("fit");
    QTest::addColumn<double>("headroom");
    QTest::addColumn<double>("maxKw");
    const auto row = [](const char* build, double onPaper, double pooled, const char* fit, double headroom,
                        double maxKw) {
        QTest::newRow(build) << QString::fromLatin1(build) << onPaper << pooled << QString::fromLatin1(fit)
                             << headroom << maxKw;
    };
    row("startup-deepseek-v4-pro", 1920, 1920, "fits-networked", 0, 32.32);
    row("startup-glm-5-2-max", 1280, 1280, "fits-networked", 376.4, 22.12);
    row("startup-nemotron-3-ultra", 1280, 1280, "fits-networked", 620, 22.12);
    row("mid-size-gb200-nvl72", 13824, 13824, "fits-in-domain", 10340.4, 132);
    row("pile-of-rtx-5090", 1920, 32, "on-paper-only", 32 - 1920, 58.5);
}

void CliTest::foundingBuilds() {
    QFETCH(QString, build);
    QFETCH(double, onPaper);
    QFETCH(double, pooled);
    QFETCH(QString, fit);
    QFETCH(double, headroom);
    QFETCH(double, maxKw);
    const QJsonObject json = evaluated({buildFile(build)});
    QCOMPARE(json[QLatin1String("memory")][QLatin1String("on_paper_gb")].toDouble(), onPaper);
    QCOMPARE(json[QLatin1String("memory")][QLatin1String("pooled_gb")].toDouble(), pooled);
    QCOMPARE(json[QLatin1String("power")][QLatin1String("max_kw")].toDouble(), maxKw);
    const QJsonArray fits = json[QLatin1String("fit")].toArray();
    QVERIFY(!fits.isEmpty());
    for (const QJsonValue& one : fits) {
        QCOMPARE(one[QLatin1String("status")].toString(), fit);
        QCOMPARE(one[QLatin1String("headroom_gb")].toDouble(), headroom);
    }
}

void CliTest::sameInputGivesSameBytes() {
    const QStringList arguments = words("evaluate --json --as-of 2026-12-01") +
                                  QStringList{buildFile(QStringLiteral("mid-size-gb200-nvl72"))};
    const Outcome first = run(arguments);
    QVERIFY(!first.out.isEmpty());
    QCOMPARE(run(arguments).out, first.out);
}

void CliTest::localeOfTheDesktopChangesNothing() {
    const QStringList arguments =
        words("evaluate --as-of 2026-12-01") + QStringList{buildFile(QStringLiteral("startup-glm-5-2-max"))};
    QProcessEnvironment german = bareEnvironment();
    german.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
    german.insert(QStringLiteral("LANGUAGE"), QStringLiteral("de"));
    const Outcome outcome = run(arguments, german);
    QVERIFY(outcome.out.contains("1280"));
    QCOMPARE(outcome.out, run(arguments).out);
}

void CliTest::everyProblemOfAFileHasItsPosition() {
    const QString path = folder_.filePath(QStringLiteral("broken.rackyard"));
    const Outcome outcome = run(words("evaluate") + QStringList{path});
    static const QRegularExpression form(QStringLiteral("^(.+):(\\d+):(\\d+): ([a-z-]+)( \\S+=.+)*$"));
    QStringList lines;
    for (const QString& line : QString::fromUtf8(outcome.err).split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = form.match(line);
        QVERIFY2(match.hasMatch(), qPrintable(line));
        QCOMPARE(match.captured(1), path);
        lines << match.captured(2);
    }
    QVERIFY(lines.contains(QStringLiteral("3"))); // the key that nobody knows
    QVERIFY(lines.contains(QStringLiteral("5"))); // the number that is none
}

void CliTest::jsonStandsAloneOnStandardOutput() {
    for (const char* command : {"evaluate --json", "evaluate --json --explain power.max_kw"}) {
        const Outcome outcome =
            run(words(command) + QStringList{buildFile(QStringLiteral("startup-deepseek-v4-pro"))});
        QJsonParseError error;
        QVERIFY(QJsonDocument::fromJson(outcome.out, &error).isObject());
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(outcome.err, QByteArray());
    }
}

void CliTest::optionGoesBeforeFileAndFileBeforeDefault() {
    const QString file = buildFile(
        QStringLiteral("startup-deepseek-v4-pro")); // says quick-reference for cooling, nothing of prices
    QJsonObject json = evaluated({file});
    QCOMPARE(json[QLatin1String("cooling")][QLatin1String("policy")].toString(),
             QStringLiteral("quick-reference"));
    QCOMPARE(json[QLatin1String("cost")][QLatin1String("price_book")].toString(),
             QStringLiteral("public-2026"));
    json = evaluated(
        words("--cooling-policy public-practice-2026 --price-book quick-reference --memory reported") +
        QStringList{file});
    QCOMPARE(json[QLatin1String("cooling")][QLatin1String("policy")].toString(),
             QStringLiteral("public-practice-2026"));
    QCOMPARE(json[QLatin1String("cost")][QLatin1String("capex")][QLatin1String("low")].toDouble(),
             7'500'000.0);
    QCOMPARE(json[QLatin1String("memory")][QLatin1String("basis")].toString(), QStringLiteral("reported"));
}

void CliTest::exportsEachNamedFile() {
    const QDir dir(folder_.path());
    const QStringList names{QStringLiteral("e.pdf"),  QStringLiteral("e.xlsx"), QStringLiteral("e.csv"),
                            QStringLiteral("e.json"), QStringLiteral("e.svg"),  QStringLiteral("e.png")};
    QStringList arguments =
        words("export") + QStringList{buildFile(QStringLiteral("startup-deepseek-v4-pro"))};
    for (const QString& name : names)
        arguments << QStringLiteral("--") + name.mid(2) << dir.filePath(name);
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    const QByteArrayList starts{"%PDF-", "PK\x03\x04", "Line,", "{", "<?xml", "\x89PNG"};
    for (qsizetype i = 0; i < names.size(); ++i) {
        QFile file(dir.filePath(names[i]));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().startsWith(starts[i]), qPrintable(names[i]));
    }
}

void CliTest::exportedJsonIsThatOfEvaluate() {
    const QString path = folder_.filePath(QStringLiteral("same.json"));
    const QStringList file{buildFile(QStringLiteral("pile-of-rtx-5090"))};
    QCOMPARE(run(words("export --as-of 2026-12-01 --json") + QStringList{path} + file).status, 0);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), run(words("evaluate --as-of 2026-12-01 --json") + file).out);
}

void CliTest::pdfNeedsNoFontOfTheSystem() {
    const QString config = folder_.filePath(QStringLiteral("fonts.conf"));
    QFile file(config);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>\n");
    file.close();
    QProcessEnvironment fontless = bareEnvironment();
    fontless.insert(QStringLiteral("FONTCONFIG_FILE"), config);
    const QString path = folder_.filePath(QStringLiteral("fontless.pdf"));
    const Outcome outcome =
        run(words("export --pdf") + QStringList{path, buildFile(QStringLiteral("mid-size-gb200-nvl72"))},
            fontless);
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    const Pdf pdf(path);
    QVERIFY(!pdf.fonts().isEmpty());
    for (const QString& font : pdf.fonts())
        QVERIFY2(font.endsWith(QLatin1String(" yes")), qPrintable(font));
    QVERIFY(pdf.text().contains(QLatin1String("13,824")));
}

void CliTest::fullDiskIsNoSuccess() {
    if (!QFile::exists(QStringLiteral("/dev/full"))) return; // only Linux has such a device
    const Outcome outcome =
        run(words("evaluate --json") + QStringList{buildFile(QStringLiteral("pile-of-rtx-5090"))},
            bareEnvironment(), QStringLiteral("/dev/full"));
    QCOMPARE(outcome.status, 4);
}

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
