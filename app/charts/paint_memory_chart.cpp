#include "charts/paint_memory_chart.h"

#include "charts/memory_chart.h"
#include "charts/memory_texts.h"

#include <QGraphicsScene>
#include <QGuiApplication>

#include <algorithm>

namespace rackyard::charts {

namespace {

constexpr std::size_t mostRows = 12; // what a page holds beside its other figures

double footerHeight(const QString& text, const QFont& font) {
    return text.isEmpty() ? 0 : QFontMetricsF(font).height() + 4;
}

} // namespace

QRectF paintMemoryChart(QPainter& painter, const QRectF& rect, const Evaluation& evaluation, const Design&,
                        const Catalog& catalog, const text::Words& words, const Theme& theme, double width) {
    const MemorySeries series = memorySeries(evaluation, catalog);
    const std::vector<std::size_t> rows = rowsToShow(series, mostRows);
    if (rows.empty() || rect.isEmpty()) return {};

    QFont font = QGuiApplication::font();
    font.setPixelSize(13);
    // A spacing that nobody sees keeps letters from melting into ligatures, which readers of the PDF could not search.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    auto* chart = new MemoryChart;
    QGraphicsScene scene;
    scene.addItem(chart);
    chart->setLook(theme, font);
    chart->setSeries(series, rows, words);
    chart->setWidth(width);
    const QString rest = restText(series, rows, words);
    if (!rest.isEmpty()) {
        QGraphicsSimpleTextItem* footer = scene.addSimpleText(rest, font);
        footer->setBrush(theme.mutedText);
        footer->setPos(0, chart->naturalHeight());
    }
    const QSizeF natural(width, chart->naturalHeight() + footerHeight(rest, font));
    const QSizeF size = natural.scaled(rect.size(), Qt::KeepAspectRatio);
    const QRectF used(rect.topLeft(), size);
    scene.render(&painter, used, QRectF(QPointF(), natural), Qt::KeepAspectRatio);
    return used;
}

} // namespace rackyard::charts
