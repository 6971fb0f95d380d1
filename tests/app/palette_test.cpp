#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "files/catalog_files.h"
#include "palette/palette_panel.h"
#include "palette/palette_view.h"
#include "session/drag_payload.h"

#include <set>

using namespace rackyard;

namespace {

std::shared_ptr<const Catalog> builtIn() {
    static const auto catalog = Catalog::layered({builtInRecords()});
    return catalog;
}

std::vector<PaletteEntry> allEntries() {
    return paletteEntries(*builtIn(), defaultPriceBook(), text::Words(QLocale(QStringLiteral("en_US"))));
}

QStringList namesShown(const PaletteModel& model) {
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const PaletteEntry* entry = model.entry(model.index(row))) names << entry->name;
    return names;
}

QStringList headingsShown(const PaletteModel& model) {
    QStringList headings;
    for (int row = 0; row < model.rowCount(); ++row)
        if (!model.entry(model.index(row))) headings << model.index(row).data().toString();
    return headings;
}

struct Panel {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    DesignSession session{builtIn()};
    PalettePanel panel{session, settings};
    QLineEdit* search = panel.findChild<QLineEdit*>();
    PaletteView* view = panel.findChild<PaletteView*>();
    QStringList asked;

    Panel() {
        QObject::connect(&panel, &PalettePanel::addRequested, [this](const QMimeData& payload) {
            asked << QString::fromUtf8(payload.data(payload.formats().value(0)));
        });
        panel.resize(240, 600);
        panel.show();
    }
};

} // namespace

class PaletteTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offersEveryProductThatCanBePlacedOnce() {
        std::set<QString> keys;
        for (const PaletteEntry& entry : allEntries()) {
            QVERIFY2(keys.insert(entry.key()).second, qPrintable(entry.key()));
            QVERIFY(!entry.name.isEmpty());
            QVERIFY(!entry.icon.isEmpty());
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(entry.icon)), qPrintable(entry.icon));
        }
        for (const Product& product : builtIn()->products()) {
            const bool counted = product.kind == ProductKind::nic || product.kind == ProductKind::transceiver ||
                                 product.kind == ProductKind::cable;
            const QString key = productMimeType + u'/' + QString::fromStdString(product.id.text());
            QCOMPARE(keys.count(key), std::size_t(counted ? 0 : 1));
        }
        QCOMPARE(keys.count(fabricMimeType + QStringLiteral("/infiniband compute 400")), std::size_t{1});
        QCOMPARE(keys.count(modelMimeType + QStringLiteral("/deepseek-v4-pro")), std::size_t{1});
    }

    void figuresAreThoseOfTheCatalog() {
        for (const PaletteEntry& entry : allEntries()) {
            if (entry.payload != "dgx-h100") continue;
            QCOMPARE(entry.name, QStringLiteral("DGX H100"));
            QVERIFY2(entry.summary.contains(QStringLiteral("640")), qPrintable(entry.summary));
            QVERIFY2(entry.summary.contains(QStringLiteral("10.2")), qPrintable(entry.summary));
            QVERIFY2(entry.price.contains(QStringLiteral("270")), qPrintable(entry.price));
            QVERIFY(entry.unknown.isEmpty());
        }
    }

    void whatNobodyPublishedIsMarked() {
        const auto entries = allEntries();
        for (const PaletteEntry& entry : entries) {
            const auto id = ProductId::parse(entry.payload.toStdString());
            const Product* product = entry.mimeType == productMimeType ? builtIn()->product(*id) : nullptr;
            if (!product || product->kind != ProductKind::node) continue;
            const bool powerKnown = product->power.max || product->power.planning;
            QCOMPARE(entry.unknown.contains(QStringLiteral("power")), !powerKnown);
        }
    }

    void searchFindsWordsInAnyOrderAndCase_data() {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("found");
        QTest::newRow("name") << "dgx h100" << "DGX H100";
        QTest::newRow("other order") << "H100 dgx" << "DGX H100";
        QTest::newRow("vendor") << "nvidia h100 dgx" << "DGX H100";
        QTest::newRow("id") << "dgx-h100" << "DGX H100";
        QTest::newRow("fabric by trade name") << "ndr" << "InfiniBand NDR 400";
        QTest::newRow("model") << "deepseek pro v4" << "DeepSeek V4 Pro";
        QTest::newRow("blanks around") << "  dgx h100  " << "DGX H100";
    }
    void searchFindsWordsInAnyOrderAndCase() {
        QFETCH(QString, search);
        QFETCH(QString, found);
        PaletteModel model;
        model.setEntries(allEntries());
        const int all = model.rowCount();
        model.setSearch(search);
        const QStringList names = namesShown(model);
        QVERIFY2(names.contains(found), qPrintable(names.join(u',')));
        QVERIFY(model.rowCount() < all);
    }

    void bestAnswerIsTheOneOfThatName_data() {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QByteArray>("payload");
        QTest::newRow("node, though a module names it too") << "dgx b200" << QByteArray("dgx-b200");
        QTest::newRow("node") << "dgx h100" << QByteArray("dgx-h100");
        QTest::newRow("model") << "DeepSeek V4 Pro" << QByteArray("deepseek-v4-pro");
    }
    void bestAnswerIsTheOneOfThatName() {
        QFETCH(QString, search);
        QFETCH(QByteArray, payload);
        PaletteModel model;
        model.setEntries(allEntries());
        model.setSearch(search);
        QVERIFY(model.entry(model.bestEntry()));
        QCOMPARE(model.entry(model.bestEntry())->payload, payload);
    }

    void modelKeepsItsPromises() {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEntries(allEntries());
        model.setSearch(QStringLiteral("h100"));
        model.setSearch({});
        model.setRecent({productMimeType + QStringLiteral("/dgx-h100")});
        model.setSearch(QStringLiteral("no such thing"));
        QCOMPARE(model.rowCount(), 0);
    }

    void headingsStandInTheirOrderAndOnlyOverSomething() {
        PaletteModel model;
        model.setEntries(allEntries());
        const QStringList headings = headingsShown(model);
        QStringList expected;
        for (const auto group : {PaletteGroup::gpus, PaletteGroup::nodes, PaletteGroup::rackScale, PaletteGroup::workstations,
                                 PaletteGroup::fabrics, PaletteGroup::switches, PaletteGroup::storage, PaletteGroup::racks,
                                 PaletteGroup::facility, PaletteGroup::models})
            expected << groupHeading(group);
        QCOMPARE(headings, expected);
        model.setSearch(QStringLiteral("deepseek"));
        QCOMPARE(headingsShown(model), QStringList{groupHeading(PaletteGroup::models)});
    }

    void whatWasUsedStandsFirstAndIsRemembered() {
        Panel first;
        first.search->setText(QStringLiteral("dgx b200"));
        QTest::keyClick(first.search, Qt::Key_Return);
        QCOMPARE(first.asked, QStringList{QStringLiteral("dgx-b200")});
        first.search->clear();
        QCOMPARE(first.panel.model().index(0).data().toString(), groupHeading(PaletteGroup::recent));
        QCOMPARE(first.panel.model().index(1).data().toString(), QStringLiteral("DGX B200"));

        PalettePanel later(first.session, first.settings);
        QCOMPARE(later.model().index(1).data().toString(), QStringLiteral("DGX B200"));
    }

    void typeAndEnterAdds() {
        Panel panel;
        QTest::keyClicks(panel.search, QStringLiteral("dgx h100"));
        QTest::keyClick(panel.search, Qt::Key_Return);
        QCOMPARE(panel.asked, QStringList{QStringLiteral("dgx-h100")});
    }

    void arrowsPassOverHeadings() {
        Panel panel;
        QTest::keyClick(panel.search, Qt::Key_Down);
        for (int step = 0; step < panel.panel.model().rowCount(); ++step) {
            QVERIFY(panel.panel.model().entry(panel.view->currentIndex()));
            const int before = panel.view->currentIndex().row();
            QTest::keyClick(panel.search, Qt::Key_Down);
            if (panel.view->currentIndex().row() == before) break;
        }
        QCOMPARE(panel.view->currentIndex().row(), panel.panel.model().rowCount() - 1);
    }

    void lettersTypedInTheListGoOnSearching() {
        Panel panel;
        panel.view->setFocus();
        QTest::keyClick(panel.view, Qt::Key_G);
        QCOMPARE(panel.search->text(), QStringLiteral("g"));
    }

    void escapeClearsTheSearch() {
        Panel panel;
        QTest::keyClicks(panel.search, QStringLiteral("zzz"));
        QVERIFY(!panel.view->isVisible());
        QTest::keyClick(panel.search, Qt::Key_Escape);
        QVERIFY(panel.search->text().isEmpty());
        QVERIFY(panel.view->isVisible());
    }

    void doubleClickAdds() {
        Panel panel;
        const QModelIndex card = panel.panel.model().firstEntry();
        const QPoint middle = panel.view->visualRect(card).center();
        QTest::mouseClick(panel.view->viewport(), Qt::LeftButton, {}, middle);
        QTest::mouseDClick(panel.view->viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(panel.asked, QStringList{QString::fromUtf8(panel.panel.model().entry(panel.panel.model().firstEntry())->payload)});
    }

    void pricesFollowThePriceBook() {
        Panel panel;
        Design design = panel.session.design();
        design.assumptions.priceBook = *PriceBookId::parse("quick-reference-servers");
        const auto priceOf = [&](const char* payload) {
            for (const PaletteEntry& entry : panel.panel.model().entries())
                if (entry.payload == payload) return entry.price;
            return QString();
        };
        const QString before = priceOf("dgx-h100");
        QVERIFY(panel.session.apply(design, QStringLiteral("book")));
        QVERIFY(priceOf("dgx-h100") != before);
    }
};

QTEST_MAIN(PaletteTest)
#include "palette_test.moc"
