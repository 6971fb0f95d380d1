#pragma once

#include "charts/section.h"

namespace rackyard::charts {

/// What the price book has no price for, so that somebody has to ask the vendor.
class QuotesSection : public Section {
    Q_OBJECT
public:
    explicit QuotesSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;

private:
    QLabel* list_;
};

} // namespace rackyard::charts
