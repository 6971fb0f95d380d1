#include "layering/support/rules.h"

#include <QRegularExpression>

namespace layering {
namespace {

// Each may include itself and what stands before it.
const QStringList coreOrder{QStringLiteral("units"),  QStringLiteral("findings"), QStringLiteral("catalog"),
                            QStringLiteral("design"), QStringLiteral("evaluate"), QStringLiteral("advise"),
                            QStringLiteral("files")};

// rackyard_text <- rackyard_session <- rackyard_ui <- main.
const QStringList appOrder{QStringLiteral("text"), QStringLiteral("session"), QStringLiteral("ui")};
const QStringList strangers{QStringLiteral("canvas"), QStringLiteral("charts"), QStringLiteral("findings"),
                            QStringLiteral("inspector"), QStringLiteral("palette")};

struct Line {
    QString top;    ///< `core`, `app` …
    QString folder; ///< `units`, `canvas` …, empty for a file right under `top`
    QString included;
    QString includedTop; ///< `core` or `app` where the included file is ours, else empty
    QString includedFolder;
};

/// Ours are included from the tops of core and app, so one name can be in both (findings): the file decides.
QString topOf(const QString& included, const Line& from, const SourceTree& tree) {
    for (const QString& top : {QStringLiteral("app"), QStringLiteral("core")}) {
        const bool reachable = top == QLatin1String("core") || from.top != QLatin1String("core");
        if (reachable && tree.contains(top + QLatin1Char('/') + included)) return top;
    }
    return {};
}

bool isQt(const QString& included) {
    static const QRegularExpression qt(QStringLiteral("^Q[A-Z]|^Qt|^q[a-z]+\\.h$|\\.moc$|^moc_|^ui_"));
    return qt.match(included).hasMatch();
}

bool isQtCharts(const QString& included) {
    static const QRegularExpression charts(QStringLiteral(
        "^QtCharts|^QChart|Series$|^QLegend|^QAbstractAxis|^Q\\w*Axis$|^QBarSet|^QBarLegendMarker|"
        "^QPieSlice|^QPolarChart|^QBoxSet|^QCandlestickSet|^QtGraphs"));
    return charts.match(included).hasMatch();
}

bool isFormatLibrary(const QString& included) {
    static const QRegularExpression library(
        QStringLiteral("^(yaml-cpp|nlohmann|qpdf)/|^xlsxwriter|^QJson|^QXmlStream|^QDom"));
    return library.match(included).hasMatch();
}

bool breaksOrder(const QStringList& order, const QString& from, const QString& to) {
    return order.contains(from) && order.contains(to) && order.indexOf(to) > order.indexOf(from);
}

QString coreRule(const Line& line) {
    if (isQt(line.included)) return QStringLiteral("core-includes-qt");
    if (line.includedTop == QLatin1String("core") && breaksOrder(coreOrder, line.folder, line.includedFolder))
        return QStringLiteral("core-order");
    return {};
}

QString appLayer(const QString& folder) { return appOrder.contains(folder) ? folder : QStringLiteral("ui"); }

QString appRule(const Line& line) {
    if (line.folder != QLatin1String("charts") && isQtCharts(line.included))
        return QStringLiteral("qt-charts-outside-charts");
    if (line.includedTop != QLatin1String("app")) return {};
    if (!line.folder.isEmpty() && breaksOrder(appOrder, appLayer(line.folder), appLayer(line.includedFolder)))
        return QStringLiteral("app-order");
    if (strangers.contains(line.folder) && strangers.contains(line.includedFolder) &&
        line.folder != line.includedFolder)
        return QStringLiteral("panels-know-one-another");
    return {};
}

QString ruleBroken(const Line& line) {
    const bool product = line.top == QLatin1String("core") || line.top == QLatin1String("app");
    const bool files = line.top == QLatin1String("core") && line.folder == QLatin1String("files");
    if (product && !files && isFormatLibrary(line.included))
        return QStringLiteral("format-library-outside-files");
    if (line.top == QLatin1String("core")) return coreRule(line);
    return line.top == QLatin1String("app") ? appRule(line) : QString();
}

void checkFile(const QString& path, const SourceTree& tree, QList<Violation>& found) {
    const QStringList parts = path.split(QLatin1Char('/'));
    int number = 0;
    for (const QString& text : codeLines(tree.value(path))) {
        ++number;
        Line line{parts.value(0), parts.size() > 2 ? parts[1] : QString(), includedPath(text), {}, {}};
        if (line.included.isEmpty()) continue;
        line.includedTop = topOf(line.included, line, tree);
        line.includedFolder = line.included.section(QLatin1Char('/'), 0, 0);
        if (const QString rule = ruleBroken(line); !rule.isEmpty())
            found.append({path, number, rule, text.trimmed()});
    }
}

} // namespace

QList<Violation> includeViolations(const SourceTree& tree) {
    QList<Violation> found;
    for (auto file = tree.begin(); file != tree.end(); ++file)
        if (file.key().endsWith(QLatin1String(".cpp")) || file.key().endsWith(QLatin1String(".h")))
            checkFile(file.key(), tree, found);
    return found;
}

} // namespace layering
