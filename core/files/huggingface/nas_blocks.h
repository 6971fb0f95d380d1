#pragma once

#include "catalog/model_shape.h"
#include "files/huggingface/layer_sizes.h"

#include <optional>
#include <vector>

namespace rackyard::huggingface {

/// One block of a searched architecture (`block_configs` of Nemotron-NAS), where every layer differs.
struct NasBlock {
    bool attends = true;
    bool linear = false;                     ///< attention replaced by one square matrix
    std::optional<std::int64_t> kvHeads;
    std::optional<std::int64_t> headsInGroup;
    bool feeds = true;
    bool feedLinear = false;
    std::optional<double> widthFactor;
    std::optional<std::int64_t> width;
};

std::vector<NasBlock> nasBlocks(const ConfigSource& config, const CommonSizes& sizes);
/// Replaces what the block says in a layer that was read by the common sizes.
void applyBlock(const NasBlock& block, LayerShape& layer);

} // namespace rackyard::huggingface
