#include <QTest>

#include <QDir>
#include <QFile>

#include "evaluate/evaluate.h"
#include "evaluate/explain.h"
#include "files/catalog_files.h"
#include "files/design_file.h"
#include "files/evaluation_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace rackyard;
using Json = nlohmann::json;

/// Every figure of every shipped build is multiplied out from its derivation and compared with what the program says.
class ExplainTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFigureMultipliesOut_data();
    void everyFigureMultipliesOut();
    void leavesAreNeverResults_data() { everyFigureMultipliesOut_data(); }
    void leavesAreNeverResults();
    void everyFigureOfTheContractIsExplained_data() { everyFigureMultipliesOut_data(); }
    void everyFigureOfTheContractIsExplained();
    void unknownKeysAreNotExplained();
};

namespace {

const std::shared_ptr<const Catalog>& catalog() {
    static const std::shared_ptr<const Catalog> shared = Catalog::layered({builtInRecords()});
    return shared;
}

Design designOf(const QString& build, const QString& book) {
    QFile file(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/") + build);
    if (!file.open(QIODevice::ReadOnly)) return {};
    FileProblems problems;
    Design design = readDesign(file.readAll().toStdString(), build.toStdString(), problems).value_or(Design());
    design.assumptions.priceBook = *PriceBookId::parse(book.toStdString());
    return design;
}

Json documentOf(const Design& design) { return Json::parse(evaluationJson(design, *catalog(), evaluate(design, *catalog()))); }

const Json* valueAt(const Json& document, const std::string& key) {
    const Json* at = &document;
    for (const QString& piece : QString::fromStdString(key).split(QLatin1Char('.'))) {
        bool isIndex = false;
        const uint index = piece.toUInt(&isIndex);
        if (isIndex && at->is_array() && index < at->size())
            at = &at->at(index);
        else if (at->is_object() && at->contains(piece.toStdString()))
            at = &at->at(piece.toStdString());
        else
            return nullptr;
    }
    return at;
}

bool close(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)}); }

void checkLeaves(const Derivation& derivation) {
    if (derivation.operation != Derivation::Operation::leaf) {
        QVERIFY2(derivation.origin == Derivation::Origin::computed, derivation.name.c_str());
        for (const Derivation& part : derivation.parts)
            checkLeaves(part);
        return;
    }
    QVERIFY2(derivation.origin != Derivation::Origin::computed, derivation.name.c_str());
    if (derivation.origin != Derivation::Origin::design) QVERIFY2(!derivation.sources.empty(), derivation.name.c_str());
}

} // namespace

void ExplainTest::everyFigureMultipliesOut_data() {
    QTest::addColumn<QString>("build");
    QTest::addColumn<QString>("book");
    const QDir folder(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds"));
    for (const QString& build : folder.entryList({QStringLiteral("*.rackyard")}, QDir::Files, QDir::Name))
        for (const char* book : {"public-2026", "quick-reference", "quick-reference-servers"})
            QTest::addRow("%s by %s", qPrintable(build), book) << build << QString::fromLatin1(book);
}

void ExplainTest::everyFigureMultipliesOut() {
    QFETCH(QString, build);
    QFETCH(QString, book);
    const Design design = designOf(build, book);
    const Json document = documentOf(design);
    const std::vector<std::string> keys = explainableKeys(design, *catalog());
    QVERIFY(keys.size() >= 15);
    for (const std::string& key : keys) {
        const auto derivation = explain(design, *catalog(), key);
        QVERIFY2(derivation, key.c_str());
        QVERIFY2(close(derivation->value, derivation->recomputed()), key.c_str());
        const Json* value = valueAt(document, key);
        QVERIFY2(value, key.c_str());
        if (value->is_null()) continue; // a sum of nothing known
        QVERIFY2(close(value->get<double>(), derivation->recomputed()),
                 qPrintable(QStringLiteral("%1: %2 against %3").arg(QString::fromStdString(key)).arg(value->get<double>()).arg(derivation->recomputed())));
    }
}

void ExplainTest::leavesAreNeverResults() {
    QFETCH(QString, build);
    QFETCH(QString, book);
    const Design design = designOf(build, book);
    for (const std::string& key : explainableKeys(design, *catalog()))
        checkLeaves(*explain(design, *catalog(), key));
}

void ExplainTest::everyFigureOfTheContractIsExplained() {
    QFETCH(QString, build);
    QFETCH(QString, book);
    const Design design = designOf(build, book);
    const std::vector<std::string> keys = explainableKeys(design, *catalog());
    for (const char* key : {"memory.on_paper_gb", "memory.pooled_gb", "fit.0.minimum_gb", "fit.0.headroom_gb", "workloads.used_gb",
                            "workloads.headroom_gb", "power.max_kw", "power.facility_kw", "power.btu_per_h"})
        QVERIFY2(std::find(keys.begin(), keys.end(), key) != keys.end(), key);
}

void ExplainTest::unknownKeysAreNotExplained() {
    const Design design = designOf(QStringLiteral("startup-deepseek-v4-pro.rackyard"), QStringLiteral("public-2026"));
    for (const char* key : {"", "memory", "memory.pooled", "fit.7.headroom_gb", "fit.x.headroom_gb", "power.racks.99.max_kw", "cost.capex", "bom.0.extended"})
        QVERIFY2(!explain(design, *catalog(), key), key);
}

QTEST_GUILESS_MAIN(ExplainTest)
#include "explain_test.moc"
