#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace rackyard {

/// Work that a program which ended badly left behind.
struct Recovery {
    QString file;            ///< where it is kept
    QString originalPath;    ///< the user's own file; empty for a design that was never saved
    QString name;            ///< the design's name as it was shown
    QDateTime savedAt;       ///< UTC
};

/// Where recoveries are kept: a folder of the application, never one of the user.
QString recoveryFolder();

/// What programs that no longer run have left in `folder`, newest first. Recoveries of running ones are not listed.
std::vector<Recovery> recoveriesIn(const QString& folder);
void discard(const Recovery& recovery);

/// The bytes of a recovery: its facts in comment lines, then the design's text.
QByteArray recoveryBytes(const Recovery& facts, const QByteArray& designText);
/// Facts of a file that `recoveryBytes` made; nothing for any other.
std::optional<Recovery> recoveryFacts(const QString& file);
/// The design's text in it, without the facts. Nothing, with a reason, where it cannot be read.
std::optional<QByteArray> recoveredText(const QString& file, QString* reason);

/// The name of the lock that a running program holds on its recovery.
QString recoveryLock(const QString& file);

} // namespace rackyard
