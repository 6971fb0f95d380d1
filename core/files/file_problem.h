#pragma once

#include "findings/finding.h"

#include <string>
#include <vector>

namespace rackyard {

/// A place in a text; line and column count from 1. Line 0 means the file as a whole.
struct Position {
    int line = 0;
    int column = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

/// What is wrong with a file, and where. A file reports all of its problems, not only the first.
struct FileProblem {
    std::string file;
    Position at;
    Finding finding;
    friend bool operator==(const FileProblem&, const FileProblem&) = default;
};

using FileProblems = std::vector<FileProblem>;

/// `FILE:LINE:COLUMN: key argument=value …`, the form that the command line prints.
std::string problemLine(const FileProblem& problem);

/// True where one of the problems is of severity error.
bool hasErrors(const FileProblems& problems);

} // namespace rackyard
