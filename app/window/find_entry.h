#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace rackyard {

/// Something that the search of the window can find and do.
struct FindEntry {
    QString icon;
    QString title;
    QString detail;             ///< what it is or would do, muted, at the end of the line
    std::function<void()> run;
};

/// Appends what it knows that answers to all of `words` (folded case), best first.
using FindSource = std::function<void(const QStringList& words, std::vector<FindEntry>& found)>;

/// True where every word stands somewhere in `text`.
bool answers(const QString& text, const QStringList& words);

} // namespace rackyard
