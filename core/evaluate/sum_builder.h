#pragma once

#include "evaluate/evaluation.h"

#include <algorithm>

namespace rackyard {

/// Collects a sum whose parts may be unknown. No parts at all make a known zero; parts of which none is known make an
/// unknown sum.
template<class T>
class SumBuilder {
public:
    void add(const std::optional<T>& part, std::int64_t times, const ProductId& product) {
        if (part) {
            total_ += *part * times;
            anyKnown_ = true;
        } else if (std::find(unknown_.begin(), unknown_.end(), product) == unknown_.end()) {
            unknown_.push_back(product);
        }
    }

    Sum<T> sum() const {
        if (!anyKnown_ && !unknown_.empty()) return {std::nullopt, unknown_};
        return {total_, unknown_};
    }

private:
    T total_{};
    bool anyKnown_ = false;
    std::vector<ProductId> unknown_;
};

} // namespace rackyard
