#pragma once

#include "catalog/guidance.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

namespace rackyard {

/// The map under `guidance` of a catalog file, added to what was read before; a second record of one id is a problem.
void readGuidance(const YamlNode& node, const std::string& file, FileProblems& problems, Guidance& guidance);
/// Writes it under its key; nothing where there is none.
void writeGuidance(std::string& out, const Guidance& guidance);

} // namespace rackyard
