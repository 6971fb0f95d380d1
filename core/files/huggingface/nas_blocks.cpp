#include "files/huggingface/nas_blocks.h"

#include <algorithm>
#include <cmath>

namespace rackyard::huggingface {

namespace {

constexpr std::int64_t widthStep = 256; // widths are rounded up to it in the family's code

void readAttention(const ConfigSource& attention, NasBlock& block) {
    block.attends = !attention.flagOr({"no_op"}, false);
    block.linear = attention.flagOr({"replace_with_linear"}, false);
    block.headsInGroup = attention.number({"n_heads_in_group"});
    block.kvHeads = attention.number({"num_key_value_heads"});
}

void readFeedForward(const ConfigSource& feed, const CommonSizes& sizes, NasBlock& block) {
    block.feeds = !feed.flagOr({"no_op"}, false);
    block.feedLinear = feed.flagOr({"replace_with_linear"}, false);
    block.width = feed.number({"intermediate_size"});
    block.widthFactor = feed.fraction({"ffn_mult"});
    if (block.width || !block.widthFactor) return;
    const auto raw = static_cast<std::int64_t>(2 * *block.widthFactor * sizes.hidden / 3);
    block.width = (raw + widthStep - 1) / widthStep * widthStep;
}

} // namespace

std::vector<NasBlock> nasBlocks(const ConfigSource& config, const CommonSizes& sizes) {
    std::vector<NasBlock> blocks;
    const Json* list = config.find({"block_configs"});
    if (!list || !list->is_array()) return blocks;
    for (const Json& entry : *list) {
        if (!entry.is_object()) return {};
        const ConfigSource source(entry, entry, Json::object());
        NasBlock block;
        if (const auto attention = source.section({"attention"})) readAttention(*attention, block);
        if (const auto feed = source.section({"ffn"})) readFeedForward(*feed, sizes, block);
        blocks.push_back(block);
    }
    return blocks;
}

void applyBlock(const NasBlock& block, LayerShape& layer) {
    const std::int64_t square = layer.attention ? std::int64_t(layer.attention->heads) * layer.attention->keyDim : 0;
    if (layer.attention) {
        if (block.kvHeads && *block.kvHeads > 0) layer.attention->kvHeads = static_cast<int>(*block.kvHeads);
        else if (block.headsInGroup && *block.headsInGroup > 0) layer.attention->kvHeads = layer.attention->heads / static_cast<int>(*block.headsInGroup);
        if (block.linear) layer.otherWeights += square * square;
        if (!block.attends || block.linear) layer.attention.reset();
    }
    if (!layer.feedForward) return;
    if (block.feedLinear) layer.otherWeights += square * square;
    if (block.width) layer.feedForward->width = *block.width;
    if (!block.feeds || block.feedLinear) layer.feedForward.reset();
}

} // namespace rackyard::huggingface
