#include <QTest>

#include "files/yaml/record_writer.h"
#include "files/yaml/scalars.h"
#include "files/yaml/yaml_node.h"

#include <limits>
#include <random>

using namespace rackyard;

/// Numbers of files are decimals, read exactly or not at all, and written back in their shortest form.
class ScalarsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decimalIsReadExactly_data();
    void decimalIsReadExactly();
    void whatIsNoPlainDecimalIsRefused_data();
    void whatIsNoPlainDecimalIsRefused();
    void decimalIsWrittenShortest_data();
    void decimalIsWrittenShortest();
    void everyNumberComesBack();
    void unitRangesComeBackThroughTheirBaseUnit();
    void halfUnitsAreTheOnlyFractionOfARackUnit();
    void everyTextComesBackThroughYaml_data();
    void everyTextComesBackThroughYaml();
};

void ScalarsTest::decimalIsReadExactly_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("digits");
    QTest::addColumn<qint64>("scaled");
    const auto row = [](const char* text, int digits, qint64 scaled) {
        QTest::addRow("%s with %d decimals", text, digits) << QByteArray(text) << digits << scaled;
    };
    row("0", 0, 0);
    row("0", 9, 0);
    row("7", 0, 7);
    row("12345", 0, 12345);
    row("12.345", 3, 12345);
    row("12.3", 3, 12300);
    row("0.5", 1, 5);
    row("0.000001", 6, 1);
    row("903.6", 9, 903'600'000'000);
    row("130.45", 3, 130'450);
    row("12.300", 3, 12'300);
    row("-0.5", 1, -5);
    row("-10", 0, -10);
    row("9223372036854775807", 0, std::numeric_limits<qint64>::max());
    row("9223372036.854775807", 9, std::numeric_limits<qint64>::max());
}

void ScalarsTest::decimalIsReadExactly() {
    QFETCH(QByteArray, text);
    QFETCH(int, digits);
    QFETCH(qint64, scaled);
    const auto read = scaledDecimal(text.toStdString(), digits);
    QVERIFY(read.has_value());
    QCOMPARE(qint64{*read}, scaled);
}

void ScalarsTest::whatIsNoPlainDecimalIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("digits");
    const auto row = [](const char* name, QByteArray text, int digits = 3) { QTest::newRow(name) << text << digits; };
    row("nothing", "");
    row("leading zero, octal to some readers", "010");
    row("two zeros", "00");
    row("plus sign", "+1");
    row("minus alone", "-");
    row("two signs", "--1");
    row("exponent", "1e3");
    row("capital exponent", "1E3");
    row("thousands separator", "1,000");
    row("thousands underscore", "1_000");
    row("decimal comma", "1,5");
    row("point in front", ".5");
    row("point at the end", "1.");
    row("two points", "1.2.3");
    row("not a number", "nan");
    row("YAML's not a number", ".nan");
    row("infinity", "inf");
    row("hexadecimal", "0x10");
    row("octal", "0o10");
    row("space in front", " 1");
    row("space behind", "1 ");
    row("space within", "1 000");
    row("unit behind", "1 W");
    row("word", "no");
    row("other digits", "\xd9\xa1");
    row("more decimals than the unit holds", "1.2345");
    row("a decimal where none fits", "1.5", 0);
    row("one more than fits", "9223372036854775808", 0);
    row("fits only unscaled", "9223372036854775807", 1);
    row("twenty digits", "99999999999999999999", 0);
}

void ScalarsTest::whatIsNoPlainDecimalIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(int, digits);
    QVERIFY(!scaledDecimal(text.toStdString(), digits).has_value());
}

void ScalarsTest::decimalIsWrittenShortest_data() {
    QTest::addColumn<qint64>("scaled");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zero") << qint64{0} << 9 << QByteArray("0");
    QTest::newRow("whole") << qint64{1'920'000'000'000} << 9 << QByteArray("1920");
    QTest::newRow("tenth") << qint64{903'600'000'000} << 9 << QByteArray("903.6");
    QTest::newRow("smallest") << qint64{1} << 6 << QByteArray("0.000001");
    QTest::newRow("no decimals") << qint64{42} << 0 << QByteArray("42");
    QTest::newRow("negative") << qint64{-5} << 1 << QByteArray("-0.5");
    QTest::newRow("hundreds keep their zeros") << qint64{100} << 0 << QByteArray("100");
    QTest::newRow("lowest") << std::numeric_limits<qint64>::min() << 0 << QByteArray("-9223372036854775808");
}

void ScalarsTest::decimalIsWrittenShortest() {
    QFETCH(qint64, scaled);
    QFETCH(int, digits);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(decimalText(scaled, digits)), text);
}

