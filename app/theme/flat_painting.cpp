#include "theme/flat_painting.h"

#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace rackyard::flat {

namespace {

bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

bool isInvalid(const QWidget* widget) { return widget && widget->property("invalid").toBool(); }

/// Lightly towards the text colour when the pointer is over, more when pressed or checked.
QColor surface(const QStyleOption& option, const QColor& ground) {
    const QColor text = option.palette.color(QPalette::WindowText);
    if (!has(option, QStyle::State_Enabled)) return ground;
    if (has(option, QStyle::State_Sunken)) return mixed(ground, text, 0.14);
    if (has(option, QStyle::State_On)) return mixed(ground, option.palette.color(QPalette::Highlight), 0.16);
    if (has(option, QStyle::State_MouseOver)) return mixed(ground, text, 0.06);
    return ground;
}

QColor edgeOf(const QStyleOption& option) {
    const bool focused = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    return option.palette.color(focused ? QPalette::Highlight : QPalette::Mid);
}

} // namespace

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](float x, float y) { return x + (y - x) * static_cast<float>(share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

bool isPrimary(const QWidget* widget) { return widget && widget->property("primary").toBool(); }

void paintBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& edge, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget, bool framed) {
    const QPalette& palette = option.palette;
    if (isPrimary(widget) && has(option, QStyle::State_Enabled)) {
        const QColor fill = palette.color(QPalette::Highlight);
        const double shade = has(option, QStyle::State_Sunken) ? 0.18 : has(option, QStyle::State_MouseOver) ? 0.08 : 0;
        const QColor edge = has(option, QStyle::State_HasFocus) ? palette.color(QPalette::WindowText) : QColor();
        paintBox(painter, option.rect, mixed(fill, Qt::black, shade), edge);
        return;
    }
    const bool touched = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On);
    if (!framed && !touched && !has(option, QStyle::State_HasFocus)) return;
    const bool edged = framed || has(option, QStyle::State_HasFocus);
    paintBox(painter, option.rect, surface(option, palette.color(QPalette::Button)), edged ? edgeOf(option) : QColor());
}

void paintInput(QPainter& painter, const QStyleOption& option, const QWidget* widget) {
    const QPalette& palette = option.palette;
    const bool invalid = isInvalid(widget);
    const bool strong = invalid || has(option, QStyle::State_HasFocus);
    const QColor edge = invalid ? palette.color(QPalette::BrightText) : edgeOf(option);
    paintBox(painter, option.rect, palette.color(QPalette::Base), edge, strong ? 1.5 : 1);
}

void paintChevron(QPainter& painter, const QRect& rect, const QColor& colour, Qt::ArrowType direction) {
    constexpr int degrees[] = {0, 180, 0, 90, -90}; // none, up, down, left, right
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect).center());
    painter.rotate(degrees[direction]);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {{-3.5, -1.5}, {0, 2}, {3.5, -1.5}};
    painter.drawPolyline(points, 3);
    painter.restore();
}

void paintCheckBox(QPainter& painter, const QStyleOption& option, bool round) {
    const QPalette& palette = option.palette;
    const bool on = has(option, QStyle::State_On) || has(option, QStyle::State_NoChange);
    const bool live = has(option, QStyle::State_Enabled);
    const QColor accent = live ? palette.color(QPalette::Highlight) : palette.color(QPalette::Dark);
    const QColor edge = on ? accent : has(option, QStyle::State_HasFocus) ? accent : palette.color(QPalette::Dark);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, 1.25));
    painter.setBrush(on ? accent : palette.color(QPalette::Base));
    round ? painter.drawEllipse(box) : painter.drawRoundedRect(box, 3, 3);
    painter.setPen(QPen(palette.color(QPalette::HighlightedText), 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(box.width() * x, box.height() * y); };
    if (has(option, QStyle::State_NoChange)) {
        painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
    } else if (on && round) {
        painter.setBrush(palette.color(QPalette::HighlightedText));
        painter.drawEllipse(box.center(), box.width() * 0.14, box.height() * 0.14);
    } else if (on) {
        const QPointF tick[] = {at(0.25, 0.52), at(0.43, 0.7), at(0.76, 0.3)};
        painter.drawPolyline(tick, 3);
    }
    painter.restore();
}

void paintTab(QPainter& painter, const QStyleOptionTab& option) {
    const QPalette& palette = option.palette;
    const bool selected = has(option, QStyle::State_Selected);
    if (!selected && has(option, QStyle::State_MouseOver))
        painter.fillRect(option.rect, mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.05));
    QRect mark = option.rect;
    mark.setTop(mark.bottom() - (selected ? 1 : 0));
    painter.fillRect(mark, palette.color(selected ? QPalette::Highlight : QPalette::Mid));
}

void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const QRect& slider) {
    const QPalette& palette = option.palette;
    painter.save();
    painter.fillRect(option.rect, palette.color(QPalette::Window));
    const bool touched = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) &&
                         (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    const QColor ground = palette.color(QPalette::Window);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ground, palette.color(QPalette::WindowText), touched ? 0.45 : 0.25));
    const QRectF handle = QRectF(slider).adjusted(2, 2, -2, -2);
    const qreal round = std::min(handle.width(), handle.height()) / 2;
    painter.drawRoundedRect(handle, round, round);
    painter.restore();
}

} // namespace rackyard::flat
