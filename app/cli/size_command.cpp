#include "cli/command.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/streams.h"
#include "evaluate/model/size_report.h"
#include "files/hf_config.h"
#include "files/size_json.h"

namespace rackyard::cli {

namespace {

constexpr qlonglong mostTokensAtOnce = 10'000'000'000; // beyond what any memory holds, and safe to multiply

struct Asked {
    SizingRequest request;
    std::optional<GpuBudget> gpu;
};

void addOptions(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("MODEL_OR_CONFIG"), QStringLiteral("A model of the catalog, or a config.json of Hugging Face."));
    const auto option = [&](const char* name, const char* what, const char* value) {
        parser.addOption({QLatin1String(name), QLatin1String(what), QLatin1String(value)});
    };
    option("weights", "fp16, bf16, fp8, fp4, int8, int4 or native (default).", "FORMAT");
    option("kv", "fp16, bf16 (default) or fp8.", "FORMAT");
    option("context", "Tokens that every sequence holds; default 8192.", "N");
    option("concurrency", "Sequences at one time; default 1.", "N");
    option("tp", "GPUs over which every layer is split; default 1.", "N");
    option("pp", "Stages over which the layers are split; default 1.", "N");
    option("gpu", "Show the share of one such GPU of the catalog.", "ID");
    addCommonOptions(parser);
}

/// A format by the word of the command line; `fp4` means the kind with a scale for every 16 weights.
bool readWeights(const QCommandLineParser& parser, SizingRequest& request) {
    const QString word = parser.value(QStringLiteral("weights"));
    if (word.isEmpty() || word == u"native") return true;
    request.weights = word == u"fp4" ? WeightFormat::nvfp4 : weightFormatOf(word.toStdString());
    if (!request.weights) usageError(QStringLiteral("'%1' is no value for --weights").arg(word));
    return request.weights.has_value();
}

bool readCache(const QCommandLineParser& parser, SizingRequest& request) {
    if (!parser.isSet(QStringLiteral("kv"))) return true;
    const QString word = parser.value(QStringLiteral("kv"));
    const auto format = cacheFormatOf(word.toStdString());
    if (format) request.cache = *format;
    else usageError(QStringLiteral("'%1' is no value for --kv").arg(word));
    return format.has_value();
}

bool readCount(const QCommandLineParser& parser, const char* name, qlonglong most, std::int64_t& value) {
    const QString option = QLatin1String(name);
    if (!parser.isSet(option)) return true;
    bool isNumber = false;
    const qlonglong number = parser.value(option).toLongLong(&isNumber);
    if (!isNumber || number < 1 || number > most) {
        usageError(QStringLiteral("'%1' is no value for --%2").arg(parser.value(option), option));
        return false;
    }
    value = number;
    return true;
}

bool readGpu(const QCommandLineParser& parser, const Catalog& catalog, std::optional<GpuBudget>& gpu) {
    if (!parser.isSet(QStringLiteral("gpu"))) return true;
    const QString word = parser.value(QStringLiteral("gpu"));
    const auto id = ProductId::parse(word.toStdString());
    const Product* product = id ? catalog.product(*id) : nullptr;
    if (!product || !product->gpu) {
        usageError(QStringLiteral("there is no GPU '%1'").arg(word));
        return false;
    }
    const bool reported = parser.value(QStringLiteral("memory")) == u"reported";
    gpu = GpuBudget{reported ? product->gpu->memoryReported.value_or(product->gpu->memoryNominal) : product->gpu->memoryNominal};
    return true;
}

std::optional<Asked> readAsked(const QCommandLineParser& parser, const Catalog& catalog) {
    Asked asked;
    if (!readWeights(parser, asked.request) || !readCache(parser, asked.request)) return std::nullopt;
    if (!readCount(parser, "context", mostTokensAtOnce, asked.request.context)) return std::nullopt;
    if (!readCount(parser, "concurrency", 1'000'000, asked.request.concurrency)) return std::nullopt;
    if (!readCount(parser, "tp", 1024, asked.request.tensorParallel) || !readCount(parser, "pp", 1024, asked.request.pipelineParallel)) return std::nullopt;
    if (asked.request.context > mostTokensAtOnce / asked.request.concurrency) {
        usageError(QStringLiteral("--context times --concurrency is beyond any memory"));
        return std::nullopt;
    }
    if (!readGpu(parser, catalog, asked.gpu)) return std::nullopt;
    return asked;
}

std::optional<QByteArray> contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.readAll();
}

