#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace layering {

/// The texts that rules are held against: path from the top of the repository -> content.
using SourceTree = QMap<QString, QString>;

/// Every text file of the repository that is not ignored, generated or data of others.
SourceTree readTree(const QString& root);

/// What stands at the top of the repository, dot-files and the build folder left out.
QStringList topLevelNames(const QString& root);

/// The lines of a C++ text with comments and the insides of string literals blanked, so that a rule reads
/// code only.
QStringList codeLines(const QString& text);

/// The path of a C++ include line between its quotes or angles, or an empty string for any other line.
QString includedPath(const QString& line);

} // namespace layering
