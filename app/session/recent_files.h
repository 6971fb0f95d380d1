#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

namespace rackyard {

/// The files that the user opened or saved last, newest first. Kept in the settings that the program hands in.
class RecentFiles {
public:
    explicit RecentFiles(QSettings& settings, int most = 10);

    QStringList paths() const;
    void add(const QString& path);    ///< moves a known one to the front
    void remove(const QString& path); ///< for instance one that is not there any more
    void clear();

private:
    QSettings& settings_;
    int most_;
};

} // namespace rackyard
