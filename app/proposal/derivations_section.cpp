#include "proposal/content.h"

#include "proposal/table_block.h"
#include "text/derivation_text.h"

#include "evaluate/explain.h"

namespace rackyard::proposal {

namespace {

constexpr const char* figures[] = {"memory.pooled_gb",  "memory.on_paper_gb", "power.max_kw",
                                   "power.facility_kw", "cost.capex.low",     "cost.capex.high"};

/// The figure's name; of a range of costs each end says which it is.
QString headingOf(const Content& content, std::string_view key, const Derivation& derivation) {
    const auto& capex = content.evaluation.cost.capex;
    const QString name = text::derivationName(derivation, content.catalog);
    if (!capex || capex->low == capex->high || key.substr(0, 10) != "cost.capex") return name;
    return key == "cost.capex.low" ? Tr::tr("%1, low", "CapEx").arg(name)
                                   : Tr::tr("%1, high", "CapEx").arg(name);
}

bool saysNothingNew(const Content& content, std::string_view key) {
    const auto& capex = content.evaluation.cost.capex;
    return key == "cost.capex.high" && capex && capex->low == capex->high;
}

/// What says more than a sum of one: the part itself.
const Derivation& unwrapped(const Derivation& derivation) {
    const bool wraps = derivation.operation == Derivation::Operation::sum ||
                       derivation.operation == Derivation::Operation::maximum;
    return wraps && derivation.parts.size() == 1 ? unwrapped(derivation.parts.front()) : derivation;
}

/// The part's name with whose figure it is, which only the catalog's figure that it is made from may know.
QString nameOf(const Content& content, const Derivation& derivation) {
    Derivation named;
    named.name = derivation.name;
    named.subject = derivation.subject;
    if (named.subject.empty() && !derivation.parts.empty() &&
        derivation.parts.front().origin == Derivation::Origin::catalog)
        named.subject = derivation.parts.front().subject;
    return text::derivationName(named, content.catalog);
}

/// A figure, or one step deeper what it is made of.
void addDerivation(TableBlock& table, const Content& content, const QString& name,
                   const Derivation& derivation, int depth) {
    const bool leaf = derivation.operation == Derivation::Operation::leaf;
    const QString indent(depth * 4, QChar(0x00A0));
    const QString how =
        leaf ? text::derivationSource(derivation) : text::derivationFormula(derivation, content.words);
    table.add({{indent + text::capitalised(name), {}, {}, Mark::none, depth == 0},
               {text::derivationValue(derivation, content.words), {}, {}, Mark::none, depth == 0},
               {how}});
}

} // namespace

void addDerivations(BlockList& blocks, const Content& content) {
    auto table = std::make_unique<TableBlock>(
        std::vector<TableColumn>{{Tr::tr("Figure"), Qt::AlignLeft, 3},
                                 {Tr::tr("Value"), Qt::AlignRight},
                                 {Tr::tr("How it comes about"), Qt::AlignLeft, 4}},
        content.theme);
    for (const char* key : figures) {
        const auto derivation = explain(content.design, content.catalog, key);
        if (!derivation || saysNothingNew(content, key)) continue;
        const Derivation& told = unwrapped(*derivation);
        addDerivation(*table, content, headingOf(content, key, *derivation), told, 0);
        for (const Derivation& part : told.parts)
            addDerivation(*table, content, nameOf(content, part), part, 1);
    }
    if (table->isEmpty()) return;
    addHeading(blocks, content, Tr::tr("How the figures come about"));
    blocks.push_back(std::move(table));
}

} // namespace rackyard::proposal
