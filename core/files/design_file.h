#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "files/file_problem.h"

#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

inline constexpr int designFormat = 1; ///< the format that this program writes and the newest it reads

/// A design as its file has it. Products and models that nobody knows stay in it, unresolved; the catalog is not asked.
/// Nothing is returned where a problem of severity error was found; all problems are reported, not the first.
std::optional<Design> readDesign(std::string_view text, const std::string& file, FileProblems& problems);

/// The canonical text: fixed key order, one item a line, LF, independent of any locale. Reading and writing again
/// gives the same bytes. Carries `design.catalog` as it is.
std::string writeDesign(const Design& design);

/// The design with copies of the catalog records it uses, as they are written when the user saves.
Design withCatalogCopies(const Design& design, const Catalog& catalog);

} // namespace rackyard