void ScalarsTest::everyNumberComesBack() {
    std::mt19937_64 random(20261130);
    for (int i = 0; i < 20'000; ++i) {
        const int digits = static_cast<int>(random() % 10);
        const auto scaled = static_cast<std::int64_t>(random() >> (random() % 63)) * (random() % 2 ? 1 : -1);
        const std::string text = decimalText(scaled, digits);
        const auto back = scaledDecimal(text, digits);
        QVERIFY2(back && *back == scaled, text.c_str());
        QVERIFY2(text.find('.') == std::string::npos || text.back() != '0', text.c_str());
    }
}

namespace {

template<class T>
bool endsComeBack(const Unit<T>& unit) {
    return unit.scaled(unit.make(unit.least)) == unit.least && unit.scaled(unit.make(unit.most)) == unit.most &&
           unit.least < unit.most;
}

} // namespace

void ScalarsTest::unitRangesComeBackThroughTheirBaseUnit() {
    QVERIFY(endsComeBack(unit::gigabytes));
    QVERIFY(endsComeBack(unit::watts));
    QVERIFY(endsComeBack(unit::kilowatts));
    QVERIFY(endsComeBack(unit::kilograms));
    QVERIFY(endsComeBack(unit::millimetres));
    QVERIFY(endsComeBack(unit::metres));
    QVERIFY(endsComeBack(unit::rackUnits));
    QVERIFY(endsComeBack(unit::gigabytesPerSecond));
    QVERIFY(endsComeBack(unit::gigabitsPerSecond));
    QVERIFY(endsComeBack(unit::majorUnits));
    QVERIFY(endsComeBack(unit::ratio));
    QVERIFY(endsComeBack(unit::teraflops));
    QVERIFY(endsComeBack(unit::billions));
    QCOMPARE(unit::gigabytes.make(*scaledDecimal("903.6", unit::gigabytes.digits)), Bytes::ofMega(903'600));
    QCOMPARE(unit::watts.make(*scaledDecimal("10200", unit::watts.digits)), Power::ofWatts(10'200));
    QCOMPARE(unit::kilowatts.make(*scaledDecimal("10.2", unit::kilowatts.digits)), Power::ofWatts(10'200));
    QCOMPARE(unit::metres.make(*scaledDecimal("2.5", unit::metres.digits)), Length::ofMillimetres(2'500));
    QCOMPARE(unit::majorUnits.make(*scaledDecimal("0.01", unit::majorUnits.digits)), Money::ofMinor(1));
}

void ScalarsTest::halfUnitsAreTheOnlyFractionOfARackUnit() {
    for (std::int64_t tenths = 0; tenths <= 100; ++tenths)
        QCOMPARE(unit::rackUnits.scaled(unit::rackUnits.make(tenths)) == tenths, tenths % 5 == 0);
}

void ScalarsTest::everyTextComesBackThroughYaml_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, QByteArray text) { QTest::newRow(name) << text; };
    row("empty", "");
    row("plain", "DGX H100");
    row("looks like a number", "010");
    row("looks like a flag", "true");
    row("looks like nothing", "null");
    row("tilde", "~");
    row("colon and space", "TDP: 1000 W");
    row("colon at the end", "note:");
    row("hash", "a #b");
    row("comma", "front, back");
    row("bracket", "[2, 4]");
    row("brace", "{a}");
    row("dash in front", "- a");
    row("only a dash", "-");
    row("quote", "7\" disk");
    row("apostrophe", "maker's");
    row("apostrophe in front", "'a'");
    row("backslash", "C:\\racks");
    row("two lines", "a\nb");
    row("tab", "a\tb");
    row("tab at the edge", "\ta\t");
    row("carriage return", "a\rb");
    row("edge spaces", " a ");
    row("percent", "%1 of %2");
    row("anchor", "&a");
    row("alias", "*a");
    row("tag", "!a");
    row("document start", "---");
    row("document end", "...");
    row("bell", "\x07");
    row("delete", "\x7f");
    row("umlauts and dashes", "Startup Build \xe2\x80\x94 gr\xc3\xb6\xc3\x9f" "er");
    row("line separator", "a\xe2\x80\xa8" "b");
    row("next line", "a\xc2\x85" "b");
}

void ScalarsTest::everyTextComesBackThroughYaml() {
    QFETCH(QByteArray, text);
    const std::string scalar = yamlScalar(text.toStdString());
    FileProblems problems;
    for (const std::string& document : {"key: " + scalar + '\n', "{key: " + scalar + ", other: [" + scalar + "]}\n"}) {
        const auto root = readYaml(document, "text.yaml", problems);
        QVERIFY2(problems.empty(), document.c_str());
        const YamlNode* value = root ? root->find("key") : nullptr;
        QVERIFY2(value && value->kind == YamlNode::Kind::scalar, document.c_str());
        QCOMPARE(QByteArray::fromStdString(value->scalar), text);
    }
}

QTEST_GUILESS_MAIN(ScalarsTest)
#include "scalars_test.moc"
