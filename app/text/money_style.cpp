#include "text/money_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rackyard::text {

namespace {

QString symbolOf(const QString& currency) {
    struct Symbol {
        const char16_t* code;
        const char16_t* symbol;
    };
    static constexpr Symbol symbols[] = {{u"USD", u"$"}, {u"EUR", u"€"}, {u"GBP", u"£"}, {u"JPY", u"¥"}};
    for (const Symbol& row : symbols)
        if (currency == QStringView(row.code)) return QStringView(row.symbol).toString();
    return currency;
}

/// A unit of thousands with as many decimals as make three figures that count.
struct Scale {
    double divisor;
    QString suffix;
    int decimals;
    bool keepsZeros; ///< `0.90 M` stays, `36.0 k` becomes `36 k`
};

int threeFigures(double value) { return value < 9.995 ? 2 : value < 99.95 ? 1 : 0; }

Scale scaleFor(double major) {
    if (major < 999.5) return {1, {}, 0, true};
    if (major < 499'500) return {1e3, QCoreApplication::translate("Words", "k", "thousand"), threeFigures(major / 1e3), false};
    if (major < 999.5e6) return {1e6, QCoreApplication::translate("Words", "M", "million"), threeFigures(major / 1e6), true};
    return {1e9, QCoreApplication::translate("Words", "B", "thousand million"), threeFigures(major / 1e9), true};
}

bool isWholeAt(double value, int decimals) {
    const double power = std::pow(10, decimals);
    return std::fmod(std::round(value * power), power) == 0;
}

QString joined(const QString& low, const QString& high) { return low == high ? high : low + u'–' + high; }

} // namespace

MoneyStyle::MoneyStyle(const QLocale& locale, const QString& currency) : locale_(locale) {
    const QString symbol = symbolOf(currency);
    const QString one = locale.toString(1);
    const QString pattern = locale.toCurrencyString(1.0, symbol, 0);
    const auto at = pattern.indexOf(one);
    if (locale.language() == QLocale::C) { // which would put the sign behind
        before_ = symbol;
        return;
    }
    before_ = pattern.left(at);
    after_ = pattern.mid(at + one.size());
    if (symbol.size() > 1 && before_.endsWith(symbol)) before_ += QChar(0x00A0);
}

QString MoneyStyle::around(const QString& figures) const { return before_ + figures + after_; }

QString MoneyStyle::shortRange(const Range<Money>& range) const {
    const double low = std::abs(range.low.major());
    const double high = std::abs(range.high.major());
    const Scale scale = scaleFor(std::max(low, high));
    const bool whole = isWholeAt(low / scale.divisor, scale.decimals) && isWholeAt(high / scale.divisor, scale.decimals);
    const int decimals = whole && !scale.keepsZeros ? 0 : scale.decimals;
    const auto figure = [&](double value) { return locale_.toString(value / scale.divisor, 'f', decimals); };
    QString text = joined(figure(low), figure(high));
    if (!scale.suffix.isEmpty()) text += QChar(0x00A0) + scale.suffix;
    const bool negative = range.low < Money() && range.high <= Money();
    return negative ? locale_.negativeSign() + around(text) : around(text);
}

QString MoneyStyle::exactRange(const Range<Money>& range) const {
    const bool whole = range.low.minor() % 100 == 0 && range.high.minor() % 100 == 0;
    const auto figure = [&](Money money) { return locale_.toString(std::abs(money.major()), 'f', whole ? 0 : 2); };
    const QString text = joined(figure(range.low), figure(range.high));
    const bool negative = range.low < Money() && range.high <= Money();
    return negative ? locale_.negativeSign() + around(text) : around(text);
}

} // namespace rackyard::text
