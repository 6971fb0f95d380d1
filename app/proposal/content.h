#pragma once

#include <QCoreApplication>
#include <QString>

#include "proposal/block.h"
#include "proposal/page_format.h"
#include "text/text.h"
#include "theme/theme.h"

#include "files/bom_rows.h"
#include "units/date.h"

#include <vector>

namespace rackyard::proposal {

/// Words of the proposal, for translation in context "Proposal".
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

/// What the sections of a proposal are made from; what it refers to outlives the document.
struct Content {
    const Design& design;
    const Catalog& catalog;
    const Evaluation& evaluation;
    Date date;
    text::Words words;
    Theme theme;
    std::vector<BomRow> rows; ///< of the bill of materials

    QString title() const;
    QString currency() const { return QString::fromStdString(evaluation.cost.currency); }
    QString priceBookName() const;
    QString priceBookDate() const;
    QString policyName(const CoolingPolicyId& id) const;
    /// `Budgetary estimate — not a quote`, or that it is one.
    QString status() const;
    /// CapEx as a range, led by `at least` where lines have no price; `quote required` where nothing has.
    QString capex() const;
    QString systemsInWords() const; ///< `3 × DGX H100`
};

// The sections in their order. Each adds nothing where there is nothing to say.
void addSummary(BlockList& blocks, const Content& content);
void addYard(BlockList& blocks, const Content& content, const PageGeometry& geometry);
void addFabrics(BlockList& blocks, const Content& content);
void addBillOfMaterials(BlockList& blocks, const Content& content);
void addPowerAndCooling(BlockList& blocks, const Content& content);
void addFindings(BlockList& blocks, const Content& content);
void addAssumptions(BlockList& blocks, const Content& content);
void addDerivations(BlockList& blocks, const Content& content);
void addSources(BlockList& blocks, const Content& content);
void addSignOff(BlockList& blocks, const Content& content);

void paintCover(QPainter& painter, const PageGeometry& geometry, const Content& content);

/// A heading of the first level, on a new page where asked for.
void addHeading(BlockList& blocks, const Content& content, const QString& text, bool startsPage = false);
void addPart(BlockList& blocks, const Content& content, const QString& text);
/// Text of the usual size; where it leads up to what follows, it stays on that page.
void addParagraph(BlockList& blocks, const Content& content, const QString& text, bool keepsWithNext = false);
/// Smaller and muted, as under a table.
void addRemark(BlockList& blocks, const Content& content, const QString& text);

/// `2023-05 – 2024-08` of a span as price books write it.
QString priceDateInWords(const std::string& date);
QString quoted(const QString& name);

} // namespace rackyard::proposal
