#include "proposal/atomic_file.h"

#include <QSaveFile>

namespace rackyard {

namespace {

bool failed(const QSaveFile& file, QString* reason) {
    if (reason && reason->isEmpty()) *reason = file.errorString();
    return false;
}

} // namespace

bool writeAtomically(const QString& path, const std::function<bool(QIODevice&)>& write, QString* reason) {
    if (reason) reason->clear();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return failed(file, reason);
    if (!write(file) || file.error() != QFileDevice::NoError) {
        file.cancelWriting();
        return failed(file, reason);
    }
    return file.commit() || failed(file, reason);
}

bool writeAtomically(const QString& path, const QByteArray& bytes, QString* reason) {
    return writeAtomically(path, [&](QIODevice& device) { return device.write(bytes) == bytes.size(); }, reason);
}

} // namespace rackyard
