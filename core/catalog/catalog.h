#pragma once

#include "catalog/cooling_policy.h"
#include "catalog/guidance.h"
#include "catalog/model.h"
#include "catalog/network.h"
#include "catalog/price_book.h"
#include "catalog/product.h"

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace rackyard {

/// The records of one layer: the built-in catalog, a file's own copies, or a folder of the user.
struct CatalogRecords {
    std::string version;
    std::vector<Product> products;
    std::vector<Model> models;
    std::vector<PriceBook> priceBooks;
    std::vector<CoolingPolicy> coolingPolicies;
    std::vector<SwitchChoice> switchChoices;
    Guidance guidance;
    friend bool operator==(const CatalogRecords&, const CatalogRecords&) = default;
};

/// All that can be bought or run, after its layers were laid on each other. Immutable and shared.
class Catalog {
public:
    /// Lays `layers` on each other: a later record replaces the whole earlier one of its id; prices of a book are
    /// replaced product by product. The version is that of the first layer.
    static std::shared_ptr<const Catalog> layered(const std::vector<CatalogRecords>& layers);

    const std::string& version() const { return version_; }
    const std::vector<Product>& products() const { return products_; } ///< in the order of their first appearance
    const std::vector<Model>& models() const { return models_; }
    const std::vector<PriceBook>& priceBooks() const { return priceBooks_; }
    const std::vector<CoolingPolicy>& coolingPolicies() const { return coolingPolicies_; }
    const std::vector<SwitchChoice>& switchChoices() const { return switchChoices_; }
    const Guidance& guidance() const { return guidance_; }

    /// The record, or null where the catalog has none of that id. Valid as long as the catalog lives.
    const Product* product(const ProductId& id) const;
    const Model* model(const ModelId& id) const;
    const PriceBook* priceBook(const PriceBookId& id) const;
    const CoolingPolicy* coolingPolicy(const CoolingPolicyId& id) const;
    /// The switch for fabrics of this kind and link speed, or null where none is known.
    const SwitchChoice* switchChoice(FabricKind kind, BitRate speed) const;

    /// Everything as one layer, to lay others on.
    CatalogRecords records() const;

    /// Ids of records that a later layer replaced, in that order.
    const std::vector<ProductId>& replacedProducts() const { return replacedProducts_; }

private:
    std::string version_;
    std::vector<Product> products_;
    std::vector<Model> models_;
    std::vector<PriceBook> priceBooks_;
    std::vector<CoolingPolicy> coolingPolicies_;
    std::vector<SwitchChoice> switchChoices_;
    Guidance guidance_;
    std::unordered_map<ProductId, std::size_t> productIndex_;
    std::unordered_map<ModelId, std::size_t> modelIndex_;
    std::vector<ProductId> replacedProducts_;
};

} // namespace rackyard
