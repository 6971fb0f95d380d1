#include "catalog/model_shape.h"

#include "units/enum_names.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr EnumNames<StateKind, 8> stateNames{{{StateKind::mamba, "mamba"},
                                              {StateKind::mamba2, "mamba2"},
                                              {StateKind::deltaNet, "delta-net"},
                                              {StateKind::kimiDelta, "kimi-delta"},
                                              {StateKind::lightning, "lightning"},
                                              {StateKind::shortConvolution, "short-convolution"},
                                              {StateKind::gatedRecurrence, "gated-recurrence"},
                                              {StateKind::rwkv, "rwkv"}}};

constexpr EnumNames<TensorRole, tensorRoles> roleNames{{{TensorRole::embedding, "embedding"},
                                                        {TensorRole::head, "head"},
                                                        {TensorRole::attention, "attention"},
                                                        {TensorRole::stateMixer, "state"},
                                                        {TensorRole::feedForward, "feed_forward"},
                                                        {TensorRole::sharedExperts, "shared_experts"},
                                                        {TensorRole::experts, "experts"},
                                                        {TensorRole::router, "router"},
                                                        {TensorRole::norm, "norm"}}};

} // namespace

std::string_view keyOf(StateKind kind) { return nameIn(stateNames, kind); }
std::optional<StateKind> stateKindOf(std::string_view key) { return valueIn(stateNames, key); }
std::string_view keyOf(TensorRole role) { return nameIn(roleNames, role); }

int ModelShape::layerCount() const {
    int sum = 0;
    for (const LayerShape& layer : layers)
        sum += layer.count;
    return sum;
}

bool ModelShape::hasExperts() const {
    return std::any_of(layers.begin(), layers.end(),
                       [](const LayerShape& l) { return l.feedForward && l.feedForward->experts > 0; });
}

} // namespace rackyard
