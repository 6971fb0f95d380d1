#include "session/recent_files.h"

#include <QFileInfo>

namespace rackyard {

namespace {

constexpr QLatin1String settingsKey("recentFiles");

QString settled(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

} // namespace

RecentFiles::RecentFiles(QSettings& settings, int most) : settings_(settings), most_(most) {}

QStringList RecentFiles::paths() const { return settings_.value(settingsKey).toStringList().mid(0, most_); }

void RecentFiles::add(const QString& path) {
    QStringList list = paths();
    list.removeAll(settled(path));
    list.prepend(settled(path));
    settings_.setValue(settingsKey, list.mid(0, most_));
}

void RecentFiles::remove(const QString& path) {
    QStringList list = paths();
    if (list.removeAll(settled(path)) > 0) settings_.setValue(settingsKey, list);
}

void RecentFiles::clear() { settings_.remove(settingsKey); }

} // namespace rackyard
