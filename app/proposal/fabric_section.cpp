#include "proposal/content.h"

#include "proposal/table_block.h"
#include "text/network_text.h"

namespace rackyard::proposal {

namespace {

QString nameOf(const Content& content, const FabricAnswer& answer) {
    return text::subjectName(answer.fabric, content.design, content.catalog);
}

TableRow rowOf(const Content& content, const FabricAnswer& answer) {
    const Fabric* fabric = content.design.fabric(answer.fabric);
    const text::Words& words = content.words;
    const QString kind = fabric ? text::fabricKindWord(answer.kind) + u' ' + words.bitRate(fabric->speed)
                                : text::fabricKindWord(answer.kind);
    const QString ratio =
        Tr::tr("%1:1", "oversubscription")
            .arg(words.number(answer.size.oversubscription, answer.size.oversubscription < 1.05 ? 0 : 1));
    return {{{nameOf(content, answer), kind},
             {text::topologyWord(answer.topology)},
             {words.integer(answer.members), Tr::tr("ports: %1").arg(words.integer(answer.endpoints))},
             {text::fabricSwitchSentence(answer, content.catalog, words)},
             {text::fabricCableSentence(answer, words)},
             {ratio}}};
}

} // namespace

void addFabrics(BlockList& blocks, const Content& content) {
    if (content.evaluation.fabrics.empty()) return;
    addHeading(blocks, content, Tr::tr("Network"));
    auto table = std::make_unique<TableBlock>(std::vector<TableColumn>{{Tr::tr("Fabric"), Qt::AlignLeft, 3},
                                                                       {Tr::tr("Topology")},
                                                                       {Tr::tr("Systems"), Qt::AlignRight},
                                                                       {Tr::tr("Switches"), Qt::AlignLeft, 3},
                                                                       {Tr::tr("Cables"), Qt::AlignLeft, 2},
                                                                       {Tr::tr("Oversub."), Qt::AlignRight}},
                                              content.theme);
    for (const FabricAnswer& answer : content.evaluation.fabrics)
        table->add(rowOf(content, answer));
    blocks.push_back(std::move(table));
    addRemark(blocks, content,
              Tr::tr("Switches that are not placed in a rack are derived from the sizing; they stand in the "
                     "bill of materials and in the power total."));
}

} // namespace rackyard::proposal
