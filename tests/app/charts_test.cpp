#include <QTest>

#include "charts/cost_chart.h"
#include "charts/derivation_popup.h"
#include "charts/figure.h"
#include "charts/memory_chart.h"
#include "charts/memory_chart_view.h"
#include "charts/memory_texts.h"
#include "charts/paint_memory_chart.h"
#include "charts/rack_power_chart.h"
#include "charts/series.h"
#include "charts/summary_panel.h"
#include "evaluate/evaluate.h"
#include "support/shipped_builds.h"
#include "support/small_catalog.h"
#include "theme/chip.h"
#include "theme/fonts.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QLabel>
#include <QPdfWriter>
#include <QProcess>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace rackyard;
using namespace rackyard::charts;
using namespace rackyard::testing;

namespace {

QString plainSpaces(QString text) { return text.replace(QChar(0x00A0), u' '); }

text::Words english() { return text::Words(QLocale(QStringLiteral("en_US"))); }

// A panel as the window shows it on the smallest screen: 300 wide, what 768 leaves after bars and findings high.
std::unique_ptr<SummaryPanel> shownPanel(DesignSession& session) {
    auto panel = std::make_unique<SummaryPanel>(session);
    panel->setLocale(QLocale(QStringLiteral("en_US")));
    panel->resize(300, 540);
    panel->show();
    QTest::qWait(60);
    return panel;
}

QString textOf(const QWidget& panel, const char* name) {
    const auto* label = panel.findChild<QLabel*>(QLatin1String(name));
    return label ? plainSpaces(label->text()) : QString();
}

void keepPicture(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("RACKYARD_PICTURES", QStringLiteral(RACKYARD_BINARY_DIR "/pictures"));
    QDir().mkpath(folder);
    widget.grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

RackAnswer rackOf(int number, std::int64_t watts, std::optional<std::int64_t> limitWatts) {
    RackAnswer rack;
    rack.rack = *RackId::parse("r" + std::to_string(number));
    rack.name = "R" + std::to_string(number);
    rack.max.known = Power::ofWatts(watts);
    if (limitWatts) rack.limit = Power::ofWatts(*limitWatts);
    rack.cooling = CoolingClass::air;
    return rack;
}

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void foundingBuildsShowTheirFigures_data();
    void foundingBuildsShowTheirFigures();
    void memoryPowerAndCostAreSeenWithoutScrolling_data();
    void memoryPowerAndCostAreSeenWithoutScrolling();
    void nothingMovesWhileFiguresChange();
    void panelFollowsAPreviewAndGoesBack();
    void manyEvaluationsInAFrameAreOneRefresh();
    void sameSeriesTouchesNoBar();
    void barsEndWhereTheFiguresSay();
    void aMinimumFarBeyondKeepsTheScale();
    void foldedRowsKeepWhatDoesNotFit();
    void unfoldingShowsEveryModel();
    void rackChartHasAtMostItsBars_data();
    void rackChartHasAtMostItsBars();
    void racksAreRankedByTheirLimit();
    void sharesOfCostMakeAWhole();
    void verdictsReadOnTheirChips_data();
    void verdictsReadOnTheirChips();
    void everyFigureOpensItsDerivation_data();
    void everyFigureOpensItsDerivation();
    void keyboardReachesEachModel();
    void documentsGetTheSameChartAsVectors();
    void documentsWithoutModelsGetNothing();
    void emptyDesignSaysSo();
};

void ChartsTest::initTestCase() {
    registerFonts();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void ChartsTest::foundingBuildsShowTheirFigures_data() {
    QTest::addColumn<QString>("usable");
    QTest::addColumn<QString>("onPaper");
    QTest::addColumn<QString>("explanation");
    QTest::newRow("startup-deepseek-v4-pro") << QStringLiteral("1,920 GB") << QStringLiteral("1,920 GB")
                                             << QStringLiteral("3 NVLink domains × 640 GB, one InfiniBand fabric");
    QTest::newRow("startup-glm-5-2-max") << QStringLiteral("1,280 GB") << QStringLiteral("1,280 GB")
                                         << QStringLiteral("2 NVLink domains × 640 GB, one InfiniBand fabric");
    QTest::newRow("mid-size-gb200-nvl72") << QStringLiteral("13,824 GB") << QStringLiteral("13,824 GB")
                                          << QStringLiteral("One NVLink domain of 72 GPUs");
    QTest::newRow("pile-of-rtx-5090") << QStringLiteral("32 GB") << QStringLiteral("1,920 GB")
                                      << QStringLiteral("60 islands of 32 GB: they do not pool");
}

void ChartsTest::foundingBuildsShowTheirFigures() {
    QFETCH(QString, usable);
    QFETCH(QString, onPaper);
    QFETCH(QString, explanation);
    const auto session = openedBuild(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(session);
    for (Theme::Look look : {Theme::Look::light, Theme::Look::dark}) {
        const auto panel = shownPanel(*session);
        panel->setTheme(Theme::of(look));
        QCOMPARE(textOf(*panel, "usableMemory"), usable);
        QCOMPARE(textOf(*panel, "onPaperMemory"), onPaper);
        QCOMPARE(textOf(*panel, "memoryExplanation"), explanation);
        const QString name = QStringLiteral("summary-%1-%2").arg(QString::fromLatin1(QTest::currentDataTag()),
                                                                 look == Theme::Look::dark ? QStringLiteral("dark") : QStringLiteral("light"));
        keepPicture(*panel, name);
        auto* scroll = panel->findChild<QScrollArea*>();
        panel->resize(300, scroll->widget()->height());
        QTest::qWait(20);
        keepPicture(*panel, name + QStringLiteral("-whole"));
    }
}

void ChartsTest::memoryPowerAndCostAreSeenWithoutScrolling_data() {
    QTest::addColumn<QString>("build");
    for (const QString& name : shippedBuilds())
        QTest::newRow(qPrintable(name)) << name;
}

void ChartsTest::memoryPowerAndCostAreSeenWithoutScrolling() {
    QFETCH(QString, build);
    const auto session = openedBuild(build);
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    for (const char* name : {"usableMemory", "memoryChart", "itPower", "heat", "capex", "costPerGigabyte"}) {
        const auto* widget = panel->findChild<QWidget*>(QLatin1String(name));
        QVERIFY2(widget, name);
        const QRect rect(widget->mapTo(panel.get(), QPoint()), widget->size());
        QVERIFY2(panel->rect().contains(rect), qPrintable(QStringLiteral("%1 ends at %2").arg(QLatin1String(name)).arg(rect.bottom())));
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            QVERIFY2(label->sizeHint().width() <= label->width(), qPrintable(label->text()));
    }
}

void ChartsTest::nothingMovesWhileFiguresChange() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    const auto places = [&] {
        QList<QPoint> points;
        for (const char* name : {"usableMemory", "memoryChart", "itPower", "capex", "coolingClass", "rackPowerChart"})
            points.append(panel->findChild<QWidget*>(QLatin1String(name))->mapTo(panel.get(), QPoint()));
        return points;
    };
    const QList<QPoint> before = places();
    const ItemId first = session->design().items.begin()->id;
    session->preview(withoutItems(session->design(), std::array{first}));
    QTRY_COMPARE(textOf(*panel, "usableMemory"), QStringLiteral("1,280 GB"));
    QCOMPARE(places(), before);
}

void ChartsTest::panelFollowsAPreviewAndGoesBack() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    const ItemId first = session->design().items.begin()->id;
    session->preview(withoutItems(session->design(), std::array{first}));
    QTRY_COMPARE(textOf(*panel, "usableMemory"), QStringLiteral("1,280 GB"));
    session->cancelPreview();
    QTRY_COMPARE(textOf(*panel, "usableMemory"), QStringLiteral("1,920 GB"));
}

void ChartsTest::manyEvaluationsInAFrameAreOneRefresh() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    const ItemId first = session->design().items.begin()->id;
    auto* usable = panel->findChild<QLabel*>(QStringLiteral("usableMemory"));
    const Design without = withoutItems(session->design(), std::array{first});
    for (int move = 0; move < 50; ++move) {
        session->preview(without);
        session->cancelPreview();
        QCOMPARE(plainSpaces(usable->text()), QStringLiteral("1,920 GB"));
    }
    session->preview(without);
    QTRY_COMPARE(plainSpaces(usable->text()), QStringLiteral("1,280 GB"));
}

