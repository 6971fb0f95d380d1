#pragma once

#include "proposal/block.h"
#include "proposal/mark.h"
#include "proposal/text_box.h"
#include "theme/theme.h"

#include <QString>

#include <vector>

namespace rackyard {

struct TableColumn {
    QString title;
    Qt::Alignment align = Qt::AlignLeft;
    double share = 0; ///< of the width that is left; 0: as wide as its widest cell
};

struct TableCell {
    QString text;
    QString note = {};      ///< smaller, under the text
    QColor colour = {};     ///< of the text; invalid: the theme's
    Mark mark = Mark::none; ///< before the text
    bool bold = false;
};

struct TableRow {
    enum class Kind { body, group, total };
    std::vector<TableCell> cells;
    Kind kind = Kind::body;
};

/// A table that continues on further pages under a repeated header. Rows are as high as their highest cell.
class TableBlock : public Block {
public:
    TableBlock(std::vector<TableColumn> columns, const Theme& theme)
        : columns_(std::move(columns)), theme_(theme) {}

    void add(TableRow row) { rows_.push_back(std::move(row)); }
    void add(std::vector<TableCell> cells, TableRow::Kind kind = TableRow::Kind::body) {
        add(TableRow{std::move(cells), kind});
    }
    bool isEmpty() const { return rows_.empty(); }

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return rows_.size(); }
    double pieceHeight(std::size_t piece) const override { return laidOut_[piece].height; }
    /// A group's name stays with its first row, a total with the row above it.
    bool keepsWithNextPiece(std::size_t piece) const override;
    double headHeight() const override { return headHeight_; }
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;

private:
    struct LaidCell {
        TextBox text;
        TextBox note;
        double markWidth;
    };
    struct LaidRow {
        std::vector<LaidCell> cells;
        double height = 0;
    };

    bool hasHead() const;
    void measureColumns(double width);
    double naturalWidth(const TableRow& row, std::size_t column) const;
    TextStyle styleOf(const TableRow& row, std::size_t column) const;
    TextStyle noteStyle(std::size_t column) const;
    TextStyle headStyle(std::size_t column) const;
    LaidRow laid(const TableRow& row) const;
    void paintHead(QPainter& painter, QPointF topLeft) const;
    void paintRow(QPainter& painter, QPointF topLeft, std::size_t row) const;

    std::vector<TableColumn> columns_;
    Theme theme_;
    std::vector<TableRow> rows_;
    std::vector<double> lefts_;
    std::vector<double> widths_; ///< of the text in a column, without gaps
    double width_ = 0;
    double headHeight_ = 0;
    std::vector<TextBox> head_;
    std::vector<LaidRow> laidOut_;
};

} // namespace rackyard
