#include "canvas/yard_layout.h"

#include <algorithm>
#include <cmath>

namespace rackyard::yard {
namespace {

constexpr double defaultRackWidth = 600;
constexpr double numberStrip = 22;     ///< how far the rails stand right of the middle, to leave room for U numbers
constexpr double sideStripWidth = 44;  ///< of a 0U strip beside the rack
constexpr double sideStripUnits = 12;  ///< drawn height of a 0U strip in U
constexpr QSizeF towerSize(360, 520);
constexpr QSizeF cardSize(360, 150);
constexpr QSizeF coolerSize(600, 1200);
constexpr double rackScaleUnits = 48;  ///< where the maker does not publish the height

double rackWidth(const Product* product) {
    if (!product || !product->body.width) return defaultRackWidth;
    return std::max(deviceWidth + 100, product->body.width->millimetres());
}

double cabinetHeight(double units) { return frameTop + units * uHeight + frameBottom; }

QSizeF rackScaleSize(const Product& product) {
    const double units = product.body.height ? product.body.height->units() : rackScaleUnits;
    return {rackWidth(&product), cabinetHeight(units)};
}

QSizeF floorSize(const Product* product) {
    if (!product) return {deviceWidth, deviceHeight(nullptr).units() * uHeight};
    switch (product->kind) {
    case ProductKind::rackScale: return rackScaleSize(*product);
    case ProductKind::workstation: return towerSize;
    case ProductKind::cdu:
        if (!product->body.height) return coolerSize;
        break;
    case ProductKind::gpu:
    case ProductKind::nic:
    case ProductKind::transceiver:
    case ProductKind::cable:
    case ProductKind::pdu: return cardSize;
    default: break;
    }
    return {deviceWidth, std::max(1.0, deviceHeight(product).units()) * uHeight};
}

} // namespace

RackUnits rackHeight(const Product* product) {
    return product && product->cabinet ? product->cabinet->usable : RackUnits::of(42);
}

RackUnits deviceHeight(const Product* product) {
    if (product && product->body.height) return *product->body.height;
    return product && product->kind == ProductKind::pdu ? RackUnits::of(0) : RackUnits::of(2);
}

QRectF rackRect(QPointF at, const Product* product) {
    return {at, QSizeF(rackWidth(product), cabinetHeight(rackHeight(product).units()))};
}

QRectF rackRect(const Rack& rack, const Product* product) { return rackRect(toScene(rack.at), product); }

QRectF interiorOf(const QRectF& rackRect) {
    const double spare = std::max(0.0, rackRect.width() - deviceWidth);
    const double left = spare / 2 + std::min(numberStrip, spare / 4);
    return {rackRect.left() + left, rackRect.top() + frameTop, deviceWidth,
            rackRect.height() - frameTop - frameBottom};
}

QRectF rackInterior(const Rack& rack, const Product* product) { return interiorOf(rackRect(rack, product)); }

QRectF headerRect(const QRectF& rackRect) {
    return {rackRect.left(), rackRect.top() - headerHeight, rackRect.width(), headerHeight};
}

QRectF deviceRect(const QRectF& rackRect, RackUnits u, RackUnits height) {
    const QRectF interior = interiorOf(rackRect);
    const double below = interior.bottom() - (u.units() - 1) * uHeight;
    if (height.isZero()) {
        const double tall = sideStripUnits * uHeight;
        return {rackRect.right() + 6, below - tall, sideStripWidth, tall};
    }
    const double tall = height.units() * uHeight;
    return {interior.left(), below - tall, interior.width(), tall};
}

QRectF deviceRect(const Rack& rack, const Product* rackProduct, RackUnits u, RackUnits height) {
    return deviceRect(rackRect(rack, rackProduct), u, height);
}

QRectF floorRect(QPointF at, const Product* product) { return {at, floorSize(product)}; }

QRectF floorRect(const Item& item, const Product* product) {
    const auto* floor = std::get_if<OnFloor>(&item.placement);
    return floorRect(floor ? toScene(floor->at) : QPointF(), product);
}

RackUnits uAt(const Rack& rack, const Product* rackProduct, QPointF scenePos, RackUnits height) {
    const QRectF interior = rackInterior(rack, rackProduct);
    const double units = (interior.bottom() - scenePos.y()) / uHeight - height.units() / 2 + 1;
    const bool whole = height.halves() % 2 == 0;
    const auto halves = whole ? 2 * std::llround(units) : std::llround(units * 2);
    const auto highest = 2 + rackHeight(rackProduct).halves() - height.halves();
    return RackUnits::ofHalves(std::clamp<std::int64_t>(halves, 2, std::max<std::int64_t>(2, highest)));
}

QPointF toScene(Point point) {
    return {static_cast<double>(point.xMillimetres), static_cast<double>(point.yMillimetres)};
}

Point toPoint(QPointF scenePos) { return {std::llround(scenePos.x()), std::llround(scenePos.y())}; }

} // namespace rackyard::yard
