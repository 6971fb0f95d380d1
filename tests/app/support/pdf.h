#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>

namespace testing_app {

/// A PDF as the tools of poppler see it. A tool that is missing makes every answer empty, and the test fail.
class Pdf {
public:
    explicit Pdf(QString path) : path_(std::move(path)) {}

    int pages() const;
    QSizeF pageSize() const; ///< in points
    QString text() const;
    QString text(int page) const;
    /// `name embedded` of every font, for instance `AAAAAA+NotoSans-Regular yes`.
    QStringList fonts() const;
    /// Share of the page's pixels that are not white, 0 to 1.
    double ink(int page) const;

private:
    QString path_;
};

/// What a program prints, or nothing where it cannot be run or fails.
QByteArray outputOf(const QString& program, const QStringList& arguments);

} // namespace testing_app
