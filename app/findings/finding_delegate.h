#pragma once

#include <QStyledItemDelegate>

#include "theme/theme.h"

namespace rackyard {

/// Paints a finding as a chip with its severity in word and shape, then its sentence on one line, then the remedy that one
/// click applies.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { theme_ = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where the remedy of a row can be clicked; empty where it has none.
    QRectF remedyRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;

Q_SIGNALS:
    void remedyAsked(const QModelIndex& index);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
    double paintMore(QPainter& painter, const QRectF& rect, const QFont& font, std::int64_t more) const;
    void paintRemedy(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Theme theme_;
};

} // namespace rackyard
