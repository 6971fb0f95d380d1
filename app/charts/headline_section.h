#pragma once

#include "charts/section.h"

namespace rackyard::charts {

class Figure;

/// How much memory one model can really use, beside what there is on paper, and how it comes about.
class HeadlineSection : public Section {
    Q_OBJECT
public:
    explicit HeadlineSection(QWidget* parent = nullptr);
    void present(const Shown& shown) override;
    void wear(const Theme& theme) override;

private:
    void paintExplanation();

    Figure* usable_;
    Figure* onPaper_;
    QLabel* explanation_;
    Theme theme_;
    bool differs_ = false;  ///< one model cannot use all that there is on paper
};

} // namespace rackyard::charts
