#include "proposal/content.h"

#include "proposal/figures_block.h"
#include "proposal/table_block.h"

namespace rackyard::proposal {

namespace {

QString orDash(const QString& text) { return text.isEmpty() ? QStringLiteral("—") : text; }

QString sumOrDash(const Content& content, const Sum<Power>& sum) {
    return sum.known ? content.words.kilowatts(sum) : QStringLiteral("—");
}

/// Typical power is told only where it is whole: the share of some products beside a full maximum would
/// mislead.
QString typicalOrDash(const Content& content, const Sum<Power>& sum) {
    return sum.atLeast() ? QStringLiteral("—") : sumOrDash(content, sum);
}

QString othersOf(const Content& content, const RackAnswer& rack) {
    QStringList parts;
    for (const auto& [policy, coolingClass] : rack.otherPolicies)
        parts << Tr::tr("%1: %2", "policy: cooling class")
                     .arg(content.policyName(policy), text::coolingWord(coolingClass));
    return parts.join(QStringLiteral(" · "));
}

TableRow rowOf(const Content& content, const RackAnswer& rack) {
    const bool over = rack.limit && rack.max.known && *rack.limit < *rack.max.known;
    const QString name = QString::fromStdString(rack.name.empty() ? rack.idText() : rack.name);
    const QString used =
        rack.height ? Tr::tr("%1 of %2", "8U of 48U")
                          .arg(content.words.rackUnits(rack.used), content.words.rackUnits(*rack.height))
                    : content.words.rackUnits(rack.used);
    return {{{name},
             {sumOrDash(content, rack.max),
              rack.limit ? Tr::tr("limit %1").arg(content.words.kilowatts(*rack.limit)) : QString(),
              over ? content.theme.badText : QColor(), over ? Mark::bad : Mark::none},
             {typicalOrDash(content, rack.typical)},
             {rack.mass.known ? content.words.kilograms(rack.mass) : QStringLiteral("—")},
             {used},
             {rack.cooling ? text::capitalised(text::coolingName(*rack.cooling))
                           : text::capitalised(text::unknownWord()),
              othersOf(content, rack)}}};
}

void addTotals(TableBlock& table, const Content& content) {
    const PowerAnswer& power = content.evaluation.power;
    if (!power.elsewhere.isZero())
        table.add({{Tr::tr("Elsewhere"), Tr::tr("floor, derived switches")},
                   {content.words.kilowatts(power.elsewhere)}});
    table.add({{Tr::tr("Total")},
               {sumOrDash(content, power.max)},
               {typicalOrDash(content, power.typical)},
               {content.evaluation.mass.known ? content.words.kilograms(content.evaluation.mass)
                                              : QStringLiteral("—")},
               {},
               {}},
              TableRow::Kind::total);
}

std::vector<KeyFigure> figuresOf(const Content& content) {
    const PowerAnswer& power = content.evaluation.power;
    const text::Words& words = content.words;
    std::vector<KeyFigure> figures{
        {Tr::tr("Nameplate"), orDash(power.nameplate.known ? words.kilowatts(power.nameplate) : QString()),
         Tr::tr("Ratings of the power supplies, never a draw.")},
        {Tr::tr("Maximum"), words.kilowatts(power.max),
         power.estimated.empty() ? Tr::tr("Makers' figures.") : Tr::tr("Partly planning figures.")},
        {Tr::tr("Typical, estimated"), words.kilowatts(power.typicalEstimate),
         Tr::tr("Maximum × load factor %1.").arg(words.factor(content.design.assumptions.loadFactor))},
        {Tr::tr("Facility"), words.kilowatts(power.facility),
         Tr::tr("Maximum × PUE %1; %2.").arg(words.factor(power.pue), words.btuPerHour(power.btuPerHour))}};
    for (KeyFigure& figure : figures)
        figure.size = 12.5; // four stand side by side
    return figures;
}

void addRemarks(BlockList& blocks, const Content& content) {
    const PowerAnswer& power = content.evaluation.power;
    const auto names = [&](const std::vector<ProductId>& ids) {
        QStringList list;
        for (std::size_t i = 0; i < ids.size() && i < 6; ++i)
            list << text::productName(ids[i], content.catalog);
        return content.words.list(list, ids.size());
    };
    QStringList remarks;
    if (!power.racks.empty())
        remarks << Tr::tr("Cooling classes by the policy %1; beside each what another policy would say.")
                       .arg(quoted(content.policyName(content.evaluation.cooling.policy)));
    if (power.max.atLeast())
        remarks << Tr::tr("No published power: %1. Totals are lower bounds.").arg(names(power.max.unknown));
    if (power.typical.atLeast())
        remarks << Tr::tr("No published typical power: %1.").arg(names(power.typical.unknown));
    if (!power.estimated.empty())
        remarks << Tr::tr("Planning figure in place of a maker's maximum: %1.").arg(names(power.estimated));
    addRemark(blocks, content, remarks.join(u' '));
}

} // namespace

void addPowerAndCooling(BlockList& blocks, const Content& content) {
    const PowerAnswer& power = content.evaluation.power;
    if (power.racks.empty() && !power.max.known) return;
    addHeading(blocks, content, Tr::tr("Power and cooling"));
    blocks.push_back(std::make_unique<FiguresBlock>(figuresOf(content), 4, content.theme));
    auto table =
        std::make_unique<TableBlock>(std::vector<TableColumn>{{Tr::tr("Rack"), Qt::AlignLeft, 2},
                                                              {Tr::tr("Maximum"), Qt::AlignRight},
                                                              {Tr::tr("Typical"), Qt::AlignRight},
                                                              {Tr::tr("Weight"), Qt::AlignRight},
                                                              {Tr::tr("Used"), Qt::AlignRight},
                                                              {Tr::tr("Cooling class"), Qt::AlignLeft, 3}},
                                     content.theme);
    for (const RackAnswer& rack : power.racks)
        table->add(rowOf(content, rack));
    addTotals(*table, content);
    blocks.push_back(std::move(table));
    addRemarks(blocks, content);
}

} // namespace rackyard::proposal
