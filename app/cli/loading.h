#pragma once

#include <QCommandLineParser>
#include <QString>

#include "catalog/catalog.h"
#include "design/design.h"
#include "units/date.h"

#include <memory>
#include <optional>
#include <variant>

namespace rackyard::cli {

/// Options that every command on designs takes, `--json` for its answer included.
void addCommonOptions(QCommandLineParser& parser);
/// Those of them that say how designs are judged, without `--json`.
void addDesignOptions(QCommandLineParser& parser);

/// Figures of the command line that stand over those of a file: option, then file, then default.
struct Overrides {
    std::vector<CatalogRecords> catalogs;             ///< of `--catalog`, in order
    std::optional<PriceBookId> priceBook;
    std::optional<CoolingPolicyId> coolingPolicy;
    std::optional<MemoryBasis> memory;
    Date asOf;
};

/// A design with the catalog that it is to be judged by.
struct Loaded {
    Design design;
    std::shared_ptr<const Catalog> catalog;
    Date asOf;
};

/// Either the value or the exit status that the command ends with; what was wrong has been printed.
template<class T>
using OrExit = std::variant<T, int>;

OrExit<Overrides> readOverrides(const QCommandLineParser& parser);
/// The built-in catalog with the layers of `--catalog` on it.
std::shared_ptr<const Catalog> catalogWith(const Overrides& overrides, const Design* design = nullptr);
/// Reads a design file and lays built-in < the file's own copies < `--catalog` on each other.
OrExit<Loaded> loadDesign(const QString& path, const Overrides& overrides);
/// The catalog files of a folder, which may name records of `below`.
OrExit<CatalogRecords> readCatalogFolder(const QString& folder, const Catalog& below);

} // namespace rackyard::cli
