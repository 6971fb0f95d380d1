#include "proposal/text_blocks.h"

namespace rackyard {

namespace {

constexpr double ruleWidth = 28;
constexpr double ruleHeight = 2.5;
constexpr double ruleGap = 7;

} // namespace

void ParagraphBlock::layOut(double width, double) { box_.emplace(text_, style_, width); }

void ParagraphBlock::paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const {
    box_->paintLines(painter, topLeft, static_cast<int>(first), static_cast<int>(end));
}

HeadingBlock::HeadingBlock(QString text, Level level, const QColor& textColour, const QColor& accent,
                           bool startsPage)
    : text_(std::move(text)), level_(level), accent_(accent),
      startsPage_(startsPage), style_{.size = level == Level::section ? 17.0 : 11.0,
                                      .bold = true,
                                      .colour = textColour,
                                      .leading = 1.25} {}

void HeadingBlock::layOut(double width, double) { box_.emplace(text_, style_, width); }

double HeadingBlock::pieceHeight(std::size_t) const {
    return box_->height() + (level_ == Level::section ? ruleHeight + ruleGap : 0);
}

void HeadingBlock::paint(QPainter& painter, QPointF topLeft, std::size_t, std::size_t) const {
    if (level_ == Level::section) {
        painter.fillRect(QRectF(topLeft, QSizeF(ruleWidth, ruleHeight)), accent_);
        topLeft.ry() += ruleHeight + ruleGap;
    }
    box_->paint(painter, topLeft);
}

} // namespace rackyard
