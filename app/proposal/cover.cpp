#include "proposal/content.h"
#include "proposal/text_box.h"

namespace rackyard::proposal {

namespace {

/// What the cover says about the document, label by label; an empty value is left to be filled in by hand.
std::vector<std::pair<QString, QString>> detailsOf(const Content& content) {
    const ProposalDetails& details = content.design.proposal;
    const auto given = [](const std::string& text) { return QString::fromStdString(text); };
    const QString bookDate = content.priceBookDate();
    const QString book =
        bookDate.isEmpty()
            ? content.priceBookName()
            : Tr::tr("%1 (%2)", "price book (its date)").arg(content.priceBookName(), bookDate);
    return {{Tr::tr("Prepared for"), given(details.customer)},
            {Tr::tr("Prepared by"), given(details.preparedBy)},
            {Tr::tr("Project"), given(details.project)},
            {Tr::tr("Proposal number"), given(details.number)},
            {Tr::tr("Date"), content.words.date(content.date)},
            {Tr::tr("Valid until"), given(details.validUntil)},
            {Tr::tr("Price book"), book},
            {Tr::tr("Cooling policy"), content.policyName(content.evaluation.cooling.policy)}};
}

void paintDetails(QPainter& painter, const QRectF& area, const Content& content) {
    constexpr double gap = 28;
    constexpr double rowHeight = 42;
    const double width = (area.width() - gap) / 2;
    std::size_t i = 0;
    for (const auto& [label, value] : detailsOf(content)) {
        const QPointF at(area.left() + (i % 2 == 0 ? 0 : width + gap),
                         area.top() + static_cast<double>(i / 2) * rowHeight);
        paintTextLine(painter, {at, QSizeF(width, 12)}, label,
                      {.size = 7.8, .colour = content.theme.mutedText});
        if (value.isEmpty()) {
            painter.setPen(QPen(content.theme.line, 0.8, Qt::DotLine));
            painter.drawLine(at + QPointF(0, 27), at + QPointF(width, 27));
        } else {
            paintTextLine(painter, {at + QPointF(0, 12), QSizeF(width, 18)}, value,
                          {.size = 11, .bold = true, .colour = content.theme.text});
        }
        ++i;
    }
}

/// The figure that the product is about, with what it is on paper beside it.
void paintHero(QPainter& painter, const QRectF& area, const Content& content) {
    const MemoryAnswer& memory = content.evaluation.memory;
    const double half = area.width() * 0.58;
    const auto figure = [&](const QRectF& box, const QString& label, const QString& value, double size,
                            const QColor& colour) {
        paintTextLine(painter, {box.topLeft(), QSizeF(box.width(), 14)}, label,
                      {.size = 9, .colour = content.theme.mutedText});
        paintTextLine(painter, QRectF(box.left(), box.bottom() - 52, box.width(), 52), value,
                      {.size = size, .bold = true, .colour = colour, .leading = 1.2});
    };
    figure({area.topLeft(), QSizeF(half, 70)}, Tr::tr("Memory that one model can use"),
           content.words.gigabytes(memory.pooled), 40, content.theme.text);
    figure({area.topLeft() + QPointF(half, 0), QSizeF(area.width() - half, 70)}, Tr::tr("On paper"),
           content.words.gigabytes(memory.onPaper), 22, content.theme.mutedText);
}

QString scopeOf(const Content& content) {
    QStringList parts;
    if (const QString systems = content.systemsInWords(); !systems.isEmpty()) parts << systems;
    const std::int64_t gpus = content.evaluation.memory.gpus;
    const auto racks = static_cast<std::int64_t>(content.evaluation.power.racks.size());
    if (gpus > 0) parts << (gpus == 1 ? Tr::tr("1 GPU") : Tr::tr("%1 GPUs").arg(content.words.integer(gpus)));
    if (racks > 0)
        parts << (racks == 1 ? Tr::tr("1 rack") : Tr::tr("%1 racks").arg(content.words.integer(racks)));
    parts << content.words.kilowatts(content.evaluation.power.max);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void paintCover(QPainter& painter, const PageGeometry& geometry, const Content& content) {
    const QRectF column(geometry.side, 0, geometry.size.width() - 2 * geometry.side, geometry.size.height());
    painter.fillRect(QRectF(0, 0, geometry.size.width(), 10), content.theme.accent);
    double y = 96;
    paintTextLine(painter, QRectF(column.left(), y, column.width(), 14), Tr::tr("Proposal"),
                  {.size = 11, .bold = true, .colour = content.theme.accent});
    y += 24;
    const TextBox title(content.title(),
                        {.size = 29, .bold = true, .colour = content.theme.text, .leading = 1.2},
                        column.width(), 4);
    title.paint(painter, {column.left(), y});
    y += title.height() + 8;
    const TextBox scope(scopeOf(content), {.size = 11, .colour = content.theme.mutedText, .leading = 1.45},
                        column.width(), 3);
    scope.paint(painter, {column.left(), y});

    const double details = geometry.size.height() - geometry.bottom - 4 * 42 - 34;
    const double hero = details - 150;
    painter.setPen(QPen(content.theme.line, 0.8));
    painter.drawLine(QPointF(column.left(), hero - 18), QPointF(column.right(), hero - 18));
    paintHero(painter, QRectF(column.left(), hero, column.width(), 80), content);
    painter.setPen(QPen(content.theme.line, 0.8));
    painter.drawLine(QPointF(column.left(), details - 24), QPointF(column.right(), details - 24));
    paintDetails(painter, QRectF(column.left(), details, column.width(), 4 * 42), content);
}

} // namespace rackyard::proposal
