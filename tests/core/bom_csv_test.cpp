#include <QTest>

#include "evaluate/evaluate.h"
#include "files/bom_csv.h"
#include "support/small_catalog.h"

#include <map>

using namespace rackyard;
using namespace rackyard::testing;

class BomCsvTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textNeverRunsAsFormula_data();
    void textNeverRunsAsFormula();
    void headerComesFirstAndLinesEndInCrLf();
    void everyRowHasAllColumns();
    void extendedColumnsAddUpToCapex();
    void blankWhereNobodyGivesAPrice();
    void derivedSwitchesAreMarked();
    void placesAreNamedByRackAndU();
    void clusterPriceContainsItsLines();
    void statusIsAQuoteOnlyWhereEveryPriceIsOne();
};

namespace {

/// Reads CSV as RFC 4180 has it: quoted fields, doubled quotes, CRLF.
std::vector<std::vector<std::string>> parsed(const std::string& csv) {
    std::vector<std::vector<std::string>> rows(1);
    std::string field;
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char c = csv[i];
        if (quoted && c == '"' && i + 1 < csv.size() && csv[i + 1] == '"') {
            field += csv[++i];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == ',') {
            rows.back().push_back(std::exchange(field, {}));
        } else if (!quoted && c == '\r') {
            rows.back().push_back(std::exchange(field, {}));
            rows.emplace_back();
            ++i;
        } else {
            field += c;
        }
    }
    rows.pop_back();
    return rows;
}

using Record = std::map<std::string, std::string>;

std::vector<Record> recordsOf(const std::string& csv) {
    const auto rows = parsed(csv);
    std::vector<Record> records;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        Record record;
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            record[rows[0].at(column)] = rows[row][column];
        records.push_back(std::move(record));
    }
    return records;
}

struct Sample {
    std::shared_ptr<const Catalog> catalog = smallCatalog();
    DesignBuilder builder;
    const Design& design() const { return builder.design; }
    Evaluation evaluation() const { return evaluate(design(), *catalog); }
    std::vector<Record> records() const { return recordsOf(bomCsv(design(), *catalog, evaluation())); }
};

Sample threeNodesInRacks() {
    Sample sample;
    for (int i = 0; i < 3; ++i) {
        const RackId rack = sample.builder.rack("cabinet");
        sample.builder.inRack("node-a", rack, 3);
    }
    sample.builder.joinAll(sample.builder.fabric(FabricKind::infiniband));
    return sample;
}

const Record* recordOf(const std::vector<Record>& records, const std::string& product) {
    for (const Record& record : records)
        if (record.at("Product") == product) return &record;
    return nullptr;
}

} // namespace

void BomCsvTest::textNeverRunsAsFormula_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("plain") << QByteArray("MQM9700-NS2F") << QByteArray("\"MQM9700-NS2F\"");
    QTest::newRow("empty") << QByteArray("") << QByteArray("");
    QTest::newRow("leading zeros") << QByteArray("00123") << QByteArray("\"00123\"");
    QTest::newRow("quotes") << QByteArray("19\" rack") << QByteArray("\"19\"\" rack\"");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("equals") << QByteArray("=1+1") << QByteArray("\"'=1+1\"");
    QTest::newRow("plus") << QByteArray("+1") << QByteArray("\"'+1\"");
    QTest::newRow("minus") << QByteArray("-1") << QByteArray("\"'-1\"");
    QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray("\"'@SUM(A1)\"");
    QTest::newRow("tab") << QByteArray("\t=1") << QByteArray("\"'\t=1\"");
    QTest::newRow("equals inside") << QByteArray("a=1") << QByteArray("\"a=1\"");
}

void BomCsvTest::textNeverRunsAsFormula() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, field);
    QCOMPARE(QByteArray::fromStdString(csvText(text.toStdString())), field);
}

void BomCsvTest::headerComesFirstAndLinesEndInCrLf() {
    const Sample sample = threeNodesInRacks();
    const QByteArray csv =
        QByteArray::fromStdString(bomCsv(sample.design(), *sample.catalog, sample.evaluation()));
    QVERIFY(csv.startsWith("Line,Parent line,Vendor,Part number,Description,Qty,Unit,"));
    QVERIFY(csv.endsWith("\r\n"));
    QCOMPARE(csv.count('\n'), csv.count("\r\n"));
    QCOMPARE(csv.count("\r\n"), static_cast<qsizetype>(sample.evaluation().bom.size()) + 1);
}

