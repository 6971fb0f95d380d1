#include "evaluate/explain_parts.h"

#include "evaluate/evaluate.h"

#include <algorithm>

namespace rackyard {

namespace {

const Source heatSource{"Definition of the British thermal unit: 1 W = 3.412142 BTU/h", {}};

/// A figure of a product that adds up over a design, or nothing where nobody published it.
using FigureOf = std::optional<Derivation> (*)(const ProductFacts&);

std::optional<Derivation> maxOf(const ProductFacts& facts) {
    if (!facts.max) return std::nullopt;
    Derivation leaf = catalogLeaf(*facts.product, facts.maxIsEstimate ? "planning_power_w" : "max_power_w", facts.max->kilowatts(), "kW");
    leaf.estimate = facts.maxIsEstimate;
    return leaf;
}

std::optional<Derivation> typicalOf(const ProductFacts& facts) {
    if (!facts.typical) return std::nullopt;
    return catalogLeaf(*facts.product, "typical_power_w", facts.typical->kilowatts(), "kW");
}

std::optional<Derivation> nameplateFigure(const ProductFacts& facts) {
    if (!facts.nameplate || !facts.product) return std::nullopt;
    const PowerFigures& power = facts.product->power;
    return derive::product("nameplate", "kW", {catalogLeaf(*facts.product, "psu_w", power.psuRating->kilowatts(), "kW"),
                                               catalogLeaf(*facts.product, "psu_count", *power.psuCount, {})});
}

std::optional<Derivation> massOf(const ProductFacts& facts) {
    if (!facts.mass) return std::nullopt;
    return catalogLeaf(*facts.product, "weight_kg", facts.mass->kilograms(), "kg");
}

/// Systems by product, and switches that the fabrics derive.
struct Counts {
    std::vector<std::int64_t> byProduct;
    std::vector<std::pair<ProductId, std::int64_t>> derived;
};

Counts countAll(const ExplainContext& context) {
    const Design& design = context.resolved.design;
    Counts counts{std::vector<std::int64_t>(design.products.size(), 0), {}};
    design.items.forEach([&](const Item& item) { counts.byProduct[static_cast<std::size_t>(item.product)] += item.quantity; });
    for (const FabricAnswer& fabric : context.fabrics)
        if (const std::int64_t switches = derivedSwitches(fabric); switches > 0 && fabric.switchProduct)
            counts.derived.emplace_back(*fabric.switchProduct, switches);
    return counts;
}

Derivation times(Derivation figure, const char* what, const std::string& subject, std::int64_t count) {
    std::string name = figure.name; // a copy: the figure itself moves into its parts
    std::string unit = figure.unit;
    return derive::product(std::move(name), std::move(unit), {std::move(figure), designLeaf(what, subject, static_cast<double>(count))});
}

Derivation total(const ExplainContext& context, const Counts& counts, FigureOf figureOf, std::string name, std::string unit) {
    std::vector<Derivation> parts;
    for (std::size_t i = 0; i < counts.byProduct.size(); ++i) {
        const ProductFacts& facts = context.resolved.facts[i];
        if (counts.byProduct[i] == 0 || !facts.product) continue;
        if (auto figure = figureOf(facts)) parts.push_back(times(std::move(*figure), "quantity", facts.product->id.text(), counts.byProduct[i]));
    }
    for (const auto& [id, switches] : counts.derived)
        if (const Product* product = context.resolved.catalog.product(id))
            if (auto figure = figureOf(factsOf(*product, context.resolved.catalog, MemoryBasis::nominal)))
                parts.push_back(times(std::move(*figure), "derived_switches", id.text(), switches));
    return derive::sum(std::move(name), std::move(unit), std::move(parts));
}

/// The ids of racks as `power.racks` lists them: cabinets, then rack-scale systems.
struct RackRow {
    std::optional<RackId> rack;
    std::optional<ItemId> system;
};

std::vector<RackRow> rackRows(const ExplainContext& context) {
    std::vector<RackRow> rows;
    context.resolved.design.racks.forEach([&](const Rack& rack) { rows.push_back({rack.id, std::nullopt}); });
    context.resolved.design.items.forEach([&](const Item& item) {
        const ProductFacts& facts = context.resolved.of(item.product);
        if (!std::holds_alternative<OnFloor>(item.placement) || !facts.product || !isRackScale(*facts.product)) return;
        for (std::int32_t n = 0; n < item.quantity; ++n)
            rows.push_back({std::nullopt, item.id});
    });
    return rows;
}

Counts countIn(const ExplainContext& context, const RackRow& row) {
    const Design& design = context.resolved.design;
    Counts counts{std::vector<std::int64_t>(design.products.size(), 0), {}};
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (row.rack && place && place->rack == *row.rack) counts.byProduct[static_cast<std::size_t>(item.product)] += item.quantity;
        if (row.system && item.id == *row.system) counts.byProduct[static_cast<std::size_t>(item.product)] += 1;
    });
    return counts;
}

std::optional<Derivation> explainRack(const ExplainContext& context, const RackRow& row, const std::string& figure) {
    Counts counts = countIn(context, row);
    if (figure == "max_kw") return total(context, counts, maxOf, figure, "kW");
    if (figure == "typical_kw") return total(context, counts, typicalOf, figure, "kW");
    if (figure != "mass_kg") return std::nullopt;
    if (row.rack) ++counts.byProduct[static_cast<std::size_t>(context.resolved.design.racks.find(*row.rack)->product)];
    return total(context, counts, massOf, figure, "kg");
}

Derivation elsewhere(const ExplainContext& context, Derivation max) {
    std::vector<Derivation> racks;
    for (const RackRow& row : rackRows(context))
        racks.push_back(total(context, countIn(context, row), maxOf, "rack", "kW"));
    return derive::difference("elsewhere_kw", "kW", std::move(max), derive::sum("racks_kw", "kW", std::move(racks)));
}

} // namespace

std::optional<Derivation> explainPower(const ExplainContext& context, const KeyPath& key) {
    const Assumptions& assumptions = context.resolved.design.assumptions;
    if (key.size() == 4 && key[1] == "racks") {
        const std::vector<RackRow> rows = rackRows(context);
        const auto index = indexIn(key[2], rows.size());
        return index ? explainRack(context, rows[*index], key[3]) : std::nullopt;
    }
    if (key.size() != 2) return std::nullopt;
    const Counts counts = countAll(context);
    if (key[1] == "nameplate_kw") return total(context, counts, nameplateFigure, key[1], "kW");
    if (key[1] == "typical_kw") return total(context, counts, typicalOf, key[1], "kW");
    Derivation max = total(context, counts, maxOf, "max_kw", "kW");
    if (key[1] == "max_kw") return max;
    if (key[1] == "facility_kw")
        return derive::product(key[1], "kW", {std::move(max), designLeaf("pue", {}, assumptions.pue.value())});
    if (key[1] == "typical_estimate_kw") {
        Derivation estimate = derive::product(key[1], "kW", {std::move(max), designLeaf("load_factor", {}, assumptions.loadFactor.value())});
        estimate.estimate = true;
        return estimate;
    }
    if (key[1] == "btu_per_h")
        return derive::product(key[1], "BTU/h", {std::move(max), constantLeaf("btu_per_h_per_kw", 3412.142, "BTU/h/kW", heatSource)});
    if (key[1] == "elsewhere_kw") return elsewhere(context, std::move(max));
    return std::nullopt;
}

} // namespace rackyard
