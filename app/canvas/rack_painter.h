#pragma once

#include "canvas/paint_context.h"

namespace rackyard {

/// Paints a rack with everything in it: header, frame, U numbers, devices, and the rails of the fabrics inside. Far
/// away it is one block with its fill.
void paintRack(const PaintContext& context, RackSlot slot);

/// Name and figures above a rack or a rack-scale system whose frame is `frame` (millimetres).
void paintHeader(const PaintContext& context, const QRectF& frame, const QString& name, const RackFigures* figures);
/// Frame and interior of a cabinet.
void paintCabinet(const PaintContext& context, const QRectF& frame, const RackFigures* figures);
/// One block for a rack seen from afar.
void paintBlock(const PaintContext& context, const QRectF& frame, const RackFigures* figures);
bool isSeenAsBlock(const PaintContext& context);

} // namespace rackyard
