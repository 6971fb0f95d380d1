#include <QDir>
#include <QFile>
#include <QTest>

#include "files/catalog_files.h"
#include "files/design_file.h"
#include "files/embedded_catalog.h"

#include <algorithm>
#include <random>

using namespace rackyard;

/// Whatever a file contains, reading it ends: with a design whose text is stable, or with problems that point
/// into it.
class DesignTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void damagedDesign_data();
    void damagedDesign();
    void damagedCatalog_data();
    void damagedCatalog();
    void deepNesting_data();
    void deepNesting();
};

namespace {

constexpr int rounds = 4000;

std::string shippedBuild(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Pieces that parsers have stumbled over.
const std::vector<std::string>& nastyPieces() {
    static const std::vector<std::string> pieces{"&a ",
                                                 "*a",
                                                 "<<: *a",
                                                 "!!binary ",
                                                 "- ",
                                                 "? ",
                                                 ": ",
                                                 "{",
                                                 "}",
                                                 "[",
                                                 "]",
                                                 "\"",
                                                 "'",
                                                 "|\n",
                                                 ">\n",
                                                 "#",
                                                 "\t",
                                                 "\r\n",
                                                 "\0x",
                                                 "\xff\xfe",
                                                 "\xc3",
                                                 "\xe2\x82",
                                                 "99999999999999999999",
                                                 "-1",
                                                 "010",
                                                 "0x10",
                                                 "1e400",
                                                 "nan",
                                                 "no",
                                                 "~",
                                                 "---\n",
                                                 "...\n",
                                                 "%YAML 1.2\n",
                                                 "format: 2\n",
                                                 "format: 1\n",
                                                 "next_id: 0\n",
                                                 "quantity: 2147483648",
                                                 "\xef\xbb\xbf"};
    return pieces;
}

/// One to four cuts, doublings, swaps and insertions at random places.
std::string damaged(std::string text, std::mt19937& random) {
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n)(random);
    };
    for (std::size_t change = 0; change <= below(3); ++change) {
        const std::size_t at = below(text.size());
        const std::size_t length = std::min(below(40), text.size() - at);
        switch (below(4)) {
        case 0:
            text.erase(at, length);
            break;
        case 1:
            text.insert(at, text.substr(at, length));
            break;
        case 2:
            text.insert(at, nastyPieces()[below(nastyPieces().size() - 1)]);
            break;
        case 3:
            text.resize(at);
            break;
        default:
            if (at < text.size()) text[at] = static_cast<char>(below(255));
        }
    }
    return text;
}

int lineCount(const std::string& text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
}

QString excerpt(const std::string& text) {
    return QString::fromUtf8(QByteArray::fromStdString(text).toPercentEncoding(" \n:{}[],.-_"));
}

bool pointsInto(const FileProblems& problems, const std::string& text) {
    return std::all_of(problems.begin(), problems.end(), [&](const FileProblem& problem) {
        return problem.at.line >= 0 && problem.at.line <= lineCount(text) + 1 && problem.at.column >= 0;
    });
}

} // namespace

void DesignTextTest::damagedDesign_data() {
    QTest::addColumn<QString>("path");
    const QDir builds(QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds"));
    for (const QString& name : builds.entryList({QStringLiteral("*.rackyard")}))
        QTest::newRow(qPrintable(name)) << builds.filePath(name);
}

void DesignTextTest::damagedDesign() {
    QFETCH(QString, path);
    const std::string whole = shippedBuild(path);
    QVERIFY(!whole.empty());
    for (unsigned seed = 0; seed < rounds; ++seed) {
        std::mt19937 random(seed);
        const std::string text = damaged(whole, random);
        FileProblems problems;
        const auto design = readDesign(text, "damaged.rackyard", problems);
        QVERIFY2(design.has_value() != hasErrors(problems), qPrintable(excerpt(text)));
        QVERIFY2(pointsInto(problems, text), qPrintable(excerpt(text)));
        if (!design) continue;
        const std::string written = writeDesign(*design);
        FileProblems again;
        const auto reread = readDesign(written, "written.rackyard", again);
        QVERIFY2(reread.has_value(), qPrintable(excerpt(text)));
        QVERIFY2(writeDesign(*reread) == written, qPrintable(excerpt(text)));
    }
}

void DesignTextTest::damagedCatalog_data() {
    QTest::addColumn<int>("file");
    for (std::size_t i = 0; i < embeddedCatalog().size(); ++i)
        QTest::newRow(std::string(embeddedCatalog()[i].name).c_str()) << static_cast<int>(i);
}

void DesignTextTest::damagedCatalog() {
    QFETCH(int, file);
    const EmbeddedFile& whole = embeddedCatalog()[static_cast<std::size_t>(file)];
    for (unsigned seed = 0; seed < rounds / 20; ++seed) {
        std::mt19937 random(seed);
        const std::string text = damaged(std::string(whole.text), random);
        FileProblems problems;
        const CatalogRecords records = readCatalog({{"damaged.yaml", text}}, problems);
        QVERIFY2(pointsInto(problems, text), qPrintable(QString::number(seed)));
        QVERIFY(Catalog::layered({builtInRecords(), records}) != nullptr);
    }
}

void DesignTextTest::deepNesting_data() {
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("lists") << QByteArray("[");
    QTest::newRow("maps") << QByteArray("{a: ");
    QTest::newRow("dashes") << QByteArray("- ");
    QTest::newRow("complex keys") << QByteArray("? ");
}

/// A few kilobytes must not be able to exhaust the stack.
void DesignTextTest::deepNesting() {
    QFETCH(QByteArray, piece);
    const std::string text = "format: 1\nname: " + piece.repeated(20'000).toStdString();
    FileProblems problems;
    QVERIFY(!readDesign(text, "deep.rackyard", problems));
    QVERIFY(hasErrors(problems));
}

QTEST_GUILESS_MAIN(DesignTextTest)
#include "design_text_test.moc"
