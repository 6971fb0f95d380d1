#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <QTextLayout>

#include <memory>

namespace rackyard {

/// The font of documents: measured as it is printed, and without ligatures, which readers of a PDF could not
/// search.
QFont documentFont();

/// How a piece of text in a document looks. Sizes are in points.
struct TextStyle {
    double size = 9;
    bool bold = false;
    QColor colour = Qt::black;
    Qt::Alignment align = Qt::AlignLeft;
    double leading = 1.38; ///< height of a line, in sizes
};

/// A text broken into lines of one width, measured and painted in points on a painter whose unit is the
/// point.
class TextBox {
public:
    /// No more than `mostLines` where that is not 0; what does not fit ends in an ellipsis.
    TextBox(const QString& text, const TextStyle& style, double width, int mostLines = 0);

    int lines() const { return layout_ ? layout_->lineCount() : 0; }
    double lineHeight() const { return style_.size * style_.leading; }
    double height() const { return lines() * lineHeight(); }
    void paint(QPainter& painter, QPointF topLeft) const { paintLines(painter, topLeft, 0, lines()); }
    void paintLines(QPainter& painter, QPointF topLeft, int first, int end) const;

    /// Width of the text on one line.
    static double widthOf(const QString& text, const TextStyle& style);

private:
    void breakLines(double width);
    void elide(const QString& text, double width, int mostLines);

    TextStyle style_;
    double width_;
    std::shared_ptr<QTextLayout> layout_; ///< in fine units; null for an empty text
};

/// Writes one line into `rect`, centred vertically, aligned as the style says; elided where it is too long.
void paintTextLine(QPainter& painter, const QRectF& rect, const QString& text, const TextStyle& style);

} // namespace rackyard
