#include "bench/mixed_design.h"

#include "design/edits.h"
#include "files/catalog_files.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace rackyard::bench {
namespace {

constexpr std::int64_t rackPitch = 900;
constexpr std::int64_t rowPitch = 2600;
constexpr std::int64_t racksPerRow = 50;

template<class ElementId> ElementId numbered(char letter, std::int64_t number) {
    return *ElementId::parse(letter + std::to_string(number));
}

/// Everything of the catalog that holds GPUs or is one, in the catalog's order.
std::vector<const Product*> gpuProducts(const Catalog& catalog) {
    std::vector<const Product*> products;
    for (const Product& product : catalog.products())
        if (gpuCountOf(product) > 0) products.push_back(&product);
    return products;
}

const Product& cabinet(const Catalog& catalog) {
    const auto& products = catalog.products();
    return *std::find_if(products.begin(), products.end(),
                         [](const Product& p) { return p.cabinet.has_value(); });
}

std::vector<Fabric> threeFabrics() {
    Fabric infiniband{.id = numbered<FabricId>('f', 1), .name = "Compute", .isDefault = true};
    Fabric roce{.id = numbered<FabricId>('f', 2), .name = "Compute 2", .kind = FabricKind::roce};
    Fabric inBand{.id = numbered<FabricId>('f', 3),
                  .name = "In band",
                  .kind = FabricKind::ethernet,
                  .role = FabricRole::inBand,
                  .speed = BitRate::ofGigabits(100),
                  .topology = Topology::fatTree};
    return {infiniband, roce, inBand};
}

/// Builds a design rack by rack, each filled from below.
class Yard {
public:
    Yard(Design& design, const Product& cabinet)
        : design_(design), cabinet_(internProduct(design, cabinet.id)), usable_(cabinet.cabinet->usable) {}

    Placement inRack(RackUnits height) {
        if (racks_.empty() || next_ + height > RackUnits::of(1) + usable_) addRack();
        const Placement placement = InRack{racks_.back().id, next_};
        next_ += height;
        return placement;
    }

    Placement onFloor() {
        const std::int64_t place = floor_++;
        return OnFloor{Point{place % (2 * racksPerRow) * 700, -4000 - place / (2 * racksPerRow) * rowPitch}};
    }

    void finish() { design_.racks = Blocks<Rack>(std::move(racks_)); }

private:
    void addRack() {
        const auto number = static_cast<std::int64_t>(racks_.size());
        racks_.push_back({.id = numbered<RackId>('r', number + 1),
                          .product = cabinet_,
                          .name = "R" + std::to_string(number + 1),
                          .at = {number % racksPerRow * rackPitch, number / racksPerRow * rowPitch}});
        next_ = RackUnits::of(1);
    }

    Design& design_;
    ProductIndex cabinet_;
    RackUnits usable_;
    RackUnits next_;
    std::vector<Rack> racks_;
    std::int64_t floor_ = 0;
};

std::vector<Item> mixedItems(Design& design, Yard& yard, const std::vector<const Product*>& products,
                             int systems) {
    std::vector<Item> items;
    items.reserve(static_cast<std::size_t>(systems));
    for (int i = 0; i < systems; ++i) {
        const Product& product = *products[static_cast<std::size_t>(i) % products.size()];
        const bool inRack = i % 10 != 9 && isRackMountable(product);
        Item item{.id = numbered<ItemId>('n', i + 1),
                  .product = internProduct(design, product.id),
                  .placement =
                      inRack ? yard.inRack(product.body.height.value_or(RackUnits::of(4))) : yard.onFloor(),
                  .name = product.name + "-" + std::to_string(i + 1)};
        if (i % 3 != 2) item.fabrics.push_back(design.fabrics[static_cast<std::size_t>(i % 3)].id);
        if (i % 2 == 0) item.fabrics.push_back(design.fabrics[2].id);
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace

std::shared_ptr<const Catalog> shippedCatalog() { return Catalog::layered({builtInRecords()}); }

Design mixedDesign(const Catalog& catalog, int systems) {
    Design design;
    design.name = "Mixed design of " + std::to_string(systems) + " systems";
    design.fabrics = threeFabrics();
    Yard yard(design, cabinet(catalog));
    design.items = Blocks<Item>(mixedItems(design, yard, gpuProducts(catalog), systems));
    yard.finish();
    for (std::size_t i = 0; i < std::min<std::size_t>(3, catalog.models().size()); ++i)
        design = withWorkload(design, catalog.models()[i].id).first;
    design.nextId = 10'000'000;
    return design;
}

} // namespace rackyard::bench
