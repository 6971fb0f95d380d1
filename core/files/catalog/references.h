#pragma once

#include "catalog/catalog.h"
#include "files/yaml/yaml_node.h"

#include <string>
#include <vector>

namespace rackyard {

/// Where catalog files name records of other files: the GPU of a system, the product of a price, the switch of a choice.
class References {
public:
    /// Takes the names in a file's root map; whatever has not the form of a reference is somebody else's problem.
    void collect(const YamlNode& root, const std::string& file);
    /// Reports every name that leads neither to `records` nor to `below` (null: the records stand alone).
    void check(const CatalogRecords& records, const Catalog* below, FileProblems& problems) const;

private:
    enum class Target { product, gpu, networkSwitch };
    struct Reference {
        Target target;
        std::string key;
        std::string id;
        std::string file;
        Position at;
    };
    static bool leadsTo(const Product& product, Target target);

    void add(Target target, const YamlNode* record, const char* key, const std::string& file);
    void collectPrices(const YamlNode& book, const std::string& file);

    std::vector<Reference> references_;
};

} // namespace rackyard
