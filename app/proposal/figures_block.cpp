#include "proposal/figures_block.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr double gap = 18;
constexpr double bar = 8; // from the line at the left of a figure to its text
constexpr double rowGap = 12;

} // namespace

double FiguresBlock::Laid::height() const { return label.height() + value.height() + note.height(); }

double FiguresBlock::columnWidth() const {
    return (width_ - gap * static_cast<double>(columns_ - 1)) / static_cast<double>(columns_);
}

void FiguresBlock::layOut(double width, double) {
    width_ = width;
    laid_.clear();
    rowHeights_.clear();
    const double room = columnWidth() - bar;
    for (const KeyFigure& figure : figures_) {
        const QColor colour = figure.colour.isValid() ? figure.colour : theme_.text;
        laid_.push_back(
            {TextBox(figure.label, {.size = 7.8, .colour = theme_.mutedText}, room, 2),
             TextBox(figure.value, {.size = figure.size, .bold = true, .colour = colour, .leading = 1.25},
                     room, 3),
             TextBox(figure.note, {.size = 7.6, .colour = theme_.mutedText, .leading = 1.35}, room, 5)});
    }
    for (std::size_t i = 0; i < laid_.size(); ++i) {
        if (i % columns_ == 0) rowHeights_.push_back(0);
        rowHeights_.back() = std::max(rowHeights_.back(), laid_[i].height() + rowGap);
    }
}

void FiguresBlock::paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const {
    for (std::size_t row = first; row < end; ++row) {
        for (std::size_t i = row * columns_; i < std::min(laid_.size(), (row + 1) * columns_); ++i) {
            QPointF at = topLeft + QPointF(static_cast<double>(i % columns_) * (columnWidth() + gap), 0);
            painter.setPen(QPen(theme_.line, 1));
            painter.drawLine(at, at + QPointF(0, rowHeights_[row] - rowGap));
            at.rx() += bar;
            for (const TextBox* box : {&laid_[i].label, &laid_[i].value, &laid_[i].note}) {
                box->paint(painter, at);
                at.ry() += box->height();
            }
        }
        topLeft.ry() += rowHeights_[row];
    }
}

} // namespace rackyard
