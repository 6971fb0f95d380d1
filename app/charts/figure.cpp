#include "charts/figure.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace rackyard::charts {

namespace {

double enlarged(Figure::Size size) {
    switch (size) {
    case Figure::Size::huge: return 2.0;
    case Figure::Size::large: return 1.35;
    case Figure::Size::normal: return 1.0;
    }
    return 1.0;
}

} // namespace

Figure::Figure(Size size, QWidget* parent) : QLabel(parent) {
    QFont figures = font();
    figures.setPointSizeF(figures.pointSizeF() * enlarged(size));
    figures.setWeight(QFont::Bold);
    setFont(figures);
    setTextFormat(Qt::PlainText);
}

void Figure::setKey(const QString& key) {
    if (key == key_) return;
    key_ = key;
    setFocusPolicy(key.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setCursor(key.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setToolTip(key.isEmpty() ? QString() : tr("How this figure comes about"));
}

void Figure::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !key_.isEmpty() && rect().contains(event->position().toPoint()))
        Q_EMIT asked(key_);
}

void Figure::keyPressEvent(QKeyEvent* event) {
    const bool asks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (asks && !key_.isEmpty())
        Q_EMIT asked(key_);
    else
        QLabel::keyPressEvent(event);
}

// Under the pointer or with the focus a dotted line says that there is more behind the figure.
void Figure::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    if (key_.isEmpty() || !(hasFocus() || underMouse())) return;
    QPainter painter(this);
    const double width = std::min<double>(contentsRect().width(), QFontMetricsF(font()).horizontalAdvance(text()));
    const QPointF left(alignment() & Qt::AlignRight ? contentsRect().right() - width : contentsRect().left(), height() - 1.5);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::PlaceholderText), 1.5, Qt::DotLine));
    painter.drawLine(left, left + QPointF(width, 0));
}

bool Figure::event(QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) update();
    return QLabel::event(event);
}

} // namespace rackyard::charts
