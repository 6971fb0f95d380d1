#pragma once

#include <QtGlobal>

#include "files/catalog_files.h"

/// The catalog that the program carries, for tests that ask about its figures.
namespace rackyard::testing::built_in {

inline const CatalogRecords& records() {
    static const CatalogRecords all = builtInRecords();
    return all;
}

inline const Catalog& catalog() {
    static const auto all = Catalog::layered({records()});
    return *all;
}

inline const Product& product(const char* id) {
    const Product* found = catalog().product(*ProductId::parse(id));
    if (!found) qFatal("no product %s", id);
    return *found;
}

inline const Product& gpuOf(const Product& system) { return *catalog().product(system.system->gpu); }

} // namespace rackyard::testing::built_in
