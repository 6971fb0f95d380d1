#include <QTest>

#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include "app/support/pdf.h"
#include "evaluate/evaluate.h"
#include "files/catalog_files.h"
#include "files/design_file.h"
#include "proposal/export.h"
#include "text/text.h"
#include "theme/fonts.h"

#include <ctime>

using namespace rackyard;
using testing_app::Pdf;

Q_DECLARE_METATYPE(rackyard::PageFormat)

class ProposalTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyPageHasWordsAndInk_data();
    void everyPageHasWordsAndInk();
    void fontsAreEmbedded();
    void pagesHaveTheSizeAskedFor_data();
    void pagesHaveTheSizeAskedFor();
    void saysWhatTheBuildIs_data();
    void saysWhatTheBuildIs();
    void coverNamesTheParties();
    void totalAgreesWithTheEvaluation();
    void figuresFollowTheLanguageOfDocuments();
    void longTablesRepeatTheirHead();
    void fortyPagesTakeASecondOfWork();
    void emptyDesignMakesNoBlankPage();
    void failureLeavesTheOldFile();

private:
    Design build(const QString& name) const;
    QString proposal(const Design& design, PageFormat format = PageFormat::a4);
    Evaluation judged(const Design& design) const { return evaluate(design, *catalog_); }

    std::shared_ptr<const Catalog> catalog_;
    QTemporaryDir folder_;
    int written_ = 0;
};

namespace {

constexpr Date day{2026, 12, 1};

/// Racks of two nodes each, as many as asked for.
Design manyRacks(Design design, int racks) {
    for (int i = 0; i < racks; ++i) {
        const std::string number = std::to_string(design.nextId++);
        Rack rack = *design.racks.begin();
        rack.id = *RackId::parse("r" + number);
        rack.name = "Row rack " + number;
        rack.at.xMillimetres = 1100 * (i % 20);
        rack.at.yMillimetres = 3000 * (1 + i / 20);
        for (const int u : {3, 12}) {
            Item item = *design.items.begin();
            item.id = *ItemId::parse("n" + std::to_string(design.nextId++));
            item.placement = InRack{rack.id, RackUnits::of(u)};
            design.items.append(std::move(item));
        }
        design.racks.append(std::move(rack));
    }
    return design;
}

} // namespace

void ProposalTest::initTestCase() {
    registerFonts();
    catalog_ = Catalog::layered({builtInRecords()});
    QVERIFY(folder_.isValid());
}

Design ProposalTest::build(const QString& name) const {
    QFile file(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/%1.rackyard").arg(name));
    FileProblems problems;
    if (!file.open(QIODevice::ReadOnly)) return {};
    return readDesign(file.readAll().toStdString(), name.toStdString(), problems).value_or(Design());
}

QString ProposalTest::proposal(const Design& design, PageFormat format) {
    const QString path = folder_.filePath(QStringLiteral("%1.pdf").arg(++written_));
    QString reason;
    if (!exportProposalPdf(design, *catalog_, judged(design), day, path, format, &reason))
        qWarning() << reason;
    return path;
}

void ProposalTest::everyPageHasWordsAndInk_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<PageFormat>("format");
    for (const char* name : {"startup-deepseek-v4-pro", "startup-glm-5-2-max", "startup-nemotron-3-ultra",
                             "mid-size-gb200-nvl72", "pile-of-rtx-5090"}) {
        QTest::addRow("%s on A4", name) << QString::fromLatin1(name) << PageFormat::a4;
        QTest::addRow("%s on Letter", name) << QString::fromLatin1(name) << PageFormat::letter;
    }
}

void ProposalTest::everyPageHasWordsAndInk() {
    QFETCH(QString, name);
    QFETCH(PageFormat, format);
    const Pdf pdf(proposal(build(name), format));
    const int pages = pdf.pages();
    QVERIFY(pages >= 4);
    for (int page = 1; page <= pages; ++page) {
        const QString text = pdf.text(page);
        QVERIFY2(text.contains(QStringLiteral("Page %1 of %2").arg(page).arg(pages)), qPrintable(text));
        QVERIFY2(text.simplified().size() > 120, qPrintable(text)); // more than header and footer alone
        QVERIFY2(pdf.ink(page) > 0.015, qPrintable(QStringLiteral("page %1").arg(page)));
    }
}

void ProposalTest::fontsAreEmbedded() {
    const QStringList fonts = Pdf(proposal(build(QStringLiteral("startup-deepseek-v4-pro")))).fonts();
    QVERIFY(!fonts.isEmpty());
    for (const QString& font : fonts)
        QVERIFY2(font.endsWith(QLatin1String(" yes")), qPrintable(font));
}

void ProposalTest::pagesHaveTheSizeAskedFor_data() {
    QTest::addColumn<PageFormat>("format");
    QTest::addColumn<QSizeF>("points");
    QTest::newRow("A4") << PageFormat::a4 << QSizeF(595, 842);
    QTest::newRow("Letter") << PageFormat::letter << QSizeF(612, 792);
}

void ProposalTest::pagesHaveTheSizeAskedFor() {
    QFETCH(PageFormat, format);
    QFETCH(QSizeF, points);
    const QSizeF size = Pdf(proposal(build(QStringLiteral("startup-glm-5-2-max")), format)).pageSize();
    QVERIFY(qAbs(size.width() - points.width()) < 1.5);
    QVERIFY(qAbs(size.height() - points.height()) < 1.5);
}

