#include "advise/remedy_edits.h"

#include "design/edits.h"
#include "evaluate/evaluate.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr std::int64_t gapMillimetres = 1100;

const Product* productOf(const Design& design, const Catalog& catalog, const Item& item) {
    return catalog.product(design.productId(item.product));
}

bool joinsFabrics(const Product* product) { return product && product->system && product->system->gpuCount >= 2 && !isRackScale(*product); }

// To the right of everything, on the line of the first rack.
Point besideAll(const Design& design) {
    Point at;
    bool first = true;
    design.racks.forEach([&](const Rack& rack) {
        if (first) at = rack.at;
        first = false;
        at.xMillimetres = std::max(at.xMillimetres, rack.at.xMillimetres);
    });
    design.items.forEach([&](const Item& item) {
        if (const auto* floor = std::get_if<OnFloor>(&item.placement)) at.xMillimetres = std::max(at.xMillimetres, floor->at.xMillimetres);
    });
    if (!design.racks.empty() || !design.items.empty()) at.xMillimetres += gapMillimetres;
    return at;
}

// The cabinet that the design uses already, else the tallest of the catalog.
std::optional<ProductId> cabinetFor(const Design& design, const Catalog& catalog) {
    std::optional<ProductId> used;
    design.racks.forEach([&](const Rack& rack) { used = design.productId(rack.product); });
    if (used) return used;
    const Product* best = nullptr;
    for (const Product& product : catalog.products())
        if (product.cabinet && (!best || best->cabinet->usable < product.cabinet->usable)) best = &product;
    return best ? std::optional(best->id) : std::nullopt;
}

/// The system that the design holds most of, or null.
const Product* commonSystem(const Design& design, const Catalog& catalog) {
    std::vector<std::int64_t> counts(design.products.size(), 0);
    design.items.forEach([&](const Item& item) {
        const Product* product = productOf(design, catalog, item);
        if (product && product->system) counts[static_cast<std::size_t>(item.product)] += item.quantity;
    });
    const auto most = std::max_element(counts.begin(), counts.end());
    if (most == counts.end() || *most == 0) return nullptr;
    return catalog.product(design.products[static_cast<std::size_t>(most - counts.begin())]);
}

Design withOneMore(const Design& design, const Catalog& catalog, const Product& system) {
    if (!isRackMountable(system)) return withItem(design, catalog, {.product = system.id, .placement = OnFloor{besideAll(design)}}).first;
    const auto cabinet = cabinetFor(design, catalog);
    if (!cabinet) return design;
    auto [changed, rack] = withRack(design, *cabinet, besideAll(design));
    const RackUnits u = lowestFreeU(changed, catalog, rack, *system.body.height).value_or(RackUnits::of(1));
    return withItem(changed, catalog, {.product = system.id, .placement = InRack{rack, u}}).first;
}

std::vector<Item> itemsIn(const Design& design, const RackId& rack) {
    std::vector<Item> items;
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (place && place->rack == rack) items.push_back(item);
    });
    std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
        return std::get<InRack>(b.placement).u < std::get<InRack>(a.placement).u;
    });
    return items;
}

bool isBroken(const Design& design, const Catalog& catalog, const RackId& rack, FindingCode code) {
    const Evaluation evaluation = evaluate(design, catalog);
    return std::any_of(evaluation.findings.begin(), evaluation.findings.end(), [&](const Finding& finding) {
        return finding.code == code && std::find(finding.subjects.begin(), finding.subjects.end(), Subject(rack)) != finding.subjects.end();
    });
}

} // namespace

std::optional<Remedy> withAllJoined(const Design& design, const Catalog& catalog) {
    Remedy remedy{RemedyKind::joinFabric, 0, std::nullopt, design};
    const Fabric* fabric = design.defaultFabric();
    std::optional<FabricId> target;
    if (fabric && fabric->kind != FabricKind::ethernet) {
        target = fabric->id;
    } else {
        Fabric fresh{.id = *FabricId::parse("f"), .isDefault = true};
        auto [changed, id] = withFabric(design, fresh);
        remedy.after = std::move(changed);
        target = id;
    }
    std::vector<ItemId> joining;
    design.items.forEach([&](const Item& item) {
        const bool member = std::find(item.fabrics.begin(), item.fabrics.end(), *target) != item.fabrics.end();
        if (member || !joinsFabrics(productOf(design, catalog, item))) return;
        joining.push_back(item.id);
        remedy.count += item.quantity;
    });
    if (joining.empty()) return std::nullopt;
    remedy.after = joined(remedy.after, joining, *target);
    return remedy;
}

