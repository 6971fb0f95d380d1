#include "proposal/content.h"

#include "proposal/text_blocks.h"

namespace rackyard::proposal {

QString Content::title() const {
    return design.name.empty() ? Tr::tr("Untitled design") : QString::fromStdString(design.name);
}

QString Content::priceBookName() const {
    const PriceBook* book = catalog.priceBook(evaluation.cost.priceBook);
    return QString::fromStdString(book ? book->name : evaluation.cost.priceBook.text());
}

QString Content::priceBookDate() const {
    const PriceBook* book = catalog.priceBook(evaluation.cost.priceBook);
    return book ? QString::fromStdString(book->date) : QString();
}

QString Content::policyName(const CoolingPolicyId& id) const {
    const CoolingPolicy* policy = catalog.coolingPolicy(id);
    return QString::fromStdString(policy ? policy->name : id.text());
}

QString Content::status() const {
    return isQuote(rows) ? Tr::tr("Quote") : Tr::tr("Budgetary estimate — not a quote");
}

QString Content::capex() const {
    const CostAnswer& cost = evaluation.cost;
    if (!cost.capex) return Tr::tr("quote required");
    const QString range = words.moneyRangeExact(*cost.capex, currency());
    return cost.unpriced.empty() ? range : text::atLeast(range);
}

QString Content::systemsInWords() const {
    QStringList parts;
    std::size_t count = 0;
    for (const BomRow& row : rows) {
        if (!row.product || row.bom->derived || row.bom->category != CostCategory::compute) continue;
        if (++count <= 4)
            parts << Tr::tr("%1 × %2", "3 × DGX H100")
                         .arg(words.integer(row.bom->quantity), text::productName(*row.product));
    }
    return words.list(parts, count);
}

void addHeading(BlockList& blocks, const Content& content, const QString& text, bool startsPage) {
    blocks.push_back(std::make_unique<HeadingBlock>(text, HeadingBlock::Level::section, content.theme.text,
                                                    content.theme.accent, startsPage));
}

void addPart(BlockList& blocks, const Content& content, const QString& text) {
    blocks.push_back(std::make_unique<HeadingBlock>(text, HeadingBlock::Level::part, content.theme.text,
                                                    content.theme.accent));
}

void addParagraph(BlockList& blocks, const Content& content, const QString& text, bool keepsWithNext) {
    auto paragraph = std::make_unique<ParagraphBlock>(
        text, TextStyle{.size = 9.4, .colour = content.theme.text, .leading = 1.5}, 8);
    paragraph->setKeepsWithNext(keepsWithNext);
    blocks.push_back(std::move(paragraph));
}

void addRemark(BlockList& blocks, const Content& content, const QString& text) {
    blocks.push_back(std::make_unique<ParagraphBlock>(
        text, TextStyle{.size = 7.8, .colour = content.theme.mutedText, .leading = 1.45}));
}

QString priceDateInWords(const std::string& date) {
    return QString::fromStdString(date).replace(QStringLiteral(".."), QStringLiteral(" – "));
}

QString quoted(const QString& name) { return u'“' + name + u'”'; }

} // namespace rackyard::proposal
