#include "canvas/move_tool.h"

#include <utility>

namespace rackyard {

MoveTool::MoveTool(CanvasScene& scene, Grip grip) : scene_(scene), grip_(std::move(grip)) {}

void MoveTool::drag(const PointerEvent& event) {
    PlacingWish wish;
    wish.at = event.scene;
    wish.pull = event.millimetres(12);
    wish.snap = !(event.modifiers & Qt::AltModifier);
    scene_.propose(proposeMove(scene_.committed(), scene_.words(), grip_, wish), event.scene);
}

void MoveTool::release(const PointerEvent& event) {
    drag(event);
    scene_.accept();
}

void MoveTool::cancel() { scene_.abandon(); }

} // namespace rackyard
