#include "window/build_button.h"

#include <QPainter>

#include "theme/theme.h"

namespace rackyard {

BuildButton::BuildButton(const QString& name, const QString& usable, const QString& onPaper, bool pools, QWidget* parent)
    : QAbstractButton(parent), usable_(usable), onPaper_(onPaper), pools_(pools) {
    setText(name);
    setAccessibleDescription(tr("%1 usable by one model, %2 on paper").arg(usable, onPaper));
    setToolTip(accessibleDescription());
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize BuildButton::sizeHint() const { return {420, fontMetrics().height() + 18}; }

void BuildButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void BuildButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

void BuildButton::paintEvent(QPaintEvent*) {
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool strong = underMouse() || hasFocus() || isDown();
    painter.setPen(QPen(strong ? theme.accent : theme.line, strong ? 1.5 : 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    QRect line = rect().adjusted(14, 0, -14, 0);
    QFont bold = font();
    bold.setBold(true);
    const QString paper = tr("of %1 on paper").arg(onPaper_);
    painter.setPen(theme.mutedText);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, paper);
    line.setRight(line.right() - QFontMetrics(font()).horizontalAdvance(paper) - 8);
    painter.setFont(bold);
    painter.setPen(pools_ ? theme.goodText : theme.badText);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, usable_);
    line.setRight(line.right() - QFontMetrics(bold).horizontalAdvance(usable_) - 12);
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, QFontMetrics(bold).elidedText(text(), Qt::ElideRight, line.width()));
}

} // namespace rackyard
