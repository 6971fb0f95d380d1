#include "cli/command.h"
#include "cli/evaluation_table.h"
#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/streams.h"
#include "evaluate/evaluate.h"
#include "evaluate/explain.h"
#include "files/evaluation_json.h"

#include <algorithm>

namespace rackyard::cli {

namespace {

void addOptions(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("The design to evaluate."));
    addCommonOptions(parser);
    parser.addOption({QStringLiteral("explain"), QStringLiteral("Show how one figure comes about."), QStringLiteral("KEY")});
    parser.addOption({QStringLiteral("strict"), QStringLiteral("Exit with 1 where the design has errors.")});
}

int explainFigure(const Loaded& loaded, const QString& key, bool asJson) {
    const auto derivation = explain(loaded.design, *loaded.catalog, key.toStdString());
    if (!derivation) return usageError(QStringLiteral("this design has no figure '%1'").arg(key));
    print(asJson ? QString::fromStdString(derivationJson(key.toStdString(), *derivation)) : derivationTable(key, *derivation));
    return done;
}

int run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments().mid(1);
    if (files.size() != 1) return usageError(QStringLiteral("evaluate takes one FILE"));
    const auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    const auto result = loadDesign(files.front(), std::get<Overrides>(overrides));
    if (const int* status = std::get_if<int>(&result)) return *status;
    const auto& loaded = std::get<Loaded>(result);
    const bool asJson = parser.isSet(QStringLiteral("json"));
    if (parser.isSet(QStringLiteral("explain"))) return explainFigure(loaded, parser.value(QStringLiteral("explain")), asJson);

    const Evaluation evaluation = evaluate(loaded.design, *loaded.catalog, {loaded.asOf});
    if (asJson)
        print(evaluationJson(loaded.design, *loaded.catalog, evaluation));
    else
        print(evaluationTable(loaded.design, *loaded.catalog, evaluation));
    const bool hasError = std::any_of(evaluation.findings.begin(), evaluation.findings.end(),
                                      [](const Finding& f) { return f.severity() == Severity::error; });
    return parser.isSet(QStringLiteral("strict")) && hasError ? strictFailure : done;
}

} // namespace

const Command evaluateCommand{"evaluate", "FILE [--json] [--explain KEY] [--strict]", addOptions, run};

} // namespace rackyard::cli
