#include <QTest>

#include "files/catalog_files.h"

using namespace rackyard;

/// A catalog file with a fault is refused at the fault's line and column; what is right beside it is still read.
class CatalogFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void faultHasItsPlace_data();
    void faultHasItsPlace();
    void everyFaultOfAFileIsReported();
    void goodRecordsBesideABadOneAreRead();
    void layerMayNameRecordsBelow();
    void absentFiguresStayAbsent();
    void laterLayerReplacesRecordsAndPrices();
    void quoteRequiredAboveTakesAPriceAway();
};

namespace {

const char* const provenance = "    sources:\n      - title: Maker\n    date: 2026-11-30\n    confidence: high\n";

QByteArray card(const char* more) {
    return QByteArray("products:\n  - id: card\n    name: Card\n    kind: gpu\n") + more + provenance;
}

QByteArray model(const char* more) {
    return QByteArray("models:\n  - id: m\n    name: M\n    total_parameters_b: 8\n    native_weights: bf16\n") + more + provenance;
}

QByteArray book(const char* more) {
    return QByteArray("price_books:\n  - id: b\n    name: B\n    currency: EUR\n    date: 2026-11\n") + more;
}

QByteArray policy(const char* more) { return QByteArray("cooling_policies:\n  - id: p\n    name: P\n") + more + provenance; }

FileProblems read(const QByteArray& text, CatalogRecords* records = nullptr, const Catalog* below = nullptr) {
    FileProblems problems;
    CatalogRecords found = readCatalog({{"c.yaml", text.toStdString()}}, problems, below);
    if (records) *records = std::move(found);
    return problems;
}

QStringList linesOf(const FileProblems& problems) {
    QStringList lines;
    for (const FileProblem& problem : problems)
        lines.append(QString::fromStdString(problemLine(problem)));
    return lines;
}

} // namespace

