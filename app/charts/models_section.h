#pragma once

#include "charts/section.h"

class QToolButton;

namespace rackyard::charts {

class MemoryChartView;
struct MemoryRow;

/// The memory against what each model needs, with a word where there is no model yet.
class ModelsSection : public Section {
    Q_OBJECT
public:
    explicit ModelsSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;
    void wear(const Theme& theme) override;

private:
    void toggle();
    void refresh();
    void ask(const MemoryRow& row, std::size_t index);

    QLabel* hint_;
    MemoryChartView* chart_;
    QToolButton* more_;
    struct Last;
    std::shared_ptr<Last> last_;  ///< series shown last, for folding and unfolding without a new evaluation
    bool all_ = false;
};

} // namespace rackyard::charts
