#include "proposal/content.h"

#include "proposal/table_block.h"
#include "text/derivation_text.h"

#include "evaluate/explain.h"

namespace rackyard::proposal {

namespace {

constexpr const char* figures[] = {"memory.pooled_gb",  "memory.on_paper_gb", "power.max_kw",
                                   "power.facility_kw", "cost.capex.low",     "cost.capex.high"};

/// What says more than a sum of one: the part itself.
const Derivation& unwrapped(const Derivation& derivation) {
    const bool wraps = derivation.operation == Derivation::Operation::sum ||
                       derivation.operation == Derivation::Operation::maximum;
    return wraps && derivation.parts.size() == 1 ? unwrapped(derivation.parts.front()) : derivation;
}

/// The part's own name; where it does not say whose figure it is, that of the catalog's figure it is made
/// from.
QString nameOf(const Content& content, const Derivation& derivation) {
    const bool ownerKnown = !derivation.subject.empty() || derivation.parts.empty();
    const Derivation& first = ownerKnown ? derivation : derivation.parts.front();
    const bool fromCatalog = first.origin == Derivation::Origin::catalog && !first.subject.empty();
    return text::derivationName(fromCatalog ? first : derivation, content.catalog);
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
        if (!derivation) continue;
        const Derivation& told = unwrapped(*derivation);
        addDerivation(*table, content, text::derivationName(*derivation, content.catalog), told, 0);
        for (const Derivation& part : told.parts)
            addDerivation(*table, content, nameOf(content, part), part, 1);
    }
    if (table->isEmpty()) return;
    addHeading(blocks, content, Tr::tr("How the figures come about"));
    blocks.push_back(std::move(table));
}

} // namespace rackyard::proposal
