#include "canvas/labels.h"

namespace rackyard {
namespace {

constexpr qsizetype mostWidths = 40'000;
constexpr int fewestLetters = 3; ///< an elided label with less than these says nothing

} // namespace

void Labels::setBase(const QFont& base) {
    if (base.families() == base_.families()) return;
    base_ = base;
    faces_.clear();
}

Labels::Face& Labels::face(LabelFont font) {
    const auto known = faces_.find(font);
    if (known != faces_.end()) return known->second;
    QFont made = base_;
    made.setPixelSize(font.pixels);
    made.setBold(font.bold);
    return faces_.emplace(font, Face{made, QFontMetricsF(made), {}}).first->second;
}

double Labels::lineHeight(LabelFont font) { return face(font).metrics.height(); }

double Labels::width(const QString& text, LabelFont font) {
    Face& used = face(font);
    const auto known = used.widths.constFind(text);
    if (known != used.widths.constEnd()) return *known;
    if (used.widths.size() >= mostWidths) used.widths.clear();
    return *used.widths.insert(text, used.metrics.horizontalAdvance(text));
}

QString Labels::elided(const QString& text, LabelFont font, double room) {
    if (width(text, font) <= room) return text;
    const QString shorter = face(font).metrics.elidedText(text, Qt::ElideRight, room);
    return shorter.size() > fewestLetters ? shorter : QString();
}

bool Labels::draw(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, LabelFont font,
                  const QColor& colour) {
    const QString shown = elided(text, font, rect.width());
    if (shown.isEmpty()) return false;
    Face& used = face(font);
    double x = rect.left();
    if (alignment & Qt::AlignHCenter) x += (rect.width() - width(shown, font)) / 2;
    if (alignment & Qt::AlignRight) x += rect.width() - width(shown, font);
    double y = rect.top() + used.metrics.ascent();
    if (alignment & Qt::AlignVCenter) y += (rect.height() - used.metrics.height()) / 2;
    if (alignment & Qt::AlignBottom) y += rect.height() - used.metrics.height();
    painter.setFont(used.font);
    painter.setPen(colour);
    painter.drawText(QPointF(x, y), shown);
    return true;
}

} // namespace rackyard
