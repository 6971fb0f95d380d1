#pragma once

#include "units/quantity.h"

namespace rackyard {

/// Memory or storage size; base unit the byte. "GB" is 10^9 bytes everywhere (DESIGN section 4).
class Bytes : public Quantity<Bytes> {
public:
    static constexpr Bytes of(std::int64_t bytes) { return make(bytes); }
    static constexpr Bytes ofMega(std::int64_t megabytes) { return make(megabytes * 1'000'000); }
    static constexpr Bytes ofGiga(std::int64_t gigabytes) { return make(gigabytes * 1'000'000'000); }
    static constexpr Bytes ofMebi(std::int64_t mebibytes) { return make(mebibytes * 1'048'576); }
    constexpr std::int64_t bytes() const { return count(); }
    constexpr double gigabytes() const { return static_cast<double>(count()) / 1e9; }
    constexpr double mebibytes() const { return static_cast<double>(count()) / 1'048'576.0; }
};

/// Electrical power at the input, base unit the milliwatt.
class Power : public Quantity<Power> {
public:
    static constexpr Power ofMilliwatts(std::int64_t milliwatts) { return make(milliwatts); }
    static constexpr Power ofWatts(std::int64_t watts) { return make(watts * 1000); }
    constexpr std::int64_t milliwatts() const { return count(); }
    constexpr double watts() const { return static_cast<double>(count()) / 1e3; }
    constexpr double kilowatts() const { return static_cast<double>(count()) / 1e6; }
};

/// An amount in minor units (cents) of a currency that its context names once: a price book has one currency.
class Money : public Quantity<Money> {
public:
    static constexpr Money ofMinor(std::int64_t minor) { return make(minor); }
    static constexpr Money ofMajor(std::int64_t major) { return make(major * 100); }
    constexpr std::int64_t minor() const { return count(); }
    constexpr double major() const { return static_cast<double>(count()) / 100.0; }
};

/// Speed of a network link; base unit bit per second.
class BitRate : public Quantity<BitRate> {
public:
    static constexpr BitRate ofGigabits(std::int64_t gigabits) { return make(gigabits * 1'000'000'000); }
    static constexpr BitRate ofBits(std::int64_t bits) { return make(bits); }
    constexpr std::int64_t bitsPerSecond() const { return count(); }
    constexpr double gigabitsPerSecond() const { return static_cast<double>(count()) / 1e9; }
};

/// Speed of a memory or of a scale-up link; base unit byte per second.
class ByteRate : public Quantity<ByteRate> {
public:
    static constexpr ByteRate ofBytes(std::int64_t bytes) { return make(bytes); }
    static constexpr ByteRate ofGigabytes(std::int64_t gigabytes) { return make(gigabytes * 1'000'000'000); }
    constexpr std::int64_t bytesPerSecond() const { return count(); }
    constexpr double gigabytesPerSecond() const { return static_cast<double>(count()) / 1e9; }
};

/// Mass; base unit the gram.
class Mass : public Quantity<Mass> {
public:
    static constexpr Mass ofGrams(std::int64_t grams) { return make(grams); }
    static constexpr Mass ofKilograms(std::int64_t kilograms) { return make(kilograms * 1000); }
    constexpr std::int64_t grams() const { return count(); }
    constexpr double kilograms() const { return static_cast<double>(count()) / 1e3; }
};

/// Length; base unit the tenth of a millimetre, so that 482.3 mm is exact.
class Length : public Quantity<Length> {
public:
    static constexpr Length ofMillimetres(std::int64_t mm) { return make(mm * 10); }
    static constexpr Length ofTenthMillimetres(std::int64_t tenths) { return make(tenths); }
    constexpr std::int64_t tenthMillimetres() const { return count(); }
    constexpr double millimetres() const { return static_cast<double>(count()) / 10.0; }
};

/// Height in a rack; base unit half a U, because half-U devices exist.
class RackUnits : public Quantity<RackUnits> {
public:
    static constexpr RackUnits of(std::int64_t units) { return make(units * 2); }
    static constexpr RackUnits ofHalves(std::int64_t halves) { return make(halves); }
    constexpr std::int64_t halves() const { return count(); }
    constexpr double units() const { return static_cast<double>(count()) / 2.0; }
};

/// Flow of a liquid; base unit the millilitre per minute.
class VolumeFlow : public Quantity<VolumeFlow> {
public:
    static constexpr VolumeFlow ofMillilitresPerMinute(std::int64_t millilitres) { return make(millilitres); }
    static constexpr VolumeFlow ofLitresPerMinute(std::int64_t litres) { return make(litres * 1000); }
    constexpr std::int64_t millilitresPerMinute() const { return count(); }
    constexpr double litresPerMinute() const { return static_cast<double>(count()) / 1e3; }
};

/// Pressure; base unit the pascal.
class Pressure : public Quantity<Pressure> {
public:
    static constexpr Pressure ofPascals(std::int64_t pascals) { return make(pascals); }
    constexpr std::int64_t pascals() const { return count(); }
    constexpr double kilopascals() const { return static_cast<double>(count()) / 1e3; }
};

/// A number without unit (a PUE, a load factor); base unit the millionth, so that 1.54 is exact.
class Factor : public Quantity<Factor> {
public:
    static constexpr Factor ofMillionths(std::int64_t millionths) { return make(millionths); }
    constexpr std::int64_t millionths() const { return count(); }
    constexpr double value() const { return static_cast<double>(count()) / 1e6; }
};

/// `power` times `factor`, rounded to the nearest milliwatt.
constexpr Power scaled(Power power, Factor factor) {
    const __int128 product = static_cast<__int128>(power.milliwatts()) * factor.millionths();
    return Power::ofMilliwatts(static_cast<std::int64_t>((product + (product >= 0 ? 500'000 : -500'000)) / 1'000'000));
}

/// Lowest and highest of what is known; `low <= high`.
template<class T>
struct Range {
    T low{};
    T high{};
    friend constexpr bool operator==(const Range&, const Range&) = default;
    constexpr Range& operator+=(const Range& other) {
        low += other.low;
        high += other.high;
        return *this;
    }
    friend constexpr Range operator+(Range a, const Range& b) { return a += b; }
    friend constexpr Range operator*(Range a, std::int64_t n) { return {a.low * n, a.high * n}; }
};

} // namespace rackyard
