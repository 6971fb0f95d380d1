#include "files/design_file.h"

#include "files/catalog_files.h"
#include "files/yaml/record_writer.h"

#include <algorithm>
#include <set>

namespace rackyard {

namespace {

/// Writes `{key: value, key: value}` on one line.
class FlowMap {
public:
    explicit FlowMap(std::string& out) : out_(out) { out_ += '{'; }
    FlowMap& add(std::string_view key, std::string_view value) {
        if (!first_) out_ += ", ";
        first_ = false;
        out_.append(key).append(": ").append(value);
        return *this;
    }
    FlowMap& text(std::string_view key, std::string_view value) { return value.empty() ? *this : add(key, yamlScalar(value)); }
    template<class T>
    FlowMap& quantity(std::string_view key, const T& value, const Unit<T>& unit) {
        return add(key, decimalText(unit.scaled(value), unit.digits) + ' ' + std::string(unit.word));
    }
    template<class T>
    FlowMap& quantity(std::string_view key, const std::optional<T>& value, const Unit<T>& unit) {
        return value ? quantity(key, *value, unit) : *this;
    }
    FlowMap& point(std::string_view key, Point at) {
        return add(key, '[' + std::to_string(at.xMillimetres) + " mm, " + std::to_string(at.yMillimetres) + " mm]");
    }
    bool empty() const { return first_; }
    void close() { out_ += '}'; }

private:
    std::string& out_;
    bool first_ = true;
};

void addSiteCooling(FlowMap& map, const std::map<CoolingClass, Power>& limits) {
    if (limits.empty()) return;
    std::string nested;
    FlowMap inner(nested);
    for (const auto& [coolingClass, limit] : limits)
        inner.quantity(keyOf(coolingClass), limit, unit::kilowatts);
    inner.close();
    map.add("site_cooling", nested);
}

void writeAssumptions(std::string& out, const Assumptions& a) {
    const Assumptions usual;
    std::string line;
    FlowMap map(line);
    if (a.memory != usual.memory) map.add("memory", keyOf(a.memory));
    if (a.priceBook != usual.priceBook) map.add("price_book", a.priceBook.text());
    if (a.coolingPolicy != usual.coolingPolicy) map.add("cooling_policy", a.coolingPolicy.text());
    if (a.pue != usual.pue) map.add("pue", decimalText(a.pue.millionths(), unit::ratio.digits));
    if (a.loadFactor != usual.loadFactor) map.add("load_factor", decimalText(a.loadFactor.millionths(), unit::ratio.digits));
    map.quantity("rack_limit", a.rackPowerLimit, unit::kilowatts);
    map.quantity("site_limit", a.sitePowerLimit, unit::kilowatts);
    addSiteCooling(map, a.siteCooling);
    if (map.empty()) return;
    map.close();
    out += "assumptions: " + line + '\n';
}

void writeProposal(std::string& out, const ProposalDetails& p) {
    if (p == ProposalDetails()) return;
    std::string line;
    FlowMap map(line);
    map.text("customer", p.customer).text("project", p.project).text("number", p.number);
    map.text("prepared_by", p.preparedBy).text("valid_until", p.validUntil);
    if (p.language != ProposalDetails().language) map.text("language", p.language);
    map.close();
    out += "proposal: " + line + '\n';
}

void writeWorkloads(std::string& out, const Design& design) {
    if (!design.workloads.empty()) out += "workloads:\n";
    for (const Workload& workload : design.workloads) {
        out += "  - ";
        FlowMap map(out);
        map.add("id", workload.id.text()).add("model", workload.model.text()).add("replicas", std::to_string(workload.replicas));
        map.close();
        out += '\n';
    }
    if (design.referenceModels.empty()) return;
    out += "reference_models: [";
    for (std::size_t i = 0; i < design.referenceModels.size(); ++i)
        out += (i > 0 ? ", " : "") + design.referenceModels[i].text();
    out += "]\n";
}

void writeFabric(std::string& out, const Fabric& fabric) {
    FlowMap map(out);
    map.add("id", fabric.id.text()).text("name", fabric.name).add("kind", keyOf(fabric.kind)).add("role", keyOf(fabric.role));
    map.quantity("speed", fabric.speed, unit::gigabitsPerSecond).add("topology", keyOf(fabric.topology));
    map.add("oversubscription", std::to_string(fabric.oversubscription));
    if (fabric.unitNodes) map.add("unit", std::to_string(*fabric.unitNodes));
    if (fabric.managerPorts != 0) map.add("manager_ports", std::to_string(fabric.managerPorts));
    if (fabric.isDefault) map.add("default", "true");
    if (fabric.at) map.point("at", *fabric.at);
    map.close();
}

void writeRack(std::string& out, const Design& design, const Rack& rack) {
    FlowMap map(out);
    map.add("id", rack.id.text()).add("product", design.productId(rack.product).text()).text("name", rack.name);
    map.point("at", rack.at).quantity("limit", rack.powerLimit, unit::kilowatts);
    map.close();
}

void writeItem(std::string& out, const Design& design, const Item& item) {
    FlowMap map(out);
    map.add("id", item.id.text()).add("product", design.productId(item.product).text()).text("name", item.name);
    if (const auto* place = std::get_if<InRack>(&item.placement))
        map.add("rack", place->rack.text()).add("u", decimalText(place->u.halves() * 5, 1));
    else
        map.point("at", std::get<OnFloor>(item.placement).at);
    if (item.quantity != 1) map.add("qty", std::to_string(item.quantity));
    if (item.bridge != 0) map.add("bridge", std::to_string(item.bridge));
    map.text("tier", item.tier);
    if (!item.fabrics.empty()) {
        std::string list;
        for (const FabricId& fabric : item.fabrics)
            list.append(list.empty() ? "[" : ", ").append(fabric.text());
        map.add("fabrics", list + ']');
    }
    map.close();
}

template<class Elements, class Write>
void writeList(std::string& out, const char* key, const Elements& elements, Write write) {
    if (elements.empty()) return;
    out.append(key).append(":\n");
    for (const auto& element : elements) {
        out += "  - ";
        write(element);
        out += '\n';
    }
}

void writeCopies(std::string& out, const CatalogCopy& copy) {
    if (!copy.records) {
        out += "catalog: " + yamlScalar(copy.version) + '\n';
        return;
    }
    out += "catalog:\n";
    const std::string text = writeCatalog(*copy.records);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        out.append("  ").append(text, begin, end - begin + 1);
        begin = end + 1;
    }
}

/// Ids of all that a design names, with the GPUs inside its systems and the switches of its fabrics.
std::set<ProductId> usedProducts(const Design& design, const Catalog& catalog) {
    std::set<ProductId> used;
    const auto use = [&](const ProductId& id) {
        used.insert(id);
        if (const Product* product = catalog.product(id); product && product->system) used.insert(product->system->gpu);
    };
    std::vector<bool> placed(design.products.size(), false);
    design.items.forEach([&](const Item& item) { placed[static_cast<std::size_t>(item.product)] = true; });
    design.racks.forEach([&](const Rack& rack) { placed[static_cast<std::size_t>(rack.product)] = true; });
    for (std::size_t i = 0; i < placed.size(); ++i)
        if (placed[i]) use(design.products[i]);
    for (const Fabric& fabric : design.fabrics)
        if (const SwitchChoice* choice = catalog.switchChoice(fabric.kind, fabric.speed)) use(choice->product);
    return used;
}

PriceBook pricesOf(const PriceBook& book, const std::set<ProductId>& used) {
    PriceBook copy = book;
    std::erase_if(copy.prices, [&](const auto& entry) { return used.count(entry.first) == 0; });
    return copy;
}

} // namespace

