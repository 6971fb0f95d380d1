#include "layering/support/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace layering {
namespace {

bool isText(const QString& path) {
    static const QRegularExpression name(QStringLiteral(
        R"((\.(cpp|h|cmake|txt|sh|md|json|yaml|yml|rackyard|desktop|xml|table|in|ts|qss)|/run|CMakeLists\.txt|\.clang-\w+)$)"));
    return name.match(path).hasMatch();
}

void readFolder(const QString& root, const QString& folder, SourceTree& tree) {
    QDirIterator files(root + QLatin1Char('/') + folder, QDir::Files | QDir::Hidden,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString path = QDir(root).relativeFilePath(file.fileName());
        if (isText(path) && file.open(QIODevice::ReadOnly))
            tree.insert(path, QString::fromUtf8(file.readAll()));
    }
}

/// Blanks `length` characters from `from`, keeping line ends so that line numbers stay.
void blank(QString& text, qsizetype from, qsizetype length) {
    for (qsizetype i = from; i < from + length; ++i)
        if (text[i] != QLatin1Char('\n')) text[i] = QLatin1Char(' ');
}

} // namespace

SourceTree readTree(const QString& root) {
    SourceTree tree;
    for (const QString& folder :
         {QStringLiteral("core"), QStringLiteral("app"), QStringLiteral("tests"), QStringLiteral("packaging"),
          QStringLiteral("resources"), QStringLiteral("translations"), QStringLiteral(".ci"),
          QStringLiteral(".github")})
        readFolder(root, folder, tree);
    const QStringList top = QDir(root).entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : top) {
        QFile file(root + QLatin1Char('/') + name);
        if (isText(name) && file.open(QIODevice::ReadOnly))
            tree.insert(name, QString::fromUtf8(file.readAll()));
    }
    return tree;
}

QStringList topLevelNames(const QString& root) {
    QStringList names = QDir(root).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    names.removeAll(QStringLiteral("build"));
    return names;
}

QStringList codeLines(const QString& text) {
    // One pass over whatever starts first: a raw string, a comment, a string or a character.
    static const QRegularExpression parts(QStringLiteral(
        R"(R"(\w*)\((?s:.*?)\)\1"|//[^\n]*|/\*(?s:.*?)\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')"));
    QString code = text;
    auto matches = parts.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const qsizetype lineStart = text.lastIndexOf(QLatin1Char('\n'), match.capturedStart()) + 1;
        const QStringView before = QStringView(text).mid(lineStart, match.capturedStart() - lineStart);
        if (!before.trimmed().startsWith(QLatin1String("#include")))
            blank(code, match.capturedStart(), match.capturedLength());
    }
    return code.split(QLatin1Char('\n'));
}

QString includedPath(const QString& line) {
    static const QRegularExpression include(QStringLiteral(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])"));
    return include.match(line).captured(1);
}

} // namespace layering
