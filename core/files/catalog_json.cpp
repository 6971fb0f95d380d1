#include "files/catalog_json.h"

#include "files/json_number.h"

namespace rackyard {

namespace {

Json productJson(const Product& product) {
    Json json{{"id", product.id.text()}, {"name", product.name}, {"vendor", product.vendor}, {"kind", keyOf(product.kind)},
              {"class", keyOf(product.productClass)}};
    json["gpus"] = gpuCountOf(product);
    if (product.system) json["memory_nominal_gb"] = jsonNumber(product.system->memoryNominal.gigabytes());
    if (product.gpu) json["memory_nominal_gb"] = jsonNumber(product.gpu->memoryNominal.gigabytes());
    json["max_kw"] = product.power.max ? jsonNumber(product.power.max->kilowatts()) : Json(nullptr);
    json["height_u"] = product.body.height ? jsonNumber(product.body.height->units()) : Json(nullptr);
    json["cooling"] = keyOf(product.cooling);
    json["date"] = product.provenance.date.text();
    json["confidence"] = keyOf(product.provenance.confidence);
    return json;
}

Json modelJson(const Model& model) {
    return {{"id", model.id.text()}, {"name", model.name}, {"parameters_b", jsonNumber(static_cast<double>(model.totalParameters) / 1e9)},
            {"minimum_gb", jsonNumber(minimumMemory(model).gigabytes())}, {"stated", model.statedMinimum.has_value()}};
}

template<class Record>
Json named(const std::vector<Record>& records) {
    Json list = Json::array();
    for (const Record& record : records)
        list.push_back({{"id", record.id.text()}, {"name", record.name}});
    return list;
}

} // namespace

std::string catalogJson(const Catalog& catalog) {
    Json json{{"version", catalog.version()}};
    json["products"] = Json::array();
    for (const Product& product : catalog.products())
        json["products"].push_back(productJson(product));
    json["models"] = Json::array();
    for (const Model& model : catalog.models())
        json["models"].push_back(modelJson(model));
    json["price_books"] = named(catalog.priceBooks());
    json["cooling_policies"] = named(catalog.coolingPolicies());
    return jsonText(json);
}

} // namespace rackyard
