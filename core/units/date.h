#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

/// A day of the proleptic Gregorian calendar, written `2026-11-30`. Core never asks a clock: days come in as arguments.
struct Date {
    std::int16_t year = 1970;
    std::uint8_t month = 1;
    std::uint8_t day = 1;

    /// The day, or nothing where `text` is not `YYYY-MM-DD` or names no day (30 February).
    static std::optional<Date> parse(std::string_view text);
    std::string text() const;
    friend bool operator==(const Date&, const Date&) = default;
    friend auto operator<=>(const Date&, const Date&) = default;
};

} // namespace rackyard