void CatalogFileTest::faultHasItsPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const QByteArray& text, const char* problem) {
        QTest::newRow(name) << text << QStringLiteral("c.yaml:") + QString::fromUtf8(problem);
    };
    row("no YAML", "products: [\n", "2:1: syntax-error reason=\"end of sequence flow not found\"");
    row("no map", "- a\n", "1:1: wrong-type expected=map");
    row("unknown top key", "product: []\n", "1:1: unknown-key key=product nearest=products");
    row("no list", "products: card\n", "1:11: wrong-type key=products expected=list");
    row("no id", "products:\n  - name: Card\n", "2:5: missing-key key=id");
    row("no id's form", "products:\n  - id: Card One\n", "2:9: invalid-id key=id value=\"Card One\"");
    row("unknown key", card("    max_power: 700\n"), "5:5: unknown-key key=max_power nearest=max_power_w");
    row("unknown key in a section", card("    gpu:\n      memory_nominal_gb: 80\n      memory_bandwidth_gbps: 3350\n"),
        "7:7: unknown-key key=memory_bandwidth_gbps nearest=memory_bandwidth_gb_per_s");
    row("duplicate key", card("    max_power_w: 700\n    max_power_w: 700\n"), "6:5: duplicate-key key=max_power_w");
    row("unit of the value in the value", card("    max_power_w: 700 W\n"), "5:18: invalid-value key=max_power_w value=\"700 W\"");
    row("watts for milliwatts", card("    max_power_w: 180000000\n"), "5:18: out-of-range key=max_power_w value=180000000");
    row("no power at all", card("    max_power_w: 0\n"), "5:18: out-of-range key=max_power_w value=0");
    row("octal", card("    max_power_w: 0700\n"), "5:18: invalid-value key=max_power_w value=0700");
    row("exponent", card("    max_power_w: 7e2\n"), "5:18: invalid-value key=max_power_w value=7e2");
    row("memory of no size", card("    gpu:\n      memory_nominal_gb: 0\n"), "6:26: out-of-range key=memory_nominal_gb value=0");
    row("section without its figure", card("    gpu:\n      architecture: Hopper\n"), "6:7: missing-key key=memory_nominal_gb");
    row("word of no enumeration", card("    cooling: water\n"), "5:14: invalid-value key=cooling value=water");
    row("half a count", card("    psu_count: 1.5\n"), "5:16: invalid-value key=psu_count value=1.5");
    row("third of a U", card("    height_u: 0.3\n"), "5:15: invalid-value key=height_u value=0.3");
    row("share above the whole", card("    liquid:\n      heat_share_low: 85\n"), "6:23: out-of-range key=heat_share_low value=85");
    row("bridge of three", card("    gpu:\n      memory_nominal_gb: 80\n      bridges: [2, 9]\n"), "7:20: out-of-range key=bridges value=9");
    row("no kind", "products:\n  - id: a\n    name: A\n", "2:5: missing-key key=kind");
    row("no name", "products:\n  - id: a\n    kind: gpu\n", "2:5: missing-key key=name");
    row("no source", "products:\n  - id: a\n    name: A\n    kind: cable\n    date: 2026-11-30\n    confidence: high\n", "2:5: missing-key key=sources");
    row("no date", "products:\n  - id: a\n    name: A\n    kind: cable\n    sources:\n      - title: T\n", "2:5: missing-key key=date");
    row("no confidence", "products:\n  - id: a\n    name: A\n    kind: cable\n    sources:\n      - title: T\n    date: 2026-11-30\n",
        "2:5: missing-key key=confidence");
    row("no such day", "products:\n  - id: a\n    date: 2026-02-30\n", "3:11: invalid-value key=date value=2026-02-30");
    row("source without a title", "products:\n  - id: a\n    sources:\n      - url: https://example.com\n", "4:9: missing-key key=title");
    row("figure that no product has", card("    published:\n      - figure: max_powr_w\n        value: 1\n        title: T\n"),
        "6:9: unknown-reference key=figure id=max_powr_w");
    row("second id", card("") + card("").mid(10), "9:5: duplicate-id id=card");
    row("GPU that is nowhere", card("    system:\n      gpu: h100\n      gpu_count: 8\n      scale_up_gpus: 8\n      memory_nominal_gb: 640\n"),
        "6:12: unknown-reference key=gpu id=h100");
    row("price of a product that is nowhere", book("    prices:\n      - product: nothing\n        low: 1\n        high: 2\n"),
        "7:18: unknown-reference key=product id=nothing");
    row("price upside down", book("    prices:\n      - product: x\n        low: 2\n        high: 1\n"), "7:9: out-of-range key=high");
    row("typical outside its range", book("    prices:\n      - product: x\n        low: 1\n        typical: 3\n        high: 2\n"),
        "7:9: out-of-range key=typical");
    row("tenth of a cent", book("    prices:\n      - product: x\n        low: 0.001\n        high: 1\n"), "8:14: invalid-value key=low value=0.001");
    row("price without a kind", book("    prices:\n      - product: x\n        low: 1\n        high: 2\n"), "7:9: missing-key key=kind");
    row("price of no time", book("    prices:\n      - product: x\n        price_date: soon\n"), "8:21: invalid-value key=price_date value=soon");
    row("price twice", book("    prices:\n      - product: x\n      - product: x\n"), "8:9: duplicate-id id=x");
    row("currency in a symbol", "price_books:\n  - id: b\n    name: B\n    currency: $\n    date: 2026-11\n", "4:15: invalid-value key=currency value=$");
    row("bands that fall", policy("    bands:\n      - class: air\n        up_to_kw: 20\n      - class: liquid\n        up_to_kw: 10\n      - class: immersion\n"),
        "7:9: out-of-range key=up_to_kw");
    row("last band closed", policy("    bands:\n      - class: air\n        up_to_kw: 20\n"), "5:9: out-of-range key=up_to_kw");
    row("policy without bands", policy(""), "2:5: missing-key key=bands");
    row("band without a class", policy("    bands:\n      - up_to_kw: 20\n      - class: air\n"), "5:9: missing-key key=class");
    row("model without weights", "models:\n  - id: m\n    name: M\n    total_parameters_b: 8\n", "2:5: missing-key key=native_weights");
    row("model of no size", "models:\n  - id: m\n    name: M\n    native_weights: bf16\n", "2:5: missing-key key=total_parameters_b");
    row("provenance of a figure that models have not", model("    figures:\n      max_power_w:\n        date: 2026-11-30\n"),
        "7:7: unknown-reference key=figures id=max_power_w");
    row("switch choice without a radix", "switch_choices:\n  - kind: roce\n    speed_gbit_per_s: 400\n    switch: s\n", "2:5: missing-key key=radix");
    row("switch that is nowhere", "switch_choices:\n  - kind: roce\n    speed_gbit_per_s: 400\n    switch: s\n    radix: 64\n",
        "4:13: unknown-reference key=switch id=s");
    row("two choices for one link",
        "switch_choices:\n  - kind: roce\n    speed_gbit_per_s: 400\n    switch: s\n    radix: 64\n"
        "  - kind: roce\n    speed_gbit_per_s: 400\n    switch: s\n    radix: 32\n",
        "6:5: duplicate-id id=roce");
    row("guidance about nothing known", "guidance:\n  notes:\n    - id: n\n      topic: weather\n", "4:14: invalid-value key=topic value=weather");
}

