#pragma once

#include <QLocale>
#include <QString>

#include "units/units.h"

#include <optional>

namespace rackyard {

/// A typed text as a value, or what is wrong with it in words.
template<class T>
struct Input {
    std::optional<T> value;
    QString problem;
};

Input<std::int64_t> wholeNumber(const QString& text, const QLocale& locale, std::int64_t least, std::int64_t most);
/// Kilowatts, more than zero; a unit behind the number is passed over.
Input<Power> kilowattsInput(const QString& text, const QLocale& locale);
Input<Factor> factorInput(const QString& text, const QLocale& locale, double least, double most);
/// A position counted in U from 1; halves are allowed.
Input<RackUnits> rackUnitInput(const QString& text, const QLocale& locale, RackUnits highest);

} // namespace rackyard
