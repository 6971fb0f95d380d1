#include "findings/finding_delegate.h"

#include "findings/findings_model.h"
#include "text/text.h"
#include "theme/chip.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rackyard {

namespace {

constexpr double margin = 4;
constexpr double gap = 8;

QFont chipFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

// All chips take as much room as the widest, so that the sentences stand under one another.
double chipColumn(const QFont& font) {
    double width = 0;
    for (Severity severity : {Severity::error, Severity::warning, Severity::info})
        width = std::max(width, chipSize(text::severityWord(severity), font).width());
    return width;
}

} // namespace

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    paintGround(*painter, option);
    const auto severity = static_cast<Severity>(index.data(FindingsModel::severityRole).toInt());
    const QFont small = chipFont(option.font);
    const QString word = text::severityWord(severity);
    const QSizeF chip = chipSize(word, small);
    QRectF rect = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
    paintChip(*painter, QRectF(QPointF(rect.left(), rect.center().y() - chip.height() / 2), chip), word, signOf(severity),
              theme_, small);
    rect.setLeft(rect.left() + chipColumn(small) + gap);
    if (const QRectF remedy = remedyRect(option, index); !remedy.isEmpty()) {
        paintRemedy(*painter, option, index);
        rect.setRight(remedy.left() - gap);
    }
    const std::int64_t more = index.data(FindingsModel::moreRole).toInt();
    if (more > 0) rect.setRight(rect.right() - paintMore(*painter, rect, small, more) - gap);

    painter->setFont(option.font);
    painter->setPen(theme_.text);
    const QString sentence = index.data(Qt::DisplayRole).toString();
    painter->drawText(rect, Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetricsF(option.font).elidedText(sentence, Qt::ElideRight, rect.width()));
    painter->restore();
}

void FindingDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const {
    QColor ground = theme_.accent;
    ground.setAlphaF(option.state & QStyle::State_Selected ? 0.14F : 0.05F);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) painter.fillRect(option.rect, ground);
    if (option.state & QStyle::State_HasFocus)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme_.accent);
    painter.setPen(theme_.line);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

// Tells at the right end how many rows are folded under this one; returns the width that it took.
double FindingDelegate::paintMore(QPainter& painter, const QRectF& rect, const QFont& font, std::int64_t more) const {
    const QString text = tr("and %1 more like it").arg(text::Words(QLocale()).integer(more));
    painter.setFont(font);
    painter.setPen(theme_.mutedText);
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, text);
    return QFontMetricsF(font).horizontalAdvance(text);
}

QRectF FindingDelegate::remedyRect(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString words = index.data(FindingsModel::remedyRole).toString();
    if (words.isEmpty()) return {};
    const double width = QFontMetricsF(bold(option.font)).horizontalAdvance(words) + 1;
    return QRectF(option.rect).adjusted(option.rect.width() - width - margin, 0, -margin, 0);
}

void FindingDelegate::paintRemedy(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QFont font = bold(option.font);
    font.setUnderline(option.state & QStyle::State_MouseOver);
    painter.setFont(font);
    painter.setPen(theme_.accent);
    painter.drawText(remedyRect(option, index), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     index.data(FindingsModel::remedyRole).toString());
}

bool FindingDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) {
    if (event->type() != QEvent::MouseButtonRelease) return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton || !remedyRect(option, index).contains(mouse->position())) return false;
    Q_EMIT remedyAsked(index);
    return true;
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const double chip = chipSize(QString(), chipFont(option.font)).height();
    return {200, static_cast<int>(std::max(chip, QFontMetricsF(option.font).height())) + 8};
}

} // namespace rackyard
