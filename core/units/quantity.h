#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace rackyard {

/// A whole number of one base unit. Sums are exact; two quantities of different kinds never mix. `Derived` names
/// the unit by its makers and readers, so that no bare number enters or leaves without one.
template<class Derived>
class Quantity {
public:
    constexpr Quantity() = default;

    friend constexpr bool operator==(const Quantity&, const Quantity&) = default;
    friend constexpr auto operator<=>(const Quantity&, const Quantity&) = default;
    friend constexpr Derived operator+(Derived a, Derived b) { return make(a.count_ + b.count_); }
    friend constexpr Derived operator-(Derived a, Derived b) { return make(a.count_ - b.count_); }
    friend constexpr Derived operator-(Derived a) { return make(-a.count_); }
    friend constexpr Derived operator*(Derived a, std::int64_t n) { return make(a.count_ * n); }
    friend constexpr Derived operator*(std::int64_t n, Derived a) { return a * n; }
    constexpr Derived& operator+=(Derived other) {
        count_ += other.count_;
        return static_cast<Derived&>(*this);
    }
    constexpr Derived& operator-=(Derived other) {
        count_ -= other.count_;
        return static_cast<Derived&>(*this);
    }
    /// Whole part of a division by a count; used for per-GPU shares. `n` must not be zero.
    friend constexpr Derived operator/(Derived a, std::int64_t n) { return make(a.count_ / n); }
    /// How often `b` goes into `a`, rounded down. `b` must not be zero.
    friend constexpr std::int64_t operator/(Derived a, Derived b) { return a.count_ / b.count_; }
    constexpr bool isZero() const { return count_ == 0; }

protected:
    static constexpr Derived make(std::int64_t count) {
        Derived result;
        result.count_ = count;
        return result;
    }
    constexpr std::int64_t count() const { return count_; }

private:
    std::int64_t count_ = 0;
};

} // namespace rackyard
