#pragma once

#include "catalog/price_book.h"
#include "files/yaml/record_reader.h"
#include "files/yaml/record_writer.h"

#include <optional>

namespace rackyard {

/// One price book of a catalog file; nothing where its id is missing or no id.
std::optional<PriceBook> readPriceBook(const YamlNode& node, const std::string& file, FileProblems& problems);
void writePriceBook(RecordWriter& writer, const PriceBook& book);

} // namespace rackyard
