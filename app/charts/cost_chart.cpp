#include "charts/cost_chart.h"

#include "charts/chart_base.h"

namespace rackyard::charts {

namespace {

constexpr CostCategory categories[] = {CostCategory::compute, CostCategory::fabric, CostCategory::storage,
                                       CostCategory::management, CostCategory::infrastructure};

} // namespace

CostChart::CostChart() : bar_(new QHorizontalStackedBarSeries) {
    makeBare(*this);
    for (CostCategory category : categories) {
        sets_[category] = new QBarSet(QString());
        bar_->append(sets_[category]);
    }
    bar_->setBarWidth(1);
    addSeries(bar_);
    auto* one = new QBarCategoryAxis;
    auto* share = new QValueAxis;
    one->append(QStringLiteral("0"));
    share->setRange(0, 1);
    addAxis(one, Qt::AlignLeft);
    addAxis(share, Qt::AlignBottom);
    bar_->attachAxis(one);
    bar_->attachAxis(share);
    one->setVisible(false);
    share->setVisible(false);
}

void CostChart::setParts(const std::vector<CostPart>& parts) {
    std::map<CostCategory, double> shares;
    for (const CostPart& part : parts)
        shares[part.category] = part.share;
    for (const auto& [category, set] : sets_)
        setValues(*set, {shares[category]});
}

void CostChart::setLook(const Theme& theme) {
    for (const auto& [category, set] : sets_)
        paintFlat(*set, colourOf(theme, category));
}

void CostChart::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    setPlotArea(QRectF(QPointF(), size()));
}

} // namespace rackyard::charts
