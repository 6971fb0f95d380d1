#pragma once

#include "proposal/block.h"
#include "proposal/text_box.h"
#include "theme/theme.h"

#include <QString>

namespace rackyard {

/// A figure that a page leads with: what it is, the figure, and what to know about it.
struct KeyFigure {
    QString label;
    QString value;
    QString note;
    double size = 15;   ///< of the value, in points
    QColor colour = {}; ///< of the value; invalid: the theme's text
};

/// Key figures side by side in equal columns, several rows of them where there are more than columns.
class FiguresBlock : public Block {
public:
    FiguresBlock(std::vector<KeyFigure> figures, std::size_t columns, const Theme& theme)
        : figures_(std::move(figures)), columns_(columns), theme_(theme) {}

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return rowHeights_.size(); }
    double pieceHeight(std::size_t piece) const override { return rowHeights_[piece]; }
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;
    double spaceBefore() const override { return 14; }

private:
    struct Laid {
        TextBox label;
        TextBox value;
        TextBox note;
        double height() const;
    };

    double columnWidth() const;

    std::vector<KeyFigure> figures_;
    std::size_t columns_;
    Theme theme_;
    double width_ = 0;
    std::vector<Laid> laid_;
    std::vector<double> rowHeights_;
};

} // namespace rackyard
