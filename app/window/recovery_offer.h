#pragma once

#include "session/design_session.h"
#include "window/dialogs.h"

namespace rackyard {

/// Asks, newest first, about work that a crashed program left in `folder`, until one piece is restored or the user
/// wants to be asked later. True where something was restored.
bool offerRecovery(DesignSession& session, Dialogs& dialogs, const QString& folder);

} // namespace rackyard
