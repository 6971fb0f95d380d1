#include "catalog/file_copies.h"

#include <algorithm>

namespace rackyard {

namespace {

std::optional<Price> priceIn(const PriceBook& book, const ProductId& product) {
    const auto found = book.prices.find(product);
    return found == book.prices.end() ? std::nullopt : std::optional<Price>(found->second);
}

// Takes the prices of copied products out of the book that the copies carry too, so that only the copies speak.
void leaveToCopies(PriceBook& book, const CatalogRecords& copies) {
    const bool isCopied = std::any_of(copies.priceBooks.begin(), copies.priceBooks.end(),
                                      [&](const PriceBook& other) { return other.id == book.id; });
    if (!isCopied) return;
    for (const Product& product : copies.products)
        book.prices.erase(product.id);
}

void comparePrices(const PriceBook& kept, const CatalogRecords& copies, const Catalog& builtIn, NewerFigures& newer) {
    const PriceBook* known = builtIn.priceBook(kept.id);
    if (!known) return;
    if (kept.cluster && kept.cluster != known->cluster) newer.clusterPrices.push_back(kept.id);
    for (const Product& product : copies.products) {
        NewerPrice price{kept.id, product.id, priceIn(kept, product.id), priceIn(*known, product.id)};
        if (price.kept != price.newer) newer.prices.push_back(std::move(price));
    }
}

template<class Record, class Known>
std::vector<Record> unknownOnly(const std::vector<Record>& records, Known known) {
    std::vector<Record> kept;
    std::copy_if(records.begin(), records.end(), std::back_inserter(kept),
                 [&](const Record& record) { return known(record.id) == nullptr; });
    return kept;
}

} // namespace

std::shared_ptr<const Catalog> layeredCatalog(const Catalog& builtIn, const CatalogRecords* copies,
                                              const std::vector<CatalogRecords>& above) {
    std::vector<CatalogRecords> layers{builtIn.records()};
    if (copies) {
        for (PriceBook& book : layers.front().priceBooks)
            leaveToCopies(book, *copies);
        layers.push_back(*copies);
    }
    layers.insert(layers.end(), above.begin(), above.end());
    return Catalog::layered(layers);
}

NewerFigures newerFigures(const CatalogRecords& copies, const Catalog& builtIn) {
    NewerFigures newer;
    for (const Product& product : copies.products)
        if (const Product* known = builtIn.product(product.id); known && *known != product)
            newer.products.push_back(product.id);
    for (const Model& model : copies.models)
        if (const Model* known = builtIn.model(model.id); known && *known != model) newer.models.push_back(model.id);
    for (const PriceBook& book : copies.priceBooks)
        comparePrices(book, copies, builtIn, newer);
    for (const CoolingPolicy& policy : copies.coolingPolicies)
        if (const CoolingPolicy* known = builtIn.coolingPolicy(policy.id); known && *known != policy)
            newer.coolingPolicies.push_back(policy.id);
    return newer;
}

CatalogRecords withoutKnown(const CatalogRecords& copies, const Catalog& builtIn) {
    CatalogRecords kept;
    kept.version = builtIn.version();
    kept.products = unknownOnly(copies.products, [&](const ProductId& id) { return builtIn.product(id); });
    kept.models = unknownOnly(copies.models, [&](const ModelId& id) { return builtIn.model(id); });
    kept.coolingPolicies =
        unknownOnly(copies.coolingPolicies, [&](const CoolingPolicyId& id) { return builtIn.coolingPolicy(id); });
    for (PriceBook book : copies.priceBooks) {
        if (builtIn.priceBook(book.id)) {
            std::erase_if(book.prices, [&](const auto& price) { return builtIn.product(price.first) != nullptr; });
            book.cluster.reset();
            if (book.prices.empty()) continue;
        }
        kept.priceBooks.push_back(std::move(book));
    }
    return kept;
}

} // namespace rackyard
