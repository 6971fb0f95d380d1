#pragma once

#include <QPainter>
#include <QPointF>

#include <cstddef>
#include <memory>
#include <vector>

namespace rackyard {

/// A part of a document that flows over its pages: a heading, a paragraph, a table, a picture. It consists of
/// pieces that no page break divides (lines, rows); all lengths are in points.
class Block {
public:
    virtual ~Block() = default;

    /// Measures the block for a column of that width on pages of that height; called once before anything
    /// below.
    virtual void layOut(double width, double pageHeight) = 0;
    virtual std::size_t pieces() const = 0;
    virtual double pieceHeight(std::size_t piece) const = 0;
    /// True where no page may end behind that piece.
    virtual bool keepsWithNextPiece(std::size_t) const { return false; }
    /// Of what is repeated above the pieces on every page, such as a table's header.
    virtual double headHeight() const { return 0; }
    /// Paints pieces `first` to before `end`, with the head above them.
    virtual void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const = 0;

    virtual double spaceBefore() const { return 10; }
    virtual bool keepWithNext() const { return false; }
    virtual bool startsPage() const { return false; }
};

using BlockList = std::vector<std::unique_ptr<Block>>;

} // namespace rackyard
