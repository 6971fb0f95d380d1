#include "proposal/export.h"

#include "proposal/content.h"
#include "proposal/document.h"
#include "session/atomic_file.h"

namespace rackyard {

namespace {

using proposal::Content;
using proposal::Tr;

BlockList sectionsOf(const Content& content, const PageGeometry& geometry) {
    BlockList blocks;
    proposal::addSummary(blocks, content);
    proposal::addYard(blocks, content, geometry);
    proposal::addFabrics(blocks, content);
    proposal::addBillOfMaterials(blocks, content);
    proposal::addPowerAndCooling(blocks, content);
    proposal::addFindings(blocks, content);
    proposal::addAssumptions(blocks, content);
    proposal::addDerivations(blocks, content);
    proposal::addSources(blocks, content);
    proposal::addSignOff(blocks, content);
    return blocks;
}

/// What stands above every page: the customer and the number of the proposal, where they are known.
QString reference(const Content& content) {
    QStringList parts;
    for (const std::string* text : {&content.design.proposal.customer, &content.design.proposal.number})
        if (!text->empty()) parts << QString::fromStdString(*text);
    return parts.isEmpty() ? content.words.date(content.date) : parts.join(QStringLiteral(" · "));
}

Document documentOf(const Content& content, const PageGeometry& geometry) {
    Document document;
    document.title = content.title();
    document.headerLeft = content.title();
    document.headerRight = reference(content);
    document.footer = content.status();
    document.pageWords = [&content](std::size_t page, std::size_t pages) {
        return Tr::tr("Page %1 of %2")
            .arg(content.words.integer(static_cast<std::int64_t>(page)),
                 content.words.integer(static_cast<std::int64_t>(pages)));
    };
    document.paintCover = [&content](QPainter& painter, const PageGeometry& page) {
        proposal::paintCover(painter, page, content);
    };
    document.theme = content.theme;
    document.blocks = sectionsOf(content, geometry);
    return document;
}

} // namespace

bool exportProposalPdf(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                       const Date& date, const QString& path, PageFormat format, QString* reason) {
    const Content content{design,
                          catalog,
                          evaluation,
                          date,
                          text::Words(QLocale(QString::fromStdString(design.proposal.language))),
                          Theme::of(Theme::Look::print),
                          bomRows(design, catalog, evaluation)};
    const PageGeometry geometry = PageGeometry::of(format);
    Document document = documentOf(content, geometry);
    return writeAtomically(
        path, [&](QIODevice& device) { return writePdf(document, geometry, format, device); }, reason);
}

} // namespace rackyard
