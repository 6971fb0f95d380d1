#include "design/edits.h"

#include "catalog/file_copies.h"

namespace rackyard {

Design withNewerFigures(const Design& design, const Catalog& builtIn) {
    if (!design.catalog || !design.catalog->records) return design;
    Design changed = design;
    const CatalogRecords left = withoutKnown(*design.catalog->records, builtIn);
    CatalogRecords nothing;
    nothing.version = left.version;
    changed.catalog.reset();
    if (left != nothing) changed.catalog = CatalogCopy{builtIn.version(), std::make_shared<const CatalogRecords>(left)};
    return changed;
}

} // namespace rackyard
