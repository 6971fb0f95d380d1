#pragma once

#include "units/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

/// The number in `text` times 10^digits, exactly: `12`, `-0.5`, `130.45`. Nothing for what is no plain decimal (`010`,
/// `+1`, `1e3`, `1,000`, `.5`, `1.`), has more decimals than `digits`, or does not fit 64 bits.
std::optional<std::int64_t> scaledDecimal(std::string_view text, int digits);
/// The shortest decimal that `scaledDecimal` reads back to the same number.
std::string decimalText(std::int64_t scaled, int digits);

/// How a quantity is written in a file: a unit word, the decimals its base unit allows, and what is plausible.
template<class T>
struct Unit {
    std::string_view word;                 ///< `kW` behind a value; the end of a key says it in catalogs
    int digits = 0;                        ///< decimals of the written number that the base unit can hold
    T (*make)(std::int64_t scaled) = nullptr;
    std::int64_t (*scaled)(T value) = nullptr;
    std::int64_t least = 0;                ///< plausible range, in scaled units
    std::int64_t most = 0;
};

namespace unit {

extern const Unit<Bytes> gigabytes;
extern const Unit<Bytes> terabytes;
extern const Unit<Power> watts;
extern const Unit<Power> kilowatts;
extern const Unit<Mass> kilograms;
extern const Unit<Length> millimetres;
extern const Unit<Length> metres;
extern const Unit<RackUnits> rackUnits;
extern const Unit<ByteRate> gigabytesPerSecond;
extern const Unit<BitRate> gigabitsPerSecond;
extern const Unit<Money> majorUnits;
extern const Unit<VolumeFlow> litresPerMinute;
extern const Unit<Pressure> kilopascals;
extern const Unit<Factor> ratio;
extern const Unit<Factor> share;            ///< a part of a whole, at most 1
extern const Unit<Factor> plainNumber;      ///< in whatever unit another key names
extern const Unit<std::int64_t> teraflops;  ///< kept in GFLOPS
extern const Unit<std::int64_t> billions;   ///< kept as a count

} // namespace unit
} // namespace rackyard
