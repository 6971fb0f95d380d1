#pragma once

namespace rackyard {

/// Opens the main window, on the file that the first argument names if there is one, and runs until it is closed.
int runWindow(int argc, char** argv);

} // namespace rackyard
