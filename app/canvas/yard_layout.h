#pragma once

#include <QPointF>
#include <QRectF>

#include "catalog/catalog.h"
#include "design/design.h"

namespace rackyard {

/// Where everything of a design stands in the yard, in scene units (1 unit = 1 mm). Computed from the design alone;
/// screen, hit tests and every export use it, so that no two pictures can disagree.
namespace yard {

inline constexpr double uHeight = 44.45;       ///< EIA-310 rack unit in millimetres
inline constexpr double deviceWidth = 482.6;   ///< EIA-310 front panel, 19 inches
inline constexpr double frameTop = 50;         ///< of a cabinet above its highest U
inline constexpr double frameBottom = 60;      ///< of a cabinet below U 1
inline constexpr double headerHeight = 150;    ///< room above a rack for its name and figures
inline constexpr double floorGrid = 50;        ///< pitch to which things on the floor snap
inline constexpr double rackGap = 240;         ///< free floor between two racks of a row

/// Pixels per millimetre at "100 %": a rack unit is then about 15 pixels high and its label can be read.
inline constexpr double pixelsPerUnitAtFullSize = 1.0 / 3.0;

/// How many rack units a cabinet offers; 42 where its product is unknown.
RackUnits rackHeight(const Product* product);
/// How many rack units a device takes; 2U where nobody published it, 0U for strips that hang beside the rails.
RackUnits deviceHeight(const Product* product);

/// Outline of a rack's elevation at its position.
QRectF rackRect(const Rack& rack, const Product* product);
QRectF rackRect(QPointF at, const Product* product);
/// The space between the rails in which devices stand.
QRectF rackInterior(const Rack& rack, const Product* product);
QRectF interiorOf(const QRectF& rackRect);
/// The strip above a rack that holds its name and figures.
QRectF headerRect(const QRectF& rackRect);

/// A device standing in the rack from `u` upwards. 0U devices hang outside, to the right of the frame. A device
/// above the top of a rack that became too low is drawn there, so that it can be seen and moved.
QRectF deviceRect(const Rack& rack, const Product* rackProduct, RackUnits u, RackUnits height);
QRectF deviceRect(const QRectF& rackRect, RackUnits u, RackUnits height);

/// A system on the floor: a rack-scale system has its rack's size, others that of a tower or card.
QRectF floorRect(const Item& item, const Product* product);
QRectF floorRect(QPointF at, const Product* product);

/// The U at which a device of `height` has its middle nearest to `scenePos`, kept inside the rack. Whole U, or half
/// U for devices that are not whole U high.
RackUnits uAt(const Rack& rack, const Product* rackProduct, QPointF scenePos, RackUnits height);

QPointF toScene(Point point);
/// Rounded to whole millimetres.
Point toPoint(QPointF scenePos);

} // namespace yard
} // namespace rackyard
