#pragma once

namespace rackyard::cli {

/// What scripts rely on (CONTRACT): the same number always means the same thing.
enum ExitStatus { done = 0, strictFailure = 1, wrongUsage = 2, invalidFile = 3, cannotWrite = 4 };

} // namespace rackyard::cli