std::optional<Remedy> withMoreSystems(const Design& design, const Catalog& catalog, std::int64_t count) {
    const Product* system = commonSystem(design, catalog);
    if (!system || !system->system || system->system->scaleUpGpus < 2) return std::nullopt;
    Remedy remedy{RemedyKind::addSystems, count, system->id, design};
    for (std::int64_t n = 0; n < count; ++n)
        remedy.after = withOneMore(remedy.after, catalog, *system);
    // Systems that stand alone serve one model only once a fabric joins them.
    if (auto all = withAllJoined(remedy.after, catalog); all && joinsFabrics(system)) remedy.after = std::move(all->after);
    return remedy;
}

std::optional<Remedy> withDeviceMoved(const Design& design, const Catalog& catalog, const ItemId& id) {
    const Item* item = design.items.find(id);
    const auto* place = item ? std::get_if<InRack>(&item->placement) : nullptr;
    const Product* product = item ? productOf(design, catalog, *item) : nullptr;
    if (!place || !product || !product->body.height) return std::nullopt;
    const RackUnits height = *product->body.height;
    Remedy remedy{RemedyKind::moveDevice, 1, product->id, design};
    const Design lifted = withPlacement(design, catalog, id, OnFloor{});
    if (const auto u = lowestFreeU(lifted, catalog, place->rack, height)) {
        remedy.after = withPlacement(design, catalog, id, InRack{place->rack, *u});
        return remedy;
    }
    const auto cabinet = cabinetFor(design, catalog);
    if (!cabinet) return std::nullopt;
    auto [changed, rack] = withRack(design, *cabinet, besideAll(design));
    remedy.after = withPlacement(changed, catalog, id, InRack{rack, RackUnits::of(1)});
    return remedy;
}

std::optional<Remedy> withRackSpread(const Design& design, const Catalog& catalog, const RackId& rackId, FindingCode broken) {
    const Rack* rack = design.racks.find(rackId);
    if (!rack) return std::nullopt;
    Remedy remedy{RemedyKind::spreadRack, 1, std::nullopt, design};
    std::optional<RackId> target;
    for (const Item& item : itemsIn(design, rackId)) {
        if (!isBroken(remedy.after, catalog, rackId, broken)) return remedy;
        const Product* product = productOf(design, catalog, item);
        if (!product || !product->body.height) continue;
        auto u = target ? lowestFreeU(remedy.after, catalog, *target, *product->body.height) : std::nullopt;
        if (u) {
            const Design tried = withPlacement(remedy.after, catalog, item.id, InRack{*target, *u});
            if (isBroken(tried, catalog, *target, broken)) u.reset();
        }
        if (!u) {
            auto [changed, fresh] = withRack(remedy.after, design.productId(rack->product), besideAll(remedy.after));
            Rack copy = *changed.racks.find(fresh);
            copy.powerLimit = rack->powerLimit;
            remedy.after = withChangedRack(changed, copy);
            target = fresh;
            ++remedy.count;
            u = RackUnits::of(1);
        }
        remedy.after = withPlacement(remedy.after, catalog, item.id, InRack{*target, *u});
    }
    return remedy;
}

std::optional<Remedy> withRdma(const Design& design, const FabricId& id) {
    const Fabric* fabric = design.fabric(id);
    if (!fabric || fabric->kind != FabricKind::ethernet) return std::nullopt;
    Fabric changed = *fabric;
    changed.kind = FabricKind::roce;
    return Remedy{RemedyKind::makeRdma, 1, std::nullopt, withChangedFabric(design, changed)};
}

std::optional<Remedy> withDefaultPriceBook(const Design& design) {
    Remedy remedy{RemedyKind::usePriceBook, 1, std::nullopt, design};
    remedy.after.assumptions.priceBook = defaultPriceBook();
    return remedy;
}

std::optional<Remedy> withDefaultCoolingPolicy(const Design& design) {
    Remedy remedy{RemedyKind::useCoolingPolicy, 1, std::nullopt, design};
    remedy.after.assumptions.coolingPolicy = defaultCoolingPolicy();
    return remedy;
}

std::optional<Remedy> withOtherBasis(const Design& design) {
    if (design.assumptions.memory == MemoryBasis::reported) return std::nullopt;
    Remedy remedy{RemedyKind::countReported, 1, std::nullopt, design};
    remedy.after.assumptions.memory = MemoryBasis::reported;
    return remedy;
}

} // namespace rackyard
