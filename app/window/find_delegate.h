#pragma once

#include <QStyledItemDelegate>

namespace rackyard {

/// A line of the search: icon, title, and what it is at the end, muted.
class FindDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { detailRole = Qt::UserRole, iconRole };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace rackyard