OrExit<SizeReport> sizeConfig(const QString& path, const Asked& asked) {
    FileProblems problems;
    std::optional<HuggingFaceModel> model;
    if (const auto text = contentOf(path)) {
        const auto beside = contentOf(QFileInfo(path).dir().filePath(QStringLiteral("hf_quant_config.json")));
        model = readHuggingFaceConfig(text->toStdString(), path.toStdString(), problems, beside.value_or(QByteArray()).toStdString());
    } else {
        problems.push_back({path.toStdString(), {}, {FindingCode::fileNotReadable, {}, {}}});
    }
    complain(problems);
    if (!model) return int{invalidFile};
    SizeReport report = sizeShape(model->shape, asked.request, asked.gpu);
    report.model = model->family;
    report.upperBound = model->upperBound();
    report.notUnderstood = model->notUnderstood;
    report.assumed = model->assumed;
    report.towers = model->towers;
    return report;
}

OrExit<SizeReport> report(const QString& word, const Catalog& catalog, const Asked& asked) {
    const auto id = ModelId::parse(word.toStdString());
    if (const Model* model = id ? catalog.model(*id) : nullptr) return sizeModel(*model, asked.request, asked.gpu);
    if (QFileInfo(word).isDir()) return sizeConfig(QDir(word).filePath(QStringLiteral("config.json")), asked);
    if (word.endsWith(QLatin1String(".json")) || QFileInfo::exists(word)) return sizeConfig(word, asked);
    return usageError(QStringLiteral("there is no model and no file '%1'").arg(word));
}

QString gigabytes(Bytes bytes) { return QStringLiteral("%1 GB").arg(bytes.gigabytes(), 12, 'f', 3); }

void printTable(const SizeReport& r) {
    const auto line = [](const char* name, const QString& value) { print(QStringLiteral("%1 %2\n").arg(QLatin1String(name), -20).arg(value)); };
    line("model", QString::fromStdString(r.model));
    line("parameters", QStringLiteral("%1 billion").arg(double(r.parameters) / 1e9, 0, 'f', 3));
    line("weights", gigabytes(r.weights));
    line("KV cache", r.cache ? gigabytes(*r.cache) : QStringLiteral("unknown"));
    line("state", r.state ? gigabytes(*r.state) : QStringLiteral("unknown"));
    line("activations", gigabytes(r.activation));
    line("runtime", gigabytes(r.runtime));
    line(r.upperBound ? "total, at most" : r.atLeast() ? "total, at least" : "total", gigabytes(r.total()));
    for (const std::string& key : r.notUnderstood)
        line("not understood", QString::fromStdString(key));
    for (const std::string& tower : r.towers)
        line("not counted", QString::fromStdString(tower));
    if (!r.share) return;
    line("free on a GPU", gigabytes(r.share->free));
    line("largest context", QString::fromStdString(std::to_string(r.largestContext)));
    line("most requests", QString::fromStdString(std::to_string(r.mostRequests)));
}

int run(const QCommandLineParser& parser) {
    const QStringList words = parser.positionalArguments().mid(1);
    if (words.size() != 1) return usageError(QStringLiteral("size takes one model or config.json"));
    const auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    const auto catalog = catalogWith(std::get<Overrides>(overrides));
    const auto asked = readAsked(parser, *catalog);
    if (!asked) return wrongUsage;
    const auto sized = report(words.front(), *catalog, *asked);
    if (const int* status = std::get_if<int>(&sized)) return *status;
    if (parser.isSet(QStringLiteral("json"))) print(sizeJson(std::get<SizeReport>(sized)));
    else printTable(std::get<SizeReport>(sized));
    return done;
}

} // namespace

const Command sizeCommand{"size", "MODEL_OR_CONFIG [--weights FORMAT] [--kv FORMAT] [--context N] [--concurrency N] [--tp N] [--pp N] [--gpu ID] [--json]",
                          addOptions, run};

} // namespace rackyard::cli
