#include "canvas/drop_card.h"

#include <QPainter>

#include <algorithm>

namespace rackyard {
namespace {

constexpr int padding = 12;
constexpr int widest = 300;
constexpr int lineGap = 3;
constexpr QPoint besidePointer(26, 18);

/// A sign that says the same as the colour.
QString marked(const text::ChangeLine& line) {
    return line.tone == text::Tone::warning ? QString(QStringLiteral("\u25b2 ") + line.text) : line.text;
}

} // namespace

DropCardWidget::DropCardWidget(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("If you drop here"));
    hide();
}

QFont DropCardWidget::fontOf(const Line& line) const {
    QFont used = font();
    used.setBold(line.bold);
    return used;
}

QStringList DropCardWidget::sentences() const {
    QStringList all;
    for (const Line& line : lines_)
        all << line.text;
    return all;
}

void DropCardWidget::show(const DropCard& card, QPoint pointer, const Theme& theme) {
    theme_ = theme;
    lines_ = {{tr("If you drop here"), text::Tone::plain, true}};
    if (!card.place.isEmpty()) lines_.push_back({card.place, text::Tone::plain, false});
    for (const text::ChangeLine& line : card.lines)
        lines_.push_back({marked(line), line.tone, false});
    if (card.lines.empty()) lines_.push_back({tr("No figure changes"), text::Tone::plain, false});
    setAccessibleDescription(sentences().join(QStringLiteral(". ")));
    place(pointer);
    setVisible(true);
    raise();
    update();
}

void DropCardWidget::place(QPoint pointer) {
    int width = 0;
    int height = padding;
    for (const Line& line : lines_) {
        const QRect room = QFontMetrics(fontOf(line)).boundingRect(QRect(0, 0, widest, 1000), Qt::TextWordWrap, line.text);
        width = std::max(width, room.width());
        height += room.height() + lineGap;
    }
    resize(width + 2 * padding + 2, height + padding - lineGap);
    QPoint at = pointer + besidePointer;
    if (at.x() + this->width() > parentWidget()->width()) at.setX(pointer.x() - besidePointer.x() - this->width());
    at.setX(std::max(0, at.x()));
    at.setY(std::clamp(at.y(), 0, std::max(0, parentWidget()->height() - this->height())));
    move(at);
}

void DropCardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.card);
    painter.drawRoundedRect(rect(), 5, 5);
    int y = padding;
    for (const Line& line : lines_) {
        painter.setFont(fontOf(line));
        painter.setPen(theme_.cardText);
        const QRect room(padding, y, width() - 2 * padding, height());
        QRect used;
        painter.drawText(room, Qt::TextWordWrap, line.text, &used);
        y += used.height() + lineGap;
    }
}

} // namespace rackyard
