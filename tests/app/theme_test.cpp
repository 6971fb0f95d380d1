#include <QtTest>

#include "theme/theme.h"

#include <set>

using namespace rackyard;

namespace {

struct Look {
    const char* name;
    Theme::Look look;
};
constexpr Look looks[] = {{"light", Theme::Look::light},
                          {"dark", Theme::Look::dark},
                          {"print", Theme::Look::print},
                          {"high contrast", Theme::Look::highContrast}};

struct Pair {
    const char* name;
    QColor Theme::*text;
    QColor Theme::*ground;
};
/// Every text colour with every surface it is made for, as theme.h says.
constexpr Pair pairs[] = {
    {"text on yard", &Theme::text, &Theme::yard},
    {"text on panel", &Theme::text, &Theme::panel},
    {"muted text on yard", &Theme::mutedText, &Theme::yard},
    {"muted text on panel", &Theme::mutedText, &Theme::panel},
    {"accent as a link on panel", &Theme::accent, &Theme::panel},
    {"text on accent", &Theme::accentText, &Theme::accent},
    {"U numbers on the frame", &Theme::rackText, &Theme::rackFrame},
    {"device text on a node", &Theme::deviceText, &Theme::device},
    {"device text on a switch", &Theme::deviceText, &Theme::switchBody},
    {"device text on a desktop", &Theme::deviceText, &Theme::desktopBody},
    {"device text on an unknown product", &Theme::deviceText, &Theme::unknownBody},
    {"muted device text on a node", &Theme::deviceMutedText, &Theme::device},
    {"muted device text on a switch", &Theme::deviceMutedText, &Theme::switchBody},
    {"muted device text on a desktop", &Theme::deviceMutedText, &Theme::desktopBody},
    {"muted device text on an unknown product", &Theme::deviceMutedText, &Theme::unknownBody},
    {"compute fabric on yard", &Theme::compute, &Theme::yard},
    {"storage fabric on yard", &Theme::storage, &Theme::yard},
    {"in-band fabric on yard", &Theme::inBand, &Theme::yard},
    {"out-of-band fabric on yard", &Theme::outOfBand, &Theme::yard},
    {"good on panel", &Theme::goodText, &Theme::panel},
    {"warning on panel", &Theme::warningText, &Theme::panel},
    {"bad on panel", &Theme::badText, &Theme::panel},
    {"warning on yard, above a rack", &Theme::warningText, &Theme::yard},
    {"bad on yard, above a rack", &Theme::badText, &Theme::yard},
    {"drop card", &Theme::cardText, &Theme::card},
};

struct RolePair {
    const char* name;
    QPalette::ColorRole text;
    QPalette::ColorRole ground;
};
constexpr RolePair rolePairs[] = {
    {"labels", QPalette::WindowText, QPalette::Window},     {"inputs", QPalette::Text, QPalette::Base},
    {"rows", QPalette::Text, QPalette::AlternateBase},      {"buttons", QPalette::ButtonText, QPalette::Button},
    {"selected", QPalette::HighlightedText, QPalette::Highlight},
    {"placeholders", QPalette::PlaceholderText, QPalette::Base},
    {"tool tips", QPalette::ToolTipText, QPalette::ToolTipBase}, {"links", QPalette::Link, QPalette::Base},
};

void addLookRows() {
    QTest::addColumn<int>("look");
    for (const Look& look : looks)
        QTest::newRow(look.name) << static_cast<int>(look.look);
}

Theme fetchedTheme() {
    QFETCH(int, look);
    return Theme::of(static_cast<Theme::Look>(look));
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contrastFollowsTheStandard() {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        // WCAG's best known example: #767676 is the lightest grey that passes on white.
        QVERIFY(contrastRatio(QColor(0x767676), Qt::white) >= 4.5);
        QVERIFY(contrastRatio(QColor(0x777777), Qt::white) < 4.5);
    }

    void everyTextReadsOnItsGround_data() { addLookRows(); }
    void everyTextReadsOnItsGround() {
        const Theme theme = fetchedTheme();
        for (const Pair& pair : pairs) {
            const double ratio = contrastRatio(theme.*pair.text, theme.*pair.ground);
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(pair.name)).arg(ratio)));
        }
    }

    void everyWidgetReads_data() { addLookRows(); }
    void everyWidgetReads() {
        const QPalette palette = widgetPalette(fetchedTheme());
        for (const RolePair& pair : rolePairs) {
            const double ratio = contrastRatio(palette.color(pair.text), palette.color(pair.ground));
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(pair.name)).arg(ratio)));
        }
    }

    void verdictsReadOnThePanel_data() { addLookRows(); }
    void verdictsReadOnThePanel() {
        const Theme theme = fetchedTheme();
        for (const FitStatus status : {FitStatus::fitsInDomain, FitStatus::fitsNetworked, FitStatus::notBesideOthers,
                                       FitStatus::onPaperOnly, FitStatus::tooSmall}) {
            QVERIFY(contrastRatio(textColourOf(theme, status), theme.panel) >= 4.5);
            QVERIFY(contrastRatio(colourOf(theme, status), theme.panel) >= 2.0); // a fill beside a word
        }
    }

    void coolingClassesDiffer_data() { addLookRows(); }
    void coolingClassesDiffer() {
        const Theme theme = fetchedTheme();
        std::set<QRgb> colours;
        for (int index = 0; index <= static_cast<int>(CoolingClass::immersion); ++index)
            colours.insert(colourOf(theme, static_cast<CoolingClass>(index)).rgb());
        QCOMPARE(colours.size(), std::size_t{7});
    }

    void followsThePalettesLightness_data() {
        QTest::addColumn<QColor>("window");
        QTest::addColumn<bool>("dark");
        QTest::newRow("white") << QColor(Qt::white) << false;
        QTest::newRow("usual light grey") << QColor(0xefefef) << false;
        QTest::newRow("black") << QColor(Qt::black) << true;
        QTest::newRow("usual dark grey") << QColor(0x2d2d2d) << true;
    }
    void followsThePalettesLightness() {
        QFETCH(QColor, window);
        QFETCH(bool, dark);
        const Theme theme = Theme::of(QPalette(window));
        QCOMPARE(theme.look == Theme::Look::dark, dark);
        // Widgets that wear the theme give the same answer again, so following never flips to and fro.
        QCOMPARE(Theme::of(widgetPalette(theme)).look, theme.look);
    }
};

QTEST_GUILESS_MAIN(ThemeTest)
#include "theme_test.moc"
