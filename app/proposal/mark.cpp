#include "proposal/mark.h"

#include <QPainterPath>

namespace rackyard {

Mark markOf(FitStatus status, Bytes headroom) {
    switch (status) {
    case FitStatus::fitsInDomain:
    case FitStatus::fitsNetworked:
        return headroom.isZero() ? Mark::warning : Mark::good;
    case FitStatus::notBesideOthers:
        return Mark::warning;
    case FitStatus::onPaperOnly:
    case FitStatus::tooSmall:
        return Mark::bad;
    }
    return Mark::none;
}

Mark markOf(Severity severity) {
    switch (severity) {
    case Severity::error:
        return Mark::bad;
    case Severity::warning:
        return Mark::warning;
    case Severity::info:
        return Mark::note;
    }
    return Mark::none;
}

double markWidth(Mark mark, double textSize) { return mark == Mark::none ? 0 : textSize * 1.25; }

void paintMark(QPainter& painter, QPointF leftMiddle, Mark mark, double textSize, const Theme& theme) {
    const double size = textSize * 0.74;
    const QRectF box(leftMiddle.x(), leftMiddle.y() - size / 2, size, size);
    painter.save();
    painter.setPen(Qt::NoPen);
    QPainterPath path;
    switch (mark) {
    case Mark::none:
        break;
    case Mark::good:
        painter.setBrush(theme.good);
        painter.drawEllipse(box);
        break;
    case Mark::warning:
        path.moveTo(box.center().x(), box.top());
        path.lineTo(box.bottomRight());
        path.lineTo(box.bottomLeft());
        path.closeSubpath();
        painter.fillPath(path, theme.warning);
        break;
    case Mark::bad:
        painter.fillRect(box.adjusted(size * 0.06, size * 0.06, -size * 0.06, -size * 0.06), theme.bad);
        break;
    case Mark::note:
        painter.setPen(QPen(theme.mutedText, size * 0.18));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.adjusted(size * 0.1, size * 0.1, -size * 0.1, -size * 0.1));
        break;
    }
    painter.restore();
}

} // namespace rackyard
