#pragma once

#include <QStyledItemDelegate>

namespace rackyard {

/// Paints a row of the palette: a heading, or a card with shape, name, figures and price.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The card alone, as the pointer carries it.
    static QPixmap cardPixmap(const QModelIndex& index, const QWidget& widget, int width);
};

} // namespace rackyard
