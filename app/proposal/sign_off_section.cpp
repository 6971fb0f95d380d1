#include "proposal/content.h"

#include "proposal/signature_block.h"

namespace rackyard::proposal {

void addSignOff(BlockList& blocks, const Content& content) {
    addHeading(blocks, content, Tr::tr("Sign-off"));
    addParagraph(blocks, content,
                 isQuote(content.rows)
                     ? Tr::tr("By signing, the customer accepts the bill of materials and the assumptions of "
                              "this document.")
                     : Tr::tr("By signing, the customer confirms that requirements and assumptions are "
                              "understood as written here. "
                              "This is a budgetary estimate: it is neither an offer nor an order."),
                 true);
    const QStringList lines{Tr::tr("Name and title"), Tr::tr("Signature"), Tr::tr("Date")};
    const ProposalDetails& details = content.design.proposal;
    std::vector<Signatory> signatories{
        {Tr::tr("For the customer"), QString::fromStdString(details.customer),
         lines + QStringList{Tr::tr("Purchase order reference")}},
        {Tr::tr("Prepared by"), QString::fromStdString(details.preparedBy), lines}};
    blocks.push_back(std::make_unique<SignatureBlock>(std::move(signatories), content.theme));
}

} // namespace rackyard::proposal
