#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>

#include "canvas/hit_test.h"
#include "canvas/labels.h"
#include "canvas/placing.h"
#include "canvas/yard_figures.h"
#include "canvas/yard_painter.h"
#include "canvas/yard_scene.h"
#include "session/design_session.h"
#include "text/drop_text.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace rackyard {

/// What lies over the yard while the user works: it belongs to the gesture and never to the design.
struct CanvasOverlay {
    std::optional<QRectF> band;         ///< the rubber band
    bool bandCrosses = false;
    ElementSet ghosts;                  ///< proposed or on the move
    std::vector<RackId> targets;        ///< racks that light up
    std::vector<ItemId> joining;        ///< systems that light up because they join a fabric
    std::vector<QLineF> guides;
    std::optional<QLineF> newStem;      ///< drawn from a bus to whatever shall join
};

/// The card that says what a drop would change.
struct DropCard {
    QString place;
    std::vector<text::ChangeLine> lines;
    QPointF at;                         ///< the pointer, in the yard
};

/// The yard that a canvas works on: it follows the session, and tells which areas have to be painted anew. Tools
/// speak to it and never to a widget.
class CanvasScene : public QObject {
    Q_OBJECT
public:
    explicit CanvasScene(DesignSession& session, QObject* parent = nullptr);
    ~CanvasScene() override;

    DesignSession& session() { return session_; }
    const YardScene& shown() const { return shown_; }         ///< the candidate while something moves
    const YardScene& committed() const { return committed_; } ///< what gestures start from
    const YardFigures& figures() const { return figures_; }
    const text::Words& words() const { return words_; }
    const CanvasOverlay& overlay() const { return overlay_; }
    const std::optional<DropCard>& card() const { return card_; }
    const Selection& selection() const { return session_.selection(); }
    bool isSelected(const ItemId& id) const { return selectedItems_.contains(id); }
    bool isSelected(const RackId& id) const { return selectedRacks_.contains(id); }
    bool isSelected(const FabricId& id) const;

    const YardStyle& style() const { return style_; }
    void setStyle(YardStyle style);
    /// Paints with the present style; valid until the next change.
    YardPainter painter();

    /// Previews what a gesture proposes, with ghost, light and card; one evaluation, none where it proposes the same again.
    void propose(Proposal proposal, QPointF at);
    /// Makes the last proposal the design, as one undo step. Gives whether anything changed.
    bool accept();
    /// Leaves everything as it was before the gesture.
    void abandon();
    bool isProposing() const { return proposal_.has_value(); }

    void setOverlay(CanvasOverlay overlay);
    /// Applies a finished edit at once.
    bool apply(Design design, const QString& label, const QString& gesture = {});
    void select(Selection selection);

Q_SIGNALS:
    void areasChanged(const std::vector<QRectF>& areas); ///< in the yard's millimetres
    void everythingChanged();                            ///< style or document
    void documentReplaced();
    void cardChanged();

private:
    void followShown();
    void followCommitted();
    void followEvaluation();
    void followSelection();
    void replaceDocument();
    std::vector<QRectF> areasOf(const CanvasOverlay& overlay) const;
    DropCard cardAt(QPointF at) const;
    void selectPlaced(ElementSet placed);

    DesignSession& session_;
    text::Words words_;
    Labels labels_;
    YardStyle style_;
    YardScene shown_;
    YardScene committed_;
    YardFigures figures_;
    CanvasOverlay overlay_;
    std::optional<Proposal> proposal_;
    std::optional<DropCard> card_;
    std::unordered_set<ItemId> selectedItems_;
    std::unordered_set<RackId> selectedRacks_;
};

} // namespace rackyard