void ProposalTest::saysWhatTheBuildIs_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    const QStringList sections{QStringLiteral("Summary"),
                               QStringLiteral("Bill of materials"),
                               QStringLiteral("Power and cooling"),
                               QStringLiteral("Assumptions"),
                               QStringLiteral("Sources"),
                               QStringLiteral("Sign-off"),
                               QStringLiteral("Budgetary estimate — not a quote")};
    const auto row = [&](const char* name, const QStringList& words) {
        QTest::newRow(name) << QString::fromLatin1(name) << sections + words;
    };
    row("startup-deepseek-v4-pro",
        {QStringLiteral("1,920"), QStringLiteral("DeepSeek V4 Pro"), QStringLiteral("32.3"),
         QStringLiteral("derived from the fabric"), QStringLiteral("MQM9700-NS2F")});
    row("mid-size-gb200-nvl72",
        {QStringLiteral("13,824"), QStringLiteral("132"), QStringLiteral("10,340.4")});
    row("pile-of-rtx-5090",
        {QStringLiteral("1,920"), QStringLiteral("32"), QStringLiteral("58.5"), QStringLiteral("on paper")});
}

void ProposalTest::saysWhatTheBuildIs() {
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    const QString text = Pdf(proposal(build(name))).text().replace(QChar(0x00A0), QLatin1Char(' '));
    for (const QString& word : words)
        QVERIFY2(text.contains(word), qPrintable(word));
    for (char16_t ligature = 0xFB00; ligature <= 0xFB06; ++ligature) // which nobody could search for
        QVERIFY(!text.contains(QChar(ligature)));
}

void ProposalTest::coverNamesTheParties() {
    Design design = build(QStringLiteral("startup-deepseek-v4-pro"));
    design.proposal.customer = "Example Customer";
    design.proposal.project = "Inference hall";
    design.proposal.number = "P-0042 rev B";
    design.proposal.preparedBy = "Example Reseller";
    design.proposal.validUntil = "2027-01-15";
    const QString cover = Pdf(proposal(design)).text(1);
    for (const char* word : {"Example Customer", "Inference hall", "P-0042 rev B", "Example Reseller",
                             "2027-01-15", "December 1, 2026", "Public 2026"})
        QVERIFY2(cover.contains(QLatin1String(word)), word);
}

void ProposalTest::totalAgreesWithTheEvaluation() {
    const Design design = build(QStringLiteral("startup-deepseek-v4-pro"));
    const CostAnswer cost = judged(design).cost;
    QVERIFY(cost.capex.has_value());
    const text::Words words(QLocale(QStringLiteral("en-US")));
    const QString total = words.moneyRangeExact(*cost.capex, QString::fromStdString(cost.currency));
    QVERIFY2(Pdf(proposal(design)).text().contains(total), qPrintable(total));
}

void ProposalTest::figuresFollowTheLanguageOfDocuments() {
    Design design = build(QStringLiteral("mid-size-gb200-nvl72"));
    design.proposal.language = "de-DE";
    const QString text = Pdf(proposal(design)).text();
    QVERIFY(text.contains(QLatin1String("13.824")));
    QVERIFY(!text.contains(QLatin1String("13,824")));
}

void ProposalTest::longTablesRepeatTheirHead() {
    const Pdf pdf(proposal(manyRacks(build(QStringLiteral("startup-deepseek-v4-pro")), 150)));
    int pagesOfRacks = 0;
    for (int page = 1; page <= pdf.pages(); ++page) {
        const QString text = pdf.text(page);
        QVERIFY(pdf.ink(page) > 0.015);
        if (text.count(QLatin1String("Row rack")) < 8 || !text.contains(QLatin1String("Direct liquid cooling"))) continue;
        ++pagesOfRacks;
        QVERIFY2(text.contains(QLatin1String("Cooling class")) && text.contains(QLatin1String("Maximum")),
                 qPrintable(text));
    }
    QVERIFY(pagesOfRacks >= 3);
}

void ProposalTest::fortyPagesTakeASecondOfWork() {
    const Design design = manyRacks(build(QStringLiteral("startup-deepseek-v4-pro")), 700);
    proposal(build(QStringLiteral("startup-deepseek-v4-pro"))); // fonts are loaded once
    const Evaluation evaluation = judged(design);
    const QString path = folder_.filePath(QStringLiteral("long.pdf"));
    const std::clock_t start = std::clock(); // work of this process, whatever else the machine does
    QVERIFY(exportProposalPdf(design, *catalog_, evaluation, day, path, PageFormat::a4));
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const int pages = Pdf(path).pages();
    QVERIFY2(pages >= 40, qPrintable(QString::number(pages)));
    QVERIFY2(seconds / pages * 40 < 1,
             qPrintable(QStringLiteral("%1 s for %2 pages").arg(seconds).arg(pages)));
}

void ProposalTest::emptyDesignMakesNoBlankPage() {
    Design design;
    design.name = "Nothing yet";
    const Pdf pdf(proposal(design));
    QVERIFY(pdf.pages() >= 2);
    for (int page = 1; page <= pdf.pages(); ++page)
        QVERIFY(pdf.text(page).simplified().size() > 120);
}

void ProposalTest::failureLeavesTheOldFile() {
    const Design design = build(QStringLiteral("startup-glm-5-2-max"));
    const Evaluation evaluation = judged(design);
    QString reason;
    QVERIFY(!exportProposalPdf(design, *catalog_, evaluation, day,
                               folder_.filePath(QStringLiteral("missing/a.pdf")), PageFormat::a4, &reason));
    QVERIFY(!reason.isEmpty());
    const QString kept = folder_.filePath(QStringLiteral("kept.png"));
    QFile file(kept);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    QVERIFY(
        !exportYardPng(design, *catalog_, evaluation, kept, 100, &reason)); // larger than a picture may be
    QVERIFY(!reason.isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

QTEST_MAIN(ProposalTest)
#include "proposal_test.moc"
