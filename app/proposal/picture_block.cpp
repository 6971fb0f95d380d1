#include "proposal/picture_block.h"

#include <algorithm>

namespace rackyard {

PictureBlock::PictureBlock(QSizeF proportions, Paint paintPicture, QString caption,
                           const QColor& captionColour, double mostHeight)
    : proportions_(proportions), paintPicture_(std::move(paintPicture)),
      caption_(std::move(caption)), captionStyle_{.size = 7.6, .bold = false, .colour = captionColour},
      mostHeight_(mostHeight) {}

void PictureBlock::layOut(double width, double pageHeight) {
    const double room = pageHeight - captionHeight() - 60; // a heading stays on the picture's page
    const double most = mostHeight_ > 0 ? std::min(mostHeight_, room) : room;
    width_ = width;
    size_ = proportions_.scaled(width, std::max(40.0, most), Qt::KeepAspectRatio);
}

void PictureBlock::paint(QPainter& painter, QPointF topLeft, std::size_t, std::size_t) const {
    const QPointF corner = topLeft + QPointF((width_ - size_.width()) / 2, 0);
    painter.save();
    paintPicture_(painter, QRectF(corner, size_));
    painter.restore();
    if (!caption_.isEmpty())
        paintTextLine(painter, QRectF(topLeft.x(), topLeft.y() + size_.height() + 3, width_, 13), caption_,
                      captionStyle_);
}

} // namespace rackyard
