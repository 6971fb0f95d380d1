#include "proposal/signature_block.h"

#include "proposal/text_box.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr double gap = 36;
constexpr double namesHeight = 34;
constexpr double lineHeight = 40;

} // namespace

void SignatureBlock::layOut(double width, double) {
    width_ = width;
    qsizetype lines = 0;
    for (const Signatory& signatory : signatories_)
        lines = std::max(lines, signatory.lines.size());
    height_ = namesHeight + static_cast<double>(lines) * lineHeight;
}

void SignatureBlock::paint(QPainter& painter, QPointF topLeft, std::size_t, std::size_t) const {
    const auto count = static_cast<double>(signatories_.size());
    const double width = (width_ - gap * (count - 1)) / count;
    for (const Signatory& signatory : signatories_) {
        paintOne(painter, topLeft, width, signatory);
        topLeft.rx() += width + gap;
    }
}

void SignatureBlock::paintOne(QPainter& painter, QPointF topLeft, double width,
                              const Signatory& signatory) const {
    paintTextLine(painter, {topLeft, QSizeF(width, 14)}, signatory.heading,
                  {.size = 8, .colour = theme_.mutedText});
    paintTextLine(painter, {topLeft + QPointF(0, 14), QSizeF(width, 18)}, signatory.name,
                  {.size = 11, .bold = true, .colour = theme_.text});
    double y = topLeft.y() + namesHeight;
    for (const QString& line : signatory.lines) {
        y += lineHeight;
        painter.setPen(QPen(theme_.text, 0.6));
        painter.drawLine(QPointF(topLeft.x(), y - 13), QPointF(topLeft.x() + width, y - 13));
        paintTextLine(painter, QRectF(topLeft.x(), y - 11, width, 11), line,
                      {.size = 7.2, .colour = theme_.mutedText});
    }
}

} // namespace rackyard
