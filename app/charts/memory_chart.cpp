#include "charts/memory_chart.h"

#include "charts/chart_base.h"
#include "charts/memory_labels.h"
#include "theme/chip.h"

#include <QFontMetricsF>

#include <algorithm>

namespace rackyard::charts {

namespace {

constexpr double barHeight = 13;
constexpr double lineReach = 4; // how far a minimum's line stands out above and below its bar
constexpr Sign signs[] = {Sign::good, Sign::warning, Sign::bad};

double gigabytes(Bytes bytes) { return bytes.gigabytes(); }

} // namespace

MemoryChart::MemoryChart()
    : words_(QLocale::c()), bars_(new QHorizontalStackedBarSeries), paper_(new QBarSet(QString())),
      rowAxis_(new QBarCategoryAxis), memoryAxis_(new QValueAxis) {
    makeBare(*this);
    for (Sign sign : signs)
        bars_->append(pooled_[static_cast<int>(sign)] = new QBarSet(QString()));
    bars_->append(paper_);
    addSeries(bars_);
    addAxis(rowAxis_, Qt::AlignLeft);
    addAxis(memoryAxis_, Qt::AlignBottom);
    bars_->attachAxis(rowAxis_);
    bars_->attachAxis(memoryAxis_);
    rowAxis_->setVisible(false);
    memoryAxis_->setVisible(false);
    labels_ = new MemoryLabels(*this);
}

void MemoryChart::setSeries(const MemorySeries& series, const std::vector<std::size_t>& rows, const text::Words& words) {
    if (series == series_ && rows == rows_ && words.locale() == words_.locale()) return;
    series_ = series;
    rows_ = rows;
    words_ = words;
    showBars();
    showLines();
    place();
}

void MemoryChart::setLook(const Theme& theme, const QFont& font) {
    theme_ = theme;
    font_ = font;
    smallFont_ = font;
    if (font.pixelSize() > 0)
        smallFont_.setPixelSize(qRound(font.pixelSize() * 0.9));
    else
        smallFont_.setPointSizeF(font.pointSizeF() * 0.9);
    paintSeries();
    place();
}

void MemoryChart::setCurrent(int row) {
    if (current_ == row) return;
    current_ = row;
    labels_->update();
}

MemoryChart::Metrics MemoryChart::metrics() const {
    const double title = QFontMetricsF(font_).height();
    const double line = QFontMetricsF(smallFont_).height();
    return {line + 5, title + 4, barHeight, line + lineReach + 6};
}

double MemoryChart::naturalHeight() const {
    const Metrics m = metrics();
    return m.legend + m.pitch() * static_cast<double>(rows_.size());
}

void MemoryChart::setWidth(double width) {
    if (size() == QSizeF(width, naturalHeight())) return;
    resize(width, naturalHeight());
    place();
}

QRectF MemoryChart::rowRect(int row) const {
    const Metrics m = metrics();
    return {0, m.legend + m.pitch() * row, size().width(), m.pitch()};
}

int MemoryChart::rowAt(const QPointF& point) const {
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row)
        if (rowRect(row).contains(point)) return row;
    return -1;
}

// The bars grow from the bottom, the rows are read from the top: row 0 is the last category.
void MemoryChart::showBars() {
    QStringList categories;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        categories.prepend(QStringLiteral("%1").arg(i)); // keys of the axis; nobody reads them
    if (rowAxis_->categories() != categories) rowAxis_->setCategories(categories);
    QList<double> paper;
    std::map<int, QList<double>> pooled;
    for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) {
        const MemoryRow& model = series_.rows[*row];
        const int own = static_cast<int>(model.minimum ? signOf(model.status, model.headroom) : Sign::bad);
        for (Sign sign : signs)
            pooled[static_cast<int>(sign)].append(static_cast<int>(sign) == own ? gigabytes(series_.pooled) : 0);
        paper.append(gigabytes(series_.onPaper - series_.pooled));
    }
    for (Sign sign : signs)
        setValues(*pooled_[static_cast<int>(sign)], pooled[static_cast<int>(sign)]);
    setValues(*paper_, paper);
    memoryAxis_->setRange(0, std::max(1.0, gigabytes(series_.scale())));
}

void MemoryChart::showLines() {
    const auto count = static_cast<qsizetype>(rows_.size());
    while (lines_.size() < count) {
        lines_.append(new QLineSeries);
        addSeries(lines_.back());
        lines_.back()->attachAxis(rowAxis_);
        lines_.back()->attachAxis(memoryAxis_);
        lines_.back()->setPen(QPen(theme_.text, 2.5, Qt::SolidLine, Qt::FlatCap));
    }
    const Metrics m = metrics();
    const double half = (barHeight / 2 + lineReach) / m.pitch();
    for (qsizetype place = 0; place < lines_.size(); ++place) {
        const MemoryRow* row = place < count ? &series_.rows[rows_[static_cast<std::size_t>(place)]] : nullptr;
        QList<QPointF> points;
        if (row && row->minimum) {
            const double x = std::min(gigabytes(*row->minimum), memoryAxis_->max());
            const auto y = static_cast<double>(count - 1 - place);
            points = {{x, y - half}, {x, y + half}};
        }
        if (lines_[place]->points() != points) lines_[place]->replace(points);
    }
}

void MemoryChart::place() {
    const Metrics m = metrics();
    const double top = m.legend + m.above + m.bar / 2 - m.pitch() / 2;
    const double margin = 1.5; // a line at either end of the scale is drawn in full
    bars_->setBarWidth(m.bar / m.pitch());
    setPlotArea({margin, top, size().width() - 2 * margin, m.pitch() * static_cast<double>(rows_.size())});
    labels_->refresh();
    labels_->update();
}

void MemoryChart::paintSeries() {
    for (Sign sign : signs)
        paintFlat(*pooled_[static_cast<int>(sign)], fillOf(theme_, sign));
    QColor ghost = theme_.neutral;
    ghost.setAlphaF(0.22F);
    paper_->setBrush(ghost);
    paper_->setPen(QPen(theme_.neutral, 1, Qt::DotLine));
    for (QLineSeries* line : lines_)
        line->setPen(QPen(theme_.text, 2.5, Qt::SolidLine, Qt::FlatCap));
}

} // namespace rackyard::charts
