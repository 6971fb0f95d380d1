#pragma once

#include "catalog/catalog.h"
#include "design/design.h"

#include <memory>
#include <string>

/// A catalog small enough to check by hand, for tests that ask about rules and not about data.
namespace rackyard::testing {

inline ProductId product(const char* id) { return *ProductId::parse(id); }
inline ModelId model(const char* id) { return *ModelId::parse(id); }

inline Product card(const char* id, std::int64_t gigabytes, std::int64_t watts) {
    Product p{.id = product(id)};
    p.name = id;
    p.kind = ProductKind::gpu;
    p.gpu = GpuFigures{.memoryNominal = Bytes::ofGiga(gigabytes)};
    p.power.max = Power::ofWatts(watts);
    p.body.mass = Mass::ofKilograms(2);
    return p;
}

inline Product node(const char* id, const char* gpu, int gpus, int scaleUp, std::int64_t gigabytes, std::int64_t watts,
                    int units) {
    Product p{.id = product(id)};
    p.name = id;
    p.kind = ProductKind::node;
    p.system = SystemFigures{.gpu = product(gpu), .gpuCount = gpus, .scaleUpGpus = scaleUp,
                             .memoryNominal = Bytes::ofGiga(gigabytes), .computePorts = gpus};
    p.power.max = Power::ofWatts(watts);
    p.body.height = RackUnits::of(units);
    p.body.mass = Mass::ofKilograms(100);
    p.cooling = CoolingConstraint::air;
    return p;
}

inline Model modelOf(const char* id, std::int64_t minimumGigabytes) {
    Model m{.id = model(id)};
    m.name = id;
    m.statedMinimum = Bytes::ofGiga(minimumGigabytes);
    m.totalParameters = minimumGigabytes * 1'000'000'000;
    return m;
}

/// Every figure of a catalog has a source and a date; files without them are refused.
inline void giveSources(CatalogRecords& records) {
    const Provenance provenance{{{"Figures made up for tests", ""}}, {2026, 12, 1}, Confidence::high};
    for (Product& p : records.products)
        p.provenance = provenance;
    for (Model& m : records.models)
        m.provenance = provenance;
    for (CoolingPolicy& policy : records.coolingPolicies) {
        policy.name = policy.id.text();
        policy.provenance = provenance;
    }
    for (PriceBook& book : records.priceBooks) {
        book.name = book.id.text();
        book.date = "2026-06";
        for (auto& [id, price] : book.prices)
            price.provenance = provenance;
    }
}

inline CatalogRecords smallRecords() {
    CatalogRecords records;
    records.version = "test";
    records.products = {card("gpu-a", 80, 700), card("gpu-b", 141, 700), card("gpu-c", 32, 575)};
    records.products[0].gpu->bridges = {2};
    records.products[1].gpu->bridges = {2, 4};
    records.products.push_back(node("node-a", "gpu-a", 8, 8, 640, 10'200, 8));
    records.products.push_back(node("node-b", "gpu-b", 8, 8, 1128, 10'200, 8));
    records.products.push_back(node("pcie-a", "gpu-a", 8, 2, 640, 5'000, 5));
    records.products.push_back(node("tower-c", "gpu-c", 1, 1, 32, 975, 0));
    records.products.back().kind = ProductKind::workstation;
    records.products.back().body.height.reset();
    records.products.push_back(node("tower-c4", "gpu-c", 4, 1, 128, 2'900, 0));
    records.products.push_back(node("rack-72", "gpu-a", 72, 72, 5760, 132'000, 48));
    records.products.back().kind = ProductKind::rackScale;
    records.products.back().cooling = CoolingConstraint::liquid;

    Product cabinet{.id = product("cabinet")};
    cabinet.name = "cabinet";
    cabinet.kind = ProductKind::rack;
    cabinet.cabinet = CabinetFigures{.usable = RackUnits::of(48), .maxLoad = Mass::ofKilograms(1000)};
    cabinet.body.mass = Mass::ofKilograms(180);
    records.products.push_back(cabinet);

    Product leaf{.id = product("switch-64")};
    leaf.name = "switch-64";
    leaf.kind = ProductKind::networkSwitch;
    leaf.networkSwitch = SwitchFigures{.radix = 64, .portSpeed = BitRate::ofGigabits(400)};
    leaf.power.max = Power::ofWatts(1720);
    leaf.body.height = RackUnits::of(1);
    leaf.body.mass = Mass::ofKilograms(15);
    records.products.push_back(leaf);
    for (FabricKind kind : {FabricKind::infiniband, FabricKind::roce, FabricKind::ethernet})
        records.switchChoices.push_back({kind, BitRate::ofGigabits(400), product("switch-64"), 64});

    records.models = {modelOf("small", 16), modelOf("medium", 500), modelOf("large", 1920), modelOf("huge", 4000)};

    CoolingPolicy policy{.id = defaultCoolingPolicy()};
    policy.bands = {{CoolingClass::air, Power::ofWatts(10'000), true},
                    {CoolingClass::rearDoor, Power::ofWatts(15'000), true},
                    {CoolingClass::liquid, Power::ofWatts(30'000), false},
                    {CoolingClass::immersion, std::nullopt, true}};
    policy.options = {{CoolingClass::rearDoor, Power::ofWatts(15'000), Power::ofWatts(20'000)}};
    records.coolingPolicies = {policy};

    PriceBook book{.id = defaultPriceBook()};
    book.currency = "USD";
    const auto price = [](std::int64_t low, std::int64_t high) {
        Price p;
        p.range = {Money::ofMajor(low), Money::ofMajor(high)};
        p.date = "2026-06";
        return p;
    };
    book.prices.emplace(product("node-a"), price(270'000, 317'000));
    book.prices.emplace(product("switch-64"), price(36'000, 50'000));
    records.priceBooks = {book};
    giveSources(records);
    return records;
}

inline std::shared_ptr<const Catalog> smallCatalog() { return Catalog::layered({smallRecords()}); }

/// Builds designs without going through edits, which have tests of their own.
class DesignBuilder {
public:
    ItemId onFloor(const char* productId, std::int32_t quantity = 1, std::int32_t bridge = 0) {
        return add(productId, OnFloor{}, quantity, bridge);
    }
    ItemId inRack(const char* productId, const RackId& rack, std::int64_t u) {
        return add(productId, InRack{rack, RackUnits::of(u)}, 1, 0);
    }
    RackId rack(const char* productId = "cabinet") {
        const RackId id = *RackId::parse("r" + std::to_string(design.nextId++));
        design.racks.append({id, intern(productId), "R", Point{}, std::nullopt});
        return id;
    }
    FabricId fabric(FabricKind kind, FabricRole role = FabricRole::compute) {
        const FabricId id = *FabricId::parse("f" + std::to_string(design.nextId++));
        design.fabrics.push_back({.id = id, .name = {}, .kind = kind, .role = role, .unitNodes = {}, .at = {}});
        return id;
    }
    void workload(const char* modelId, std::int32_t replicas = 1) {
        const WorkloadId id = *WorkloadId::parse("w" + std::to_string(design.nextId++));
        design.workloads.push_back({id, model(modelId), replicas});
    }
    /// Every item so far joins the fabric.
    void joinAll(const FabricId& fabric) {
        design.items.updateIf([](const Item&) { return true; }, [&](Item& item) { item.fabrics.push_back(fabric); });
    }

    Design design;

private:
    ItemId add(const char* productId, Placement placement, std::int32_t quantity, std::int32_t bridge) {
        const ItemId id = *ItemId::parse("n" + std::to_string(design.nextId++));
        const Item item{id, intern(productId), quantity, bridge, placement, {}, {}, {}};
        design.items.append(item);
        return id;
    }
    ProductIndex intern(const char* productId) {
        const ProductId id = product(productId);
        for (std::size_t i = 0; i < design.products.size(); ++i)
            if (design.products[i] == id) return static_cast<ProductIndex>(i);
        design.products.push_back(id);
        return static_cast<ProductIndex>(design.products.size() - 1);
    }
};

} // namespace rackyard::testing
