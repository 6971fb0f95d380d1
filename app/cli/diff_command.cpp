#include <QLocale>

#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/streams.h"
#include "evaluate/compare.h"
#include "evaluate/evaluate.h"
#include "files/advice_json.h"

namespace rackyard::cli {

namespace {

void addOptions(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("A"), QStringLiteral("The design before."));
    parser.addPositionalArgument(QStringLiteral("B"), QStringLiteral("The design after."));
    addCommonOptions(parser);
}

QString figure(const std::optional<double>& value) {
    return value ? QLocale::c().toString(*value, 'g', 12) : QStringLiteral("unknown");
}

QString table(const Comparison& comparison) {
    QString text;
    const auto parts = [&](const char* sign, const std::vector<PartChange>& changes) {
        for (const PartChange& change : changes)
            text += QStringLiteral("%1 %2: %3 -> %4\n").arg(QLatin1String(sign), QString::fromStdString(change.product.text()),
                    QString::number(change.before), QString::number(change.after));
    };
    parts("+", comparison.added);
    parts("-", comparison.removed);
    parts("~", comparison.changed);
    for (const TotalChange& total : comparison.totals)
        text += QStringLiteral("%1 %2 -> %3 %4\n").arg(QString::fromStdString(total.key).leftJustified(24), figure(total.before),
                figure(total.after), QString::fromStdString(total.unit));
    return text;
}

int run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments().mid(1);
    if (files.size() != 2) return usageError(QStringLiteral("diff takes two files"));
    const auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    std::vector<Evaluation> evaluations;
    for (const QString& file : files) {
        const auto result = loadDesign(file, std::get<Overrides>(overrides));
        if (const int* status = std::get_if<int>(&result)) return *status;
        const auto& loaded = std::get<Loaded>(result);
        evaluations.push_back(evaluate(loaded.design, *loaded.catalog, {loaded.asOf}));
    }
    const Comparison comparison = compare(evaluations[0], evaluations[1]);
    if (parser.isSet(QStringLiteral("json")))
        print(comparisonJson(comparison));
    else
        print(table(comparison));
    return done;
}

} // namespace

const Command diffCommand{"diff", "A B [--json]", addOptions, run};

} // namespace rackyard::cli