std::string writeDesign(const Design& design) {
    std::string out;
    out.reserve(256 + design.items.size() * 96 + design.racks.size() * 80);
    out += "format: " + std::to_string(designFormat) + '\n';
    if (!design.name.empty()) out += "name: " + yamlScalar(design.name) + '\n';
    writeAssumptions(out, design.assumptions);
    writeProposal(out, design.proposal);
    writeWorkloads(out, design);
    writeList(out, "fabrics", design.fabrics, [&](const Fabric& fabric) { writeFabric(out, fabric); });
    writeList(out, "racks", design.racks, [&](const Rack& rack) { writeRack(out, design, rack); });
    writeList(out, "items", design.items, [&](const Item& item) { writeItem(out, design, item); });
    out += "next_id: " + std::to_string(design.nextId) + '\n';
    if (design.catalog) writeCopies(out, *design.catalog);
    return out;
}

Design withCatalogCopies(const Design& design, const Catalog& catalog) {
    const std::set<ProductId> used = usedProducts(design, catalog);
    CatalogRecords records;
    // Figures that a file kept are of the version they were copied from, until the user adopts newer ones.
    const bool keepsCopies = design.catalog && design.catalog->records;
    records.version = keepsCopies ? design.catalog->version : catalog.version();
    for (const Product& product : catalog.products())
        if (used.count(product.id) > 0) records.products.push_back(product);
    const auto names = [&](const ModelId& id) {
        return std::find(design.referenceModels.begin(), design.referenceModels.end(), id) != design.referenceModels.end() ||
               std::any_of(design.workloads.begin(), design.workloads.end(), [&](const Workload& w) { return w.model == id; });
    };
    for (const Model& model : catalog.models())
        if (names(model.id)) records.models.push_back(model);
    if (const PriceBook* book = catalog.priceBook(design.assumptions.priceBook)) records.priceBooks.push_back(pricesOf(*book, used));
    if (const CoolingPolicy* policy = catalog.coolingPolicy(design.assumptions.coolingPolicy)) records.coolingPolicies.push_back(*policy);
    for (const Fabric& fabric : design.fabrics)
        if (const SwitchChoice* choice = catalog.switchChoice(fabric.kind, fabric.speed))
            if (std::find(records.switchChoices.begin(), records.switchChoices.end(), *choice) == records.switchChoices.end())
                records.switchChoices.push_back(*choice);
    Design copy = design;
    const std::string version = records.version;
    copy.catalog = CatalogCopy{version, std::make_shared<const CatalogRecords>(std::move(records))};
    return copy;
}

} // namespace rackyard
