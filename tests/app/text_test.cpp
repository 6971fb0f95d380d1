#include <QTest>

#include "evaluate/evaluate.h"
#include "files/design_file.h"
#include "support/shipped_builds.h"
#include "support/small_catalog.h"
#include "text/finding_sentences.h"
#include "text/text.h"

#include <QRegularExpression>
#include <QSet>

using namespace rackyard;
using namespace rackyard::testing;
using rackyard::text::Words;

namespace {

// Locales use several kinds of space between groups and before units; the tables below write a plain one.
QString plainSpaces(QString text) {
    for (QChar& c : text)
        if (c == QChar(0x00A0) || c == QChar(0x202F) || c == QChar(0x2009)) c = u' ';
    return text;
}

Money dollars(double amount) { return Money::ofMinor(static_cast<std::int64_t>(amount * 100 + 0.5)); }

// A place nobody filled, or a key as files write it (`rack-over-power`, `counted_basis`).
bool hasLeftovers(const QString& sentence) {
    static const QRegularExpression place(QStringLiteral("%[0-9nL]"));
    if (place.match(sentence).hasMatch()) return true;
    for (FindingCode code : allFindingCodes()) {
        const QString key = QString::fromUtf8(keyOf(code).data(), static_cast<qsizetype>(keyOf(code).size()));
        if (key.contains(u'-') && sentence.contains(key)) return true;
    }
    return sentence.contains(u'_');
}

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gigabytesKeepOneDecimalOnlyWhereThereIsOne_data();
    void gigabytesKeepOneDecimalOnlyWhereThereIsOne();
    void powerIsReadInKilowattsAndSmallDevicesInWatts_data();
    void powerIsReadInKilowattsAndSmallDevicesInWatts();
    void shortMoneyHasThreeFiguresInOneUnit_data();
    void shortMoneyHasThreeFiguresInOneUnit();
    void exactMoneyLosesNoCent_data();
    void exactMoneyLosesNoCent();
    void positionsInARackAreWrittenAsTheRackIsLabelled_data();
    void positionsInARackAreWrittenAsTheRackIsLabelled();
    void figuresFollowTheLocale_data();
    void figuresFollowTheLocale();
    void unitsAreTiedToTheirFigures();
    void whatNobodyPublishedIsNeverZero();
    void noFigureBecomesMinusZero();
    void theCLocaleGroupsNothing();
    void everyEnumerationHasAWordForEveryValue();
    void everyCodeHasItsSentence();
    void everySentenceUsesExactlyItsPlaces();
    void findingsOfAStressedDesignAreSpokenInFull();
    void findingsOfShippedBuildsAreSpokenInFull_data();
    void findingsOfShippedBuildsAreSpokenInFull();
    void problemsOfABrokenFileAreSpokenInFull();
    void namesWithPercentSignsAreNotFilledTwice();
    void longListsOfSubjectsStayOneSentence();
    void zeroHeadroomNamesModelAndFigure();
    void bookWithoutRatioDropsThatPartOfTheSentence();
    void problemsSayWhereTheyAre();
    void aProductIsDescribedByWhatIsKnown_data();
    void aProductIsDescribedByWhatIsKnown();
    void namesLeaveTheVendorOut();
};

