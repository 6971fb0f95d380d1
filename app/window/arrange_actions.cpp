#include "window/arrange_actions.h"

#include "canvas/canvas_view.h"
#include "canvas/yard_layout.h"
#include "text/yard_text.h"

#include <algorithm>
#include <cmath>

namespace rackyard {

namespace {

std::vector<Rack> racksFromLeft(const Design& design, const std::vector<RackId>& chosen) {
    std::vector<Rack> racks;
    design.racks.forEach([&](const Rack& rack) {
        if (chosen.empty() || std::find(chosen.begin(), chosen.end(), rack.id) != chosen.end()) racks.push_back(rack);
    });
    std::stable_sort(racks.begin(), racks.end(), [](const Rack& a, const Rack& b) { return a.at < b.at; });
    return racks;
}

} // namespace

Design withRacksLinedUp(const Design& design, const Catalog& catalog, const std::vector<RackId>& chosen) {
    const std::vector<Rack> racks = racksFromLeft(design, chosen);
    if (racks.empty()) return design;
    Point at = racks.front().at;
    Design arranged = design;
    for (const Rack& rack : racks) {
        arranged = withRackAt(arranged, rack.id, at);
        const QRectF frame = yard::rackRect(rack, catalog.product(design.productId(rack.product)));
        at.xMillimetres += std::llround(frame.width() + yard::rackGap);
    }
    return arranged;
}

ArrangeActions::ArrangeActions(DesignSession& session, CanvasView& canvas, QObject* parent)
    : QObject(parent), session_(session), canvas_(canvas), lineUp_(new QAction(tr("&Line up racks"), this)) {
    connect(lineUp_, &QAction::triggered, this, &ArrangeActions::lineUp);
    connect(&session_, &DesignSession::designChanged, this, &ArrangeActions::enable);
    connect(&session_, &DesignSession::selectionChanged, this, &ArrangeActions::enable);
}

void ArrangeActions::addTo(QMenu& menu) {
    menu.addAction(lineUp_);
    menu.addSeparator();
    join_ = menu.addMenu(tr("&Join fabric"));
    leave_ = menu.addMenu(tr("L&eave fabric"));
    connect(&menu, &QMenu::aboutToShow, this, &ArrangeActions::fill);
    enable();
}

void ArrangeActions::lineUp() {
    const auto& chosen = session_.selection().racks;
    session_.apply(withRacksLinedUp(session_.design(), session_.catalog(), chosen.size() > 1 ? chosen : std::vector<RackId>()),
                   tr("Line up racks"));
}

void ArrangeActions::fill() {
    join_->clear();
    leave_->clear();
    for (const Fabric& fabric : session_.design().fabrics) {
        const QString name = text::fabricName(fabric);
        connect(join_->addAction(name), &QAction::triggered, &canvas_, [this, id = fabric.id] { canvas_.joinSelection(id); });
        connect(leave_->addAction(name), &QAction::triggered, &canvas_, [this, id = fabric.id] { canvas_.leaveFabric(id); });
    }
}

void ArrangeActions::enable() {
    const bool canJoin = !session_.design().fabrics.empty() && !session_.selection().empty();
    lineUp_->setEnabled(session_.design().racks.size() > 1);
    if (!join_) return;
    join_->setEnabled(canJoin);
    leave_->setEnabled(canJoin);
}

} // namespace rackyard
