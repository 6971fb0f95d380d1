#include "advise/recommend.h"

#include "design/edits.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr std::int64_t rackPitchMillimetres = 900;
constexpr std::int64_t systemPitchMillimetres = 1500;

const Product* cabinetOf(const Catalog& catalog) {
    // The tallest cabinet with a known load: newer nodes want 48U, and a known rating lets weight be checked.
    const Product* best = nullptr;
    for (const Product& product : catalog.products()) {
        if (!product.cabinet || !product.cabinet->maxLoad) continue;
        if (!best || best->cabinet->usable < product.cabinet->usable) best = &product;
    }
    return best;
}

/// Puts systems into racks one after the other, opening a new rack where the next one would break a limit.
class Yard {
public:
    Yard(Design& design, const Catalog& catalog, const Requirement& requirement)
        : design_(design), catalog_(catalog), requirement_(requirement), cabinet_(cabinetOf(catalog)),
          policy_(catalog.coolingPolicy(requirement.coolingPolicy)) {}

    void place(const Candidate& candidate) {
        const bool mounted = cabinet_ && isRackMountable(*candidate.product);
        NewItem item{.product = candidate.product->id, .placement = OnFloor{nextFloorPoint()}};
        if (mounted) {
            const RackUnits height = *candidate.product->body.height;
            if (!fits(candidate, height)) openRack();
            item.placement = InRack{*rack_, next_};
            next_ += height;
            if (power_.isZero()) firstPower_ = candidate.power;
            power_ += candidate.power;
            mass_ += candidate.product->body.mass.value_or(Mass());
        } else {
            ++floorCount_;
        }
        design_ = withItem(design_, catalog_, item).first;
    }

private:
    Point nextFloorPoint() const { return {static_cast<std::int64_t>(floorCount_) * systemPitchMillimetres, -3000}; }

    bool fits(const Candidate& candidate, RackUnits height) const {
        if (!rack_ || cabinet_->cabinet->usable < next_ - RackUnits::of(1) + height) return false;
        const Power power = power_ + candidate.power;
        if (requirement_.maxRackPower && *requirement_.maxRackPower < power) return false;
        const Mass mass = mass_ + candidate.product->body.mass.value_or(Mass());
        if (cabinet_->cabinet->maxLoad && *cabinet_->cabinet->maxLoad < mass) return false;
        return coolingAllows(*candidate.product, power);
    }

    // Without a stated room a rack may not become harder to cool than one such system by itself already is.
    bool coolingAllows(const Product& product, Power power) const {
        const auto together = coolingOf(product, power, policy_);
        if (!requirement_.cooling.empty()) return together && roomTakes(requirement_.cooling, *together);
        return together == coolingOf(product, firstPower_, policy_);
    }

    void openRack() {
        const Point at{static_cast<std::int64_t>(rackCount_++) * rackPitchMillimetres, 0};
        auto [design, rack] = withRack(design_, cabinet_->id, at);
        design_ = std::move(design);
        rack_ = rack;
        next_ = RackUnits::of(1);
        power_ = Power();
        mass_ = Mass();
    }

    Design& design_;
    const Catalog& catalog_;
    const Requirement& requirement_;
    const Product* cabinet_;
    const CoolingPolicy* policy_;
    std::optional<RackId> rack_;
    RackUnits next_ = RackUnits::of(1);
    Power power_;
    Power firstPower_;
    Mass mass_;
    int rackCount_ = 0;
    int floorCount_ = 0;
};

void addFabrics(Design& design, const Build& build, const std::vector<Candidate>& candidates) {
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        if (build.counts[c] == 0 || candidates[c].networked.isZero()) continue;
        const bool known = std::any_of(design.fabrics.begin(), design.fabrics.end(), [&](const Fabric& fabric) {
            return fabric.kind == candidates[c].fabricKind && fabric.speed == candidates[c].speed;
        });
        if (known) continue;
        Fabric fabric{.id = *FabricId::parse("f"), .kind = candidates[c].fabricKind, .speed = candidates[c].speed,
                      .isDefault = design.fabrics.empty()};
        design = withFabric(design, fabric).first;
    }
}

// New systems join the default fabric; those of another speed move to theirs.
void joinBySpeed(Design& design, const Catalog& catalog) {
    for (const Fabric& fabric : std::vector<Fabric>(design.fabrics)) {
        std::vector<ItemId> members;
        design.items.forEach([&](const Item& item) {
            const Product* product = catalog.product(design.productId(item.product));
            if (!product || !product->system) return;
            if (product->system->computePortSpeed.value_or(BitRate::ofGigabits(400)) == fabric.speed) members.push_back(item.id);
        });
        design = joined(design, members, fabric.id);
    }
}

} // namespace

Design designFor(const Build& build, const std::vector<Candidate>& candidates, const Requirement& requirement,
                 const Catalog& catalog) {
    Design design;
    design.assumptions.priceBook = requirement.priceBook;
    design.assumptions.coolingPolicy = requirement.coolingPolicy;
    design.assumptions.rackPowerLimit = requirement.maxRackPower;
    design.assumptions.sitePowerLimit = requirement.maxPower;
    if (build.networked) addFabrics(design, build, candidates);
    Yard yard(design, catalog, requirement);
    for (std::size_t c = 0; c < candidates.size(); ++c)
        for (std::int64_t n = 0; n < build.counts[c]; ++n)
            yard.place(candidates[c]);
    if (build.networked && design.fabrics.size() > 1) joinBySpeed(design, catalog);
    for (const Demand& demand : requirement.demands)
        design = withWorkload(design, demand.model, static_cast<std::int32_t>(demand.replicas)).first;
    return design;
}

} // namespace rackyard
