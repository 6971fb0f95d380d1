#pragma once

#include "catalog/catalog.h"

#include <memory>
#include <optional>
#include <vector>

namespace rackyard {

/// The layers of a program and one design: built-in, then the copies that the design's file carries (null for none),
/// then what the user lays above. For a product that the copies carry, their price books decide alone: what had no
/// price when the quote was saved has none when it is opened, whatever the built-in book has learnt since.
std::shared_ptr<const Catalog> layeredCatalog(const Catalog& builtIn, const CatalogRecords* copies,
                                              const std::vector<CatalogRecords>& above = {});

/// A price that a file keeps, beside what the built-in book says today. Absent: unpriced.
struct NewerPrice {
    PriceBookId book;
    ProductId product;
    std::optional<Price> kept;
    std::optional<Price> newer;
    friend bool operator==(const NewerPrice&, const NewerPrice&) = default;
};

/// Where a file's copies differ from the built-in catalog: what the user is offered, never what is swapped in.
struct NewerFigures {
    std::vector<ProductId> products;
    std::vector<ModelId> models;
    std::vector<NewerPrice> prices;
    std::vector<PriceBookId> clusterPrices;      ///< books whose price for a whole cluster is another
    std::vector<CoolingPolicyId> coolingPolicies;
    bool empty() const {
        return products.empty() && models.empty() && prices.empty() && clusterPrices.empty() && coolingPolicies.empty();
    }
    friend bool operator==(const NewerFigures&, const NewerFigures&) = default;
};

/// What the built-in catalog knows otherwise; records that only the file has are no difference.
NewerFigures newerFigures(const CatalogRecords& copies, const Catalog& builtIn);

/// The copies without everything that the built-in catalog knows: what stays in a file whose user adopts its figures.
CatalogRecords withoutKnown(const CatalogRecords& copies, const Catalog& builtIn);

} // namespace rackyard
