#pragma once

#include "files/catalog_files.h"
#include "window/dialogs.h"

#include <vector>

namespace rackyard {

/// The catalog files that the user keeps in the application's data folder (`catalog/*.yaml`), as one layer; no layer
/// where there are none. Records that could be read are used even where others had problems.
std::vector<CatalogRecords> userCatalogLayers(FileProblems& problems);
void showCatalogProblems(Dialogs& dialogs, const FileProblems& problems);

} // namespace rackyard
