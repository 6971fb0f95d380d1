#include "inspector/inspector_panel.h"

#include <QScrollBar>

#include "inspector/design_page.h"
#include "inspector/fabric_page.h"
#include "inspector/item_page.h"
#include "inspector/many_page.h"
#include "inspector/rack_page.h"
#include "inspector/workload_list.h"

namespace rackyard {

namespace {

constexpr int frameMilliseconds = 16;

std::size_t countOf(const Selection& selection) {
    return selection.items.size() + selection.racks.size() + selection.fabrics.size();
}

} // namespace

InspectorPanel::InspectorPanel(DesignSession& session, QWidget* parent) : QScrollArea(parent), session_(session) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Properties"));
    choosing_.setSingleShot(true);
    choosing_.setInterval(0);
    refreshing_.setSingleShot(true);
    refreshing_.setInterval(frameMilliseconds);
    connect(&choosing_, &QTimer::timeout, this, &InspectorPanel::choosePage);
    connect(&refreshing_, &QTimer::timeout, this, &InspectorPanel::refresh);
    connect(&session_, &DesignSession::selectionChanged, &choosing_, qOverload<>(&QTimer::start));
    connect(&session_, &DesignSession::catalogChanged, &choosing_, [this] {
        stale_ = true;
        choosing_.start();
    });
    connect(&session_, &DesignSession::evaluationChanged, this, [this] {
        // A committed change is shown at once, so that a field knows its own edit from somebody else's.
        if (!session_.isPreviewing()) refresh();
        else if (!refreshing_.isActive()) refreshing_.start();
    });
    choosePage();
}

Page* InspectorPanel::newPage() {
    const Selection& selection = session_.selection();
    if (countOf(selection) > 1) return new ManyPage(session_, selection);
    if (!selection.items.empty()) return new ItemPage(session_, selection.items.front());
    if (!selection.racks.empty()) return new RackPage(session_, selection.racks.front());
    if (!selection.fabrics.empty()) return new FabricPage(session_, selection.fabrics.front());
    return new DesignPage(session_);
}

void InspectorPanel::choosePage() {
    choosing_.stop();
    if (page_ && !stale_ && shown_ == session_.selection()) return;
    stale_ = false;
    shown_ = session_.selection();
    page_ = newPage();
    setWidget(page_); // deletes the page before
    page_->setBackgroundRole(QPalette::Window);
    verticalScrollBar()->setValue(0);
    Q_EMIT headingChanged();
}

void InspectorPanel::refresh() {
    refreshing_.stop();
    page_->refresh();
}

void InspectorPanel::askForWorkload() {
    session_.setSelection({});
    choosePage();
    if (auto* page = qobject_cast<DesignPage*>(page_)) page->workloads().focusAdd();
}

void InspectorPanel::focusFirstInput() { page_->focusFirstInput(); }

QString InspectorPanel::heading() const { return shown_.empty() ? tr("Design") : tr("Selection"); }

QSize InspectorPanel::sizeHint() const { return {320, 480}; }

} // namespace rackyard
