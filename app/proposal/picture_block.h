#pragma once

#include "proposal/block.h"
#include "proposal/text_box.h"

#include <QSizeF>

#include <functional>

namespace rackyard {

/// A vector picture as wide as the column, or as high as the page allows, with its caption underneath.
class PictureBlock : public Block {
public:
    using Paint = std::function<void(QPainter&, const QRectF&)>;

    /// `proportions` gives width to height only. `mostHeight` 0 means as high as a page.
    PictureBlock(QSizeF proportions, Paint paintPicture, QString caption, const QColor& captionColour,
                 double mostHeight = 0);

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return 1; }
    double pieceHeight(std::size_t) const override { return size_.height() + captionHeight(); }
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;

private:
    double captionHeight() const { return caption_.isEmpty() ? 0 : 16; }

    QSizeF proportions_;
    Paint paintPicture_;
    QString caption_;
    TextStyle captionStyle_;
    double mostHeight_;
    QSizeF size_;
    double width_ = 0;
};

} // namespace rackyard
