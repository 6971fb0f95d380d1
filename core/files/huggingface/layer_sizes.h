#pragma once

#include "catalog/model_shape.h"
#include "files/huggingface/config_source.h"
#include "files/huggingface/family.h"
#include "files/huggingface/layer_plan.h"

namespace rackyard::huggingface {

/// Sizes that every layer of a configuration shares.
struct CommonSizes {
    int hidden = 0;
    int layers = 0;
};

/// Attention of layer `index`; `windowed` for those that keep a window only.
AttentionShape attentionOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes, std::size_t index, MixerKind mixer);
/// The mixer with a state; nothing where its sizes are not understood.
std::optional<StateShape> stateOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes);
/// Feed-forward block of layer `index`; nothing where it has none.
std::optional<FeedForwardShape> feedForwardOf(const ConfigSource& config, const Family& family, const CommonSizes& sizes, std::size_t index,
                                              BlockKind block);

} // namespace rackyard::huggingface
