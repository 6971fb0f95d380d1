#pragma once

#include <QElapsedTimer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include "session/design_session.h"

#include <chrono>
#include <memory>
#include <optional>

namespace rackyard {

/// When unsaved work is written: once the user pauses, never more often than `interval`, never later than that.
struct AutosavePace {
    std::chrono::milliseconds pause{2'000};
    std::chrono::milliseconds interval{30'000};
};

/// The moment of the next write, on the clock of the arguments. `firstEdit` is the earliest edit not yet written.
std::chrono::milliseconds nextAutosave(const AutosavePace& pace, std::chrono::milliseconds firstEdit,
                                       std::chrono::milliseconds lastEdit,
                                       std::optional<std::chrono::milliseconds> lastWrite);

/// Keeps a recovery of unsaved work, also of a design that has no file yet. It writes to a folder of the application
/// and never to the user's file. Saving and an orderly end remove the recovery; a crash leaves it for `recoveriesIn`.
class Autosave : public QObject {
    Q_OBJECT
public:
    Autosave(DesignSession& session, const QString& folder, AutosavePace pace = {}, QObject* parent = nullptr);
    ~Autosave() override;

    QString file() const { return file_; }
    /// Writes at once what is unsaved; false where that failed.
    bool writeNow();
    /// Removes the recovery: the work is safe, or the user gave it up.
    void clear();

Q_SIGNALS:
    void failed(const QString& reason); ///< the recovery could not be written; the design itself is untouched

private:
    void edited();
    void settled();

    DesignSession& session_;
    QString file_;
    AutosavePace pace_;
    std::unique_ptr<QLockFile> lock_;
    QElapsedTimer clock_;
    QTimer timer_;
    std::optional<std::chrono::milliseconds> firstEdit_;
    std::optional<std::chrono::milliseconds> lastWrite_;
    std::shared_ptr<const Design> written_;
};

} // namespace rackyard
