#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <functional>

namespace rackyard {

/// Lets `write` fill a file that takes the place of `path` only once it is complete. `write` returns false to give up.
bool writeAtomically(const QString& path, const std::function<bool(QIODevice&)>& write, QString* reason);
bool writeAtomically(const QString& path, const QByteArray& bytes, QString* reason);

} // namespace rackyard
