#include "session/atomic_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace rackyard {

namespace {

using Write = std::function<bool(QIODevice&)>;

bool failed(const QFileDevice& file, QString* reason) {
    if (reason && reason->isEmpty()) *reason = file.errorString();
    return false;
}

// QSaveFile::commit forgets an error that only shows when its buffer is flushed, and would put the cut-off file in
// place of the good one: so the buffer is flushed while the error can still be seen.
bool writtenOut(QFileDevice& file, const Write& write) {
    return write(file) && file.flush() && file.error() == QFileDevice::NoError;
}

// A device or a pipe is written to; to replace it by a file would be to destroy it.
bool writeThrough(const QString& path, const Write& write, QString* reason) {
    QFile file(path);
    return (file.open(QIODevice::WriteOnly) && writtenOut(file, write)) || failed(file, reason);
}

} // namespace

bool writeAtomically(const QString& path, const Write& write, QString* reason) {
    if (reason) reason->clear();
    const QFileInfo there(path);
    if (there.exists() && !there.isFile() && !there.isDir()) return writeThrough(path, write, reason);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return failed(file, reason);
    if (!writtenOut(file, write)) {
        const bool result = failed(file, reason);
        file.cancelWriting();
        return result;
    }
    return file.commit() || failed(file, reason);
}

bool writeAtomically(const QString& path, const QByteArray& bytes, QString* reason) {
    return writeAtomically(path, [&](QIODevice& device) { return device.write(bytes) == bytes.size(); }, reason);
}

} // namespace rackyard
