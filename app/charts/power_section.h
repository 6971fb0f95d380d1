#pragma once

#include "charts/section.h"

namespace rackyard::charts {

class Figure;

/// Maximum IT power and the heat it becomes, with facility and typical power beneath.
class PowerSection : public Section {
    Q_OBJECT
public:
    explicit PowerSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;

private:
    void presentTypical(const PowerAnswer& power, const text::Words& words);

    QLabel* caption_;
    Figure* max_;
    Figure* heat_;
    Figure* facility_;
    Figure* typical_;
};

} // namespace rackyard::charts
