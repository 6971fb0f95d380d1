#include "charts/section.h"

#include <QFontMetrics>

namespace rackyard::charts {

QLabel* quietLabel(QWidget* parent, Qt::Alignment alignment) {
    auto* label = new QLabel(parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setAlignment(alignment | Qt::AlignVCenter);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setWords(QLabel& label, const QString& words) {
    if (label.text() == words) return;
    label.setText(words);
    label.setAccessibleName(words);
}

void reserveLines(QLabel& label, int lines) {
    label.setWordWrap(true);
    label.setAlignment((label.alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignTop);
    label.setMinimumHeight(QFontMetrics(label.font()).lineSpacing() * lines);
}

} // namespace rackyard::charts
