#include "cli/streams.h"

#include "cli/exit_status.h"

#include <cstdio>

namespace rackyard::cli {

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print(const QString& text) { print(text.toStdString()); }

bool flushed() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

void complain(const QString& text) {
    const std::string utf8 = text.toStdString() + '\n';
    std::fwrite(utf8.data(), 1, utf8.size(), stderr);
}

void complain(const FileProblems& problems) {
    for (const FileProblem& problem : problems)
        complain(QString::fromStdString(problemLine(problem)));
}

int usageError(const QString& text) {
    complain(QStringLiteral("rackyard: %1\nTry 'rackyard --help'.").arg(text));
    return wrongUsage;
}

} // namespace rackyard::cli
