#include <QTest>

#include "files/yaml/record_reader.h"
#include "units/id.h"

using namespace rackyard;

/// A record says of each of its faults what it is and where it stands; what is right is taken exactly.
class RecordReaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesWhatIsRight();
    void absentKeysAreAbsent();
    void faultIsReportedAtItsPlace_data();
    void faultIsReportedAtItsPlace();
    void everyFaultIsReported();
};

namespace {

struct Record {
    std::optional<std::string> name;
    std::optional<ProductId> id;
    std::optional<bool> flag;
    std::optional<std::int64_t> count;
    std::optional<Power> maxPower;
    std::optional<Power> limit;
    std::optional<BitRate> speed;
    std::optional<RackUnits> height;
    std::size_t elements = 0;
    const YamlNode* map = nullptr;
};

Record readRecord(const YamlNode& root, FileProblems& problems) {
    const std::string file = "record.yaml";
    RecordReader reader(root, file, problems);
    Record record;
    if (const YamlNode* id = reader.require("id"))
        record.id = reader.parsedAt(*id, "id", [](std::string_view t) { return ProductId::parse(t); }, FindingCode::invalidId);
    record.name = reader.text("name");
    record.flag = reader.flag("flag");
    record.count = reader.integer("count", 1, 8);
    record.maxPower = reader.figure("max_power_w", unit::watts);
    record.limit = reader.quantity("limit", unit::kilowatts);
    record.speed = reader.quantity("speed", unit::gigabitsPerSecond);
    record.height = reader.figure("height_u", unit::rackUnits);
    record.elements = reader.list("list").size();
    record.map = reader.map("map");
    reader.finish();
    return record;
}

QStringList problemsOf(const QByteArray& text) {
    FileProblems problems;
    if (const auto root = readYaml(text.toStdString(), "record.yaml", problems)) readRecord(*root, problems);
    QStringList lines;
    for (const FileProblem& problem : problems)
        lines.append(QString::fromStdString(problemLine(problem)));
    return lines;
}

} // namespace

