#include "inspector/input.h"

#include <QCoreApplication>

#include "text/text.h"

#include <cmath>

namespace rackyard {

namespace {

class InputText {
    Q_DECLARE_TR_FUNCTIONS(Input)
};

/// The number in front of whatever unit was typed behind it.
QString numberPart(const QString& text, const QString& unit) {
    QString number = text.trimmed();
    if (!unit.isEmpty() && number.endsWith(unit, Qt::CaseInsensitive)) number.chop(unit.size());
    return number.trimmed();
}

std::optional<double> decimal(const QString& text, const QLocale& locale) {
    bool ok = false;
    const double value = locale.toDouble(text, &ok);
    if (ok && std::isfinite(value)) return value;
    return std::nullopt;
}

} // namespace

Input<std::int64_t> wholeNumber(const QString& text, const QLocale& locale, std::int64_t least, std::int64_t most) {
    bool ok = false;
    const qlonglong value = locale.toLongLong(text.trimmed(), &ok);
    if (ok && value >= least && value <= most) return {value, {}};
    return {std::nullopt, InputText::tr("A whole number from %1 to %2, please.")
                              .arg(text::Words(locale).integer(least), text::Words(locale).integer(most))};
}

Input<Power> kilowattsInput(const QString& text, const QLocale& locale) {
    constexpr double most = 1e6;
    const auto value = decimal(numberPart(text, QStringLiteral("kW")), locale);
    if (value && *value > 0 && *value <= most) return {Power::ofMilliwatts(std::llround(*value * 1e6)), {}};
    return {std::nullopt, InputText::tr("Kilowatts, more than 0, please.")};
}

Input<Factor> factorInput(const QString& text, const QLocale& locale, double least, double most) {
    const auto value = decimal(text.trimmed(), locale);
    if (value && *value >= least && *value <= most) return {Factor::ofMillionths(std::llround(*value * 1e6)), {}};
    return {std::nullopt, InputText::tr("A number from %1 to %2, please.").arg(text::Words(locale).plain(least), text::Words(locale).plain(most))};
}

Input<RackUnits> rackUnitInput(const QString& text, const QLocale& locale, RackUnits highest) {
    QString number = text.trimmed();
    if (number.startsWith(u'U', Qt::CaseInsensitive)) number.remove(0, 1);
    const auto value = decimal(number.trimmed(), locale);
    const auto halves = value ? std::llround(*value * 2) : 0;
    if (value && *value >= 1 && *value <= highest.units() && static_cast<double>(halves) == *value * 2)
        return {RackUnits::ofHalves(halves), {}};
    return {std::nullopt, InputText::tr("A position from U1 to U%1, please.").arg(text::Words(locale).plain(highest.units()))};
}

} // namespace rackyard
