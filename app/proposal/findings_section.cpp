#include "proposal/content.h"

#include "proposal/table_block.h"

namespace rackyard::proposal {

void addFindings(BlockList& blocks, const Content& content) {
    if (content.evaluation.findings.empty()) return;
    addHeading(blocks, content, Tr::tr("Findings"));
    addParagraph(blocks, content, Tr::tr("What to know before this is ordered, the gravest first."), true);
    auto table =
        std::make_unique<TableBlock>(std::vector<TableColumn>{{}, {{}, Qt::AlignLeft, 1}}, content.theme);
    for (const Finding& finding : content.evaluation.findings)
        table->add({{text::severityWord(finding.severity()), {}, {}, markOf(finding.severity()), true},
                    {text::findingSentence(finding, content.design, content.catalog, content.words)}});
    blocks.push_back(std::move(table));
}

} // namespace rackyard::proposal
