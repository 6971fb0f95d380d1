#pragma once

#include <QString>
#include <QUndoStack>

#include "session/design_session.h"
#include "session/evaluator.h"
#include "session/shown_design.h"

#include <memory>
#include <optional>

namespace rackyard {

/// What a session holds of the open document. Only the session's own sources include this.
struct DesignSession::Document {
    explicit Document(std::shared_ptr<const Catalog> builtIn) : evaluator(std::move(builtIn)) {
        committed = evaluator.evaluated(std::make_shared<const Design>());
    }

    const ShownDesign& shown() const { return candidate ? *candidate : committed; }

    Evaluator evaluator;
    ShownDesign committed;
    std::optional<ShownDesign> candidate;
    QUndoStack undo;
    int gestures = 0; ///< how many have ended; keeps two gestures of one name apart
    Selection selection;
    QString path;
};

} // namespace rackyard
