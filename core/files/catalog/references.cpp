#include "files/catalog/references.h"

#include <unordered_map>

namespace rackyard {

namespace {

const std::vector<YamlNode>& elementsOf(const YamlNode& map, std::string_view key) {
    static const std::vector<YamlNode> none;
    const YamlNode* list = map.find(key);
    return list ? list->elements : none;
}

} // namespace

void References::collect(const YamlNode& root, const std::string& file) {
    for (const YamlNode& product : elementsOf(root, "products"))
        add(Target::gpu, product.find("system"), "gpu", file);
    for (const YamlNode& choice : elementsOf(root, "switch_choices"))
        add(Target::networkSwitch, &choice, "switch", file);
    for (const YamlNode& book : elementsOf(root, "price_books"))
        collectPrices(book, file);
}

void References::collectPrices(const YamlNode& book, const std::string& file) {
    add(Target::gpu, book.find("cluster"), "gpu", file);
    for (const char* list : {"prices", "quote_required"})
        for (const YamlNode& price : elementsOf(book, list))
            add(Target::product, &price, "product", file);
}

void References::add(Target target, const YamlNode* record, const char* key, const std::string& file) {
    const YamlNode* node = record ? record->find(key) : nullptr;
    if (node && ProductId::parse(node->scalar)) references_.push_back({target, key, node->scalar, file, node->at});
}

bool References::leadsTo(const Product& product, Target target) {
    switch (target) {
    case Target::product: return true;
    case Target::gpu: return product.gpu.has_value();
    case Target::networkSwitch: return product.networkSwitch.has_value();
    }
    return false;
}

void References::check(const CatalogRecords& records, const Catalog* below, FileProblems& problems) const {
    std::unordered_map<std::string, const Product*> known;
    if (below)
        for (const Product& product : below->products())
            known[product.id.text()] = &product;
    for (const Product& product : records.products)
        known[product.id.text()] = &product;
    for (const Reference& reference : references_) {
        const auto found = known.find(reference.id);
        if (found != known.end() && leadsTo(*found->second, reference.target)) continue;
        problems.push_back({reference.file, reference.at,
                            {FindingCode::unknownReference, {}, {{"key", reference.key}, {"id", reference.id}}}});
    }
}

} // namespace rackyard
