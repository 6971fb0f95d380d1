#pragma once

#include "canvas/canvas_scene.h"
#include "canvas/canvas_tool.h"
#include "canvas/moving.h"

namespace rackyard {

/// Moves the selection by the part that was pressed.
class MoveTool : public CanvasTool {
public:
    MoveTool(CanvasScene& scene, Grip grip);
    void drag(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;

private:
    CanvasScene& scene_;
    Grip grip_;
};

} // namespace rackyard
