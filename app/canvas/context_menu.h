#pragma once

#include <QMenu>

namespace rackyard {

class CanvasScene;
class CanvasView;

/// Fills a menu with what can be done with the selection, or with the yard where nothing is selected.
void fillContextMenu(QMenu& menu, CanvasScene& scene, CanvasView& view);

} // namespace rackyard
