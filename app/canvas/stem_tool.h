#pragma once

#include "canvas/canvas_scene.h"
#include "canvas/canvas_tool.h"

namespace rackyard {

/// Draws a stem from a bus to a system or rack, which joins the fabric.
class StemTool : public CanvasTool {
public:
    StemTool(CanvasScene& scene, FabricId fabric);
    void drag(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;

private:
    CanvasScene& scene_;
    FabricId fabric_;
};

/// The edit behind it: `items` join `fabric`; the label says who joins what.
Proposal proposeJoin(const YardScene& scene, const text::Words& words, const std::vector<ItemId>& items, const FabricId& fabric);
Proposal proposeLeave(const YardScene& scene, const text::Words& words, const std::vector<ItemId>& items, const FabricId& fabric);

} // namespace rackyard
