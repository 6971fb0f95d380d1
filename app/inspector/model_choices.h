#pragma once

#include "inspector/choice_box.h"
#include "session/design_session.h"
#include "text/text.h"

namespace rackyard {

/// A box that offers every model of the catalog with what it needs; choosing one emits `chosen` and shows the
/// invitation again.
ChoiceBox* modelChooser(DesignSession& session, const QString& invitation, QWidget* parent);

} // namespace rackyard
