#pragma once

#include "files/huggingface/config_source.h"
#include "files/huggingface/family.h"

#include <vector>

namespace rackyard::huggingface {

enum class MixerKind { none, full, window, crossAttention, state, attentionAndState };
enum class BlockKind { byRule, none, dense, experts };

/// What one layer is made of, before its sizes are read.
struct LayerPlan {
    MixerKind mixer = MixerKind::full;
    BlockKind block = BlockKind::byRule;
};

/// The layers in order, by whichever of the many ways a configuration names them: lists of types, patterns of
/// letters, periods and offsets, or the family's own habit. Words that are not known are appended to `notUnderstood`.
std::vector<LayerPlan> planLayers(const ConfigSource& config, const Family& family, std::vector<std::string>& notUnderstood);

/// Tokens that a windowed layer keeps; 0 where no layer has a window that is shorter than the longest context.
std::int64_t windowOf(const ConfigSource& config);

} // namespace rackyard::huggingface
