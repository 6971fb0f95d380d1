#include "layering/support/rules.h"

#include <QRegularExpression>

namespace layering {
namespace {

/// Lines a file may have. A table of test rows may be longer than what a reader must hold in mind.
int longestFile(const QString& path) { return path.startsWith(QLatin1String("tests/")) ? 540 : 400; }

/// A pattern that may not stand in the files whose path `where` matches, unless `except` matches it too.
struct Rule {
    QString name;
    QRegularExpression where;
    QRegularExpression except;
    QRegularExpression pattern;
};

QRegularExpression re(const char* pattern) { return QRegularExpression(QString::fromLatin1(pattern)); }

/// Rules for code: comments and string literals do not count.
const QList<Rule>& codeRules() {
    static const QList<Rule> rules{
        // Hidden inputs: what a part needs is handed to it.
        {QStringLiteral("global-instance"), re("^(core|app)/.*\\.(cpp|h)$"), re("^$"),
         re("\\b[iI]nstance\\s*\\(\\s*\\)")},
        // Numbers for a reader are words of app/text. The command line prints in the C locale, and a few
        // files write
        // text that only machines read: SVG attributes, payloads of drags, keys under which undo steps merge.
        {QStringLiteral("formats-outside-text"), re("^app/.*\\.(cpp|h)$"),
         re("^app/(text/|cli/|theme/icons\\.cpp$|palette/palette_entry\\.cpp$|session/"
            "design_session\\.cpp$)"),
         re("QString::(number|asprintf)\\s*\\(|\\bQLocale\\b[^;]*\\)\\s*\\.\\s*to(String|CurrencyString)\\s*"
            "\\(|"
            "\\b\\w*[lL]ocale\\w*(\\(\\))?\\s*(\\.|->)\\s*(toString|toCurrencyString|formattedDataSize)\\s*"
            "\\(|\\bstd::to_string\\s*\\(")},
        {QStringLiteral("test-switch"), re("^(core|app)/.*\\.(cpp|h)$"), re("^$"),
         re("(?i)\\b(is|in|set)?_?(test|unit_?test)_?mode|\\bRACKYARD_TEST|QStandardPaths::"
            "setTestModeEnabled")},
        {QStringLiteral("keyword-of-qt"), re("^(app|tests)/.*\\.(cpp|h)$"), re("^$"),
         re("^\\s*(signals|(public|private|protected)\\s+slots)\\s*:|\\bemit\\s+\\w")},
    };
    return rules;
}

/// Rules for every text as it stands.
const QList<Rule>& plainRules() {
    static const QList<Rule> rules{
        {QStringLiteral("path-of-one-machine"), re("."), re("^(tests/layering/layering_test\\.cpp|LICENSE)$"),
         re("(?<![\\w.}/-])/(home|root|work|Users|mnt|srv)/\\w|\\b[A-Z]:\\\\\\\\?(Users|Program)")},
        {QStringLiteral("left-to-do"), re("^(core|app|packaging)/.*\\.(cpp|h|sh)$"), re("^$"),
         re("\\b(TODO|FIXME|XXX|HACK)\\b")},
    };
    return rules;
}

void checkLines(const QString& path, const QStringList& lines, const QList<Rule>& rules,
                QList<Violation>& found) {
    for (const Rule& rule : rules) {
        if (!rule.where.match(path).hasMatch() || rule.except.match(path).hasMatch()) continue;
        for (int i = 0; i < lines.size(); ++i)
            if (rule.pattern.match(lines[i]).hasMatch())
                found.append({path, i + 1, rule.name, lines[i].trimmed()});
    }
}

void checkFile(const QString& path, const QString& text, QList<Violation>& found) {
    static const QRegularExpression code(QStringLiteral("\\.(cpp|h)$"));
    const QStringList lines = text.split(QLatin1Char('\n'));
    checkLines(path, lines, plainRules(), found);
    if (!code.match(path).hasMatch()) return;
    checkLines(path, codeLines(text), codeRules(), found);
    if (lines.size() - 1 > longestFile(path))
        found.append({path, int(lines.size()) - 1, QStringLiteral("overlong-file"), {}});
    if (path.endsWith(QLatin1String(".h")) && !lines.contains(QLatin1String("#pragma once")))
        found.append({path, 1, QStringLiteral("header-without-pragma-once"), {}});
}

} // namespace

QList<Violation> textViolations(const SourceTree& tree) {
    QList<Violation> found;
    for (auto file = tree.begin(); file != tree.end(); ++file)
        checkFile(file.key(), file.value(), found);
    return found;
}

QList<Violation> topLevelViolations(const QStringList& names) {
    static const QStringList allowed{QStringLiteral("CMakeLists.txt"),
                                     QStringLiteral("CMakePresets.json"),
                                     QStringLiteral("LICENSE"),
                                     QStringLiteral("README.md"),
                                     QStringLiteral("app"),
                                     QStringLiteral("core"),
                                     QStringLiteral("packaging"),
                                     QStringLiteral("resources"),
                                     QStringLiteral("tests"),
                                     QStringLiteral("translations")};
    QList<Violation> found;
    for (const QString& name : names)
        if (!allowed.contains(name)) found.append({name, 0, QStringLiteral("stranger-at-the-top"), {}});
    return found;
}

QString report(const QList<Violation>& violations) {
    QStringList lines;
    for (const Violation& violation : violations)
        lines.append(
            QStringLiteral("%1:%2: %3: %4")
                .arg(violation.path, QString::number(violation.line), violation.rule, violation.excerpt));
    return lines.join(QLatin1Char('\n'));
}

} // namespace layering
