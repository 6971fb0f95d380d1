#include "window/find_delegate.h"

#include <QPainter>

#include "theme/icons.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr int iconSize = 16;
constexpr int margin = 8;

} // namespace

void FindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QPalette& palette = option.palette;
    const QColor strong = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = selected ? strong : palette.color(QPalette::PlaceholderText);
    if (selected) painter->fillRect(option.rect, palette.color(QPalette::Highlight));
    else if (hovered) painter->fillRect(option.rect, palette.color(QPalette::AlternateBase));

    const QRect line = option.rect.adjusted(margin, 0, -margin, 0);
    const QRect icon(line.left(), line.center().y() - iconSize / 2 + 1, iconSize, iconSize);
    if (const QString name = index.data(iconRole).toString(); !name.isEmpty()) paintIcon(*painter, name, icon, muted);

    const QFontMetrics metrics(option.font);
    QRect text = line.adjusted(iconSize + margin, 0, 0, 0);
    const QString title = index.data(Qt::DisplayRole).toString();
    painter->setFont(option.font);
    painter->setPen(strong);
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(title, Qt::ElideRight, text.width()));
    text.setLeft(text.left() + std::min(metrics.horizontalAdvance(title), text.width()) + 2 * margin);
    if (text.width() < 40) return;
    painter->setPen(muted);
    const QString detail = metrics.elidedText(index.data(detailRole).toString(), Qt::ElideRight, text.width());
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignRight, detail);
}

QSize FindDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {200, QFontMetrics(option.font).height() + 12};
}

} // namespace rackyard
