#pragma once

#include "charts/section.h"

namespace rackyard::charts {

class Figure;

/// The cooling that the most demanding rack needs by the policy in use, and what the other policies would say of it.
class CoolingSection : public Section {
    Q_OBJECT
public:
    explicit CoolingSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;

private:
    QLabel* caption_;
    Figure* name_;
    QLabel* load_;
    QLabel* others_;
};

} // namespace rackyard::charts
