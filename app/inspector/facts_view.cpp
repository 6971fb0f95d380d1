#include "inspector/facts_view.h"

#include <QFormLayout>
#include <QLabel>

#include "inspector/page.h"

namespace rackyard {

namespace {

/// What is less than certain says so by a shape, not only in the tool tip.
QString confidenceMark(Confidence confidence) {
    switch (confidence) {
    case Confidence::high: return {};
    case Confidence::medium: return QStringLiteral("●●○");
    case Confidence::low: return QStringLiteral("●○○");
    }
    return {};
}

QLabel* wrapped(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

FactsView::FactsView(const Product& product, const Catalog& catalog, const text::Words& words, QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(10);
    layout->setVerticalSpacing(4);
    for (const text::ProductFact& fact : text::productFacts(product, catalog, words))
        addFact(fact);
    if (product.notes.empty()) return;
    QLabel* notes = wrapped(QString::fromStdString(product.notes), this);
    makeMuted(*notes);
    notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addRow(notes);
}

void FactsView::addFact(const text::ProductFact& fact) {
    QLabel* name = wrapped(fact.label, this);
    makeMuted(*name);
    static_cast<QFormLayout*>(layout())->addRow(name, valueOf(fact));
}

QWidget* FactsView::valueOf(const text::ProductFact& fact) {
    const QString address = text::provenanceAddress(*fact.provenance).toHtmlEscaped();
    const QString value = fact.value.toHtmlEscaped();
    const QString link = address.isEmpty() ? value : QStringLiteral("<a href=\"%1\" style=\"text-decoration:none\">%2</a>").arg(address, value);
    auto* label = wrapped(link + QStringLiteral("&nbsp;<small><small>%1</small></small>").arg(confidenceMark(fact.provenance->confidence)), this);
    label->setTextFormat(Qt::RichText);
    label->setOpenExternalLinks(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setToolTip(text::provenanceText(*fact.provenance));
    label->setAccessibleDescription(label->toolTip());
    return label;
}

} // namespace rackyard
