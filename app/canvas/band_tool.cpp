#include "canvas/band_tool.h"

namespace rackyard {

BandTool::BandTool(CanvasScene& scene, const PointerEvent& press)
    : scene_(scene), from_(press.scene), before_(scene.selection()),
      adds_((press.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0) {
    if (!adds_) scene_.select({});
}

void BandTool::drag(const PointerEvent& event) {
    CanvasOverlay overlay;
    overlay.band = QRectF(from_, event.scene).normalized();
    overlay.bandCrosses = event.scene.x() < from_.x();
    const ElementSet inside = elementsIn(scene_.shown(), *overlay.band, overlay.bandCrosses);
    scene_.setOverlay(std::move(overlay));
    scene_.select(adds_ ? united(before_, inside) : inside);
}

void BandTool::release(const PointerEvent&) { scene_.setOverlay({}); }

void BandTool::cancel() {
    scene_.setOverlay({});
    scene_.select(before_);
}

} // namespace rackyard
