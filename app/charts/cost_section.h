#pragma once

#include "charts/section.h"

namespace rackyard::charts {

class ChartView;
class CostChart;
class Figure;

/// CapEx with the book and date of its prices, what a usable gigabyte costs, and where the money goes.
class CostSection : public Section {
    Q_OBJECT
public:
    explicit CostSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;
    void wear(const Theme& theme) override;

private:
    void presentCapex(const Shown& shown);
    void presentParts(const Shown& shown);
    void presentLegend(const text::Words& words);

    QLabel* caption_;
    Figure* capex_;
    QLabel* perGigabyte_;
    QLabel* perGigabyteCaption_;
    QLabel* prices_;
    CostChart* chart_;
    ChartView* view_;
    QLabel* legend_;
    struct Parts;
    std::shared_ptr<Parts> parts_;
};

} // namespace rackyard::charts
