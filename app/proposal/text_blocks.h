#pragma once

#include "proposal/block.h"
#include "proposal/text_box.h"

#include <optional>

namespace rackyard {

/// Lines of text that may continue on the next page.
class ParagraphBlock : public Block {
public:
    ParagraphBlock(QString text, TextStyle style, double spaceBefore = 6)
        : text_(std::move(text)), style_(style), spaceBefore_(spaceBefore) {}

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return static_cast<std::size_t>(box_ ? box_->lines() : 0); }
    double pieceHeight(std::size_t) const override { return box_->lineHeight(); }
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;
    double spaceBefore() const override { return spaceBefore_; }
    bool keepWithNext() const override { return keepsWithNext_; }
    void setKeepsWithNext(bool keeps) { keepsWithNext_ = keeps; }

private:
    QString text_;
    TextStyle style_;
    double spaceBefore_;
    bool keepsWithNext_ = false;
    std::optional<TextBox> box_;
};

/// A heading with a short rule above it for the first level. It stays with what follows.
class HeadingBlock : public Block {
public:
    enum class Level { section, part };
    HeadingBlock(QString text, Level level, const QColor& textColour, const QColor& accent,
                 bool startsPage = false);

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return 1; }
    double pieceHeight(std::size_t) const override;
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;
    double spaceBefore() const override { return level_ == Level::section ? 26 : 16; }
    bool keepWithNext() const override { return true; }
    bool startsPage() const override { return startsPage_; }

private:
    QString text_;
    Level level_;
    QColor accent_;
    bool startsPage_;
    TextStyle style_;
    std::optional<TextBox> box_;
};

} // namespace rackyard
