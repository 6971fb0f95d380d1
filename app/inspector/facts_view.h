#pragma once

#include <QWidget>

#include "text/product_facts.h"

namespace rackyard {

/// The published figures of a product. Each is a link to its source; pointing at it tells source, date and confidence.
class FactsView : public QWidget {
    Q_OBJECT
public:
    FactsView(const Product& product, const Catalog& catalog, const text::Words& words, QWidget* parent = nullptr);

private:
    void addFact(const text::ProductFact& fact);
    QWidget* valueOf(const text::ProductFact& fact);
};

} // namespace rackyard
