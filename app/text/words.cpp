#include "text/money_style.h"
#include "text/text.h"

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace rackyard::text {

namespace {

constexpr QChar noBreakSpace(0x00A0); // keeps figure and unit together, and PDF readers search it as a space

QString withUnit(const QString& figure, const char* unit) { return figure + noBreakSpace + QLatin1String(unit); }

// Decimals by which a reader sees what is there: one where there is one, none where there is none. Below a tenth two
// figures that count, so that nothing is shown as zero which is not.
int decimalsFor(double value) {
    const double size = std::abs(value);
    if (size > 0 && size < 0.095) return std::min(9, 1 - static_cast<int>(std::floor(std::log10(size))));
    return std::llround(size * 10) % 10 == 0 ? 0 : 1;
}

template<class Quantity, class Format>
QString sumText(const Sum<Quantity>& sum, Format format) {
    if (!sum.known) return sum.atLeast() ? unknownWord() : format(Quantity());
    return sum.atLeast() ? atLeast(format(*sum.known)) : format(*sum.known);
}

} // namespace

QString unknownWord() { return QCoreApplication::translate("Words", "unknown"); }
QString atLeast(const QString& figure) { return QCoreApplication::translate("Words", "at least %1").arg(figure); }

QString capitalised(const QString& text) {
    return text.isEmpty() ? text : QLocale().toUpper(text.left(1)) + text.mid(1);
}

Words::Words(QLocale locale) : locale_(std::move(locale)) {}

QString Words::number(double value, int decimals) const {
    const double power = std::pow(10.0, decimals); // halves go away from zero, as readers round
    const QString text = locale_.toString(std::round(value * power) / power, 'f', decimals);
    const QString zero = locale_.toString(0.0, 'f', decimals);
    return text == locale_.negativeSign() + zero ? zero : text;
}

QString Words::plain(double value) const { return locale_.toString(value, 'g', 9); }

QString Words::integer(std::int64_t value) const { return locale_.toString(static_cast<qlonglong>(value)); }

QString Words::gigabytesBare(Bytes bytes) const { return number(bytes.gigabytes(), decimalsFor(bytes.gigabytes())); }
QString Words::gigabytes(Bytes bytes) const { return withUnit(gigabytesBare(bytes), "GB"); }

QString Words::kilowatts(Power power) const {
    const bool small = !power.isZero() && std::abs(power.kilowatts()) < 1;
    if (small) return withUnit(number(power.watts()), "W");
    return withUnit(number(power.kilowatts(), decimalsFor(power.kilowatts())), "kW");
}

QString Words::kilograms(Mass mass) const {
    return withUnit(number(mass.kilograms(), decimalsFor(mass.kilograms())), "kg");
}

QString Words::btuPerHour(double value) const { return withUnit(number(value), "BTU/h"); }

QString Words::date(const Date& date) const {
    // The locale's long form without the name of the day of the week, whatever stands between them.
    static const QRegularExpression weekday(QStringLiteral("^d{3,4}[,\\s]*|[,\\s]*d{3,4}$"));
    QString format = locale_.dateFormat(QLocale::LongFormat);
    return locale_.toString(QDate(date.year, date.month, date.day), format.remove(weekday));
}

QString Words::rackUnits(RackUnits units) const {
    return number(units.units(), units.halves() % 2 == 0 ? 0 : 1) + u'U';
}

QString Words::uRange(RackUnits lowest, RackUnits height) const {
    const auto label = [&](RackUnits u) -> QString { return u'U' + number(u.units(), u.halves() % 2 == 0 ? 0 : 1); };
    if (height.isZero()) return rackUnits(height);
    const std::int64_t lastHalf = lowest.halves() + height.halves() - 1;
    const RackUnits highest = RackUnits::of(lastHalf / 2);
    if (highest <= lowest) return label(lowest);
    return label(lowest) + u'–' + label(highest);
}

QString Words::money(Money amount, const QString& currency) const { return moneyRange({amount, amount}, currency); }

QString Words::moneyRange(const Range<Money>& range, const QString& currency) const {
    return MoneyStyle(locale_, currency).shortRange(range);
}

QString Words::moneyExact(Money amount, const QString& currency) const {
    return moneyRangeExact({amount, amount}, currency);
}

QString Words::moneyRangeExact(const Range<Money>& range, const QString& currency) const {
    return MoneyStyle(locale_, currency).exactRange(range);
}

QString Words::bitRate(BitRate rate) const {
    if (rate < BitRate::ofGigabits(1)) return withUnit(number(rate.gigabitsPerSecond() * 1000), "Mb/s");
    return withUnit(number(rate.gigabitsPerSecond(), decimalsFor(rate.gigabitsPerSecond())), "Gb/s");
}

QString Words::byteRate(ByteRate rate) const {
    return withUnit(number(rate.gigabytesPerSecond(), decimalsFor(rate.gigabytesPerSecond())), "GB/s");
}

QString Words::percent(double ratio, int decimals) const {
    return number(ratio * 100, decimals) + noBreakSpace + locale_.percent();
}

QString Words::factor(Factor factor) const {
    int decimals = 6;
    for (std::int64_t rest = factor.millionths(); decimals > 0 && rest % 10 == 0; rest /= 10)
        --decimals;
    return number(factor.value(), decimals);
}

QString Words::kilowatts(const Sum<Power>& sum) const {
    return sumText(sum, [&](Power power) { return kilowatts(power); });
}

QString Words::kilograms(const Sum<Mass>& sum) const {
    return sumText(sum, [&](Mass mass) { return kilograms(mass); });
}

QString Words::list(const QStringList& names, std::size_t count) const {
    const auto shown = static_cast<std::size_t>(names.size());
    if (count <= shown) return locale_.createSeparatedList(names);
    const QString rest = QCoreApplication::translate("Words", "%1 more", "and so many more names")
                             .arg(integer(static_cast<std::int64_t>(count - shown)));
    return locale_.createSeparatedList(names + QStringList{rest});
}

} // namespace rackyard::text
