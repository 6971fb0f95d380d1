#pragma once

#include "catalog/product.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <optional>

namespace rackyard {

/// One product of a catalog file; nothing where its id is missing or no id.
std::optional<Product> readProduct(const YamlNode& node, const std::string& file, FileProblems& problems);
void writeProduct(RecordWriter& writer, const Product& product);

} // namespace rackyard
