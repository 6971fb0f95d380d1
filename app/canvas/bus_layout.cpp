#include "canvas/bus_layout.h"

#include "canvas/yard_layout.h"

#include <algorithm>
#include <utility>

namespace rackyard {
namespace {

constexpr double busClearance = 70;     ///< between a rack's header and the lowest bus
constexpr double lanePitch = 150;       ///< between the buses of two fabrics, a title in between
constexpr double branchPitch = 16;      ///< between the branches of two fabrics above a further row
constexpr double busOverhang = 60;      ///< of a bus past its outermost stems
constexpr double emptyBusLength = 1600;
constexpr double titleHeight = 100;
constexpr double shortestTitle = 2200;
constexpr double switchesWidth = 1500;
constexpr double switchesHeight = 110;

struct Row {
    std::vector<BusAnchor> anchors;
    double top = 0;
    double bottom = 0;
};

/// Anchors that stand side by side share a row: their heights overlap that of the row's topmost one.
std::vector<Row> rowsOf(std::vector<BusAnchor> anchors) {
    std::sort(anchors.begin(), anchors.end(), [](const BusAnchor& a, const BusAnchor& b) {
        return std::pair(a.rect.top(), a.key) < std::pair(b.rect.top(), b.key);
    });
    std::vector<Row> rows;
    for (const BusAnchor& anchor : anchors) {
        if (rows.empty() || anchor.rect.top() >= rows.back().bottom)
            rows.push_back({{}, anchor.rect.top(), anchor.rect.bottom()});
        rows.back().anchors.push_back(anchor);
    }
    return rows;
}

std::pair<double, double> stemSpan(const Row& row, int lane) {
    double left = stemX(row.anchors.front().rect, lane);
    double right = left;
    for (const BusAnchor& anchor : row.anchors) {
        left = std::min(left, stemX(anchor.rect, lane));
        right = std::max(right, stemX(anchor.rect, lane));
    }
    return {left, right};
}

void addStems(BusLayout& layout, const Row& row, double y, int lane) {
    for (const BusAnchor& anchor : row.anchors) {
        const double x = stemX(anchor.rect, lane);
        const double end = y > anchor.rect.bottom() ? anchor.rect.bottom() : anchor.rect.top();
        layout.stems.push_back({anchor.key, QLineF(x, y, x, end)});
    }
}

QLineF busLine(const Fabric& fabric, const std::vector<Row>& rows, int lane) {
    if (rows.empty()) {
        const QPointF at = fabric.at ? yard::toScene(*fabric.at) : QPointF(0, -600.0 - lane * lanePitch);
        return {at, at + QPointF(emptyBusLength, 0)};
    }
    const auto [left, right] = stemSpan(rows.front(), lane);
    const double natural = rows.front().top - yard::headerHeight - busClearance - lane * lanePitch;
    double from = std::min(left, rows.front().anchors.front().rect.left()) - busOverhang;
    for (const BusAnchor& anchor : rows.front().anchors)
        from = std::min(from, anchor.rect.left() - busOverhang);
    const double to = right + busOverhang;
    if (!fabric.at) return {from, natural, to, natural};
    const QPointF at = yard::toScene(*fabric.at);
    return {std::min(from, at.x()), at.y(), std::max(to, at.x() + (to - from)), at.y()};
}

/// The further rows hang on a riser left of everything.
void addBranches(BusLayout& layout, const std::vector<Row>& rows, int lane) {
    double riser = layout.bus.x1();
    for (const Row& row : rows)
        for (const BusAnchor& anchor : row.anchors)
            riser = std::min(riser, anchor.rect.left() - busOverhang);
    riser -= lane * branchPitch;
    layout.bus.setP1({riser, layout.bus.y1()});
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const double y = rows[i].top - yard::headerHeight - lane * branchPitch;
        layout.branches.emplace_back(riser, i == 1 ? layout.bus.y1() : layout.branches.back().y1(), riser, y);
        layout.branches.emplace_back(riser, y, stemSpan(rows[i], lane).second, y);
        addStems(layout, rows[i], y, lane);
    }
}

QRectF boundsOf(const BusLayout& layout) {
    QRectF bounds = layout.title.united(layout.switches);
    const auto include = [&bounds](const QLineF& line) {
        bounds = bounds.united(QRectF(line.p1(), line.p2()).normalized().adjusted(-10, -10, 10, 10));
    };
    include(layout.bus);
    for (const QLineF& branch : layout.branches)
        include(branch);
    for (const BusStem& stem : layout.stems)
        include(stem.line);
    return bounds;
}

} // namespace

double stemX(const QRectF& anchor, int lane) { return anchor.right() - 16 - 10 * (lane % 6); }

QRectF BusLayout::handle(double tolerance) const {
    return QRectF(bus.p1(), bus.p2()).adjusted(-tolerance, -tolerance, tolerance, tolerance);
}

BusLayout layOutBus(const Fabric& fabric, std::vector<BusAnchor> anchors, int lane) {
    BusLayout layout;
    const std::vector<Row> rows = rowsOf(std::move(anchors));
    layout.bus = busLine(fabric, rows, lane);
    if (!rows.empty()) addStems(layout, rows.front(), layout.bus.y1(), lane);
    if (rows.size() > 1) addBranches(layout, rows, lane);
    const double width = std::max(layout.bus.length(), shortestTitle);
    layout.title = QRectF(layout.bus.x1(), layout.bus.y1() - 12 - titleHeight, width, titleHeight);
    if (!rows.empty())
        layout.switches = QRectF(layout.bus.x2() + 70, layout.bus.y1() - switchesHeight / 2, switchesWidth, switchesHeight);
    layout.bounds = boundsOf(layout);
    return layout;
}

} // namespace rackyard
