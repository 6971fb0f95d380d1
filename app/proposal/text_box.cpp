#include "proposal/text_box.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTextOption>

namespace rackyard {

namespace {

// Text is set in 1/20 point, so that the whole steps in which fonts are measured cannot be seen on paper.
constexpr double fine = 20;

QFont fontOf(const TextStyle& style) {
    QFont font = documentFont();
    font.setPixelSize(qRound(style.size * fine));
    font.setBold(style.bold);
    return font;
}

double shiftOf(double spare, Qt::Alignment align) {
    if (align & Qt::AlignRight) return spare;
    return align & Qt::AlignHCenter ? spare / 2 : 0;
}

} // namespace

QFont documentFont() {
    QFont font = QGuiApplication::font();
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02); // nobody sees it, but it keeps letters apart
    return font;
}

TextBox::TextBox(const QString& text, const TextStyle& style, double width, int mostLines)
    : style_(style), width_(width) {
    if (text.isEmpty()) return;
    QString separated = text;
    separated.replace(u'\n', QChar(QChar::LineSeparator));
    layout_ = std::make_shared<QTextLayout>(separated, fontOf(style));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_->setTextOption(option);
    breakLines(width);
    if (mostLines > 0 && lines() > mostLines) elide(text, width, mostLines);
}

void TextBox::breakLines(double width) {
    layout_->beginLayout();
    for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
        line.setLineWidth(width * fine);
        line.setPosition({0, 0});
    }
    layout_->endLayout();
}

void TextBox::elide(const QString& text, double width, int mostLines) {
    const QTextLine last = layout_->lineAt(mostLines - 1);
    const QString rest = text.mid(last.textStart()).simplified();
    const QString shortened = QFontMetricsF(fontOf(style_)).elidedText(rest, Qt::ElideRight, width * fine);
    layout_->setText(text.left(last.textStart()) + shortened);
    breakLines(width);
}

void TextBox::paintLines(QPainter& painter, QPointF topLeft, int first, int end) const {
    if (!layout_) return;
    painter.save();
    painter.scale(1 / fine, 1 / fine);
    painter.setPen(style_.colour);
    for (int i = first; i < end; ++i) {
        const QTextLine line = layout_->lineAt(i);
        const double x = shiftOf(width_ * fine - line.naturalTextWidth(), style_.align);
        const double y = (i - first) * lineHeight() * fine + (lineHeight() * fine - line.height()) / 2;
        line.draw(&painter, topLeft * fine + QPointF(x, y));
    }
    painter.restore();
}

double TextBox::widthOf(const QString& text, const TextStyle& style) {
    return QFontMetricsF(fontOf(style)).horizontalAdvance(text) / fine;
}

void paintTextLine(QPainter& painter, const QRectF& rect, const QString& text, const TextStyle& style) {
    const TextBox box(text, style, rect.width(), 1);
    box.paint(painter, {rect.left(), rect.center().y() - box.lineHeight() / 2});
}

} // namespace rackyard
