#include <QTest>

#include <QDir>
#include <QFile>

#include "evaluate/evaluate.h"
#include "files/catalog_files.h"
#include "files/design_file.h"
#include "files/evaluation_json.h"
#include "files/yaml/yaml_node.h"

#include <nlohmann/json.hpp>

using namespace rackyard;
using Json = nlohmann::json;

/// Each tests/scenarios/*.yaml holds a design (as text, or as the name of a shipped build) and figures of
/// `evaluate --json` that must come out, by their path.
class ScenariosTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void comesOutAsWritten_data();
    void comesOutAsWritten();

private:
    std::shared_ptr<const Catalog> catalog_;
};

namespace {

QString root() { return QStringLiteral(RACKYARD_SOURCE_DIR); }

std::string contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The value at `path` (`fit.0.status`), or a discarded one where nothing is there.
Json valueAt(Json json, const std::string& path) {
    for (const QString& piece : QString::fromStdString(path).split(QLatin1Char('.'))) {
        bool isIndex = false;
        const uint index = piece.toUInt(&isIndex);
        if (isIndex && json.is_array() && index < json.size())
            json = Json(json.at(index));
        else if (json.is_object() && json.contains(piece.toStdString()))
            json = Json(json.at(piece.toStdString()));
        else
            return Json(Json::value_t::discarded);
    }
    return json;
}

/// The written value as JSON: a number, `true`, `null`, a list like `[a, b]`, or else a word.
Json expected(const YamlNode& node) {
    if (node.kind == YamlNode::Kind::sequence) {
        Json list = Json::array();
        for (const YamlNode& element : node.elements)
            list.push_back(expected(element));
        return list;
    }
    if (node.kind == YamlNode::Kind::null) return nullptr;
    const Json parsed = Json::parse(node.scalar, nullptr, false);
    return parsed.is_number() || parsed.is_boolean() || parsed.is_null() ? parsed : Json(node.scalar);
}

/// `findings` is written as the list of codes; everything else is looked up by its path.
Json actual(const Json& document, const std::string& path) {
    if (path != "findings") return valueAt(document, path);
    Json codes = Json::array();
    for (const Json& finding : document.at("findings"))
        codes.push_back(finding.at("code"));
    return codes;
}

} // namespace

void ScenariosTest::initTestCase() { catalog_ = Catalog::layered({builtInRecords()}); }

void ScenariosTest::comesOutAsWritten_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(root() + QStringLiteral("/tests/scenarios"));
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void ScenariosTest::comesOutAsWritten() {
    QFETCH(QString, path);
    FileProblems problems;
    const auto scenario = readYaml(contentOf(path), path.toStdString(), problems);
    QVERIFY(scenario && problems.empty());
    const YamlNode* build = scenario->find("build");
    const YamlNode* inlined = scenario->find("design");
    QVERIFY2((build != nullptr) != (inlined != nullptr), "either a build or a design");
    const std::string text = build ? contentOf(root() + QStringLiteral("/resources/builds/%1.rackyard").arg(QString::fromStdString(build->scalar)))
                                   : inlined->scalar;
    const auto design = readDesign(text, path.toStdString(), problems);
    for (const FileProblem& problem : problems)
        qWarning("%s", problemLine(problem).c_str());
    QVERIFY(design);
    const Json document = Json::parse(evaluationJson(*design, *catalog_, evaluate(*design, *catalog_)));
    const YamlNode* expectations = scenario->find("expect");
    QVERIFY(expectations && !expectations->entries.empty());
    for (const YamlEntry& entry : expectations->entries) {
        const Json found = actual(document, entry.key);
        const Json wanted = expected(entry.value);
        QVERIFY2(found == wanted, qPrintable(QStringLiteral("%1: %2 instead of %3").arg(QString::fromStdString(entry.key),
                 QString::fromStdString(found.is_discarded() ? "nothing" : found.dump()), QString::fromStdString(wanted.dump()))));
    }
}

QTEST_GUILESS_MAIN(ScenariosTest)
#include "scenarios_test.moc"
