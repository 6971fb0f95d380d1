#pragma once

#include "catalog/model_shape.h"

#include <array>
#include <cstdint>

namespace rackyard {

/// Elements by what their tensors do.
struct RoleCount {
    std::array<std::int64_t, tensorRoles> elements{};
    std::int64_t& operator[](TensorRole role) { return elements[indexOf(role)]; }
    std::int64_t operator[](TensorRole role) const { return elements[indexOf(role)]; }
    std::int64_t total() const;
};

struct ParameterCount {
    RoleCount model;                ///< what makes the published number of parameters
    RoleCount predictors;           ///< multi-token prediction layers, counted apart
    std::int64_t active = 0;        ///< read for one token: chosen experts only, no input embedding unless it is also the head
    std::int64_t total() const { return model.total(); }
};

/// Counts every weight that the shape describes. A tied output layer counts once, as embedding.
ParameterCount countParameters(const ModelShape& shape);

} // namespace rackyard
