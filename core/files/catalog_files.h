#pragma once

#include "catalog/catalog.h"
#include "files/file_problem.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// Text of a file together with the name by which problems speak of it.
struct NamedText {
    std::string name;
    std::string text;
};

/// Reads one layer of the catalog from its files (any of products, models, prices, cooling, network, guidance by their
/// top key). Strict: an unknown or duplicate key, a duplicate id, a wrong unit, a figure out of range, a reference that
/// leads neither into the layer nor to `below` (null: the layer stands alone), each with its position.
/// Records that could be read are returned even where others had problems.
CatalogRecords readCatalog(const std::vector<NamedText>& files, FileProblems& problems, const Catalog* below = nullptr);

/// The built-in layer. It has no problems: a test proves it.
CatalogRecords builtInRecords();

/// Canonical text of records, as it stands in catalog files and in a design's own copies.
std::string writeCatalog(const CatalogRecords& records);

} // namespace rackyard
