#pragma once

#include "canvas/canvas_scene.h"
#include "canvas/canvas_tool.h"
#include "canvas/drop_payload.h"

namespace rackyard {

/// A drag that comes from outside, mostly from the palette.
class DropTool : public CanvasTool {
public:
    DropTool(CanvasScene& scene, DropPayload payload);
    void drag(const PointerEvent& event) override;
    /// Drops.
    void release(const PointerEvent& event) override;
    void cancel() override;

private:
    CanvasScene& scene_;
    DropPayload payload_;
};

} // namespace rackyard