void ChartsTest::sameSeriesTouchesNoBar() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const MemorySeries series = memorySeries(session->evaluation(), session->catalog());
    MemoryChart chart;
    chart.setSeries(series, rowsToShow(series, 3), english());
    auto* bars = qobject_cast<QHorizontalStackedBarSeries*>(chart.QChart::series().front());
    QList<QSignalSpy*> spies;
    for (QBarSet* set : bars->barSets())
        spies.append(new QSignalSpy(set, &QBarSet::valueChanged));
    chart.setSeries(series, rowsToShow(series, 3), english());
    for (QSignalSpy* spy : spies)
        QCOMPARE(spy->count(), 0);
    MemorySeries changed = series;
    changed.pooled = Bytes::ofGiga(1'280);
    chart.setSeries(changed, rowsToShow(changed, 3), english());
    int touched = 0;
    for (QSignalSpy* spy : spies)
        touched += static_cast<int>(spy->count());
    QVERIFY(touched > 0);
    qDeleteAll(spies);
}

void ChartsTest::barsEndWhereTheFiguresSay() {
    const auto session = openedBuild(QStringLiteral("pile-of-rtx-5090"));
    QVERIFY(session);
    const MemorySeries series = memorySeries(session->evaluation(), session->catalog());
    MemoryChart chart;
    chart.setLook(Theme::of(Theme::Look::light), QApplication::font());
    chart.setSeries(series, rowsToShow(series, 3), english());
    chart.setWidth(300);
    const auto* bars = qobject_cast<QHorizontalStackedBarSeries*>(chart.QChart::series().front());
    double whole = 0;
    for (const QBarSet* set : bars->barSets())
        whole += set->at(0);
    QCOMPARE(whole, 1'920.0);
    QCOMPARE(bars->barSets().last()->at(0), 1'888.0);
    const auto* line = qobject_cast<QLineSeries*>(chart.QChart::series().at(1));
    QCOMPARE(line->points().size(), 2);
    QCOMPARE(line->points().front().x(), 1'920.0);
    QVERIFY(std::abs(chart.mapToPosition(line->points().front(), const_cast<QLineSeries*>(line)).x() - 298.5) < 0.6);
}

void ChartsTest::aMinimumFarBeyondKeepsTheScale() {
    MemorySeries series{Bytes::ofGiga(32), Bytes::ofGiga(32), {}};
    MemoryRow row{.model = model("huge"), .name = "huge"};
    row.minimum = Bytes::ofGiga(4'000);
    series.rows = {row};
    QCOMPARE(series.scale(), Bytes::ofGiga(96));
    series.rows[0].minimum = Bytes::ofGiga(40);
    QCOMPARE(series.scale(), Bytes::ofGiga(40));
    series.pooled = series.onPaper = Bytes();
    QCOMPARE(series.scale(), Bytes::ofGiga(40));
}

void ChartsTest::foldedRowsKeepWhatDoesNotFit() {
    MemorySeries series{Bytes::ofGiga(640), Bytes::ofGiga(640), {}};
    for (int i = 0; i < 8; ++i) {
        MemoryRow row{.model = model("m"), .name = "m" + std::to_string(i), .minimum = Bytes::ofGiga(100)};
        row.status = i >= 6 ? FitStatus::tooSmall : FitStatus::fitsInDomain;
        row.headroom = i == 4 ? Bytes() : Bytes::ofGiga(5);
        series.rows.push_back(row);
    }
    QCOMPARE(rowsToShow(series, 3), (std::vector<std::size_t>{4, 6, 7}));
    QCOMPARE(restText(series, {4, 6, 7}, english()), QStringLiteral("and 5 more, all fit"));
    QCOMPARE(restText(series, {0, 1, 6}, english()), QStringLiteral("and 5 more, 1 of them do not fit"));
    QCOMPARE(restText(series, rowsToShow(series, 8), english()), QString());
}

void ChartsTest::unfoldingShowsEveryModel() {
    DesignBuilder builder;
    builder.onFloor("node-a", 3);
    builder.joinAll(builder.fabric(FabricKind::infiniband));
    for (int i = 0; i < 6; ++i)
        builder.workload("small");
    DesignSession session(smallCatalog());
    session.openDesign(builder.design, {});
    const auto panel = shownPanel(session);
    auto* more = panel->findChild<QToolButton*>(QStringLiteral("moreModels"));
    auto* chart = panel->findChild<MemoryChartView*>();
    QVERIFY(more && more->isVisible());
    QCOMPARE(more->text(), QStringLiteral("and 3 more, all fit"));
    const int folded = chart->height();
    more->click();
    QVERIFY(chart->height() > folded * 3 / 2);
    QVERIFY(more->isVisible());
    more->click();
    QCOMPARE(chart->height(), folded);
}

void ChartsTest::rackChartHasAtMostItsBars_data() {
    QTest::addColumn<int>("racks");
    QTest::addColumn<int>("bars");
    QTest::addColumn<int>("rest");
    QTest::newRow("none") << 0 << 0 << 0;
    QTest::newRow("three") << 3 << 3 << 0;
    QTest::newRow("just as many") << 24 << 24 << 0;
    QTest::newRow("one too many") << 25 << 24 << 2;
    QTest::newRow("a hall") << 2'500 << 24 << 2'477;
}

void ChartsTest::rackChartHasAtMostItsBars() {
    QFETCH(int, racks);
    QFETCH(int, bars);
    QFETCH(int, rest);
    Evaluation evaluation;
    for (int i = 0; i < racks; ++i)
        evaluation.power.racks.push_back(rackOf(i, 1'000 + i, 20'000));
    const RackPowerSeries series = rackPowerSeries(evaluation, Design(), *smallCatalog());
    QCOMPARE(series.rest, std::int64_t{rest});
    RackPowerChart chart;
    chart.setSeries(series, english());
    QCOMPARE(chart.barCount(), bars);
    if (rest == 0) return;
    QCOMPARE(series.bars.front().max, Power::ofWatts(1'000 + racks - 1));
    QCOMPARE(series.restRange.low, Power::ofWatts(1'000));
    QCOMPARE(series.restRange.high, Power::ofWatts(1'000 + rest - 1));
}

void ChartsTest::racksAreRankedByTheirLimit() {
    Evaluation evaluation;
    evaluation.power.racks = {rackOf(1, 30'000, std::nullopt), rackOf(2, 12'000, 20'000), rackOf(3, 11'000, 10'000)};
    const RackPowerSeries series = rackPowerSeries(evaluation, Design(), *smallCatalog());
    QCOMPARE(series.bars[0].name, std::string("R3"));
    QVERIFY(series.bars[0].isOver());
    QCOMPARE(series.bars[1].name, std::string("R2"));
    QCOMPARE(series.bars[2].name, std::string("R1"));
    QCOMPARE(series.scale(), Power::ofWatts(30'000));
    QCOMPARE(series.steps.size(), std::size_t{3});
}

void ChartsTest::sharesOfCostMakeAWhole() {
    CostAnswer cost;
    const auto range = [](std::int64_t low, std::int64_t high) { return Range<Money>{Money::ofMajor(low), Money::ofMajor(high)}; };
    cost.byCategory = {{CostCategory::compute, range(800, 1'000)}, {CostCategory::fabric, range(100, 100)}, {CostCategory::storage, range(0, 0)}};
    const std::vector<CostPart> parts = costSeries(cost);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[0].category, CostCategory::compute);
    QCOMPARE(parts[0].share, 0.9);
    QCOMPARE(parts[0].share + parts[1].share, 1.0);
    QVERIFY(costSeries({}).empty());
}

void ChartsTest::verdictsReadOnTheirChips_data() {
    QTest::addColumn<int>("look");
    QTest::newRow("light") << static_cast<int>(Theme::Look::light);
    QTest::newRow("dark") << static_cast<int>(Theme::Look::dark);
    QTest::newRow("print") << static_cast<int>(Theme::Look::print);
}

void ChartsTest::verdictsReadOnTheirChips() {
    QFETCH(int, look);
    const Theme theme = Theme::of(static_cast<Theme::Look>(look));
    for (Sign sign : {Sign::good, Sign::warning, Sign::bad, Sign::note})
        QVERIFY(contrastRatio(chipGround(theme, sign), textColourOf(theme, sign)) >= 4.5);
}

void ChartsTest::everyFigureOpensItsDerivation_data() {
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("click") << Qt::KeyboardModifiers(Qt::NoModifier);
    QTest::newRow("Alt+click") << Qt::KeyboardModifiers(Qt::AltModifier);
}

void ChartsTest::everyFigureOpensItsDerivation() {
    QFETCH(Qt::KeyboardModifiers, modifiers);
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    auto* popup = panel->findChild<DerivationPopup*>();
    QVERIFY(popup);
    int opened = 0;
    for (Figure* figure : panel->findChildren<Figure*>()) {
        if (figure->key().isEmpty() || popup->isAncestorOf(figure)) continue;
        QTest::mouseClick(figure, Qt::LeftButton, modifiers);
        QVERIFY2(popup->isVisible(), qPrintable(figure->key()));
        const auto* parts = popup->findChild<QTreeWidget*>();
        QVERIFY2(parts->topLevelItemCount() > 0, qPrintable(figure->key()));
        if (modifiers == Qt::NoModifier) keepPicture(*popup, QStringLiteral("derivation-") + figure->key());
        popup->hide();
        ++opened;
    }
    QVERIFY(opened >= 7);
}

void ChartsTest::keyboardReachesEachModel() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    const auto panel = shownPanel(*session);
    auto* chart = panel->findChild<MemoryChartView*>();
    QSignalSpy asked(chart, &MemoryChartView::rowAsked);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Return);
    QTest::keyClick(chart, Qt::Key_Down);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
    QCOMPARE(asked[0][1].value<std::size_t>(), std::size_t{0});
    QCOMPARE(asked[1][1].value<std::size_t>(), std::size_t{1});
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("DeepSeek V4 Pro: fits, no headroom")));
}

void ChartsTest::documentsGetTheSameChartAsVectors() {
    const auto session = openedBuild(QStringLiteral("startup-deepseek-v4-pro"));
    QVERIFY(session);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.pdf"));
    QRectF used;
    {
        QPdfWriter writer(path);
        writer.setResolution(300);
        QPainter painter(&writer);
        used = paintMemoryChart(painter, QRectF(100, 100, 2000, 1500), session->evaluation(), session->design(),
                                session->catalog(), english(), Theme::of(Theme::Look::print));
    }
    QVERIFY(used.width() > 1'000 && QRectF(100, 100, 2000, 1500).contains(used));
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());
    const QString words = plainSpaces(QString::fromUtf8(reader.readAllStandardOutput()));
    QVERIFY2(words.contains(QStringLiteral("DeepSeek V4 Pro")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("needs 1,920 GB · headroom 0 GB")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("fits, no headroom")), qPrintable(words));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(!file.readAll().contains("/Subtype /Image"), "the chart is no picture of pixels");
}

void ChartsTest::documentsWithoutModelsGetNothing() {
    const Evaluation evaluation;
    QImage image(200, 100, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QVERIFY(paintMemoryChart(painter, QRectF(0, 0, 200, 100), evaluation, Design(), *smallCatalog(), english(),
                             Theme::of(Theme::Look::print)).isEmpty());
}

void ChartsTest::emptyDesignSaysSo() {
    DesignSession session(builtInCatalog());
    const auto panel = shownPanel(session);
    QCOMPARE(textOf(*panel, "usableMemory"), QStringLiteral("0 GB"));
    QCOMPARE(textOf(*panel, "memoryExplanation"), QStringLiteral("No GPUs yet"));
    QCOMPARE(textOf(*panel, "itPower"), QStringLiteral("0 kW"));
    QVERIFY(!panel->findChild<MemoryChartView*>()->isVisible());
    keepPicture(*panel, QStringLiteral("summary-empty"));
}

QTEST_MAIN(ChartsTest)
#include "charts_test.moc"
