#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/loading.h"
#include "cli/streams.h"
#include "advise/recommend.h"
#include "files/advice_json.h"
#include "files/design_file.h"
#include "files/yaml/scalars.h"
#include "session/atomic_file.h"

#include <QLocale>

namespace rackyard::cli {

namespace {

void addOptions(QCommandLineParser& parser) {
    const auto add = [&](const char* name, const char* what, const char* value) {
        parser.addOption({QLatin1String(name), QLatin1String(what), QLatin1String(value)});
    };
    add("model", "A model that has to run; repeatable.", "ID");
    add("replicas", "Replicas of the model before it; default 1.", "N");
    add("systems", "Only these GPU systems.", "ID,ID");
    add("include", "A desktop product to consider all the same; repeatable.", "ID");
    add("exclude", "A product to leave out; repeatable.", "ID");
    add("catalog-only", "Advise from this catalog alone.", "DIR");
    add("max-kw", "Most IT power of the build.", "X");
    add("max-rack-kw", "Most power of a rack.", "X");
    add("cooling", "Kinds of cooling the room has.", "KIND,KIND");
    add("max-cost", "Most typical price, in the book's currency.", "X");
    add("out", "Write the first build as a design.", "FILE");
    parser.addOption({QStringLiteral("one-domain"), QStringLiteral("Everything in one scale-up domain.")});
    addCommonOptions(parser);
}

/// Collects option values and remembers whether one of them could not be used.
class Options {
public:
    explicit Options(const QCommandLineParser& parser) : parser_(parser) {}

    bool failed() const { return failed_; }

    template<class IdType>
    std::vector<IdType> ids(const char* name) {
        std::vector<IdType> result;
        for (const QString& value : parser_.values(QLatin1String(name)))
            for (const QString& word : value.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
                if (auto id = IdType::parse(word.trimmed().toStdString()))
                    result.push_back(*id);
                else
                    refuse(name, word);
            }
        return result;
    }

    template<class T>
    std::optional<T> number(const char* name, const Unit<T>& unit) {
        if (!parser_.isSet(QLatin1String(name))) return std::nullopt;
        const QString text = parser_.value(QLatin1String(name));
        const auto scaled = scaledDecimal(text.toStdString(), unit.digits);
        if (scaled && *scaled >= 0) return unit.make(*scaled);
        refuse(name, text);
        return std::nullopt;
    }

