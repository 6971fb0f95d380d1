// The layers and rules of the house hold in this very repository, and the scanner that says so sees what it
// should.
#include "layering/support/rules.h"

#include <QTest>

using namespace layering;

class LayeringTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void includesFollowTheLayers();
    void textsKeepTheRules();
    void onlyAgreedNamesStandAtTheTop();
    void theTreeIsReadAtAll();

    void breachIsSeen_data();
    void breachIsSeen();
    void soundTextPasses_data();
    void soundTextPasses();
    void strangerAtTheTopIsSeen();
    void overlongFileIsSeen();

private:
    const QString root_ = QStringLiteral(RACKYARD_SOURCE_DIR);
    const SourceTree tree_ = readTree(root_);
};

/// Prints what breaks a rule, one a line, and demands that nothing does.
#define VERIFY_NONE(violations)                                                                              \
    do {                                                                                                     \
        const auto found = violations;                                                                       \
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + report(found)));                            \
    } while (false)

void LayeringTest::includesFollowTheLayers() { VERIFY_NONE(includeViolations(tree_)); }

void LayeringTest::textsKeepTheRules() { VERIFY_NONE(textViolations(tree_)); }

void LayeringTest::onlyAgreedNamesStandAtTheTop() { VERIFY_NONE(topLevelViolations(topLevelNames(root_))); }

void LayeringTest::theTreeIsReadAtAll() {
    for (const char* path :
         {"core/units/units.h", "app/text/text.h", "tests/layering/layering_test.cpp", "CMakeLists.txt"})
        QVERIFY2(!tree_.value(QLatin1String(path)).isEmpty(), path);
}

void LayeringTest::breachIsSeen_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("line");

    const auto row = [](const char* name, const char* path, const char* text, const char* rule, int line) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(text)
                            << QString::fromLatin1(rule) << line;
    };
    row("Qt class in core", "core/units/a.cpp", "#include <vector>\n#include <QString>\n", "core-includes-qt",
        2);
    row("Qt module in core", "core/files/a.cpp", "#include <QtCore/qglobal.h>\n", "core-includes-qt", 1);
    row("old Qt header in core", "core/design/a.h", "#pragma once\n#include <qstring.h>\n",
        "core-includes-qt", 2);
    row("spaced include of Qt in core", "core/units/a.cpp", "  #  include <QColor>\n", "core-includes-qt", 1);
    row("units on catalog", "core/units/a.cpp", "#include \"catalog/catalog.h\"\n", "core-order", 1);
    row("design on evaluate", "core/design/a.cpp", "#include \"evaluate/evaluate.h\"\n", "core-order", 1);
    row("evaluate on files", "core/evaluate/a.cpp", "#include \"files/design_file.h\"\n", "core-order", 1);
    row("advise on files", "core/advise/a.cpp", "#include \"files/design_file.h\"\n", "core-order", 1);
    row("YAML outside files", "core/catalog/a.cpp", "#include <yaml-cpp/yaml.h>\n",
        "format-library-outside-files", 1);
    row("JSON in app", "app/cli/a.cpp", "#include <nlohmann/json.hpp>\n", "format-library-outside-files", 1);
    row("Qt JSON in app", "app/cli/a.cpp", "#include <QJsonObject>\n", "format-library-outside-files", 1);
    row("XLSX in app", "app/proposal/a.cpp", "#include <xlsxwriter.h>\n", "format-library-outside-files", 1);
    row("chart class in canvas", "app/canvas/a.cpp", "#include <QChartView>\n", "qt-charts-outside-charts",
        1);
    row("charts module in window", "app/window/a.cpp", "#include <QtCharts/QBarSet>\n",
        "qt-charts-outside-charts", 1);
    row("axis in proposal", "app/proposal/a.cpp", "#include <QValueAxis>\n", "qt-charts-outside-charts", 1);
    row("canvas on charts", "app/canvas/a.cpp", "#include \"charts/power_chart.h\"\n",
        "panels-know-one-another", 1);
    row("inspector on app findings", "app/inspector/a.cpp", "#include \"findings/findings_panel.h\"\n",
        "panels-know-one-another", 1);
    row("text on session", "app/text/a.cpp", "#include \"session/design_session.h\"\n", "app-order", 1);
    row("session on theme", "app/session/a.cpp", "#include \"theme/theme.h\"\n", "app-order", 1);
    row("singleton declared", "app/window/a.h", "#pragma once\nstatic A& instance();\n", "global-instance",
        2);
    row("singleton used", "core/catalog/a.cpp", "int a = Catalog::instance().size();\n", "global-instance",
        1);
    row("number in a panel", "app/inspector/a.cpp", "auto a = QString::number(3.5);\n",
        "formats-outside-text", 1);
    row("locale in a chart", "app/charts/a.cpp", "auto a = QLocale().toString(3);\n", "formats-outside-text",
        1);
    row("member locale", "app/charts/a.cpp", "auto a = locale_.toString(3);\n", "formats-outside-text", 1);
    row("widget's locale", "app/charts/a.cpp", "auto a = locale().toCurrencyString(3);\n",
        "formats-outside-text", 1);
    row("standard number", "app/canvas/a.cpp", "auto a = std::to_string(3);\n", "formats-outside-text", 1);
    row("test switch", "app/window/a.cpp", "if (isTestMode()) return;\n", "test-switch", 1);
    row("emit", "app/session/a.cpp", "void f() {\n    emit changed();\n}\n", "keyword-of-qt", 2);
    row("path of a home", "packaging/a.sh", "cd /home/someone/src\n", "path-of-one-machine", 1);
    row("path in a comment", "core/units/a.cpp", "// see /root/notes\n", "path-of-one-machine", 1);
    row("left to do", "core/units/a.cpp", "int a; // TODO later\n", "left-to-do", 1);
    row("unguarded header", "core/units/a.h", "int a();\n", "header-without-pragma-once", 1);
}

