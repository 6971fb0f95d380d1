#pragma once

#include "text/sentence.h"

#include <span>

namespace rackyard::text {

/// The wordings of every finding, those of one code in the order in which they are tried.
std::span<const Sentence> findingSentences();

} // namespace rackyard::text
