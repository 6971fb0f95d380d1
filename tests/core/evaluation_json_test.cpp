#include <QTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "evaluate/evaluate.h"
#include "files/evaluation_json.h"
#include "support/small_catalog.h"

using namespace rackyard;
using namespace rackyard::testing;

class EvaluationJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void topKeysStandInTheirOrder();
    void sameDesignGivesSameBytes();
    void numbersAreTheShortest_data();
    void numbersAreTheShortest();
    void unknownIsNullAndSumsAreAtLeast();
    void unpricedIsNullNeverZero();
    void equalPoolsAreFoldedWithCount();
    void everyFindingHasCodeSeverityAndArguments();
    void namesMayHoldAnyText();
};

namespace {

QByteArray jsonOf(const Design& design, const Catalog& catalog) {
    return QByteArray::fromStdString(evaluationJson(design, catalog, evaluate(design, catalog)));
}

QJsonObject parsedJson(const Design& design, const Catalog& catalog) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(jsonOf(design, catalog), &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

Design threeNodes() {
    DesignBuilder b;
    b.onFloor("node-a", 3);
    b.workload("large");
    b.joinAll(b.fabric(FabricKind::infiniband));
    return b.design;
}

} // namespace

void EvaluationJsonTest::topKeysStandInTheirOrder() {
    const QByteArray json = jsonOf(threeNodes(), *smallCatalog());
    qsizetype last = -1;
    for (const char* key : {"design", "memory", "fit", "reference", "workloads", "power", "cooling",
                            "fabrics", "cost", "bom", "findings"}) {
        const qsizetype at = json.indexOf(QByteArray(QByteArray("\n  \"") + key + "\":"));
        QVERIFY2(at > last, key);
        last = at;
    }
}

void EvaluationJsonTest::sameDesignGivesSameBytes() {
    QCOMPARE(jsonOf(threeNodes(), *smallCatalog()), jsonOf(threeNodes(), *smallCatalog()));
}

void EvaluationJsonTest::numbersAreTheShortest_data() {
    QTest::addColumn<qint64>("watts");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("whole") << qint64(30'000) << QByteArray("\"max_kw\": 30,");
    QTest::newRow("one decimal") << qint64(10'200) << QByteArray("\"max_kw\": 10.2,");
    QTest::newRow("two decimals") << qint64(32'320) << QByteArray("\"max_kw\": 32.32,");
    QTest::newRow("a watt") << qint64(1) << QByteArray("\"max_kw\": 0.001,");
    QTest::newRow("binary has no such number") << qint64(10'340'400) << QByteArray("\"max_kw\": 10340.4,");
}

void EvaluationJsonTest::numbersAreTheShortest() {
    QFETCH(qint64, watts);
    QFETCH(QByteArray, text);
    CatalogRecords records = smallRecords();
    records.products.front().power.max = Power::ofWatts(watts);
    DesignBuilder b;
    b.onFloor("gpu-a");
    const QByteArray json = jsonOf(b.design, *Catalog::layered({records}));
    QVERIFY2(json.contains(text), json.constData());
}

void EvaluationJsonTest::unknownIsNullAndSumsAreAtLeast() {
    CatalogRecords records = smallRecords();
    for (Product& p : records.products)
        if (p.id == product("node-b")) p.power.max.reset();
    DesignBuilder b;
    b.onFloor("node-b");
    QJsonObject power = parsedJson(b.design, *Catalog::layered({records}))[QLatin1String("power")].toObject();
    QVERIFY(power[QLatin1String("max_kw")].isNull());
    QCOMPARE(power[QLatin1String("unknown")].toArray(), QJsonArray{QStringLiteral("node-b")});
    b.onFloor("node-a");
    power = parsedJson(b.design, *Catalog::layered({records}))[QLatin1String("power")].toObject();
    QCOMPARE(power[QLatin1String("max_kw")].toDouble(), 10.2);
    QCOMPARE(power[QLatin1String("at_least")], QJsonValue(true));
    QVERIFY(power[QLatin1String("typical_kw")].isNull());
}

void EvaluationJsonTest::unpricedIsNullNeverZero() {
    DesignBuilder b;
    b.onFloor("rack-72");
    QJsonObject json = parsedJson(b.design, *smallCatalog());
    QVERIFY(json[QLatin1String("cost")][QLatin1String("capex")].isNull());
    QCOMPARE(json[QLatin1String("cost")][QLatin1String("unpriced")].toArray(),
             QJsonArray{QStringLiteral("rack-72")});
    QVERIFY(json[QLatin1String("bom")][0][QLatin1String("extended")].isNull());
    QVERIFY(!json[QLatin1String("cost")].toObject().contains(QLatin1String("at_least")));
    b.onFloor("node-a", 2);
    json = parsedJson(b.design, *smallCatalog());
    QCOMPARE(json[QLatin1String("cost")][QLatin1String("capex")][QLatin1String("low")].toInt(), 540'000);
    QCOMPARE(json[QLatin1String("cost")][QLatin1String("at_least")], QJsonValue(true));
}

void EvaluationJsonTest::equalPoolsAreFoldedWithCount() {
    DesignBuilder b;
    b.onFloor("tower-c", 60);
    const QJsonArray pools =
        parsedJson(b.design, *smallCatalog())[QLatin1String("memory")][QLatin1String("pools")].toArray();
    QCOMPARE(pools.size(), qsizetype(1));
    QCOMPARE(pools[0][QLatin1String("kind")].toString(), QStringLiteral("single"));
    QCOMPARE(pools[0][QLatin1String("count")].toInt(), 60);
    QCOMPARE(pools[0][QLatin1String("gb")].toInt(), 32);
}

void EvaluationJsonTest::everyFindingHasCodeSeverityAndArguments() {
    const QJsonArray findings =
        parsedJson(threeNodes(), *smallCatalog())[QLatin1String("findings")].toArray();
    bool noHeadroom = false;
    for (const QJsonValue& finding : findings) {
        QVERIFY(findingCodeOf(finding[QLatin1String("code")].toString().toStdString()).has_value());
        QVERIFY(finding[QLatin1String("subjects")].isArray());
        QVERIFY(finding[QLatin1String("arguments")].isObject());
        if (finding[QLatin1String("code")].toString() != QLatin1String("zero-headroom")) continue;
        noHeadroom = true;
        QCOMPARE(finding[QLatin1String("severity")].toString(), QStringLiteral("warning"));
        QCOMPARE(finding[QLatin1String("arguments")][QLatin1String("minimum")].toInt(), 1920);
    }
    QVERIFY(noHeadroom);
}

void EvaluationJsonTest::namesMayHoldAnyText() {
    DesignBuilder b;
    b.design.name = "Quotes \" and \\, line\nends, Umläute — and a tab\t";
    const QJsonObject json = parsedJson(b.design, *smallCatalog());
    QCOMPARE(json[QLatin1String("design")][QLatin1String("name")].toString(),
             QString::fromStdString(b.design.name));
    b.design.name = "broken \xff bytes";
    QVERIFY(!parsedJson(b.design, *smallCatalog()).isEmpty());
}

QTEST_GUILESS_MAIN(EvaluationJsonTest)
#include "evaluation_json_test.moc"
