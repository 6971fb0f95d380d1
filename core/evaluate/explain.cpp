#include "evaluate/explain.h"

#include "evaluate/evaluate.h"
#include "evaluate/explain_parts.h"

#include <charconv>

namespace rackyard {

namespace {

KeyPath split(std::string_view key) {
    KeyPath path;
    while (true) {
        const std::size_t dot = key.find('.');
        path.emplace_back(key.substr(0, dot));
        if (dot == std::string_view::npos) return path;
        key.remove_prefix(dot + 1);
    }
}

void addIndexed(std::vector<std::string>& keys, const std::string& before, std::size_t count, const std::vector<std::string>& after) {
    for (std::size_t i = 0; i < count; ++i)
        for (const std::string& figure : after)
            keys.push_back(before + std::to_string(i) + '.' + figure);
}

} // namespace

Derivation catalogLeaf(const Product& product, std::string figure, double value, std::string unit) {
    const auto own = product.figureProvenance.find(figure);
    const Provenance& provenance = own == product.figureProvenance.end() ? product.provenance : own->second;
    Derivation leaf = derive::leaf(std::move(figure), product.id.text(), value, std::move(unit), Derivation::Origin::catalog);
    leaf.sources = provenance.sources;
    leaf.date = provenance.date.text();
    return leaf;
}

Derivation designLeaf(std::string name, std::string subject, double value, std::string unit) {
    return derive::leaf(std::move(name), std::move(subject), value, std::move(unit), Derivation::Origin::design);
}

Derivation constantLeaf(std::string name, double value, std::string unit, Source source) {
    Derivation leaf = derive::leaf(std::move(name), {}, value, std::move(unit), Derivation::Origin::constant);
    leaf.sources = {std::move(source)};
    return leaf;
}

std::optional<std::size_t> indexIn(const std::string& piece, std::size_t size) {
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(piece.data(), piece.data() + piece.size(), index);
    if (error != std::errc() || end != piece.data() + piece.size() || index >= size) return std::nullopt;
    return index;
}

std::optional<Derivation> explain(const Design& design, const Catalog& catalog, std::string_view key) {
    const Resolved resolved = resolve(design, catalog);
    const Pooling pooling = poolMemory(resolved);
    const std::vector<FabricAnswer> fabrics = sizeFabrics(resolved);
    const ExplainContext context{resolved, pooling, fabrics};
    const KeyPath path = split(key);
    if (path.front() == "memory") return explainMemory(context, path);
    if (path.front() == "fit" || path.front() == "reference" || path.front() == "workloads") return explainFit(context, path);
    if (path.front() == "power") return explainPower(context, path);
    if (path.front() == "cost" || path.front() == "bom") return explainCost(context, path);
    return std::nullopt;
}

std::vector<std::string> explainableKeys(const Design& design, const Catalog& catalog) {
    const Evaluation evaluation = evaluate(design, catalog);
    std::vector<std::string> keys{"memory.on_paper_gb", "memory.pooled_gb"};
    addIndexed(keys, "memory.pools.", evaluation.memory.pools.size(), {"gb"});
    addIndexed(keys, "fit.", evaluation.fit.workloads.size(), {"minimum_gb", "headroom_gb"});
    addIndexed(keys, "reference.", evaluation.fit.references.size(), {"minimum_gb", "headroom_gb"});
    keys.insert(keys.end(), {"workloads.used_gb", "workloads.headroom_gb", "power.nameplate_kw", "power.max_kw",
                             "power.typical_kw", "power.typical_estimate_kw", "power.facility_kw", "power.btu_per_h",
                             "power.elsewhere_kw"});
    addIndexed(keys, "power.racks.", evaluation.power.racks.size(), {"max_kw", "typical_kw", "mass_kg"});
    keys.insert(keys.end(), {"cost.capex.low", "cost.capex.high"});
    addIndexed(keys, "bom.", evaluation.bom.size(), {"extended.low", "extended.high"});
    std::vector<std::string> answered;
    for (std::string& key : keys)
        if (explain(design, catalog, key)) answered.push_back(std::move(key));
    return answered;
}

} // namespace rackyard