    std::set<CoolingClass> cooling() {
        std::set<CoolingClass> classes;
        for (const QString& word : parser_.value(QStringLiteral("cooling")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            if (auto coolingClass = coolingClassOf(word.toStdString()))
                classes.insert(*coolingClass);
            else
                refuse("cooling", word);
        }
        return classes;
    }

    void refuse(const char* name, const QString& value) {
        usageError(QStringLiteral("'%1' is no value for --%2").arg(value, QLatin1String(name)));
        failed_ = true;
    }

private:
    const QCommandLineParser& parser_;
    bool failed_ = false;
};

// `--replicas` belongs to the `--model` before it, so the order on the command line counts.
std::vector<Demand> demandsOf(const QCommandLineParser& parser, Options& options) {
    std::vector<Demand> demands;
    const QStringList models = parser.values(QStringLiteral("model"));
    const QStringList counts = parser.values(QStringLiteral("replicas"));
    int model = 0;
    int count = 0;
    for (const QString& name : parser.optionNames()) {
        if (name == u"model") {
            const QString text = models.at(model++);
            if (auto id = ModelId::parse(text.toStdString()))
                demands.push_back({*id, 1});
            else
                options.refuse("model", text);
        } else if (name == u"replicas") {
            const QString text = counts.at(count++);
            const auto replicas = scaledDecimal(text.toStdString(), 0);
            if (replicas && *replicas > 0 && *replicas <= 1'000'000 && !demands.empty())
                demands.back().replicas = *replicas;
            else
                options.refuse("replicas", text);
        }
    }
    return demands;
}

QString table(const Advice& advice, const QString& currency) {
    QString text;
    for (const Recommendation& build : advice.builds) {
        text += QStringLiteral("%1. %2%3 %4 %5\n").arg(QString::number(build.rank), QString::fromLatin1(keyOf(build.kind).data()),
                build.atLeast ? QStringLiteral(", at least") : QString(), QLocale::c().toString(build.typicalCost.major(), 'f', 0), currency);
        for (const auto& [product, quantity] : build.items)
            text += QStringLiteral("   %1 x %2\n").arg(QString::number(quantity), QString::fromStdString(product.text()));
    }
    if (advice.builds.empty()) text += QStringLiteral("Nothing fits.\n");
    for (const Relaxation& relaxation : advice.relax)
        text += QStringLiteral("Would fit with --%1 %2\n").arg(QString::fromLatin1(keyOf(relaxation.constraint).data()), QString::fromStdString(relaxation.to));
    for (const Rejection& rejection : advice.rejected)
        text += QStringLiteral("Left out: %1 (%2: needs %3, allowed %4)\n").arg(QString::fromStdString(rejection.product.text()),
                QString::fromLatin1(keyOf(rejection.constraint).data()), QString::fromStdString(rejection.needs), QString::fromStdString(rejection.allowed));
    return text;
}

int writeBuild(const QString& path, const Advice& advice, const Catalog& catalog) {
    if (advice.builds.empty()) return done;
    const QByteArray text = QByteArray::fromStdString(writeDesign(withCatalogCopies(advice.builds.front().design, catalog)));
    QString reason;
    if (writeAtomically(path, text, &reason)) return done;
    complain(QStringLiteral("rackyard: cannot write %1: %2").arg(path, reason));
    return cannotWrite;
}

int run(const QCommandLineParser& parser) {
    auto overrides = readOverrides(parser);
    if (const int* status = std::get_if<int>(&overrides)) return *status;
    const auto& given = std::get<Overrides>(overrides);
    std::shared_ptr<const Catalog> catalog = catalogWith(given);
    if (parser.isSet(QStringLiteral("catalog-only"))) {
        auto records = readCatalogFolder(parser.value(QStringLiteral("catalog-only")), *catalog);
        if (const int* status = std::get_if<int>(&records)) return *status;
        catalog = Catalog::layered({std::get<CatalogRecords>(records)});
    }
    Options options(parser);
    Requirement requirement;
    requirement.demands = demandsOf(parser, options);
    requirement.systems = options.ids<ProductId>("systems");
    requirement.include = options.ids<ProductId>("include");
    requirement.exclude = options.ids<ProductId>("exclude");
    requirement.maxPower = options.number("max-kw", unit::kilowatts);
    requirement.maxRackPower = options.number("max-rack-kw", unit::kilowatts);
    requirement.maxCost = options.number("max-cost", unit::majorUnits);
    requirement.cooling = options.cooling();
    requirement.oneDomain = parser.isSet(QStringLiteral("one-domain"));
    if (given.priceBook) requirement.priceBook = *given.priceBook;
    if (given.coolingPolicy) requirement.coolingPolicy = *given.coolingPolicy;
    if (options.failed()) return wrongUsage;
    if (requirement.demands.empty()) return usageError(QStringLiteral("advise takes at least one --model ID"));
    for (const Demand& demand : requirement.demands)
        if (!catalog->model(demand.model)) return usageError(QStringLiteral("there is no model '%1'").arg(QString::fromStdString(demand.model.text())));

    const Advice advice = advise(requirement, *catalog);
    const PriceBook* book = catalog->priceBook(requirement.priceBook);
    const std::string currency = book ? book->currency : std::string();
    if (parser.isSet(QStringLiteral("json")))
        print(adviceJson(advice, currency));
    else
        print(table(advice, QString::fromStdString(currency)));
    return parser.isSet(QStringLiteral("out")) ? writeBuild(parser.value(QStringLiteral("out")), advice, *catalog) : done;
}

} // namespace

const Command adviseCommand{"advise", "(--model ID [--replicas N])... [--systems ID,ID] [--one-domain] [--max-kw X] [--max-rack-kw X] [--cooling KIND,KIND] [--max-cost X] [--json] [--out FILE]",
                            addOptions, run};

} // namespace rackyard::cli
