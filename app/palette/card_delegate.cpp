#include "palette/card_delegate.h"

#include <QPainter>
#include <QWidget>

#include "palette/palette_model.h"
#include "theme/icons.h"
#include "theme/theme.h"

namespace rackyard {

namespace {

constexpr int gap = 3;       // above and below a card
constexpr int margin = 10;   // inside a card
constexpr int shape = 26;    // edge of the coloured square with the icon

QFont scaledFont(const QFont& font, double factor, bool bold) {
    QFont result = font;
    if (font.pointSizeF() > 0) result.setPointSizeF(font.pointSizeF() * factor);
    else result.setPixelSize(qRound(font.pixelSize() * factor));
    result.setBold(bold);
    return result;
}

QFont nameFont(const QFont& font) { return scaledFont(font, 1, true); }
QFont smallFont(const QFont& font) { return scaledFont(font, 0.88, false); }

int cardHeight(const QFont& font) {
    return QFontMetrics(nameFont(font)).height() + QFontMetrics(smallFont(font)).height() + 2 * 8;
}

/// The same grounds that the yard gives to these things.
QColor shapeColour(const Theme& theme, PaletteGroup group) {
    switch (group) {
    case PaletteGroup::workstations: return theme.desktopBody;
    case PaletteGroup::fabrics:
    case PaletteGroup::switches: return theme.switchBody;
    case PaletteGroup::racks:
    case PaletteGroup::facility:
    case PaletteGroup::storage: return theme.unknownBody;
    default: return theme.device;
    }
}

/// One card while it is painted.
struct Card {
    QPainter& painter;
    const Theme theme;
    QFont font;
    QRect rect;
    const QModelIndex& index;

    void paintShape() const {
        const auto group = static_cast<PaletteGroup>(index.data(PaletteModel::groupRole).toInt());
        const QRect square(rect.left() + margin, rect.center().y() - shape / 2, shape, shape);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shapeColour(theme, group));
        painter.drawRoundedRect(square, 4, 4);
        paintIcon(painter, index.data(PaletteModel::iconRole).toString(), square.adjusted(4, 4, -4, -4), theme.deviceText);
    }

    QRect textRect() const { return rect.adjusted(margin + shape + 9, 8, -margin, -8); }

    /// The price stands beside the name only where the name stays whole.
    void paintName() const {
        const QRect area = textRect();
        const QString name = index.data(Qt::DisplayRole).toString();
        const QString price = index.data(PaletteModel::priceRole).toString();
        const QFontMetrics nameMetrics(nameFont(font));
        const QFontMetrics priceMetrics(smallFont(font));
        painter.setFont(nameFont(font));
        painter.setPen(theme.text);
        painter.drawText(area, Qt::AlignTop | Qt::AlignLeft, nameMetrics.elidedText(name, Qt::ElideRight, area.width()));
        const int left = area.width() - nameMetrics.horizontalAdvance(name) - 8;
        if (price.isEmpty() || priceMetrics.horizontalAdvance(price) > left) return;
        painter.setFont(smallFont(font));
        painter.setPen(theme.mutedText);
        QRect line = area;
        line.setHeight(nameMetrics.height());
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, price);
    }

    /// A ringed question mark: figures are missing, the tool tip says which.
    int paintUnknownMark(const QRect& area) const {
        if (index.data(PaletteModel::unknownRole).toStringList().isEmpty()) return 0;
        const int size = QFontMetrics(smallFont(font)).height() - 2;
        const QRect ring(area.right() - size + 1, area.bottom() - size + 1, size, size);
        painter.setPen(QPen(theme.mutedText, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(ring).adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setFont(scaledFont(font, 0.75, true));
        painter.drawText(ring, Qt::AlignCenter, QStringLiteral("?"));
        return size + 6;
    }

    void paintSummary() const {
        QRect area = textRect();
        area.setRight(area.right() - paintUnknownMark(area));
        painter.setFont(smallFont(font));
        painter.setPen(theme.mutedText);
        const QString summary = index.data(PaletteModel::summaryRole).toString();
        const QString shown = QFontMetrics(smallFont(font)).elidedText(summary, Qt::ElideRight, area.width());
        painter.drawText(area, Qt::AlignBottom | Qt::AlignLeft, shown);
    }

    void paint(bool chosen, bool hovered) const {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const bool strong = chosen || hovered;
        painter.setPen(QPen(strong ? theme.accent : theme.line, chosen ? 1.5 : 1));
        painter.setBrush(theme.panel);
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6);
        paintShape();
        paintName();
        paintSummary();
        painter.restore();
    }
};

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) {
    painter.save();
    QFont font = scaledFont(option.font, 0.85, true);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    painter.setFont(font);
    painter.setPen(Theme::of(option.palette).mutedText);
    painter.drawText(option.rect.adjusted(2, 0, -2, -4), Qt::AlignLeft | Qt::AlignBottom, text);
    painter.restore();
}

} // namespace

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.data(PaletteModel::isHeadingRole).toBool()) {
        paintHeading(*painter, option, index.data().toString());
        return;
    }
    const Card card{*painter, Theme::of(option.palette), option.font, option.rect.adjusted(0, gap, 0, -gap), index};
    card.paint(option.state.testFlag(QStyle::State_Selected), option.state.testFlag(QStyle::State_MouseOver));
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool heading = index.data(PaletteModel::isHeadingRole).toBool();
    return {120, heading ? QFontMetrics(option.font).height() + 14 : cardHeight(option.font) + 2 * gap};
}

QPixmap CardDelegate::cardPixmap(const QModelIndex& index, const QWidget& widget, int width) {
    const QSize size(width, cardHeight(widget.font()));
    QPixmap pixmap(size * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(0.9);
    const Card card{painter, Theme::of(widget.palette()), widget.font(), QRect(QPoint(), size), index};
    card.paint(true, false);
    return pixmap;
}

} // namespace rackyard
