#include "files/yaml/scalars.h"

#include <algorithm>
#include <limits>

namespace rackyard {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::int64_t powerOfTen(int digits) {
    std::int64_t power = 1;
    while (digits-- > 0)
        power *= 10;
    return power;
}

constexpr std::int64_t kilo = 1'000;
constexpr std::int64_t giga = 1'000'000'000;

} // namespace

std::optional<std::int64_t> scaledDecimal(std::string_view text, int digits) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const std::size_t dot = text.find('.');
    const std::string_view whole = text.substr(0, dot);
    const std::string_view fraction = dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1);
    if (whole.empty() || (whole.size() > 1 && whole.front() == '0')) return std::nullopt;
    if (dot != std::string_view::npos && fraction.empty()) return std::nullopt;
    if (static_cast<int>(fraction.size()) > digits) return std::nullopt;
    if (!std::all_of(whole.begin(), whole.end(), isDigit) || !std::all_of(fraction.begin(), fraction.end(), isDigit))
        return std::nullopt;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t value = 0;
    const auto append = [&](int digit) {
        if (value > (most - digit) / 10) return false;
        value = value * 10 + digit;
        return true;
    };
    for (char c : whole)
        if (!append(c - '0')) return std::nullopt;
    for (int i = 0; i < digits; ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (!append(place < fraction.size() ? fraction[place] - '0' : 0)) return std::nullopt;
    }
    return negative ? -value : value;
}

std::string decimalText(std::int64_t scaled, int digits) {
    const std::int64_t power = powerOfTen(digits);
    const bool negative = scaled < 0;
    const std::uint64_t magnitude = negative ? ~static_cast<std::uint64_t>(scaled) + 1 : static_cast<std::uint64_t>(scaled);
    std::string text = std::to_string(magnitude / static_cast<std::uint64_t>(power));
    if (const std::uint64_t rest = magnitude % static_cast<std::uint64_t>(power)) {
        std::string decimals = std::to_string(rest + static_cast<std::uint64_t>(power)).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += '.' + decimals;
    }
    return negative ? '-' + text : text;
}

namespace unit {

const Unit<Bytes> gigabytes{"GB", 9, &Bytes::of, [](Bytes v) { return v.bytes(); }, giga / 1000, 1'000'000 * giga};
const Unit<Bytes> terabytes{"TB", 12, &Bytes::of, [](Bytes v) { return v.bytes(); }, giga / 1000, 1'000'000'000 * giga};
const Unit<Power> watts{"W", 3, &Power::ofMilliwatts, [](Power v) { return v.milliwatts(); }, 10, 10'000'000 * kilo};
const Unit<Power> kilowatts{"kW", 6, &Power::ofMilliwatts, [](Power v) { return v.milliwatts(); }, 0, 1'000'000'000 * kilo};
const Unit<Mass> kilograms{"kg", 3, &Mass::ofGrams, [](Mass v) { return v.grams(); }, 1, 20'000 * kilo};
const Unit<Length> millimetres{"mm", 1, &Length::ofTenthMillimetres, [](Length v) { return v.tenthMillimetres(); }, 1, 100'000};
const Unit<Length> metres{"m", 4, &Length::ofTenthMillimetres, [](Length v) { return v.tenthMillimetres(); }, 1, 100'000 * kilo};
// Tenths that are no halves lose their odd part here, so the reader compares with what comes back.
const Unit<RackUnits> rackUnits{"U", 1, [](std::int64_t v) { return RackUnits::ofHalves(v / 5); },
                                [](RackUnits v) { return v.halves() * 5; }, 0, 1000};
const Unit<ByteRate> gigabytesPerSecond{"GB/s", 9, &ByteRate::ofBytes, [](ByteRate v) { return v.bytesPerSecond(); }, 1, 100'000'000 * giga};
const Unit<BitRate> gigabitsPerSecond{"Gb/s", 9, &BitRate::ofBits, [](BitRate v) { return v.bitsPerSecond(); }, 1, 10'000 * giga};
const Unit<Money> majorUnits{"", 2, &Money::ofMinor, [](Money v) { return v.minor(); }, 0, 100'000'000'000'000};
const Unit<VolumeFlow> litresPerMinute{"L/min", 3, &VolumeFlow::ofMillilitresPerMinute, [](VolumeFlow v) { return v.millilitresPerMinute(); }, 1, 100'000 * kilo};
const Unit<Pressure> kilopascals{"kPa", 3, &Pressure::ofPascals, [](Pressure v) { return v.pascals(); }, 1, 10'000 * kilo};
const Unit<Factor> share{"", 6, &Factor::ofMillionths, [](Factor v) { return v.millionths(); }, 0, 1'000'000};
const Unit<Factor> plainNumber{"", 6, &Factor::ofMillionths, [](Factor v) { return v.millionths(); }, 0, 1'000'000'000 * giga};
const Unit<Factor> ratio{"", 6, &Factor::ofMillionths, [](Factor v) { return v.millionths(); }, 0, 1'000'000'000};
const Unit<std::int64_t> teraflops{"", 3, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 1, 1'000'000 * kilo};
const Unit<std::int64_t> billions{"", 9, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 1, 1'000'000 * giga};

} // namespace unit
} // namespace rackyard
