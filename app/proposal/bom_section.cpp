#include "proposal/content.h"

#include "proposal/table_block.h"

#include <algorithm>

namespace rackyard::proposal {

namespace {

std::unique_ptr<TableBlock> emptyTable(const Content& content) {
    return std::make_unique<TableBlock>(std::vector<TableColumn>{{Tr::tr("Line")},
                                                                 {Tr::tr("Description"), Qt::AlignLeft, 1},
                                                                 {Tr::tr("Qty"), Qt::AlignRight},
                                                                 {Tr::tr("Unit price"), Qt::AlignRight},
                                                                 {Tr::tr("Extended"), Qt::AlignRight}},
                                        content.theme);
}

QString noteOf(const BomRow& row) {
    QStringList parts;
    if (!row.bom->partNumber.empty()) parts << QString::fromStdString(row.bom->partNumber);
    if (row.bom->derived) parts << Tr::tr("derived from the fabric's sizing");
    if (!row.places.empty()) parts << QString::fromStdString(row.places);
    return parts.join(QStringLiteral(" · "));
}

/// The price of one, and how old and how good it is.
TableCell unitCell(const Content& content, const BomRow& row) {
    if (row.bom->inBand)
        return {Tr::tr("included"), Tr::tr("in line %1").arg(QString::fromStdString(row.parent)),
                content.theme.mutedText};
    if (!row.bom->unit) return {Tr::tr("quote required"), {}, content.theme.warningText};
    QStringList about;
    if (row.price && row.price->kind == PriceKind::placeholder) about << Tr::tr("placeholder");
    if (!row.bom->priceDate.empty()) about << priceDateInWords(row.bom->priceDate);
    return {content.words.moneyRangeExact(*row.bom->unit, content.currency()),
            about.join(QStringLiteral(" · "))};
}

TableCell extendedCell(const Content& content, const BomRow& row) {
    if (!row.bom->extended) return {QStringLiteral("—"), {}, content.theme.mutedText};
    return {content.words.moneyRangeExact(*row.bom->extended, content.currency())};
}

QString subtotalOf(const Content& content, CostCategory category) {
    for (const auto& [key, range] : content.evaluation.cost.byCategory)
        if (key == category) return content.words.moneyRangeExact(range, content.currency());
    return {};
}

void addRows(TableBlock& table, const Content& content) {
    std::optional<CostCategory> group;
    for (const BomRow& row : content.rows) {
        if (group != row.bom->category) {
            group = row.bom->category;
            table.add(
                {{}, {text::capitalised(text::categoryWord(*group))}, {}, {}, {subtotalOf(content, *group)}},
                TableRow::Kind::group);
        }
        table.add({{QString::fromStdString(row.line)},
                   {QString::fromStdString(row.bom->name), noteOf(row)},
                   {content.words.integer(row.bom->quantity)},
                   unitCell(content, row),
                   extendedCell(content, row)});
    }
}

void addTotals(TableBlock& table, const Content& content) {
    const CostAnswer& cost = content.evaluation.cost;
    const QString label = cost.unpriced.empty() || !cost.capex ? Tr::tr("Total hardware")
                                                               : Tr::tr("Total of the lines with a price");
    const QString total = cost.capex ? content.words.moneyRangeExact(*cost.capex, content.currency())
                                     : Tr::tr("quote required");
    table.add({{}, {label, content.currency()}, {}, {}, {total}}, TableRow::Kind::total);
    const std::int64_t gpus = content.evaluation.memory.gpus;
    if (!cost.capex || gpus == 0) return;
    const Range<Money> each{cost.capex->low / gpus, cost.capex->high / gpus};
    table.add({{}, {Tr::tr("Per GPU")}, {}, {}, {content.words.moneyRange(each, content.currency())}});
}

void addRemarks(BlockList& blocks, const Content& content) {
    const auto any = [&](auto is) { return std::any_of(content.rows.begin(), content.rows.end(), is); };
    QStringList remarks{
        Tr::tr("%1. Prices by the price book %2, %3, in %4; each with the date of its source. Not "
               "included: freight, taxes, installation, software and support.")
            .arg(content.status(), quoted(content.priceBookName()), content.priceBookDate(),
                 content.currency())};
    if (any([](const BomRow& row) { return row.bom->derived; }))
        remarks << Tr::tr("Derived: needed by the sizing of a fabric, not yet placed in a rack.");
    if (!content.evaluation.cost.unpriced.empty())
        remarks << (content.evaluation.cost.capex
                        ? Tr::tr("Quote required: nobody publishes a price that can be cited; the total is a "
                                 "lower bound.")
                        : Tr::tr("Quote required: nobody publishes a price that can be cited."));
    if (hasPlaceholders(content.rows))
        remarks << Tr::tr(
            "Placeholder: a price that only keeps the place of one; ask for a quote before you rely on it.");
    addRemark(blocks, content, remarks.join(u' '));
}

} // namespace

void addBillOfMaterials(BlockList& blocks, const Content& content) {
    if (content.rows.empty()) return;
    addHeading(blocks, content, Tr::tr("Bill of materials"));
    auto table = emptyTable(content);
    addRows(*table, content);
    addTotals(*table, content);
    blocks.push_back(std::move(table));
    addRemarks(blocks, content);
}

} // namespace rackyard::proposal
