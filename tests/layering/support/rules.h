#pragma once

#include "layering/support/source_tree.h"

#include <QList>

namespace layering {

/// A line that breaks a rule of the house. `rule` is a stable name, `excerpt` what stands there.
struct Violation {
    QString path;
    int line = 0;
    QString rule;
    QString excerpt;
};

/// Who may include whom: core without Qt and in its order, format libraries in core/files alone, Qt Charts in
/// app/charts alone, app libraries in their order, and panels that do not know one another.
QList<Violation> includeViolations(const SourceTree& tree);

/// What may not stand in a text: global access, formatting outside app/text, paths of one machine, overlong
/// files.
QList<Violation> textViolations(const SourceTree& tree);

/// Names at the top of the repository that no tool insists on.
QList<Violation> topLevelViolations(const QStringList& names);

/// `path:line: rule: excerpt`, one a line, for a test's message.
QString report(const QList<Violation>& violations);

} // namespace layering