void TextTest::gigabytesKeepOneDecimalOnlyWhereThereIsOne_data() {
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64{0} << QStringLiteral("0 GB");
    QTest::newRow("three DGX H100") << qint64{1'920'000'000'000} << QStringLiteral("1,920 GB");
    QTest::newRow("NVL72") << qint64{13'824'000'000'000} << QStringLiteral("13,824 GB");
    QTest::newRow("GLM 5.2 Max") << qint64{903'600'000'000} << QStringLiteral("903.6 GB");
    QTest::newRow("negative headroom") << qint64{-1'280'000'000'000} << QStringLiteral("-1,280 GB");
    QTest::newRow("driver's H100") << qint64{81'559} * 1'048'576 << QStringLiteral("85.5 GB");
    QTest::newRow("rounds up to whole") << qint64{79'960'000'000} << QStringLiteral("80 GB");
    QTest::newRow("small but not nothing") << qint64{40'000'000} << QStringLiteral("0.040 GB");
    QTest::newRow("one byte") << qint64{1} << QStringLiteral("0.000000001 GB");
    QTest::newRow("hundred thousand systems") << qint64{64'000'000} * 1'000'000'000 << QStringLiteral("64,000,000 GB");
}

void TextTest::gigabytesKeepOneDecimalOnlyWhereThereIsOne() {
    QFETCH(qint64, bytes);
    QFETCH(QString, text);
    const Words words{QLocale(QStringLiteral("en_US"))};
    QCOMPARE(plainSpaces(words.gigabytes(Bytes::of(bytes))), text);
    QCOMPARE(words.gigabytesBare(Bytes::of(bytes)) + QStringLiteral(" GB"), text);
}

void TextTest::powerIsReadInKilowattsAndSmallDevicesInWatts_data() {
    QTest::addColumn<qint64>("watts");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64{0} << QStringLiteral("0 kW");
    QTest::newRow("card") << qint64{575} << QStringLiteral("575 W");
    QTest::newRow("just below a kilowatt") << qint64{999} << QStringLiteral("999 W");
    QTest::newRow("one kilowatt") << qint64{1000} << QStringLiteral("1 kW");
    QTest::newRow("switch") << qint64{1720} << QStringLiteral("1.7 kW");
    QTest::newRow("founding build") << qint64{32'320} << QStringLiteral("32.3 kW");
    QTest::newRow("NVL72") << qint64{132'000} << QStringLiteral("132 kW");
    QTest::newRow("saving") << qint64{-10'200} << QStringLiteral("-10.2 kW");
}

void TextTest::powerIsReadInKilowattsAndSmallDevicesInWatts() {
    QFETCH(qint64, watts);
    QFETCH(QString, text);
    QCOMPARE(plainSpaces(Words(QLocale(QStringLiteral("en_US"))).kilowatts(Power::ofWatts(watts))), text);
}

void TextTest::shortMoneyHasThreeFiguresInOneUnit_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0.0 << 0.0 << QStringLiteral("$0");
    QTest::newRow("per GB") << 470.2 << 530.7 << QStringLiteral("$470–531");
    QTest::newRow("one node") << 270e3 << 317e3 << QStringLiteral("$270–317 k");
    QTest::newRow("switch") << 36e3 << 50e3 << QStringLiteral("$36–50 k");
    QTest::newRow("cable") << 1720.0 << 1720.0 << QStringLiteral("$1.72 k");
    QTest::newRow("low end below a million") << 846e3 << 1001e3 << QStringLiteral("$0.85–1.00 M");
    QTest::newRow("single below a million") << 900e3 << 900e3 << QStringLiteral("$0.90 M");
    QTest::newRow("founding total") << 7.5e6 << 7.5e6 << QStringLiteral("$7.50 M");
    QTest::newRow("tens of millions") << 12.5e6 << 31.25e6 << QStringLiteral("$12.5–31.3 M");
    QTest::newRow("rounds into millions") << 999.6e6 << 999.6e6 << QStringLiteral("$1.00 B");
    QTest::newRow("both ends alike once rounded") << 900'100.0 << 900'200.0 << QStringLiteral("$0.90 M");
}

void TextTest::shortMoneyHasThreeFiguresInOneUnit() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(QString, text);
    const Words words{QLocale(QStringLiteral("en_US"))};
    QCOMPARE(plainSpaces(words.moneyRange({dollars(low), dollars(high)}, QStringLiteral("USD"))), text);
    if (low == high) QCOMPARE(plainSpaces(words.money(dollars(low), QStringLiteral("USD"))), text);
}

void TextTest::exactMoneyLosesNoCent_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<qint64>("low");
    QTest::addColumn<qint64>("high");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("text");
    const QString usd = QStringLiteral("USD");
    QTest::newRow("whole") << QStringLiteral("en_US") << qint64{93'750'000} << qint64{93'750'000} << usd << QStringLiteral("$937,500");
    QTest::newRow("cents") << QStringLiteral("en_US") << qint64{93'750'005} << qint64{93'750'005} << usd << QStringLiteral("$937,500.05");
    QTest::newRow("range") << QStringLiteral("en_US") << qint64{27'000'000} << qint64{31'700'000} << usd << QStringLiteral("$270,000–317,000");
    QTest::newRow("German") << QStringLiteral("de_DE") << qint64{27'000'000} << qint64{31'700'050} << QStringLiteral("EUR")
                            << QStringLiteral("270.000,00–317.000,50 €");
    QTest::newRow("a currency without sign") << QStringLiteral("en_US") << qint64{100} << qint64{100} << QStringLiteral("CHF")
                                             << QStringLiteral("CHF 1");
    QTest::newRow("saving") << QStringLiteral("en_US") << qint64{-100'000} << qint64{-100'000} << usd << QStringLiteral("-$1,000");
    QTest::newRow("half a million systems") << QStringLiteral("en_US") << qint64{250'000'000'000'001}
                                            << qint64{250'000'000'000'001} << usd << QStringLiteral("$2,500,000,000,000.01");
}

void TextTest::exactMoneyLosesNoCent() {
    QFETCH(QString, locale);
    QFETCH(qint64, low);
    QFETCH(qint64, high);
    QFETCH(QString, currency);
    QFETCH(QString, text);
    const Words words{QLocale(locale)};
    QCOMPARE(plainSpaces(words.moneyRangeExact({Money::ofMinor(low), Money::ofMinor(high)}, currency)), text);
}

void TextTest::positionsInARackAreWrittenAsTheRackIsLabelled_data() {
    QTest::addColumn<int>("lowestHalves");
    QTest::addColumn<int>("heightHalves");
    QTest::addColumn<QString>("text");
    QTest::newRow("a DGX at U13") << 26 << 16 << QStringLiteral("U13–U20");
    QTest::newRow("a switch") << 82 << 2 << QStringLiteral("U41");
    QTest::newRow("lower half of a U") << 26 << 1 << QStringLiteral("U13");
    QTest::newRow("upper half of a U") << 27 << 1 << QStringLiteral("U13.5");
    QTest::newRow("one and a half") << 26 << 3 << QStringLiteral("U13–U14");
    QTest::newRow("takes no height") << 26 << 0 << QStringLiteral("0U");
}

void TextTest::positionsInARackAreWrittenAsTheRackIsLabelled() {
    QFETCH(int, lowestHalves);
    QFETCH(int, heightHalves);
    QFETCH(QString, text);
    const Words words{QLocale(QStringLiteral("en_US"))};
    QCOMPARE(words.uRange(RackUnits::ofHalves(lowestHalves), RackUnits::ofHalves(heightHalves)), text);
}

void TextTest::figuresFollowTheLocale_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("memory");
    QTest::addColumn<QString>("power");
    QTest::addColumn<QString>("cost");
    QTest::addColumn<QString>("share");
    QTest::newRow("American") << QStringLiteral("en_US") << QStringLiteral("13,824.5 GB") << QStringLiteral("32.3 kW")
                              << QStringLiteral("$0.85–1.00 M") << QStringLiteral("86 %");
    QTest::newRow("German") << QStringLiteral("de_DE") << QStringLiteral("13.824,5 GB") << QStringLiteral("32,3 kW")
                            << QStringLiteral("0,85–1,00 M $") << QStringLiteral("86 %");
    QTest::newRow("French") << QStringLiteral("fr_FR") << QStringLiteral("13 824,5 GB") << QStringLiteral("32,3 kW")
                            << QStringLiteral("0,85–1,00 M $") << QStringLiteral("86 %");
    QTest::newRow("Swedish") << QStringLiteral("sv_SE") << QStringLiteral("13 824,5 GB") << QStringLiteral("32,3 kW")
                             << QStringLiteral("0,85–1,00 M $") << QStringLiteral("86 %");
}

void TextTest::figuresFollowTheLocale() {
    QFETCH(QString, locale);
    QFETCH(QString, memory);
    QFETCH(QString, power);
    QFETCH(QString, cost);
    QFETCH(QString, share);
    const Words words{QLocale(locale)};
    QCOMPARE(plainSpaces(words.gigabytes(Bytes::ofMega(13'824'500))), memory);
    QCOMPARE(plainSpaces(words.kilowatts(Power::ofWatts(32'320))), power);
    QCOMPARE(plainSpaces(words.moneyRange({dollars(846e3), dollars(1001e3)}, QStringLiteral("USD"))), cost);
    QCOMPARE(plainSpaces(words.percent(0.86)), share);
}

void TextTest::unitsAreTiedToTheirFigures() {
    const Words words{QLocale(QStringLiteral("en_US"))};
    const QString texts[] = {words.gigabytes(Bytes::ofGiga(640)),  words.kilowatts(Power::ofWatts(10'200)),
                             words.kilowatts(Power::ofWatts(500)), words.kilograms(Mass::ofKilograms(130)),
                             words.btuPerHour(110'281),            words.bitRate(BitRate::ofGigabits(400)),
                             words.byteRate(ByteRate::ofGigabytes(900)), words.percent(0.5),
                             words.money(dollars(270e3), QStringLiteral("USD"))};
    for (const QString& text : texts) {
        QVERIFY2(!text.contains(u' '), qPrintable(text));
        QVERIFY2(text.contains(QChar(0x00A0)), qPrintable(text));
    }
}

void TextTest::whatNobodyPublishedIsNeverZero() {
    const Words words{QLocale(QStringLiteral("en_US"))};
    const std::vector<ProductId> unknown{product("mystery")};
    QCOMPARE(words.kilowatts(Sum<Power>{std::nullopt, unknown}), QStringLiteral("unknown"));
    QCOMPARE(plainSpaces(words.kilowatts(Sum<Power>{Power::ofWatts(30'600), unknown})), QStringLiteral("at least 30.6 kW"));
    QCOMPARE(plainSpaces(words.kilowatts(Sum<Power>{Power::ofWatts(30'600), {}})), QStringLiteral("30.6 kW"));
    QCOMPARE(words.kilograms(Sum<Mass>{std::nullopt, unknown}), QStringLiteral("unknown"));
    QCOMPARE(plainSpaces(words.kilograms(Sum<Mass>{Mass::ofGrams(130'450), unknown})), QStringLiteral("at least 130.5 kg"));
}

void TextTest::noFigureBecomesMinusZero() {
    const Words words{QLocale(QStringLiteral("en_US"))};
    QCOMPARE(words.number(-0.04, 1), QStringLiteral("0.0"));
    QCOMPARE(words.number(-0.4), QStringLiteral("0"));
    QCOMPARE(words.number(-0.6), QStringLiteral("-1"));
}

void TextTest::theCLocaleGroupsNothing() {
    QCOMPARE(plainSpaces(Words(QLocale::c()).gigabytes(Bytes::ofGiga(13'824))), QStringLiteral("13824 GB"));
}

namespace {

template<class Enum, class Word>
void verifyWords(int count, Word word) {
    QSet<QString> seen;
    for (int i = 0; i < count; ++i)
        seen.insert(word(static_cast<Enum>(i)));
    QVERIFY(!seen.contains(QString()));
    QCOMPARE(seen.size(), count);
}

} // namespace

void TextTest::everyEnumerationHasAWordForEveryValue() {
    verifyWords<FitStatus>(5, &text::fitWord);
    verifyWords<PoolKind>(3, &text::poolWord);
    verifyWords<CoolingClass>(7, &text::coolingWord);
    verifyWords<CoolingClass>(7, &text::coolingName);
    verifyWords<MemoryBasis>(2, &text::memoryBasisWord);
    verifyWords<FabricKind>(3, &text::fabricKindWord);
    verifyWords<FabricRole>(4, &text::fabricRoleWord);
    verifyWords<Topology>(3, &text::topologyWord);
    verifyWords<ScaleUpLink>(5, &text::scaleUpLinkWord);
    verifyWords<CostCategory>(5, &text::categoryWord);
    verifyWords<ProductKind>(14, &text::productKindWord);
    verifyWords<Severity>(3, &text::severityWord);
}

void TextTest::everyCodeHasItsSentence() {
    const auto sentences = text::findingSentences();
    for (FindingCode code : allFindingCodes()) {
        const bool found = std::any_of(sentences.begin(), sentences.end(),
                                       [&](const text::Sentence& s) { return s.code == code; });
        QVERIFY2(found, keyOf(code).data());
    }
}

void TextTest::everySentenceUsesExactlyItsPlaces() {
    for (const text::Sentence& sentence : text::findingSentences()) {
        const QString text = QString::fromUtf8(sentence.text);
        int places = 0;
        for (const text::Slot& slot : sentence.places)
            places += slot.kind != text::Slot::Kind::none;
        for (int i = 1; i <= places; ++i)
            QVERIFY2(text.contains(u'%' + QString::number(i)), sentence.text);
        QVERIFY2(!text.contains(u'%' + QString::number(places + 1)), sentence.text);
        QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), sentence.text);
        QVERIFY2(!text.contains(QStringLiteral("(s)")), sentence.text);
    }
}

void TextTest::findingsOfAStressedDesignAreSpokenInFull() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    builder.inRack("node-a", rack, 1);
    builder.inRack("node-a", rack, 4);
    builder.inRack("node-b", rack, 45);
    builder.inRack("rack-72", rack, 20);
    builder.inRack("no-such-node", rack, 30);
    builder.onFloor("tower-c", 60);
    builder.joinAll(builder.fabric(FabricKind::ethernet));
    builder.fabric(FabricKind::infiniband, FabricRole::storage);
    for (const char* name : {"small", "medium", "large", "huge", "no-such-model"})
        builder.workload(name, 2);
    builder.design.assumptions.rackPowerLimit = Power::ofWatts(5'000);
    const auto catalog = smallCatalog();
    const Evaluation evaluation = evaluate(builder.design, *catalog);
    const Words words{QLocale(QStringLiteral("en_US"))};

    QSet<int> codes;
    for (const Finding& finding : evaluation.findings) {
        codes.insert(static_cast<int>(finding.code));
        const QString sentence = text::findingSentence(finding, builder.design, *catalog, words);
        QVERIFY2(!hasLeftovers(sentence), qPrintable(sentence));
        QVERIFY2(!sentence.contains(text::unknownWord()), qPrintable(sentence));
    }
    QVERIFY2(codes.size() >= 12, "the stressed design should provoke many kinds of findings");
}

void TextTest::findingsOfShippedBuildsAreSpokenInFull_data() {
    QTest::addColumn<QString>("build");
    for (const QString& name : shippedBuilds())
        QTest::newRow(qPrintable(name)) << name;
}

void TextTest::findingsOfShippedBuildsAreSpokenInFull() {
    QFETCH(QString, build);
    const auto session = openedBuild(build);
    QVERIFY(session);
    const Words words{QLocale(QStringLiteral("en_US"))};
    for (const char* book : {"public-2026", "quick-reference", "quick-reference-servers"}) {
        for (MemoryBasis basis : {MemoryBasis::nominal, MemoryBasis::reported}) {
            Design design = session->design();
            design.assumptions.priceBook = *PriceBookId::parse(book);
            design.assumptions.memory = basis;
            for (const Finding& finding : evaluate(design, session->catalog()).findings) {
                const QString sentence = text::findingSentence(finding, design, session->catalog(), words);
                QVERIFY2(!hasLeftovers(sentence), qPrintable(sentence));
                QVERIFY2(!sentence.contains(text::unknownWord()), qPrintable(sentence));
            }
        }
    }
}

void TextTest::problemsOfABrokenFileAreSpokenInFull() {
    constexpr std::string_view broken = R"(format: 1
name: [a, b]
colour: red
assumptions: {price_bok: public-2026, pue: lots, rack_power_limit: 40}
workloads: {id: w1}
fabrics: [{id: F 1, kind: token-ring, role: compute}]
racks: [{id: r1, product: apc-ar3357, at: 3}, {id: r1, product: apc-ar3357, at: [0 mm, 0 mm]}]
items: [{id: n1, product: dgx-h100, rack: r9, u: 2, qty: 0}, {product: dgx-h100}]
)";
    FileProblems problems;
    QVERIFY(!readDesign(broken, "broken.rackyard", problems));
    const Words words{QLocale(QStringLiteral("en_US"))};
    QSet<int> codes;
    for (const FileProblem& problem : problems) {
        codes.insert(static_cast<int>(problem.finding.code));
        const QString sentence = text::problemSentence(problem, words);
        QVERIFY2(sentence.startsWith(QStringLiteral("line ")), qPrintable(sentence));
        QVERIFY2(!sentence.contains(text::unknownWord()) && !sentence.contains(u'%'), qPrintable(sentence));
    }
    QVERIFY2(codes.size() >= 6, "the broken file should show many kinds of problems");
}

void TextTest::namesWithPercentSignsAreNotFilledTwice() {
    DesignBuilder builder;
    const RackId rack = builder.rack();
    builder.design.racks.updateIf([](const Rack&) { return true; }, [](Rack& r) { r.name = "%2 at 100%3"; });
    const Finding finding{FindingCode::rackOverPower, {rack}, {{"max", Power::ofWatts(20'000)}, {"limit", Power::ofWatts(10'000)}}};
    const QString sentence =
        text::findingSentence(finding, builder.design, *smallCatalog(), Words(QLocale(QStringLiteral("en_US"))));
    QCOMPARE(plainSpaces(sentence), QStringLiteral("%2 at 100%3 draws up to 20 kW, more than its limit of 10 kW."));
}

void TextTest::longListsOfSubjectsStayOneSentence() {
    DesignBuilder builder;
    Finding finding{FindingCode::policiesDisagree, {}, {{"class", std::string("air")},
                                                        {"other_class", std::string("rear-door")},
                                                        {"policy", defaultCoolingPolicy().text()}}};
    for (int i = 0; i < 1000; ++i)
        finding.subjects.emplace_back(builder.rack());
    const QString sentence =
        text::findingSentence(finding, builder.design, *smallCatalog(), Words(QLocale(QStringLiteral("en_US"))));
    QVERIFY2(sentence.startsWith(QStringLiteral("R, R, R, and 997 more: air cooling")), qPrintable(sentence));
}

void TextTest::zeroHeadroomNamesModelAndFigure() {
    DesignBuilder builder;
    builder.onFloor("node-a", 3);
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    builder.workload("large");
    const auto catalog = smallCatalog();
    const Evaluation evaluation = evaluate(builder.design, *catalog);
    const auto found = std::find_if(evaluation.findings.begin(), evaluation.findings.end(),
                                    [](const Finding& f) { return f.code == FindingCode::zeroHeadroom; });
    QVERIFY(found != evaluation.findings.end());
    const QString sentence =
        text::findingSentence(*found, builder.design, *catalog, Words(QLocale(QStringLiteral("en_US"))));
    QCOMPARE(plainSpaces(sentence),
             QStringLiteral("large needs exactly what is there: 0 GB headroom for KV cache growth."));
}

void TextTest::bookWithoutRatioDropsThatPartOfTheSentence() {
    Finding finding{FindingCode::bandCountsServersAsGpus, {}, {{"per_gpu", Money::ofMajor(312'500)}}};
    const Design design;
    const auto catalog = smallCatalog();
    const Words words{QLocale(QStringLiteral("en_US"))};
    const QString without = text::findingSentence(finding, design, *catalog, words);
    QVERIFY2(without.contains(QStringLiteral("$312,500")) && !without.contains(QStringLiteral("times")), qPrintable(without));
    finding.arguments.push_back({"ratio", Factor::ofMillionths(7'940'000)});
    const QString with = text::findingSentence(finding, design, *catalog, words);
    QVERIFY2(with.contains(QStringLiteral("7.9 times")), qPrintable(with));
}

void TextTest::problemsSayWhereTheyAre() {
    const Words words{QLocale(QStringLiteral("en_US"))};
    const FileProblem placed{"a.rackyard", {3, 5}, {FindingCode::unknownKey, {}, {{"key", std::string("powr")}}}};
    QCOMPARE(text::problemSentence(placed, words),
             QStringLiteral("line 3, column 5: “powr” is not a key that belongs here."));
    const FileProblem whole{"a.rackyard", {}, {FindingCode::fileNotReadable, {}, {}}};
    QCOMPARE(text::problemSentence(whole, words), QStringLiteral("The file cannot be read."));
}

void TextTest::aProductIsDescribedByWhatIsKnown_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::newRow("node") << QStringLiteral("node-a") << QStringLiteral("640 GB · 10.2 kW · 8U · air");
    QTest::newRow("rack-scale system") << QStringLiteral("rack-72") << QStringLiteral("5,760 GB · 132 kW · liquid");
    QTest::newRow("card without fabric") << QStringLiteral("gpu-c") << QStringLiteral("32 GB · no fabric");
    QTest::newRow("card that takes a bridge") << QStringLiteral("gpu-a") << QStringLiteral("80 GB · NVLink bridge");
    QTest::newRow("switch") << QStringLiteral("switch-64") << QStringLiteral("64 × 400 Gb/s · 1.7 kW · 1U");
    QTest::newRow("cabinet") << QStringLiteral("cabinet") << QStringLiteral("48U · carries 1,000 kg");
}

void TextTest::aProductIsDescribedByWhatIsKnown() {
    QFETCH(QString, id);
    QFETCH(QString, text);
    const auto catalog = smallCatalog();
    const Product* product = catalog->product(*ProductId::parse(id.toStdString()));
    QVERIFY(product);
    QCOMPARE(plainSpaces(text::productSummary(*product, Words(QLocale(QStringLiteral("en_US"))))), text);
}

void TextTest::namesLeaveTheVendorOut() {
    Product p{.id = product("dgx-h100")};
    p.name = "NVIDIA DGX H100";
    p.vendor = "NVIDIA";
    QCOMPARE(text::productName(p), QStringLiteral("DGX H100"));
    p.vendor = "NVIDIA Corporation";
    QCOMPARE(text::productName(p), QStringLiteral("NVIDIA DGX H100"));
    p.vendor.clear();
    QCOMPARE(text::productName(p), QStringLiteral("NVIDIA DGX H100"));
}

QTEST_GUILESS_MAIN(TextTest)
#include "text_test.moc"
