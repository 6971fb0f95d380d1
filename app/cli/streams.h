#pragma once

#include <QString>

#include "files/file_problem.h"

#include <string>

namespace rackyard::cli {

/// Writes to standard output or standard error as UTF-8 and nothing else.
void print(const std::string& text);
void print(const QString& text);
/// False where anything printed was lost, for instance on a full disk.
bool flushed();
void complain(const QString& text);
/// Every problem on standard error, one a line, as CONTRACT words them.
void complain(const FileProblems& problems);
/// `rackyard: text` and the usage hint; gives the exit status for wrong usage.
int usageError(const QString& text);

} // namespace rackyard::cli
