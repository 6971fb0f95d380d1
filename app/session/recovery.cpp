#include "session/recovery.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace rackyard {

namespace {

constexpr QLatin1String recoveryEnding(".rackyard-recovery");
constexpr QByteArrayView headLine("# Rackyard recovery 1\n");
constexpr QByteArrayView pathKey("# file: ");
constexpr QByteArrayView nameKey("# name: ");
constexpr QByteArrayView timeKey("# saved: ");

// Names may hold any character, line ends included; percent encoding keeps each on its one line.
QByteArray oneLine(const QString& text) { return QUrl::toPercentEncoding(text, "/ :\\"); }

QByteArray valueOf(const QByteArray& line, QByteArrayView key) {
    return line.startsWith(key) ? line.mid(key.size()).chopped(line.endsWith('\n') ? 1 : 0) : QByteArray();
}

QString decoded(const QByteArray& line, QByteArrayView key) { return QUrl::fromPercentEncoding(valueOf(line, key)); }

// A lock that can be taken belongs to nobody who lives. It is given back at once.
bool isOrphaned(const QString& file) {
    QLockFile lock(recoveryLock(file));
    lock.setStaleLockTime(0);
    return lock.tryLock(0);
}

} // namespace

QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1String("/recovery");
}

QString recoveryLock(const QString& file) { return file + QLatin1String(".lock"); }

QByteArray recoveryBytes(const Recovery& facts, const QByteArray& designText) {
    QByteArray bytes = headLine.toByteArray();
    bytes += pathKey.toByteArray() + oneLine(facts.originalPath) + '\n';
    bytes += nameKey.toByteArray() + oneLine(facts.name) + '\n';
    bytes += timeKey.toByteArray() + facts.savedAt.toUTC().toString(Qt::ISODateWithMs).toLatin1() + '\n';
    return bytes + designText;
}

std::optional<Recovery> recoveryFacts(const QString& file) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly) || source.readLine() != headLine) return std::nullopt;
    Recovery recovery{file, decoded(source.readLine(), pathKey), decoded(source.readLine(), nameKey), {}};
    recovery.savedAt = QDateTime::fromString(QString::fromLatin1(valueOf(source.readLine(), timeKey)), Qt::ISODateWithMs);
    return recovery.savedAt.isValid() ? std::optional<Recovery>(recovery) : std::nullopt;
}

std::optional<QByteArray> recoveredText(const QString& file, QString* reason) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        if (reason) *reason = source.errorString();
        return std::nullopt;
    }
    for (int line = 0; line < 4; ++line)
        source.readLine();
    return source.readAll();
}

std::vector<Recovery> recoveriesIn(const QString& folder) {
    std::vector<Recovery> found;
    const QDir dir(folder);
    const QStringList names = dir.entryList({QLatin1Char('*') + recoveryEnding}, QDir::Files);
    for (const QString& name : names) {
        const QString file = dir.filePath(name);
        const auto recovery = recoveryFacts(file);
        if (recovery && isOrphaned(file)) found.push_back(*recovery);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Recovery& a, const Recovery& b) { return a.savedAt > b.savedAt; });
    return found;
}

void discard(const Recovery& recovery) {
    QFile::remove(recovery.file);
    QFile::remove(recoveryLock(recovery.file));
}

} // namespace rackyard
