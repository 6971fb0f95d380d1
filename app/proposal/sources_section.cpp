#include "proposal/content.h"

#include "proposal/table_block.h"

#include "files/used_records.h"

namespace rackyard::proposal {

namespace {

/// Under its heading the word alone is enough.
QString confidenceInWords(Confidence confidence) {
    switch (confidence) {
    case Confidence::high:
        return Tr::tr("high", "confidence");
    case Confidence::medium:
        return Tr::tr("medium", "confidence");
    case Confidence::low:
        return Tr::tr("low", "confidence");
    }
    return {};
}

TableCell sourceCell(const Provenance& provenance) {
    QStringList titles;
    QStringList addresses;
    for (const Source& source : provenance.sources) {
        titles << QString::fromStdString(source.title);
        if (!source.url.empty()) addresses << QString::fromStdString(source.url);
    }
    return {titles.join(u'\n'), addresses.join(u'\n')};
}

void addRow(TableBlock& table, const QString& name, const QString& figures, const Provenance& provenance) {
    table.add({{name, figures},
               sourceCell(provenance),
               {QString::fromStdString(provenance.date.text())},
               {confidenceInWords(provenance.confidence)}});
}

std::unique_ptr<TableBlock> emptyTable(const Content& content, const QString& first) {
    return std::make_unique<TableBlock>(std::vector<TableColumn>{{first, Qt::AlignLeft, 3},
                                                                 {Tr::tr("Source"), Qt::AlignLeft, 5},
                                                                 {Tr::tr("Read")},
                                                                 {Tr::tr("Confidence")}},
                                        content.theme);
}

void addProducts(BlockList& blocks, const Content& content) {
    auto table = emptyTable(content, Tr::tr("Product and key figures"));
    for (const Product* product : usedProducts(content.catalog, content.evaluation))
        addRow(*table, QString::fromStdString(product->name), text::productSummary(*product, content.words),
               product->provenance);
    for (const Model* model : usedModels(content.design, content.catalog))
        addRow(*table, QString::fromStdString(model->name),
               Tr::tr("needs %1").arg(content.words.gigabytes(minimumMemory(*model))), model->provenance);
    if (!table->isEmpty()) blocks.push_back(std::move(table));
}

void addPrices(BlockList& blocks, const Content& content) {
    auto table = emptyTable(content, Tr::tr("Price"));
    for (const BomRow& row : content.rows)
        if (row.priceProvenance && row.bom->unit)
            addRow(*table, QString::fromStdString(row.bom->name),
                   content.words.moneyRangeExact(*row.bom->unit, content.currency()), *row.priceProvenance);
    if (table->isEmpty()) return;
    addPart(blocks, content, Tr::tr("Prices"));
    blocks.push_back(std::move(table));
}

} // namespace

void addSources(BlockList& blocks, const Content& content) {
    if (content.rows.empty() && content.evaluation.fit.workloads.empty()) return;
    addHeading(blocks, content, Tr::tr("Sources"));
    addProducts(blocks, content);
    addPrices(blocks, content);
}

} // namespace rackyard::proposal