/// The file under test beside the headers that the rows include, so that includes resolve as in the
/// repository.
static SourceTree planted(const QString& path, const QString& text) {
    SourceTree tree;
    for (const char* header :
         {"core/catalog/catalog.h", "core/evaluate/evaluate.h", "core/files/design_file.h",
          "core/findings/finding.h", "app/charts/power_chart.h", "app/findings/findings_panel.h",
          "app/session/design_session.h", "app/theme/theme.h"})
        tree.insert(QLatin1String(header), QStringLiteral("#pragma once\n"));
    tree.insert(path, text);
    return tree;
}

void LayeringTest::breachIsSeen() {
    QFETCH(QString, path);
    QFETCH(QString, text);
    const SourceTree tree = planted(path, text);
    const QList<Violation> found = includeViolations(tree) + textViolations(tree);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].path, path);
    QTEST(found[0].rule, "rule");
    QTEST(found[0].line, "line");
}

void LayeringTest::soundTextPasses_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");

    const auto row = [](const char* name, const char* path, const char* text) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(text);
    };
    row("core on the standard library", "core/units/a.cpp", "#include <vector>\n#include <queue>\n");
    row("evaluate on catalog", "core/evaluate/a.cpp", "#include \"catalog/catalog.h\"\n");
    row("files on evaluate", "core/files/a.cpp",
        "#include \"evaluate/evaluate.h\"\n#include <yaml-cpp/yaml.h>\n");
    row("include in a comment", "core/units/a.cpp",
        "// #include <QString>\n/* #include <QColor>\n#include <QPoint> */\n");
    row("canvas on core findings", "app/canvas/a.cpp", "#include \"findings/finding.h\"\n");
    row("charts on themselves", "app/charts/a.cpp",
        "#include <QChartView>\n#include \"charts/power_chart.h\"\n");
    row("window on all", "app/window/a.cpp",
        "#include \"charts/power_chart.h\"\n#include \"findings/findings_panel.h\"\n");
    row("text formats", "app/text/a.cpp", "auto a = QLocale().toString(3);\n");
    row("tests may write numbers", "tests/app/a.cpp", "auto a = QString::number(3);\n");
    row("words in a string", "app/window/a.cpp", "auto a = \"QString::number(3) and instance()\";\n");
    row("plain toString", "app/window/a.cpp", "auto a = variant.toString();\n");
    row("system path", "packaging/a.sh", "ls /usr/share/fonts /tmp/.X11-unix\n");
    row("folder called home", "tests/a.cmake", "set(home ${CMAKE_CURRENT_BINARY_DIR}/home/${name})\n");
}

void LayeringTest::soundTextPasses() {
    QFETCH(QString, path);
    QFETCH(QString, text);
    const SourceTree tree = planted(path, text);
    VERIFY_NONE(includeViolations(tree) + textViolations(tree));
}

void LayeringTest::strangerAtTheTopIsSeen() {
    const QList<Violation> found =
        topLevelViolations({QStringLiteral("core"), QStringLiteral("notes"), QStringLiteral("README.md")});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].path, QStringLiteral("notes"));
}

void LayeringTest::overlongFileIsSeen() {
    const SourceTree tree{{QStringLiteral("app/window/a.cpp"), QStringLiteral("\n").repeated(401)},
                          {QStringLiteral("app/window/b.cpp"), QStringLiteral("\n").repeated(400)}};
    const QList<Violation> found = textViolations(tree);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].path, QStringLiteral("app/window/a.cpp"));
    QCOMPARE(found[0].rule, QStringLiteral("overlong-file"));
}

QTEST_GUILESS_MAIN(LayeringTest)
#include "layering_test.moc"
