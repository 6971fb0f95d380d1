#pragma once

#include "charts/section.h"

namespace rackyard::charts {

class ChartView;
class RackPowerChart;

/// Power by rack, against limits and the steps of the cooling policy.
class RacksSection : public Section {
    Q_OBJECT
public:
    explicit RacksSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;
    void wear(const Theme& theme) override;

private:
    QLabel* caption_;
    QLabel* key_;
    RackPowerChart* chart_;
    ChartView* view_;
};

} // namespace rackyard::charts
