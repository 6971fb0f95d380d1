#pragma once

#include "design/blocks.h"

#include <unordered_map>
#include <vector>

namespace rackyard {

/// Which blocks two versions of a sequence do not share. Everything that changed between them lies in these, so that
/// keeping up with a design costs by what changed and not by its size.
template<class T>
struct BlockDiff {
    using BlockPtr = typename Blocks<T>::BlockPtr;
    std::vector<BlockPtr> leaving;
    std::vector<std::size_t> entering; ///< indexes into the new version's blocks
    std::vector<std::size_t> shifted;  ///< indexes of shared blocks that stand elsewhere in the new version

    BlockDiff(const Blocks<T>& before, const Blocks<T>& after) {
        std::unordered_map<const void*, std::size_t> old;
        for (std::size_t i = 0; i < before.blocks().size(); ++i)
            old.emplace(before.blocks()[i].get(), i);
        for (std::size_t i = 0; i < after.blocks().size(); ++i) {
            const auto shared = old.find(after.blocks()[i].get());
            if (shared == old.end()) {
                entering.push_back(i);
                continue;
            }
            if (shared->second != i) shifted.push_back(i);
            old.erase(shared);
        }
        for (const BlockPtr& block : before.blocks())
            if (old.contains(block.get())) leaving.push_back(block);
    }
};

} // namespace rackyard
