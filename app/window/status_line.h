#pragma once

#include <QLabel>
#include <QStatusBar>

#include "session/design_session.h"

namespace rackyard {

/// The line at the bottom: what there is in all, what lies under the pointer, and what the figures rest on.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(DesignSession& session, QWidget* parent = nullptr);

    void showHint(const QString& hint);
    /// A message that stays for a while.
    void tell(const QString& message);

private:
    void refresh();

    DesignSession& session_;
    QLabel* counts_;
    QLabel* hint_;
    QLabel* basis_;
};

} // namespace rackyard
