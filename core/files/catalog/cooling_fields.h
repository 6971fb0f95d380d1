#pragma once

#include "catalog/cooling_policy.h"
#include "catalog/network.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <optional>

namespace rackyard {

std::optional<CoolingPolicy> readCoolingPolicy(const YamlNode& node, const std::string& file, FileProblems& problems);
void writeCoolingPolicy(RecordWriter& writer, const CoolingPolicy& policy);

std::optional<SwitchChoice> readSwitchChoice(const YamlNode& node, const std::string& file, FileProblems& problems);
void writeSwitchChoice(RecordWriter& writer, const SwitchChoice& choice);

} // namespace rackyard
