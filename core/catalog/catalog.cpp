#include "catalog/catalog.h"

#include <algorithm>

namespace rackyard {

namespace {

template<class Record>
auto findById(const std::vector<Record>& records, const decltype(Record::id)& id) -> const Record* {
    const auto found = std::find_if(records.begin(), records.end(), [&](const Record& r) { return r.id == id; });
    return found == records.end() ? nullptr : &*found;
}

template<class Record>
void replaceOrAppend(std::vector<Record>& records, const Record& record) {
    const auto found =
        std::find_if(records.begin(), records.end(), [&](const Record& r) { return r.id == record.id; });
    if (found == records.end())
        records.push_back(record);
    else
        *found = record;
}

void layPriceBook(std::vector<PriceBook>& books, const PriceBook& book) {
    const auto found = std::find_if(books.begin(), books.end(), [&](const PriceBook& b) { return b.id == book.id; });
    if (found == books.end() || found->currency != book.currency) {
        replaceOrAppend(books, book);
        return;
    }
    for (const auto& [product, price] : book.prices) {
        found->prices.insert_or_assign(product, price);
        found->quoteRequired.erase(product);
    }
    for (const auto& [product, why] : book.quoteRequired) {
        found->quoteRequired.insert_or_assign(product, why);
        found->prices.erase(product);
    }
    if (book.cluster) found->cluster = book.cluster;
}

template<class Record>
void layRecords(std::vector<Record>& records, const std::vector<Record>& above) {
    for (const Record& record : above)
        replaceOrAppend(records, record);
}

void layGuidance(Guidance& guidance, const Guidance& above) {
    layRecords(guidance.sizeClasses, above.sizeClasses);
    layRecords(guidance.storage, above.storage);
    layRecords(guidance.controlPlanes, above.controlPlanes);
    layRecords(guidance.notes, above.notes);
}

} // namespace

std::shared_ptr<const Catalog> Catalog::layered(const std::vector<CatalogRecords>& layers) {
    auto catalog = std::make_shared<Catalog>();
    for (const CatalogRecords& layer : layers) {
        if (catalog->version_.empty()) catalog->version_ = layer.version;
        for (const Product& product : layer.products) {
            const auto [place, isNew] = catalog->productIndex_.try_emplace(product.id, catalog->products_.size());
            if (isNew) {
                catalog->products_.push_back(product);
            } else if (catalog->products_[place->second] != product) {
                catalog->products_[place->second] = product;
                catalog->replacedProducts_.push_back(product.id);
            }
        }
        for (const Model& model : layer.models) {
            const auto [place, isNew] = catalog->modelIndex_.try_emplace(model.id, catalog->models_.size());
            if (isNew)
                catalog->models_.push_back(model);
            else
                catalog->models_[place->second] = model;
        }
        for (const PriceBook& book : layer.priceBooks)
            layPriceBook(catalog->priceBooks_, book);
        layRecords(catalog->coolingPolicies_, layer.coolingPolicies);
        layGuidance(catalog->guidance_, layer.guidance);
        for (const SwitchChoice& choice : layer.switchChoices)
            catalog->switchChoices_.insert(catalog->switchChoices_.begin(), choice);
    }
    return catalog;
}

CatalogRecords Catalog::records() const {
    // A later choice of a layer stands before an earlier one here.
    return {version_, products_, models_, priceBooks_, coolingPolicies_, {switchChoices_.rbegin(), switchChoices_.rend()}, guidance_};
}

const Product* Catalog::product(const ProductId& id) const {
    const auto found = productIndex_.find(id);
    return found == productIndex_.end() ? nullptr : &products_[found->second];
}

const Model* Catalog::model(const ModelId& id) const {
    const auto found = modelIndex_.find(id);
    return found == modelIndex_.end() ? nullptr : &models_[found->second];
}

const PriceBook* Catalog::priceBook(const PriceBookId& id) const { return findById(priceBooks_, id); }

const CoolingPolicy* Catalog::coolingPolicy(const CoolingPolicyId& id) const { return findById(coolingPolicies_, id); }

const SwitchChoice* Catalog::switchChoice(FabricKind kind, BitRate speed) const {
    const auto found = std::find_if(switchChoices_.begin(), switchChoices_.end(), [&](const SwitchChoice& choice) {
        return choice.kind == kind && choice.speed == speed;
    });
    return found == switchChoices_.end() ? nullptr : &*found;
}

} // namespace rackyard
