#include "proposal/table_block.h"

#include <algorithm>
#include <numeric>

namespace rackyard {

namespace {

constexpr double textSize = 8.6;
constexpr double noteSize = 7.2;
constexpr double headSize = 7.6;
constexpr double gap = 14;           // between columns
constexpr double padding = 3.6;      // above and below the text of a row
constexpr double widestShare = 0.34; // that a column without a share may take of the table
constexpr int mostLines = 14;        // a cell of a foreign catalog must not outgrow a page

} // namespace

bool TableBlock::keepsWithNextPiece(std::size_t piece) const {
    if (rows_[piece].kind == TableRow::Kind::group) return true;
    return piece + 1 < rows_.size() && rows_[piece + 1].kind == TableRow::Kind::total;
}

bool TableBlock::hasHead() const {
    return std::any_of(columns_.begin(), columns_.end(),
                       [](const TableColumn& c) { return !c.title.isEmpty(); });
}

TextStyle TableBlock::styleOf(const TableRow& row, std::size_t column) const {
    const TableCell& cell = row.cells[column];
    const bool bold = cell.bold || row.kind != TableRow::Kind::body;
    return {.size = textSize,
            .bold = bold,
            .colour = cell.colour.isValid() ? cell.colour : theme_.text,
            .align = columns_[column].align};
}

TextStyle TableBlock::noteStyle(std::size_t column) const {
    return {.size = noteSize,
            .bold = false,
            .colour = theme_.mutedText,
            .align = columns_[column].align,
            .leading = 1.3};
}

TextStyle TableBlock::headStyle(std::size_t column) const {
    return {.size = headSize,
            .bold = true,
            .colour = theme_.mutedText,
            .align = columns_[column].align,
            .leading = 1.25};
}

double TableBlock::naturalWidth(const TableRow& row, std::size_t column) const {
    if (column >= row.cells.size()) return 0;
    const TableCell& cell = row.cells[column];
    const double text = TextBox::widthOf(cell.text, styleOf(row, column)) + markWidth(cell.mark, textSize);
    const double note = cell.note.isEmpty() ? 0 : TextBox::widthOf(cell.note, noteStyle(column));
    return std::max(text, note);
}

void TableBlock::measureColumns(double width) {
    widths_.assign(columns_.size(), 0);
    double shares = 0;
    double taken = gap * static_cast<double>(columns_.size() - 1);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        shares += columns_[i].share;
        if (columns_[i].share > 0) continue;
        double natural = TextBox::widthOf(columns_[i].title, headStyle(i));
        for (const TableRow& row : rows_)
            if (row.kind != TableRow::Kind::group) natural = std::max(natural, naturalWidth(row, i));
        widths_[i] = std::min(natural + 0.5, width * widestShare);
        taken += widths_[i];
    }
    lefts_.clear();
    double left = 0;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (columns_[i].share > 0) widths_[i] = std::max(20.0, (width - taken) * columns_[i].share / shares);
        lefts_.push_back(left);
        left += widths_[i] + gap;
    }
}

TableBlock::LaidRow TableBlock::laid(const TableRow& row) const {
    LaidRow result;
    const bool group = row.kind == TableRow::Kind::group;
    for (std::size_t i = 0; i < row.cells.size() && i < columns_.size(); ++i) {
        const TableCell& cell = row.cells[i];
        const double mark = markWidth(cell.mark, textSize);
        // The words of a group run across the table, its figures stay in their column.
        const double width = group && columns_[i].align == Qt::AlignLeft ? width_ - lefts_[i] : widths_[i];
        LaidCell laidCell{TextBox(cell.text, styleOf(row, i), width - mark, mostLines),
                          TextBox(cell.note, noteStyle(i), width, mostLines), mark};
        result.height = std::max(result.height, laidCell.text.height() + laidCell.note.height());
        result.cells.push_back(std::move(laidCell));
    }
    result.height += 2 * padding + (group ? 5 : 0);
    return result;
}

void TableBlock::layOut(double width, double) {
    width_ = width;
    measureColumns(width);
    head_.clear();
    headHeight_ = 0;
    for (std::size_t i = 0; hasHead() && i < columns_.size(); ++i) {
        head_.emplace_back(columns_[i].title, headStyle(i), widths_[i]);
        headHeight_ = std::max(headHeight_, head_.back().height() + 2 * padding);
    }
    laidOut_.clear();
    for (const TableRow& row : rows_)
        laidOut_.push_back(laid(row));
}

void TableBlock::paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const {
    if (!head_.empty()) paintHead(painter, topLeft);
    topLeft.ry() += headHeight_;
    for (std::size_t row = first; row < end; ++row) {
        paintRow(painter, topLeft, row);
        topLeft.ry() += laidOut_[row].height;
        painter.setPen(QPen(theme_.line, 0.5));
        painter.drawLine(topLeft, topLeft + QPointF(width_, 0));
    }
}

void TableBlock::paintHead(QPainter& painter, QPointF topLeft) const {
    for (std::size_t i = 0; i < head_.size(); ++i) {
        const double y =
            headHeight_ - padding - head_[i].height(); // titles of several lines stand on the rule
        head_[i].paint(painter, topLeft + QPointF(lefts_[i], y));
    }
    painter.setPen(QPen(theme_.text, 0.8));
    painter.drawLine(topLeft + QPointF(0, headHeight_), topLeft + QPointF(width_, headHeight_));
}

void TableBlock::paintRow(QPainter& painter, QPointF topLeft, std::size_t row) const {
    const LaidRow& laidRow = laidOut_[row];
    const TableRow::Kind kind = rows_[row].kind;
    if (kind == TableRow::Kind::total) {
        painter.setPen(QPen(theme_.text, 0.8));
        painter.drawLine(topLeft, topLeft + QPointF(width_, 0));
    }
    const double top = padding + (kind == TableRow::Kind::group ? 5 : 0);
    for (std::size_t i = 0; i < laidRow.cells.size(); ++i) {
        const LaidCell& cell = laidRow.cells[i];
        QPointF at = topLeft + QPointF(lefts_[i], top);
        const Mark mark = rows_[row].cells[i].mark;
        if (mark != Mark::none)
            paintMark(painter, at + QPointF(0, cell.text.lineHeight() / 2), mark, textSize, theme_);
        cell.text.paint(painter, at + QPointF(cell.markWidth, 0));
        at.ry() += cell.text.height();
        cell.note.paint(painter, at);
    }
}

} // namespace rackyard
