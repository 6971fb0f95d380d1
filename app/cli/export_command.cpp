#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/offscreen_application.h"
#include "cli/streams.h"
#include "evaluate/evaluate.h"
#include "proposal/export.h"

#include <algorithm>
#include <array>

namespace rackyard::cli {

namespace {

/// What the outputs are made from.
struct Job {
    const Loaded& loaded;
    const Evaluation& evaluation;
    PageFormat page;
    double scale;
};

/// One kind of file that a design is written to.
struct Output {
    const char* option;
    const char* help;
    bool (*write)(const Job& job, const QString& path, QString* reason);
};

constexpr std::array outputs{
    Output{"pdf", "Write the proposal.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportProposalPdf(j.loaded.design, *j.loaded.catalog, j.evaluation, j.loaded.asOf, path,
                                        j.page, reason);
           }},
    Output{"xlsx", "Write the bill of materials as a workbook.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportBomXlsx(j.loaded.design, *j.loaded.catalog, j.evaluation, j.loaded.asOf, path,
                                    reason);
           }},
    Output{"csv", "Write the bill of materials as CSV.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportBomCsv(j.loaded.design, *j.loaded.catalog, j.evaluation, path, reason);
           }},
    Output{"json", "Write the evaluation, as evaluate --json prints it.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportEvaluationJson(j.loaded.design, *j.loaded.catalog, j.evaluation, path, reason);
           }},
    Output{"svg", "Write the canvas picture as vectors.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportYardSvg(j.loaded.design, *j.loaded.catalog, j.evaluation, path, reason);
           }},
    Output{"png", "Write the canvas picture as pixels.",
           [](const Job& j, const QString& path, QString* reason) {
               return exportYardPng(j.loaded.design, *j.loaded.catalog, j.evaluation, path, j.scale, reason);
           }},
};

void addOptions(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("The design to export."));
    addDesignOptions(parser);
    for (const Output& output : outputs)
        parser.addOption({QLatin1String(output.option), QLatin1String(output.help), QStringLiteral("F")});
    parser.addOption({QStringLiteral("paper"), QStringLiteral("Page of the PDF: a4 (default) or letter."),
                      QStringLiteral("SIZE")});
    parser.addOption({QStringLiteral("scale"), QStringLiteral("Size of the PNG; 1 is the canvas at 100 %."),
                      QStringLiteral("S")});
}

bool readOptions(const QCommandLineParser& parser, Job& job) {
    const QString paper = parser.value(QStringLiteral("paper"));
    if (paper == u"letter") job.page = PageFormat::letter;
    const bool paperKnown = paper.isEmpty() || paper == u"a4" || paper == u"letter";
    bool scaleKnown = true;
    if (parser.isSet(QStringLiteral("scale")))
        job.scale = parser.value(QStringLiteral("scale")).toDouble(&scaleKnown);
    if (!paperKnown) usageError(QStringLiteral("--paper is a4 or letter, not '%1'").arg(paper));
    scaleKnown = scaleKnown && job.scale >= 0.01 && job.scale <= 100;
    if (!scaleKnown) usageError(QStringLiteral("--scale is a number from 0.01 to 100"));
    return paperKnown && scaleKnown;
}

bool writeAll(const QCommandLineParser& parser, const Job& job) {
    bool allWritten = true;
    for (const Output& output : outputs) {
        if (!parser.isSet(QLatin1String(output.option))) continue;
        const QString path = parser.value(QLatin1String(output.option));
        QString reason;
        if (output.write(job, path, &reason)) continue;
        complain(QStringLiteral("%1: %2").arg(path, reason));
        allWritten = false;
    }
    return allWritten;
}

bool namesAnOutput(const QCommandLineParser& parser) {
    return std::any_of(outputs.begin(), outputs.end(),
                       [&](const Output& output) { return parser.isSet(QLatin1String(output.option)); });
}

int run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments().mid(1);
    if (files.size() != 1) return usageError(QStringLiteral("export takes one FILE"));
    if (!namesAnOutput(parser))
        return usageError(QStringLiteral("export needs an output, for instance --pdf F"));
    const auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    const auto result = loadDesign(files.front(), std::get<Overrides>(overrides));
    if (const int* status = std::get_if<int>(&result)) return *status;
    const auto& loaded = std::get<Loaded>(result);
    const Evaluation evaluation = evaluate(loaded.design, *loaded.catalog, {loaded.asOf});
    Job job{loaded, evaluation, PageFormat::a4, 1};
    if (!readOptions(parser, job)) return wrongUsage;
    const OffscreenApplication application;
    return writeAll(parser, job) ? done : cannotWrite;
}

} // namespace

const Command exportCommand{
    "export",
    "FILE [--pdf F] [--xlsx F] [--csv F] [--json F] [--svg F] [--png F [--scale S]] [--paper a4|letter]",
    addOptions, run};

} // namespace rackyard::cli
