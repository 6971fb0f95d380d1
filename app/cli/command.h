#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace rackyard::cli {

/// One subcommand: a row of the table in command_line.cpp and a file of its own.
struct Command {
    const char* name;
    const char* synopsis;                             ///< what stands behind the name in the usage text
    void (*addOptions)(QCommandLineParser& parser);
    int (*run)(const QCommandLineParser& parser);     ///< gives the exit status; options are already parsed
};

extern const Command evaluateCommand;
extern const Command exportCommand;
extern const Command fabricCommand;
extern const Command sizeCommand;
extern const Command adviseCommand;
extern const Command diffCommand;
extern const Command catalogCommand;

} // namespace rackyard::cli
