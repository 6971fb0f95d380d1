#pragma once

namespace rackyard::cli {

/// True where the program's first argument names a command (`evaluate`, `export`, …) or asks about the command line
/// (`--help`, `--version`); everything else opens the window.
bool isCommand(const char* argument);

/// Does the work of one command without a display and gives the exit status.
int run(int argc, char** argv);

} // namespace rackyard::cli
