#include "files/design_file.h"

#include "files/catalog/catalog_node.h"
#include "files/yaml/record_reader.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

namespace rackyard {

namespace {

constexpr std::int64_t farthestMillimetres = 10'000'000; // ten kilometres: beyond it a yard is a typing error

/// The number in which an id ends, 0 where it has none.
std::int64_t numberOf(std::string_view id) {
    const std::size_t digits = id.find_last_not_of("0123456789");
    std::int64_t number = 0;
    std::from_chars(id.data() + (digits == std::string_view::npos ? 0 : digits + 1), id.data() + id.size(), number);
    return number;
}

class DesignReader {
public:
    DesignReader(const YamlNode& root, const std::string& file, FileProblems& problems)
        : reader_(root, file, problems), file_(file), problems_(problems) {}

    /// False where the file is of a format that this program cannot read; then nothing else is worth reporting.
    bool readFormat() {
        const YamlNode* node = reader_.require("format");
        if (!node) return false;
        const auto text = reader_.scalarText(*node, "format");
        const auto format = text ? scaledDecimal(*text, 0) : std::nullopt;
        if (format && *format > designFormat) {
            reader_.report(FindingCode::newerFormat, node->at, {{"format", *format}, {"supported", std::int64_t{designFormat}}});
            return false;
        }
        if (format && *format == designFormat) return true;
        reader_.report(FindingCode::unknownFormat, node->at, {{"format", text.value_or(std::string())}});
        return false;
    }

    Design read() {
        design_.name = reader_.text("name").value_or(std::string());
        readAssumptions();
        readProposal();
        readWorkloads();
        for (const YamlNode* node : reader_.list("reference_models"))
            if (auto model = idAt<ModelId>(reader_, *node, "reference_models")) design_.referenceModels.push_back(*model);
        for (const YamlNode* node : reader_.list("fabrics"))
            readFabric(*node);
        std::vector<Rack> racks;
        for (const YamlNode* node : reader_.list("racks"))
            readRack(*node, racks);
        design_.racks = Blocks<Rack>(std::move(racks));
        std::vector<Item> items;
        for (const YamlNode* node : reader_.list("items"))
            readItem(*node, items);
        design_.items = Blocks<Item>(std::move(items));
        const auto next = reader_.integer("next_id", 1, INT64_MAX / 2);
        design_.nextId = std::max(next.value_or(1), highestNumber_ + 1);
        readCatalog();
        reader_.finish();
        if (systems_ > mostSystems)
            reader_.report(FindingCode::tooManySystems, reader_.at(), {{"systems", systems_}, {"most", mostSystems}});
        return std::move(design_);
    }

private:
    template<class IdType>
    std::optional<IdType> idAt(RecordReader& reader, const YamlNode& node, std::string_view key) {
        return reader.parsedAt(node, key, [](std::string_view t) { return IdType::parse(t); }, FindingCode::invalidId);
    }
    template<class IdType>
    std::optional<IdType> idOf(RecordReader& reader, std::string_view key) {
        const YamlNode* node = reader.require(key);
        return node ? idAt<IdType>(reader, *node, key) : std::nullopt;
    }
    /// An element's own id, which nothing before it may have.
    template<class IdType>
    std::optional<IdType> ownId(RecordReader& reader) {
        const auto id = idOf<IdType>(reader, "id");
        if (!id) return std::nullopt;
        highestNumber_ = std::max(highestNumber_, numberOf(id->text()));
        if (!seen_.insert(std::string(id->text())).second)
            reader.report(FindingCode::duplicateId, reader.at(), {{"id", std::string(id->text())}});
        return id;
    }

    void readAssumptions() {
        const YamlNode* node = reader_.map("assumptions");
        if (!node) return;
        RecordReader reader(*node, file_, problems_);
        Assumptions& a = design_.assumptions;
        if (auto memory = reader.parsed("memory", memoryBasisOf)) a.memory = *memory;
        if (reader.has("price_book"))
            if (auto book = idOf<PriceBookId>(reader, "price_book")) a.priceBook = *book;
        if (reader.has("cooling_policy"))
            if (auto policy = idOf<CoolingPolicyId>(reader, "cooling_policy")) a.coolingPolicy = *policy;
        reader.take("price_book");
        reader.take("cooling_policy");
        if (auto pue = reader.figure("pue", unit::ratio)) a.pue = *pue;
        if (auto load = reader.figure("load_factor", unit::ratio)) a.loadFactor = *load;
        a.rackPowerLimit = reader.quantity("rack_limit", unit::kilowatts);
        a.sitePowerLimit = reader.quantity("site_limit", unit::kilowatts);
        readSiteCooling(reader);
        reader.finish();
    }

    void readSiteCooling(RecordReader& reader) {
        const YamlNode* node = reader.map("site_cooling");
        if (!node) return;
        for (const YamlEntry& entry : node->entries) {
            const auto coolingClass = coolingClassOf(entry.key);
            if (!coolingClass) reader.report(FindingCode::unknownKey, entry.keyAt, {{"key", entry.key}});
            const auto limit = reader.quantityAt(entry.value, entry.key, unit::kilowatts);
            if (coolingClass && limit) design_.assumptions.siteCooling.emplace(*coolingClass, *limit);
        }
    }

