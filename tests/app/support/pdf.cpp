#include "app/support/pdf.h"

#include <QImage>
#include <QProcess>
#include <QRegularExpression>

namespace testing_app {

namespace {

QString infoLine(const QString& path, const QString& key) {
    const QString info = QString::fromUtf8(outputOf(QStringLiteral("pdfinfo"), {path}));
    const QRegularExpression line(QStringLiteral("^%1:\\s*(.*)$").arg(key),
                                  QRegularExpression::MultilineOption);
    return line.match(info).captured(1);
}

} // namespace

QByteArray outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

int Pdf::pages() const { return infoLine(path_, QStringLiteral("Pages")).toInt(); }

QSizeF Pdf::pageSize() const {
    static const QRegularExpression size(QStringLiteral("([\\d.]+) x ([\\d.]+)"));
    const auto match = size.match(infoLine(path_, QStringLiteral("Page size")));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

QString Pdf::text() const {
    return QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path_, QStringLiteral("-")}));
}

QString Pdf::text(int page) const {
    const QString number = QString::number(page);
    return QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-f"), number,
                                               QStringLiteral("-l"), number, path_, QStringLiteral("-")}));
}

QStringList Pdf::fonts() const {
    // name, type, encoding, emb, sub, uni, object: the last five are single words.
    QStringList fonts;
    const QStringList lines =
        QString::fromUtf8(outputOf(QStringLiteral("pdffonts"), {path_})).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(2)) {
        const QStringList words = line.simplified().split(u' ');
        if (words.size() >= 7) fonts << words.front() + u' ' + words[words.size() - 5];
    }
    return fonts;
}

double Pdf::ink(int page) const {
    const QString number = QString::number(page);
    const QByteArray bytes = outputOf(QStringLiteral("pdftoppm"),
                                      {QStringLiteral("-r"), QStringLiteral("36"), QStringLiteral("-gray"),
                                       QStringLiteral("-f"), number, QStringLiteral("-l"), number, path_});
    const QImage image = QImage::fromData(bytes).convertToFormat(QImage::Format_Grayscale8);
    qint64 dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.constScanLine(y)[x] < 250) ++dark;
    return image.isNull() ? 0
                          : static_cast<double>(dark) / (static_cast<double>(image.width()) * image.height());
}

} // namespace testing_app
