#pragma once

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QValueAxis>

#include "charts/series.h"
#include "theme/theme.h"

#include <map>
#include <vector>

namespace rackyard::charts {

/// Cost by category as one bar, each part as wide as its share.
class CostChart : public QChart {
public:
    CostChart();

    void setParts(const std::vector<CostPart>& parts);
    void setLook(const Theme& theme);

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    std::map<CostCategory, QBarSet*> sets_;
    QHorizontalStackedBarSeries* bar_;
};

} // namespace rackyard::charts
