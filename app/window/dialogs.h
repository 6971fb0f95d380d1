#pragma once

#include <QString>
#include <QStringList>

#include "session/recovery.h"

namespace rackyard {

/// What the window has to ask or tell where an inline edit will not do. The actions speak to this, so that they do
/// not depend on how it is asked.
class Dialogs {
public:
    enum class Unsaved { save, discard, cancel };
    enum class Recover { restore, discard, later };

    virtual ~Dialogs() = default;
    virtual Unsaved askUnsaved(const QString& designName) = 0;
    virtual Recover askRecover(const Recovery& recovery) = 0;
    /// Path of a design to open; empty where the user gave up.
    virtual QString askOpen(const QString& folder) = 0;
    /// Path to write to, with `suffix` where the user typed none; empty where the user gave up.
    virtual QString askSave(const QString& title, const QString& suggestion, const QString& filter, const QString& suffix) = 0;
    /// All that is wrong with a file, each in a sentence with its place.
    virtual void showProblems(const QString& title, const QString& text, const QStringList& sentences) = 0;
    virtual void showError(const QString& text, const QString& reason) = 0;
};

} // namespace rackyard
