#pragma once

#include <QLineF>
#include <QPointF>
#include <QString>

#include "canvas/drop_payload.h"
#include "canvas/hit_test.h"
#include "text/text.h"

#include <optional>
#include <vector>

namespace rackyard {

/// What a drop or a move at one place would make of the design: the candidate, its name in the undo history, what of
/// it is new or elsewhere, and what shall light up. Two places that come to the same give equal candidates.
struct Proposal {
    Design design;
    QString label;               ///< of the undo step: `Add DGX H100`
    QString place;               ///< in words: `R3 · U13–U20`, `In a new rack`, `Joins 3 systems`
    ElementSet ghosts;
    std::vector<RackId> targets; ///< racks that take something in
    std::vector<ItemId> joining; ///< systems that join a fabric
    std::vector<QLineF> guides;
};

/// How a gesture wants things placed.
struct PlacingWish {
    QPointF at;                  ///< the pointer, in the yard
    double pull = 60;            ///< millimetres within which neighbours attract
    bool snap = true;            ///< Alt suspends snapping
    int count = 1;               ///< as many as that, stacked or side by side
};

/// Proposes what dropping `payload` there would do. `scene` shows the committed design. A node on the bare floor gets
/// a new rack; a fabric on systems joins them; a model becomes a workload. Nothing for a product that the catalog does
/// not know.
std::optional<Proposal> proposeDrop(const YardScene& scene, const text::Words& words, const DropPayload& payload,
                                    const PlacingWish& wish, const ElementSet& selection);

/// Proposes the best free place for the payload without a pointer: the selected rack, then the first rack with room,
/// then a new one right of everything.
std::optional<Proposal> proposeSomewhere(const YardScene& scene, const text::Words& words, const DropPayload& payload,
                                         const ElementSet& selection);

/// The systems that `hit` stands for, when something is to be done with them: a system, those of a rack, or all that
/// are selected where it is one of these.
std::vector<ItemId> systemsMeant(const YardScene& scene, const Hit& hit, const ElementSet& selection);
/// Those of `items` that a fabric of this role can join: systems with GPUs for compute, all powered ones for others.
std::vector<ItemId> joinable(const YardScene& scene, const std::vector<ItemId>& items, FabricRole role);
/// The cabinet that a new rack is made from: that of the newest rack, else the catalog's first with 42 U or more.
std::optional<ProductId> usualRack(const YardScene& scene);

} // namespace rackyard
