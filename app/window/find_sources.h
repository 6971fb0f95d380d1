#pragma once

#include <QWidget>

#include "palette/palette_model.h"
#include "session/design_session.h"
#include "window/find_entry.h"

namespace rackyard {

/// Commands of the window's menus that can be given now.
FindSource commandSource(const QWidget& window);
/// Cards of the catalog; `add` puts one into the design.
FindSource catalogSource(const PaletteModel& palette, std::function<void(const PaletteEntry&)> add);
/// Systems, racks and fabrics of the design; `show` brings what is then selected into view.
FindSource elementSource(DesignSession& session, std::function<void()> show);
/// Findings; running one selects what it is about.
FindSource findingSource(DesignSession& session, std::function<void()> show);

} // namespace rackyard