void CatalogFileTest::faultHasItsPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    const QStringList lines = linesOf(read(text));
    QVERIFY2(lines.contains(problem), qPrintable(lines.join(u'\n')));
}

void CatalogFileTest::everyFaultOfAFileIsReported() {
    const FileProblems problems = read(card("    max_power_w: x\n    cooling: y\n    zzz: 1\n"));
    QCOMPARE(linesOf(problems), (QStringList{QStringLiteral("c.yaml:6:14: invalid-value key=cooling value=y"),
                                             QStringLiteral("c.yaml:5:18: invalid-value key=max_power_w value=x"),
                                             QStringLiteral("c.yaml:7:5: unknown-key key=zzz")}));
}

void CatalogFileTest::goodRecordsBesideABadOneAreRead() {
    CatalogRecords records;
    const FileProblems problems = read("products:\n  - name: nameless id\n" + card("    max_power_w: 700\n").mid(10), &records);
    QVERIFY(!problems.empty());
    QCOMPARE(records.products.size(), std::size_t{1});
    QCOMPARE(*records.products[0].power.max, Power::ofWatts(700));
}

void CatalogFileTest::layerMayNameRecordsBelow() {
    CatalogRecords below;
    QVERIFY(read(card("    gpu:\n      memory_nominal_gb: 80\n"), &below).empty());
    const auto catalog = Catalog::layered({below});
    const QByteArray prices = book("    quote_required:\n      - product: card\n        why: Ask.\n");
    QVERIFY(read(prices, nullptr, catalog.get()).empty());
    QCOMPARE(linesOf(read(prices)), QStringList{QStringLiteral("c.yaml:7:18: unknown-reference key=product id=card")});
}

void CatalogFileTest::absentFiguresStayAbsent() {
    CatalogRecords records;
    QVERIFY(read(card(""), &records).empty());
    const Product& card = records.products.at(0);
    QVERIFY(!card.power.max && !card.body.mass && !card.gpu && !card.system && card.published.empty());
    QVERIFY(writeCatalog(records).find("null") == std::string::npos);
}

void CatalogFileTest::laterLayerReplacesRecordsAndPrices() {
    CatalogRecords below, above;
    const QByteArray price = "        price_date: 2026-11\n        kind: quote\n        sources:\n          - title: T\n        date: 2026-11-30\n        confidence: high\n";
    const QByteArray tail = QByteArray("    max_power_w: 700\n    gpu:\n      memory_nominal_gb: 80\n");
    QVERIFY(read(card(tail.constData()) + book("    prices:\n      - product: card\n        low: 1\n        high: 2\n") + price, &below).empty());
    const auto base = Catalog::layered({below});
    QVERIFY(read(card("") + book("    prices:\n      - product: card\n        low: 3\n        high: 4\n") + price, &above, base.get()).empty());
    const auto both = Catalog::layered({below, above});
    QCOMPARE(both->replacedProducts().size(), std::size_t{1});
    QVERIFY(!both->products().at(0).gpu);
    QCOMPARE(both->priceBooks().at(0).prices.begin()->second.range.low, Money::ofMajor(3));
}

void CatalogFileTest::quoteRequiredAboveTakesAPriceAway() {
    const ProductId id = *ProductId::parse("card");
    CatalogRecords below, above;
    PriceBook book{.id = *PriceBookId::parse("b")};
    book.prices[id].range = {Money::ofMajor(1), Money::ofMajor(2)};
    below.priceBooks = {book};
    book.prices.clear();
    book.quoteRequired[id] = "Ask.";
    above.priceBooks = {book};
    const auto open = Catalog::layered({below, above});
    QVERIFY(open->priceBooks().at(0).prices.empty());
    const auto priced = Catalog::layered({above, below});
    QVERIFY(priced->priceBooks().at(0).quoteRequired.empty());
}

QTEST_GUILESS_MAIN(CatalogFileTest)
#include "catalog_file_test.moc"
