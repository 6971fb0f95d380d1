#include "cli/command_line.h"
#include "window/run_window.h"

int main(int argc, char** argv) {
    if (argc > 1 && rackyard::cli::isCommand(argv[1])) return rackyard::cli::run(argc, argv);
    return rackyard::runWindow(argc, argv);
}
