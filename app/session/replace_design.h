#pragma once

#include <QUndoCommand>

#include "session/design_session.h"

namespace rackyard {

/// The one undo command there is: swaps a whole design for another. Versions share all that did not change.
class DesignSession::ReplaceDesign : public QUndoCommand {
public:
    ReplaceDesign(DesignSession& session, std::shared_ptr<const Design> after, const QString& label, QString gesture);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* later) override;

private:
    DesignSession& session_;
    std::shared_ptr<const Design> before_;
    std::shared_ptr<const Design> after_;
    QString gesture_; ///< empty: never merges
};

} // namespace rackyard
