#include "proposal/content.h"

#include "proposal/table_block.h"

#include "evaluate/explain.h"

namespace rackyard::proposal {

namespace {

/// Where a constant inside a figure comes from: the derivation of the figure knows.
QString sourceOf(const Derivation& derivation, const std::string& name) {
    if (derivation.name == name && !derivation.sources.empty())
        return QString::fromStdString(derivation.sources.front().title);
    for (const Derivation& part : derivation.parts)
        if (const QString source = sourceOf(part, name); !source.isEmpty()) return source;
    return {};
}

QString sourceOf(const Content& content, const char* key, const char* name) {
    const auto derivation = explain(content.design, content.catalog, key);
    const QString source = derivation ? sourceOf(*derivation, name) : QString();
    return source.isEmpty() ? Tr::tr("This design") : source;
}

/// What stands behind a PUE or load factor that the user left as it was.
QString sourceOfPue(const Content& content) {
    if (content.design.assumptions.pue == Assumptions().pue)
        return Tr::tr("Default: global average, Uptime Institute 2025");
    return sourceOf(content, "power.facility_kw", "pue");
}

QString sourceOfLoadFactor(const Content& content) {
    if (content.design.assumptions.loadFactor == Assumptions().loadFactor)
        return Tr::tr("Default: an estimate");
    return sourceOf(content, "power.typical_estimate_kw", "load_factor");
}

QString sourcesOf(const Provenance& provenance) {
    QStringList titles;
    for (const Source& source : provenance.sources)
        titles << QString::fromStdString(source.title);
    return titles.join(QStringLiteral("; "));
}

void addDesignRows(TableBlock& table, const Content& content) {
    const Assumptions& assumptions = content.design.assumptions;
    const text::Words& words = content.words;
    table.add({{Tr::tr("Memory counted")},
               {text::capitalised(text::memoryBasisWord(assumptions.memory))},
               {Tr::tr("1 GB is %1 bytes everywhere.").arg(words.integer(1'000'000'000))}});
    table.add({{Tr::tr("PUE")}, {words.factor(assumptions.pue)}, {sourceOfPue(content)}});
    table.add(
        {{Tr::tr("Load factor")}, {words.factor(assumptions.loadFactor)}, {sourceOfLoadFactor(content)}});
    if (assumptions.rackPowerLimit)
        table.add({{Tr::tr("Limit per rack")},
                   {words.kilowatts(*assumptions.rackPowerLimit)},
                   {Tr::tr("This design")}});
    if (assumptions.sitePowerLimit)
        table.add({{Tr::tr("Limit of the site")},
                   {words.kilowatts(*assumptions.sitePowerLimit)},
                   {Tr::tr("This design")}});
}

void addBookRows(TableBlock& table, const Content& content) {
    if (const CoolingPolicy* policy = content.catalog.coolingPolicy(content.evaluation.cooling.policy))
        table.add({{Tr::tr("Cooling policy")},
                   {QString::fromStdString(policy->name), QString::fromStdString(policy->note)},
                   {sourcesOf(policy->provenance)}});
    if (const PriceBook* book = content.catalog.priceBook(content.evaluation.cost.priceBook))
        table.add({{Tr::tr("Price book")},
                   {QString::fromStdString(book->name), QString::fromStdString(book->note)},
                   {book->cluster ? sourcesOf(book->cluster->provenance)
                                  : Tr::tr("Each price with its own source, below.")}});
    table.add({{Tr::tr("Catalog")},
               {QString::fromStdString(content.catalog.version())},
               {Tr::tr("Each product with its own sources, below.")}});
}

} // namespace

void addAssumptions(BlockList& blocks, const Content& content) {
    addHeading(blocks, content, Tr::tr("Assumptions"));
    auto table = std::make_unique<TableBlock>(std::vector<TableColumn>{{Tr::tr("Assumption")},
                                                                       {Tr::tr("Value"), Qt::AlignLeft, 3},
                                                                       {Tr::tr("Source"), Qt::AlignLeft, 3}},
                                              content.theme);
    addDesignRows(*table, content);
    addBookRows(*table, content);
    blocks.push_back(std::move(table));
    addRemark(blocks, content,
              Tr::tr("Out of scope: site power and floor, water quality and temperature, uplinks beyond the "
                     "fabrics shown, installation, software and its licences."));
}

} // namespace rackyard::proposal
