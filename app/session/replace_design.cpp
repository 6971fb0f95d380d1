#include "session/replace_design.h"

namespace rackyard {

DesignSession::ReplaceDesign::ReplaceDesign(DesignSession& session, std::shared_ptr<const Design> after,
                                            const QString& label, QString gesture)
    : QUndoCommand(label), session_(session), before_(session.designPtr()), after_(std::move(after)),
      gesture_(std::move(gesture)) {}

void DesignSession::ReplaceDesign::redo() { session_.enter(after_); }

void DesignSession::ReplaceDesign::undo() { session_.enter(before_); }

int DesignSession::ReplaceDesign::id() const { return gesture_.isEmpty() ? -1 : 1; }

bool DesignSession::ReplaceDesign::mergeWith(const QUndoCommand* later) {
    const auto* next = static_cast<const ReplaceDesign*>(later);
    if (next->gesture_ != gesture_) return false;
    after_ = next->after_;
    // A gesture that ends where it began leaves no step behind.
    setObsolete(*after_ == *before_);
    return true;
}

} // namespace rackyard
