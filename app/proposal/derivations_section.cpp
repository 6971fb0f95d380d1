#include "proposal/content.h"

#include "proposal/table_block.h"
#include "text/derivation_text.h"

#include "evaluate/explain.h"

namespace rackyard::proposal {

namespace {

constexpr const char* figures[] = {"memory.pooled_gb",  "memory.on_paper_gb", "power.max_kw",
                                   "power.facility_kw", "cost.capex.low",     "cost.capex.high"};

/// The figure and, one step deeper, what it is made of.
void addDerivation(TableBlock& table, const Content& content, const Derivation& derivation, int depth) {
    const bool leaf = derivation.operation == Derivation::Operation::leaf;
    const QString indent(depth * 4, QChar(0x00A0));
    const QString how =
        leaf ? text::derivationSource(derivation) : text::derivationFormula(derivation, content.words);
    table.add({{indent + text::capitalised(text::derivationName(derivation, content.catalog)),
                {},
                {},
                Mark::none,
                depth == 0},
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
        addDerivation(*table, content, *derivation, 0);
        for (const Derivation& part : derivation->parts)
            addDerivation(*table, content, part, 1);
    }
    if (table->isEmpty()) return;
    addHeading(blocks, content, Tr::tr("How the figures come about"));
    blocks.push_back(std::move(table));
}

} // namespace rackyard::proposal