void BomCsvTest::everyRowHasAllColumns() {
    const Sample sample = threeNodesInRacks();
    const auto rows = parsed(bomCsv(sample.design(), *sample.catalog, sample.evaluation()));
    QVERIFY(rows.size() >= 3);
    for (const auto& row : rows)
        QCOMPARE(row.size(), rows.front().size());
}

void BomCsvTest::extendedColumnsAddUpToCapex() {
    const Sample sample = threeNodesInRacks();
    double low = 0;
    double high = 0;
    for (const Record& record : sample.records()) {
        low += QByteArray::fromStdString(record.at("Extended low")).toDouble();
        high += QByteArray::fromStdString(record.at("Extended high")).toDouble();
    }
    const auto capex = sample.evaluation().cost.capex;
    QVERIFY(capex.has_value());
    QCOMPARE(low, capex->low.major());
    QCOMPARE(high, capex->high.major());
    QVERIFY(high > 0);
}

void BomCsvTest::blankWhereNobodyGivesAPrice() {
    const Sample sample = threeNodesInRacks();
    const Evaluation evaluation = sample.evaluation();
    QVERIFY(!evaluation.cost.unpriced.empty());
    const auto records = sample.records();
    for (const ProductId& id : evaluation.cost.unpriced) {
        const Record* record = recordOf(records, id.text());
        QVERIFY2(record, id.text().c_str());
        QCOMPARE(record->at("Unit price low"), std::string());
        QCOMPARE(record->at("Extended high"), std::string());
        QCOMPARE(record->at("Note"), std::string("quote required"));
    }
}

void BomCsvTest::derivedSwitchesAreMarked() {
    const auto records = threeNodesInRacks().records();
    const Record* leaf = recordOf(records, "switch-64");
    QVERIFY(leaf);
    QCOMPARE(leaf->at("Qty"), std::string("1"));
    QVERIFY(leaf->at("Note").find("derived") != std::string::npos);
    QCOMPARE(leaf->at("Rack and U"), std::string());
}

void BomCsvTest::placesAreNamedByRackAndU() {
    const Sample sample = threeNodesInRacks();
    const auto records = sample.records();
    const Record* nodes = recordOf(records, "node-a");
    QVERIFY(nodes);
    QCOMPARE(nodes->at("Qty"), std::string("3"));
    QCOMPARE(QByteArray::fromStdString(nodes->at("Rack and U")).count("U3"), qsizetype(3));
}

void BomCsvTest::clusterPriceContainsItsLines() {
    CatalogRecords records = smallRecords();
    PriceBook& book = records.priceBooks.front();
    book.prices.clear();
    book.cluster = ClusterPricing{
        .gpu = product("gpu-a"),
        .bands = {},
        .perUnit = Money::ofMajor(312'500),
        .gpusPerUnit = 1,
        .provenance = {.sources = {{"a text", ""}}, .date = {2026, 11, 30}, .confidence = Confidence::low}};
    Sample sample = threeNodesInRacks();
    sample.catalog = Catalog::layered({records});
    const auto rows = sample.records();
    QCOMPARE(rows.front().at("Product"), std::string("h100-cluster-hardware"));
    QCOMPARE(rows.front().at("Extended low"), std::string("7500000.00"));
    QCOMPARE(rows.front().at("Confidence"), std::string("low"));
    for (std::size_t i = 1; i < rows.size(); ++i) {
        QCOMPARE(rows[i].at("Parent line"), rows.front().at("Line"));
        QCOMPARE(rows[i].at("Line"), "1." + std::to_string(i));
        QCOMPARE(rows[i].at("Extended low"), std::string());
        QVERIFY(rows[i].at("Note").find("included in line 1.0") != std::string::npos);
    }
}

void BomCsvTest::statusIsAQuoteOnlyWhereEveryPriceIsOne() {
    CatalogRecords records = smallRecords();
    Sample sample;
    sample.builder.onFloor("node-a");
    const auto quote = [&] {
        sample.catalog = Catalog::layered({records});
        const Evaluation evaluation = sample.evaluation();
        return isQuote(bomRows(sample.design(), *sample.catalog, evaluation));
    };
    QVERIFY(!quote());
    for (auto& [id, price] : records.priceBooks.front().prices)
        price.kind = PriceKind::quote;
    QVERIFY(quote());
    sample.builder.onFloor("rack-72");
    records.priceBooks.front().prices.erase(product("rack-72"));
    QVERIFY(!quote());
}

QTEST_GUILESS_MAIN(BomCsvTest)
#include "bom_csv_test.moc"
