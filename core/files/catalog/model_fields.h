#pragma once

#include "catalog/model.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <optional>

namespace rackyard {

/// One model of a catalog file; nothing where its id is missing or no id.
std::optional<Model> readModel(const YamlNode& node, const std::string& file, FileProblems& problems);
void writeModel(RecordWriter& writer, const Model& model);

} // namespace rackyard
