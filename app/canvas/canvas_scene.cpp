#include "canvas/canvas_scene.h"

#include <algorithm>

namespace rackyard {
namespace {

constexpr double outlineReach = 40; ///< millimetres that outlines and lights reach past a part

QRectF withReach(const QRectF& rect) { return rect.adjusted(-outlineReach, -outlineReach, outlineReach, outlineReach); }

template<class Id>
void addChanged(const YardScene& scene, const std::unordered_set<Id>& before, const std::unordered_set<Id>& after,
                SceneChange& change) {
    for (const Id& id : before)
        if (!after.contains(id)) change.add(withReach(outlineOf(scene, id)));
    for (const Id& id : after)
        if (!before.contains(id)) change.add(withReach(outlineOf(scene, id)));
}

} // namespace

CanvasScene::CanvasScene(DesignSession& session, QObject* parent)
    : QObject(parent), session_(session), words_(QLocale()), style_{Theme::of(Theme::Look::light)} {
    connect(&session_, &DesignSession::shownChanged, this, &CanvasScene::followShown);
    connect(&session_, &DesignSession::evaluationChanged, this, &CanvasScene::followEvaluation);
    connect(&session_, &DesignSession::designChanged, this, &CanvasScene::followCommitted);
    connect(&session_, &DesignSession::catalogChanged, this, &CanvasScene::followCommitted);
    connect(&session_, &DesignSession::selectionChanged, this, &CanvasScene::followSelection);
    connect(&session_, &DesignSession::documentReplaced, this, &CanvasScene::replaceDocument);
    replaceDocument();
}

CanvasScene::~CanvasScene() = default;

bool CanvasScene::isSelected(const FabricId& id) const {
    const auto& fabrics = session_.selection().fabrics;
    return std::find(fabrics.begin(), fabrics.end(), id) != fabrics.end();
}

void CanvasScene::setStyle(YardStyle style) {
    style_ = std::move(style);
    Q_EMIT everythingChanged();
}

YardPainter CanvasScene::painter() { return YardPainter(shown_, figures_, labels_, words_, style_); }

void CanvasScene::propose(Proposal proposal, QPointF at) {
    const bool same = proposal_ && proposal_->design == proposal.design;
    CanvasOverlay overlay = overlay_;
    overlay.ghosts = proposal.ghosts;
    overlay.targets = proposal.targets;
    overlay.joining = proposal.joining;
    overlay.guides = proposal.guides;
    if (!same) {
        session_.preview(proposal.design);
        proposal_ = std::move(proposal);
    }
    setOverlay(std::move(overlay));
    if (same && card_)
        card_->at = at;
    else
        card_ = cardAt(at);
    Q_EMIT cardChanged();
}

bool CanvasScene::accept() {
    if (!proposal_) return false;
    const Proposal accepted = *std::move(proposal_);
    proposal_.reset();
    const bool changed = session_.apply(accepted.design, accepted.label);
    if (!changed) session_.cancelPreview();
    abandon();
    if (changed) selectPlaced(accepted.ghosts);
    return changed;
}

/// What was dropped is selected; a rack that only came along for it is not.
void CanvasScene::selectPlaced(ElementSet placed) {
    if (placed.empty() || placed == session_.selection()) return;
    if (!placed.items.empty()) placed.racks.clear();
    select(std::move(placed));
}

void CanvasScene::abandon() {
    proposal_.reset();
    if (session_.isPreviewing()) session_.cancelPreview();
    setOverlay({});
    if (!card_) return;
    card_.reset();
    Q_EMIT cardChanged();
}

void CanvasScene::setOverlay(CanvasOverlay overlay) {
    std::vector<QRectF> areas = areasOf(overlay_);
    overlay_ = std::move(overlay);
    const std::vector<QRectF> next = areasOf(overlay_);
    areas.insert(areas.end(), next.begin(), next.end());
    if (!areas.empty()) Q_EMIT areasChanged(areas);
}

bool CanvasScene::apply(Design design, const QString& label, const QString& gesture) {
    return session_.apply(std::move(design), label, gesture);
}

void CanvasScene::select(Selection selection) {
    if (selection != session_.selection()) session_.setSelection(std::move(selection));
}

std::vector<QRectF> CanvasScene::areasOf(const CanvasOverlay& overlay) const {
    SceneChange change;
    if (overlay.band) change.add(withReach(*overlay.band));
    if (overlay.newStem) change.add(withReach(QRectF(overlay.newStem->p1(), overlay.newStem->p2()).normalized()));
    for (const QLineF& guide : overlay.guides)
        change.add(withReach(QRectF(guide.p1(), guide.p2()).normalized()));
    for (const RackId& rack : overlay.targets)
        change.add(withReach(outlineOf(shown_, rack)));
    for (const ItemId& item : overlay.joining)
        change.add(withReach(outlineOf(shown_, item)));
    for (const ItemId& item : overlay.ghosts.items)
        change.add(withReach(outlineOf(shown_, item)));
    for (const RackId& rack : overlay.ghosts.racks)
        change.add(withReach(outlineOf(shown_, rack)));
    for (const FabricId& fabric : overlay.ghosts.fabrics)
        change.add(withReach(outlineOf(shown_, fabric)));
    return std::move(change.areas);
}

DropCard CanvasScene::cardAt(QPointF at) const {
    std::optional<RackId> target;
    if (proposal_->targets.size() == 1) target = proposal_->targets.front();
    return {proposal_->place,
            text::changesInWords(session_.committedEvaluation(), session_.evaluation(), target, session_.shown(),
                                 session_.catalog(), words_),
            at};
}

void CanvasScene::followShown() {
    const SceneChange change = shown_.follow(session_.shown(), session_.catalog());
    if (!change.empty()) Q_EMIT areasChanged(change.areas);
}

void CanvasScene::followCommitted() { committed_.follow(session_.design(), session_.catalog()); }

void CanvasScene::followEvaluation() {
    followShown();
    const SceneChange change = figures_.follow(shown_, session_.evaluation(), words_);
    if (!change.empty()) Q_EMIT areasChanged(change.areas);
}

void CanvasScene::followSelection() {
    const Selection& selection = session_.selection();
    std::unordered_set<ItemId> items(selection.items.begin(), selection.items.end());
    std::unordered_set<RackId> racks(selection.racks.begin(), selection.racks.end());
    SceneChange change;
    addChanged(shown_, selectedItems_, items, change);
    addChanged(shown_, selectedRacks_, racks, change);
    for (const Fabric& fabric : shown_.design().fabrics)
        change.add(withReach(outlineOf(shown_, fabric.id)));
    selectedItems_ = std::move(items);
    selectedRacks_ = std::move(racks);
    if (!change.empty()) Q_EMIT areasChanged(change.areas);
}

void CanvasScene::replaceDocument() {
    proposal_.reset();
    overlay_ = {};
    card_.reset();
    shown_ = {};
    committed_ = {};
    figures_ = {};
    shown_.follow(session_.shown(), session_.catalog());
    committed_.follow(session_.design(), session_.catalog());
    figures_.follow(shown_, session_.evaluation(), words_);
    followSelection();
    Q_EMIT cardChanged();
    Q_EMIT documentReplaced();
    Q_EMIT everythingChanged();
}

} // namespace rackyard
