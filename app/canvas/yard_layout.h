#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include "catalog/catalog.h"
#include "design/design.h"

#include <optional>
#include <vector>

namespace rackyard {

/// Where everything of a design stands in the yard, in scene units (1 unit = 1 mm). Computed from the design alone;
/// screen, hit tests and every export use it, so that no two pictures can disagree.
namespace yard {

inline constexpr double uHeight = 44.45;       ///< EIA-310 rack unit in millimetres

/// Outline of a rack's elevation at its position.
QRectF rackRect(const Rack& rack, const Product* product);
/// The space between the rails in which devices stand.
QRectF rackInterior(const Rack& rack, const Product* product);
/// A device standing in the rack from `u` upwards.
QRectF deviceRect(const Rack& rack, const Product* rackProduct, RackUnits u, RackUnits height);
/// A system on the floor: a rack-scale system has its rack's size, others that of a tower or card.
QRectF floorRect(const Item& item, const Product* product);
/// The U whose lower edge lies nearest below `scenePos` inside the rack.
RackUnits uAt(const Rack& rack, const Product* rackProduct, QPointF scenePos, RackUnits height);

/// A fabric's bus and the stems down to its members.
struct BusLine {
    QLineF bus;
    std::vector<QLineF> stems;
};

} // namespace yard
} // namespace rackyard
