#pragma once

#include "proposal/block.h"

#include <vector>

namespace rackyard {

/// Pieces of one block on one page.
struct PlacedPieces {
    const Block* block = nullptr;
    std::size_t first = 0;
    std::size_t end = 0;
    double y = 0; ///< of the head's or the first piece's top edge, from the top of the column
};

using PlacedPage = std::vector<PlacedPieces>;

/// Lays the blocks on pages whose column is `width` by `height`. Headings stay with what they head, a small block
/// stays whole, a larger one never leaves a single piece behind or takes a single one along where it can be
/// helped, and no page is empty.
std::vector<PlacedPage> paginate(const BlockList& blocks, double width, double height);

} // namespace rackyard
