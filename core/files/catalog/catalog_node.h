#pragma once

#include "catalog/catalog.h"
#include "files/yaml/yaml_node.h"

namespace rackyard {

/// Records that stand under one key of another file: a design's own copies.
CatalogRecords readCatalogNode(const YamlNode& node, const std::string& file, FileProblems& problems);

} // namespace rackyard
