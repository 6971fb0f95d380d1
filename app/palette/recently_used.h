#pragma once

#include <QSettings>
#include <QStringList>

namespace rackyard {

/// The latest few keys, newest first, kept in the settings under one name.
class RecentlyUsed {
public:
    RecentlyUsed(QSettings& settings, QString name, int most);

    const QStringList& keys() const { return keys_; }
    void use(const QString& key);

private:
    void store();

    QSettings& settings_;
    QString name_;
    int most_;
    QStringList keys_;
};

} // namespace rackyard
