#include "files/used_records.h"

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

template<class T> void addOnce(std::vector<const T*>& list, const T* record) {
    if (record && std::find(list.begin(), list.end(), record) == list.end()) list.push_back(record);
}

void addProvenance(std::vector<UsedSource>& out, const std::string& record, const std::string& figures,
                   const Provenance& provenance) {
    for (const Source& source : provenance.sources)
        out.push_back({record, figures, provenance.date.text(), provenance.confidence, source});
}

template<class Record> void addRecord(std::vector<UsedSource>& out, const Record& record) {
    addProvenance(out, record.name, {}, record.provenance);
    for (const auto& [figure, provenance] : record.figureProvenance)
        addProvenance(out, record.name, figure, provenance);
}

void addPrices(std::vector<UsedSource>& out, const PriceBook& book, const Evaluation& evaluation) {
    if (book.cluster) addProvenance(out, book.name, "cluster price", book.cluster->provenance);
    for (const BomLine& line : evaluation.bom) {
        const auto price = book.prices.find(line.product);
        if (price != book.prices.end()) addProvenance(out, line.name, "price", price->second.provenance);
    }
}

} // namespace

std::vector<const Product*> usedProducts(const Catalog& catalog, const Evaluation& evaluation) {
    std::vector<const Product*> products;
    for (const BomLine& line : evaluation.bom) {
        const Product* product = catalog.product(line.product);
        addOnce(products, product);
        if (product && product->system) addOnce(products, catalog.product(product->system->gpu));
    }
    return products;
}

std::vector<const Model*> usedModels(const Design& design, const Catalog& catalog) {
    std::vector<const Model*> models;
    for (const Workload& workload : design.workloads)
        addOnce(models, catalog.model(workload.model));
    for (const ModelId& id : design.referenceModels)
        addOnce(models, catalog.model(id));
    return models;
}

std::vector<UsedSource> usedSources(const Design& design, const Catalog& catalog,
                                    const Evaluation& evaluation) {
    std::vector<UsedSource> out;
    for (const Product* product : usedProducts(catalog, evaluation))
        addRecord(out, *product);
    for (const Model* model : usedModels(design, catalog))
        addRecord(out, *model);
    if (const PriceBook* book = catalog.priceBook(evaluation.cost.priceBook))
        addPrices(out, *book, evaluation);
    if (const CoolingPolicy* policy = catalog.coolingPolicy(evaluation.cooling.policy))
        addProvenance(out, policy->name, "cooling classes", policy->provenance);
    return out;
}

} // namespace rackyard
