#pragma once

#include "canvas/canvas_scene.h"
#include "canvas/canvas_tool.h"

namespace rackyard {

/// The rubber band: from left to right it takes what it contains, from right to left what it touches. With Shift or
/// Ctrl it adds to the selection.
class BandTool : public CanvasTool {
public:
    BandTool(CanvasScene& scene, const PointerEvent& press);
    void drag(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;

private:
    CanvasScene& scene_;
    QPointF from_;
    Selection before_;
    bool adds_;
};

} // namespace rackyard
