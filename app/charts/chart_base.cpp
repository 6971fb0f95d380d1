#include "charts/chart_base.h"

#include <QGraphicsLayout>
#include <QLegend>
#include <QPen>

namespace rackyard::charts {

void makeBare(QChart& chart) {
    chart.legend()->hide();
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setBackgroundVisible(false);
    chart.setPlotAreaBackgroundVisible(false);
    chart.setMargins({});
    chart.layout()->setContentsMargins(0, 0, 0, 0);
}

void setValues(QBarSet& set, const QList<double>& values) {
    const auto same = static_cast<int>(qMin<qsizetype>(set.count(), values.size()));
    for (int i = 0; i < same; ++i)
        if (set.at(i) != values[i]) set.replace(i, values[i]);
    if (set.count() > same) set.remove(same, set.count() - same);
    if (values.size() > same) set.append(values.mid(same));
}

void paintFlat(QBarSet& set, const QColor& colour) {
    set.setBrush(colour);
    set.setPen(QPen(Qt::NoPen));
}

} // namespace rackyard::charts
