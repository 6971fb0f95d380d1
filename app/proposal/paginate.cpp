#include "proposal/paginate.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr std::size_t company = 2; // pieces that stand together at a page break
constexpr double keptWhole = 0.4;  // of a page: what is not higher is not divided

class Paginator {
public:
    Paginator(const BlockList& blocks, double height) : blocks_(blocks), height_(height) {}

    std::vector<PlacedPage> run() {
        for (std::size_t i = 0; i < blocks_.size(); ++i)
            if (blocks_[i]->pieces() > 0) place(i);
        return std::move(pages_);
    }

private:
    bool atTop() const { return pages_.empty() || pages_.back().empty(); }
    double spaceBefore(const Block& block) const { return atTop() ? 0 : block.spaceBefore(); }

    void newPage() {
        if (!atTop() || pages_.empty()) pages_.emplace_back();
        y_ = 0;
    }

    static double heightOf(const Block& block, std::size_t first, std::size_t end) {
        double height = block.headHeight();
        for (std::size_t piece = first; piece < end; ++piece)
            height += block.pieceHeight(piece);
        return height;
    }

    /// What must fit for the block to begin on a page: its first pieces, and for a heading those of what
    /// follows.
    double leadHeight(std::size_t index) const {
        const Block& block = *blocks_[index];
        const std::size_t pieces = block.pieces();
        const double own = heightOf(block, 0, pieces);
        const bool whole = pieces <= company + 1 || own <= height_ * keptWhole;
        if (!block.keepWithNext()) return whole ? own : heightOf(block, 0, company);
        if (index + 1 >= blocks_.size() || blocks_[index + 1]->startsPage()) return own;
        return own + blocks_[index + 1]->spaceBefore() + leadHeight(index + 1);
    }

    void place(std::size_t index) {
        const Block& block = *blocks_[index];
        const bool breaks = block.startsPage() || y_ + spaceBefore(block) + leadHeight(index) > height_;
        if (pages_.empty() || (breaks && !atTop())) newPage();
        y_ += spaceBefore(block);
        for (std::size_t first = 0; first < block.pieces();) {
            const std::size_t end = lastThatFits(block, first);
            pages_.back().push_back({&block, first, end, y_});
            y_ += heightOf(block, first, end);
            first = end;
            if (first < block.pieces()) newPage();
        }
    }

    /// At least one piece goes on an empty page, however high it is.
    std::size_t lastThatFits(const Block& block, std::size_t first) const {
        const std::size_t pieces = block.pieces();
        std::size_t end = first;
        double bottom = y_ + block.headHeight();
        while (end < pieces && bottom + block.pieceHeight(end) <= height_ + 0.01)
            bottom += block.pieceHeight(end++);
        if (end < pieces && pieces - end < company && end - first > company) end = pieces - company;
        while (end < pieces && end > first + 1 && block.keepsWithNextPiece(end - 1))
            --end;
        return std::max(end, first + 1);
    }

    const BlockList& blocks_;
    double height_;
    double y_ = 0;
    std::vector<PlacedPage> pages_;
};

} // namespace

std::vector<PlacedPage> paginate(const BlockList& blocks, double width, double height) {
    for (const auto& block : blocks)
        block->layOut(width, height);
    return Paginator(blocks, height).run();
}

} // namespace rackyard