void RecordReaderTest::takesWhatIsRight() {
    FileProblems problems;
    const auto root = readYaml("id: dgx-h100\nname: \"010\"\nflag: true\ncount: 8\nmax_power_w: 10200.5\nlimit: 40 kW\n"
                               "speed: 400 Gb/s\nheight_u: 0.5\nlist: [a, b]\nmap: {x: 1}\n",
                               "record.yaml", problems);
    QVERIFY(root);
    const Record record = readRecord(*root, problems);
    QVERIFY(problems.empty());
    QCOMPARE(record.id->text(), std::string("dgx-h100"));
    QCOMPARE(*record.name, std::string("010"));
    QCOMPARE(*record.flag, true);
    QCOMPARE(*record.count, std::int64_t{8});
    QCOMPARE(*record.maxPower, Power::ofMilliwatts(10'200'500));
    QCOMPARE(*record.limit, Power::ofWatts(40'000));
    QCOMPARE(*record.speed, BitRate::ofGigabits(400));
    QCOMPARE(*record.height, RackUnits::ofHalves(1));
    QCOMPARE(record.elements, std::size_t{2});
    QVERIFY(record.map);
}

void RecordReaderTest::absentKeysAreAbsent() {
    FileProblems problems;
    const auto root = readYaml("id: a\n", "record.yaml", problems);
    const Record record = readRecord(*root, problems);
    QVERIFY(problems.empty());
    QVERIFY(!record.name && !record.flag && !record.count && !record.maxPower && !record.limit && !record.map);
}

void RecordReaderTest::faultIsReportedAtItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* text, const char* problem) {
        QTest::newRow(name) << QByteArray(text) << QStringLiteral("record.yaml:") + QString::fromUtf8(problem);
    };
    row("missing key", "name: a\n", "1:1: missing-key key=id");
    row("unknown key", "id: a\nzzz: 1\n", "2:1: unknown-key key=zzz");
    row("unknown key, one letter off", "id: a\nmax_powr_w: 1\n", "2:1: unknown-key key=max_powr_w nearest=max_power_w");
    row("unknown key, another unit", "id: a\nmax_power_kw: 1\n", "2:1: unknown-key key=max_power_kw nearest=max_power_w");
    row("duplicate key", "id: a\nname: b\nname: c\n", "3:1: duplicate-key key=name");
    row("no map", "[a]\n", "1:1: wrong-type expected=map");
    row("map where a text belongs", "id: a\nname: {b: c}\n", "2:7: wrong-type key=name expected=scalar");
    row("text where a list belongs", "id: a\nlist: b\n", "2:7: wrong-type key=list expected=list");
    row("text where a map belongs", "id: a\nmap: b\n", "2:6: wrong-type key=map expected=map");
    row("nothing where a number belongs", "id: a\nmax_power_w:\ncount: 1\n", "2:1: wrong-type key=max_power_w expected=scalar");
    row("flag in other words", "id: a\nflag: yes\n", "2:7: invalid-value key=flag value=yes");
    row("octal number", "id: a\nmax_power_w: 010\n", "2:14: invalid-value key=max_power_w value=010");
    row("number with its unit", "id: a\nmax_power_w: 10200 W\n", "2:14: invalid-value key=max_power_w value=\"10200 W\"");
    row("more decimals than milliwatts", "id: a\nmax_power_w: 1.0005\n", "2:14: invalid-value key=max_power_w value=1.0005");
    row("power out of range", "id: a\nmax_power_w: 99999999999\n", "2:14: out-of-range key=max_power_w value=99999999999");
    row("negative power", "id: a\nmax_power_w: -1\n", "2:14: out-of-range key=max_power_w value=-1");
    row("count out of range", "id: a\ncount: 9\n", "2:8: out-of-range key=count value=9");
    row("half a count", "id: a\ncount: 1.5\n", "2:8: invalid-value key=count value=1.5");
    row("quantity without unit", "id: a\nlimit: 40\n", "2:8: wrong-unit key=limit value=40 unit=kW");
    row("quantity in another unit", "id: a\nlimit: 40 W\n", "2:8: wrong-unit key=limit value=\"40 W\" unit=kW");
    row("unit glued to its number", "id: a\nlimit: 40kW\n", "2:8: wrong-unit key=limit value=40kW unit=kW");
    row("bytes for bits", "id: a\nspeed: 400 GB/s\n", "2:8: wrong-unit key=speed value=\"400 GB/s\" unit=Gb/s");
    row("quantity that is no number", "id: a\nlimit: forty kW\n", "2:8: invalid-value key=limit value=forty");
    row("a third of a U", "id: a\nheight_u: 0.3\n", "2:11: invalid-value key=height_u value=0.3");
    row("id with a capital", "id: DGX\n", "1:5: invalid-id key=id value=DGX");
    row("empty id", "id: \"\"\n", "1:5: invalid-id key=id value=\"\"");
    row("second document", "id: a\n---\nid: b\n", "2:1: syntax-error reason=\"second document\"");
    row("no YAML", "id: [a\n", "2:1: syntax-error reason=\"end of sequence flow not found\"");
    row("alias", "id: &x a\nname: *x\n", "1:5: alias-not-allowed");
    row("position inside a line", "{id: a, count: 99}\n", "1:16: out-of-range key=count value=99");
}

void RecordReaderTest::faultIsReportedAtItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    const QStringList problems = problemsOf(text);
    QVERIFY2(problems.contains(problem), qPrintable(problems.join(u'\n')));
}

void RecordReaderTest::everyFaultIsReported() {
    const QStringList expected{QStringLiteral("record.yaml:1:1: missing-key key=id"),
                               QStringLiteral("record.yaml:1:7: invalid-value key=flag value=1"),
                               QStringLiteral("record.yaml:2:8: out-of-range key=count value=0"),
                               QStringLiteral("record.yaml:3:1: unknown-key key=nmae nearest=name")};
    QCOMPARE(problemsOf("flag: 1\ncount: 0\nnmae: a\n"), expected);
}

QTEST_GUILESS_MAIN(RecordReaderTest)
#include "record_reader_test.moc"
