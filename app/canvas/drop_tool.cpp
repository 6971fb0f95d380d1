#include "canvas/drop_tool.h"

#include <utility>

namespace rackyard {

DropTool::DropTool(CanvasScene& scene, DropPayload payload) : scene_(scene), payload_(std::move(payload)) {}

void DropTool::drag(const PointerEvent& event) {
    PlacingWish wish;
    wish.at = event.scene;
    wish.pull = event.millimetres(12);
    wish.snap = !(event.modifiers & Qt::AltModifier);
    if (auto proposal = proposeDrop(scene_.committed(), scene_.words(), payload_, wish, scene_.selection()))
        scene_.propose(*std::move(proposal), event.scene);
}

void DropTool::release(const PointerEvent& event) {
    drag(event);
    scene_.accept();
}

void DropTool::cancel() { scene_.abandon(); }

} // namespace rackyard
