#pragma once

#include <QCoreApplication>

#include "canvas/placing.h"
#include "canvas/snapping.h"

namespace rackyard {

/// Context of the sentences with which proposals are named.
class PlacingText {
    Q_DECLARE_TR_FUNCTIONS(PlacingText)
};

/// Proposals for one product, without their labels.
Proposal proposeInRack(const YardScene& scene, const text::Words& words, const Product& product, RackSlot rack,
                       const PlacingWish& wish);
Proposal proposeInNewRack(const YardScene& scene, const Product& product, const PlacingWish& wish);
Proposal proposeOnFloor(const YardScene& scene, const Product& product, const PlacingWish& wish);

/// Where a new rack of this product would stand for a pointer there.
FloorSpot rackSpot(const YardScene& scene, const ProductId& product, const PlacingWish& wish);
QPointF onFloorGrid(QPointF at);
/// `R3 · U13–U20`.
QString placeInWords(const text::Words& words, const std::string& rackName, RackUnits u, RackUnits height);
/// `Joins 3 systems`, or how to join some.
QString joiningInWords(const text::Words& words, std::size_t joining);
/// A point at which dropping the product puts it to the best free place.
QPointF freePlaceFor(const YardScene& scene, const Product& product, const ElementSet& selection);

} // namespace rackyard
