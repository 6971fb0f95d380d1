#include "theme/chip.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace rackyard {

namespace {

constexpr double padding = 7;
constexpr double gap = 4;

double signSide(const QFont& font) { return QFontMetricsF(font).capHeight() + 1; }

QColor mixed(const QColor& ground, const QColor& hue, double share) {
    const auto channel = [&](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return {channel(ground.red(), hue.red()), channel(ground.green(), hue.green()), channel(ground.blue(), hue.blue())};
}

QPen stroke(const QRectF& rect, const QColor& colour) {
    return {colour, rect.width() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintTick(QPainter& painter, const QRectF& r, const QColor& colour) {
    painter.setPen(stroke(r, colour));
    const QPointF points[] = {{r.left() + r.width() * 0.27, r.top() + r.height() * 0.53},
                              {r.left() + r.width() * 0.43, r.top() + r.height() * 0.69},
                              {r.left() + r.width() * 0.73, r.top() + r.height() * 0.33}};
    painter.drawPolyline(points, 3);
}

void paintCross(QPainter& painter, const QRectF& r, const QColor& colour) {
    painter.setPen(stroke(r, colour));
    const QRectF inner = r.adjusted(r.width() * 0.31, r.height() * 0.31, -r.width() * 0.31, -r.height() * 0.31);
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.topRight(), inner.bottomLeft());
}

// The stroke of an i, or upside down that of an exclamation mark.
void paintStroke(QPainter& painter, const QRectF& r, const QColor& colour, bool dotBelow) {
    painter.setPen(stroke(r, colour));
    const auto y = [&](double share) { return r.top() + r.height() * share; };
    const double x = r.center().x();
    const double dot = dotBelow ? 0.8 : 0.26;
    painter.drawLine(QPointF(x, y(dotBelow ? 0.4 : 0.47)), QPointF(x, y(dotBelow ? 0.6 : 0.74)));
    painter.drawLine(QPointF(x, y(dot)), QPointF(x, y(dot + 0.005)));
}

void paintTriangle(QPainter& painter, const QRectF& r) {
    QPainterPath path(QPointF(r.center().x(), r.top()));
    path.lineTo(r.bottomRight());
    path.lineTo(r.bottomLeft());
    path.closeSubpath();
    painter.drawPath(path);
}

} // namespace

Sign signOf(Severity severity) {
    switch (severity) {
    case Severity::error: return Sign::bad;
    case Severity::warning: return Sign::warning;
    case Severity::info: return Sign::note;
    }
    return Sign::note;
}

Sign signOf(FitStatus status, Bytes headroom) {
    const bool fits = status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked;
    if (!fits) return Sign::bad;
    return headroom.isZero() ? Sign::warning : Sign::good;
}

QColor fillOf(const Theme& theme, Sign sign) {
    switch (sign) {
    case Sign::good: return theme.good;
    case Sign::warning: return theme.warning;
    case Sign::bad: return theme.bad;
    case Sign::note: return theme.accent;
    }
    return theme.neutral;
}

QColor textColourOf(const Theme& theme, Sign sign) {
    switch (sign) {
    case Sign::good: return theme.goodText;
    case Sign::warning: return theme.warningText;
    case Sign::bad: return theme.badText;
    case Sign::note: return theme.accent;
    }
    return theme.text;
}

QColor chipGround(const Theme& theme, Sign sign) {
    constexpr double readable = 4.5;
    for (double share : {0.16, 0.12, 0.08, 0.04}) {
        const QColor ground = mixed(theme.panel, fillOf(theme, sign), share);
        if (contrastRatio(ground, textColourOf(theme, sign)) >= readable) return ground;
    }
    return theme.panel;
}

void paintSign(QPainter& painter, const QRectF& rect, Sign sign, const QColor& colour, const QColor& ground) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (sign) {
    case Sign::good:
        painter.drawEllipse(rect);
        paintTick(painter, rect, ground);
        break;
    case Sign::warning:
        paintTriangle(painter, rect);
        paintStroke(painter, rect, ground, true);
        break;
    case Sign::bad:
        painter.drawEllipse(rect);
        paintCross(painter, rect, ground);
        break;
    case Sign::note:
        painter.drawRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2);
        paintStroke(painter, rect, ground, false);
        break;
    }
    painter.restore();
}

QSizeF chipSize(const QString& word, const QFont& font) {
    const QFontMetricsF metrics(font);
    return {padding + signSide(font) + gap + metrics.horizontalAdvance(word) + padding + 1, metrics.height() + 2};
}

void paintChip(QPainter& painter, const QRectF& rect, const QString& word, Sign sign, const Theme& theme, const QFont& font) {
    const QColor ground = chipGround(theme, sign);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    const double side = signSide(font);
    const QRectF shape(rect.left() + padding, rect.center().y() - side / 2, side, side);
    paintSign(painter, shape, sign, textColourOf(theme, sign), ground);
    const QRectF text = rect.adjusted(padding + side + gap, 0, -padding + 1, 0);
    painter.setFont(font);
    painter.setPen(textColourOf(theme, sign));
    painter.drawText(text, Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(word, Qt::ElideRight, text.width() + 1));
    painter.restore();
}

} // namespace rackyard
