#include "canvas/labels.h"

#include <QPaintEngine>

#include <cmath>

namespace rackyard {
namespace {

constexpr qsizetype mostWidths = 40'000;
constexpr qsizetype mostShaped = 6'000;
constexpr int fewestLetters = 3; ///< an elided label with less than these says nothing

bool isOnScreen(const QPainter& painter) {
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
}

} // namespace

void Labels::setBase(const QFont& base) {
    if (base.families() == base_.families() && base.letterSpacing() == base_.letterSpacing()) return;
    base_ = base;
    faces_.clear();
}

Labels::Face& Labels::face(LabelFont font) {
    const auto known = faces_.find(font);
    if (known != faces_.end()) return known->second;
    QFont made = base_;
    made.setPixelSize(font.pixels);
    made.setBold(font.bold);
    return faces_.emplace(font, Face{made, QFontMetricsF(made), {}, {}, {}}).first->second;
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
    Face& used = face(font);
    const std::pair<QString, int> key(text, static_cast<int>(room));
    if (const auto known = used.elided.constFind(key); known != used.elided.constEnd()) return *known;
    if (used.elided.size() >= mostWidths) used.elided.clear();
    const QString shorter = used.metrics.elidedText(text, Qt::ElideRight, std::floor(room));
    return *used.elided.insert(key, shorter.size() > fewestLetters ? shorter : QString());
}

const QStaticText& Labels::shaped(Face& face, const QString& text) {
    const auto known = face.shaped.constFind(text);
    if (known != face.shaped.constEnd()) return *known;
    if (face.shaped.size() >= mostShaped) face.shaped.clear();
    QStaticText made(text);
    made.setTextFormat(Qt::PlainText);
    made.setPerformanceHint(QStaticText::AggressiveCaching);
    made.prepare({}, face.font);
    return *face.shaped.insert(text, made);
}

bool Labels::draw(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, LabelFont font,
                  const QColor& colour) {
    const QString shown = elided(text, font, rect.width());
    if (shown.isEmpty()) return false;
    Face& used = face(font);
    double x = rect.left();
    if (alignment & Qt::AlignHCenter) x += (rect.width() - width(shown, font)) / 2;
    if (alignment & Qt::AlignRight) x += rect.width() - width(shown, font);
    double y = rect.top();
    if (alignment & Qt::AlignVCenter) y += (rect.height() - used.metrics.height()) / 2;
    if (alignment & Qt::AlignBottom) y += rect.height() - used.metrics.height();
    painter.setFont(used.font);
    painter.setPen(colour);
    // On paper and in SVG text must stay text; on screen the shaped letters are drawn as they are.
    if (isOnScreen(painter))
        painter.drawStaticText(QPointF(std::round(x), std::round(y)), shaped(used, shown));
    else
        painter.drawText(QPointF(x, y + used.metrics.ascent()), shown);
    return true;
}

} // namespace rackyard
