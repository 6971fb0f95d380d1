#include "palette/recently_used.h"

namespace rackyard {

RecentlyUsed::RecentlyUsed(QSettings& settings, QString name, int most)
    : settings_(settings), name_(std::move(name)), most_(most), keys_(settings_.value(name_).toStringList()) {}

void RecentlyUsed::use(const QString& key) {
    keys_.removeAll(key);
    keys_.prepend(key);
    keys_ = keys_.mid(0, most_);
    store();
}

void RecentlyUsed::store() { settings_.setValue(name_, keys_); }

} // namespace rackyard