    void readProposal() {
        const YamlNode* node = reader_.map("proposal");
        if (!node) return;
        RecordReader reader(*node, file_, problems_);
        ProposalDetails& p = design_.proposal;
        const auto take = [&](std::string_view key, std::string& value) {
            if (auto text = reader.text(key)) value = std::move(*text);
        };
        take("customer", p.customer);
        take("project", p.project);
        take("number", p.number);
        take("prepared_by", p.preparedBy);
        take("valid_until", p.validUntil);
        take("language", p.language);
        reader.finish();
    }

    void readWorkloads() {
        for (const YamlNode* node : reader_.list("workloads")) {
            RecordReader reader(*node, file_, problems_);
            const auto id = ownId<WorkloadId>(reader);
            const auto model = idOf<ModelId>(reader, "model");
            const auto replicas = reader.integer("replicas", 1, 1'000'000);
            reader.finish();
            if (id && model) design_.workloads.push_back({*id, *model, static_cast<std::int32_t>(replicas.value_or(1))});
        }
    }

    void readFabric(const YamlNode& node) {
        RecordReader reader(node, file_, problems_);
        const auto id = ownId<FabricId>(reader);
        if (!id) return;
        Fabric fabric{.id = *id};
        fabric.name = reader.text("name").value_or(std::string());
        if (auto kind = reader.parsed("kind", fabricKindOf)) fabric.kind = *kind;
        if (auto role = reader.parsed("role", fabricRoleOf)) fabric.role = *role;
        if (auto speed = reader.quantity("speed", unit::gigabitsPerSecond)) fabric.speed = *speed;
        if (auto topology = reader.parsed("topology", topologyOf)) fabric.topology = *topology;
        fabric.oversubscription = static_cast<std::int32_t>(reader.integer("oversubscription", 1, 1000).value_or(1));
        fabric.managerPorts = static_cast<std::int32_t>(reader.integer("manager_ports", 0, 10'000).value_or(0));
        if (auto unitNodes = reader.integer("unit", 1, 1'000'000)) fabric.unitNodes = static_cast<std::int32_t>(*unitNodes);
        fabric.isDefault = reader.flag("default").value_or(false);
        fabric.at = pointOf(reader);
        reader.finish();
        design_.fabrics.push_back(std::move(fabric));
    }

    void readRack(const YamlNode& node, std::vector<Rack>& racks) {
        RecordReader reader(node, file_, problems_);
        const auto id = ownId<RackId>(reader);
        const auto product = idOf<ProductId>(reader, "product");
        std::string name = reader.text("name").value_or(std::string());
        const auto at = pointOf(reader);
        const auto limit = reader.quantity("limit", unit::kilowatts);
        reader.finish();
        if (!id || !product) return;
        rackIds_.insert(*id);
        racks.push_back({*id, internProduct(*product), std::move(name), at.value_or(Point()), limit});
    }

    void readItem(const YamlNode& node, std::vector<Item>& items) {
        RecordReader reader(node, file_, problems_);
        const auto id = ownId<ItemId>(reader);
        const auto product = idOf<ProductId>(reader, "product");
        std::string name = reader.text("name").value_or(std::string());
        const auto quantity = static_cast<std::int32_t>(reader.integer("qty", 1, mostSystems).value_or(1));
        const Placement placement = placementOf(reader, quantity);
        std::int32_t bridge = 0;
        if (auto cards = reader.integer("bridge", 2, 4)) bridge = static_cast<std::int32_t>(*cards);
        if (bridge == 3) reader.report(FindingCode::invalidValue, reader.take("bridge")->at, {{"key", std::string("bridge")}, {"value", std::string("3")}});
        std::string tier = tierOf(reader);
        std::vector<FabricId> fabrics = membershipsOf(reader);
        reader.finish();
        systems_ += quantity;
        if (!id || !product) return;
        items.push_back({*id, internProduct(*product), quantity, bridge, placement, std::move(name), std::move(tier), std::move(fabrics)});
    }

    Placement placementOf(RecordReader& reader, std::int32_t quantity) {
        const auto at = pointOf(reader);
        if (!reader.has("rack")) {
            reader.take("rack");
            if (reader.has("u")) reader.reportMissing("rack");
            reader.take("u");
            return OnFloor{at.value_or(Point())};
        }
        const YamlNode* rackNode = reader.take("rack");
        const auto rack = idAt<RackId>(reader, *rackNode, "rack");
        if (rack && rackIds_.count(*rack) == 0)
            reader.report(FindingCode::unknownReference, rackNode->at, {{"key", std::string("rack")}, {"id", std::string(rack->text())}});
        if (quantity > 1)
            reader.report(FindingCode::outOfRange, reader.take("qty")->at, {{"key", std::string("qty")}, {"value", std::to_string(quantity)}});
        if (at) reader.report(FindingCode::unknownKey, reader.take("at")->at, {{"key", std::string("at")}});
        // Far above any rack too: edits never refuse, and what was saved must open again. That it hangs out is a finding.
        static const Unit<RackUnits> place{"U", 1, unit::rackUnits.make, unit::rackUnits.scaled, 10, 100'000'000};
        if (!reader.has("u")) reader.reportMissing("u");
        const auto u = reader.figure("u", place);
        if (!rack) return OnFloor{};
        return InRack{*rack, u.value_or(RackUnits::of(1))};
    }

    std::optional<Point> pointOf(RecordReader& reader) {
        const YamlNode* node = reader.take("at");
        if (!node) return std::nullopt;
        if (node->kind != YamlNode::Kind::sequence || node->elements.size() != 2) {
            reader.report(FindingCode::wrongType, node->at, {{"key", std::string("at")}, {"expected", std::string("[x mm, y mm]")}});
            return std::nullopt;
        }
        static const Unit<std::int64_t> whole{"mm", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; },
                                              -farthestMillimetres, farthestMillimetres};
        const auto x = reader.quantityAt(node->elements[0], "at", whole);
        const auto y = reader.quantityAt(node->elements[1], "at", whole);
        if (!x || !y) return std::nullopt;
        return Point{*x, *y};
    }

    static std::string tierOf(RecordReader& reader) {
        const auto tier = reader.parsed("tier", [](std::string_view t) -> std::optional<std::string> {
            if (t == "leaf" || t == "spine" || t == "core") return std::string(t);
            return std::nullopt;
        });
        return tier.value_or(std::string());
    }

    std::vector<FabricId> membershipsOf(RecordReader& reader) {
        std::vector<FabricId> fabrics;
        int computes = 0;
        for (const YamlNode* node : reader.list("fabrics")) {
            const auto id = idAt<FabricId>(reader, *node, "fabrics");
            if (!id) continue;
            if (std::find(fabrics.begin(), fabrics.end(), *id) != fabrics.end()) {
                reader.report(FindingCode::duplicateId, node->at, {{"id", std::string(id->text())}});
                continue;
            }
            const Fabric* fabric = design_.fabric(*id);
            if (!fabric)
                reader.report(FindingCode::unknownReference, node->at, {{"key", std::string("fabrics")}, {"id", std::string(id->text())}});
            else if (fabric->role == FabricRole::compute && ++computes > 1)
                reader.report(FindingCode::invalidValue, node->at, {{"key", std::string("fabrics")}, {"value", std::string(id->text())}});
            fabrics.push_back(*id);
        }
        return fabrics;
    }

    void readCatalog() {
        const YamlNode* node = reader_.take("catalog");
        if (!node) return;
        if (node->kind == YamlNode::Kind::scalar) {
            if (node->scalar != "built-in")
                reader_.report(FindingCode::invalidValue, node->at, {{"key", std::string("catalog")}, {"value", node->scalar}});
            design_.catalog = CatalogCopy{node->scalar, nullptr};
            return;
        }
        CatalogRecords records = readCatalogNode(*node, file_, problems_);
        const std::string version = records.version;
        design_.catalog = CatalogCopy{version, std::make_shared<const CatalogRecords>(std::move(records))};
    }

    ProductIndex internProduct(const ProductId& id) {
        const auto [place, isNew] = productIndex_.try_emplace(id, design_.products.size());
        if (isNew) design_.products.push_back(id);
        return static_cast<ProductIndex>(place->second);
    }

    RecordReader reader_;
    const std::string& file_;
    FileProblems& problems_;
    Design design_;
    std::unordered_set<std::string> seen_;
    std::unordered_set<RackId> rackIds_;
    std::unordered_map<ProductId, std::size_t> productIndex_;
    std::int64_t highestNumber_ = 0;
    std::int64_t systems_ = 0;
};

// Comments do not survive saving; whoever wrote one should know before it happens.
void reportComments(std::string_view text, const std::string& file, FileProblems& problems) {
    int line = 1;
    char quote = 0;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') {
            ++line;
            lineStart = i + 1;
            continue;
        }
        const bool opens = i == lineStart || std::string_view(" \t[{,:").find(text[i - 1]) != std::string_view::npos;
        if (quote) {
            if (c == '\\' && quote == '"')
                ++i;
            else if (c == quote)
                quote = 0;
        } else if ((c == '"' || c == '\'') && opens) {
            quote = c;
        } else if (c == '#' && (i == lineStart || text[i - 1] == ' ' || text[i - 1] == '\t')) {
            problems.push_back({file, {line, static_cast<int>(i - lineStart) + 1}, {FindingCode::commentsNotKept, {}, {}}});
            return;
        }
    }
}

} // namespace

std::optional<Design> readDesign(std::string_view text, const std::string& file, FileProblems& problems) {
    FileProblems found;
    std::optional<Design> design;
    if (const auto root = readYaml(text, file, found)) {
        DesignReader reader(*root, file, found);
        if (reader.readFormat()) design = reader.read();
    }
    reportComments(text, file, found);
    if (hasErrors(found)) design.reset();
    std::stable_sort(found.begin(), found.end(), [](const FileProblem& a, const FileProblem& b) {
        return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    problems.insert(problems.end(), found.begin(), found.end());
    return design;
}

} // namespace rackyard
