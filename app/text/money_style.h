#pragma once

#include <QLocale>
#include <QString>

#include "units/units.h"

namespace rackyard::text {

/// How one locale writes amounts of one currency (an ISO 4217 code).
class MoneyStyle {
public:
    MoneyStyle(const QLocale& locale, const QString& currency);

    /// Three figures that count, both ends in the unit of the higher one: `$0.85–1.00 M`, `$270–317 k`, `$470`.
    QString shortRange(const Range<Money>& range) const;
    /// To the cent where there are cents: `$937,500–1,001,000`.
    QString exactRange(const Range<Money>& range) const;

private:
    QString around(const QString& figures) const;

    QLocale locale_;
    QString before_; ///< what the locale puts before the figure
    QString after_;
};

} // namespace rackyard::text
