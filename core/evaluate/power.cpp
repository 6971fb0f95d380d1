#include "evaluate/power.h"

#include "evaluate/fabrics.h"
#include "evaluate/sum_builder.h"

#include <algorithm>
#include <bitset>

namespace rackyard {

namespace {

constexpr double btuPerHourPerWatt = 3.412142; // 1 W = 3.412142 BTU/h (facts/power-cooling.md section 4)
constexpr std::size_t mostHalfUnits = 256;

/// What one rack carries while its devices are being added up.
struct RackLoad {
    SumBuilder<Power> max;
    SumBuilder<Power> typical;
    SumBuilder<Mass> mass;
    std::bitset<mostHalfUnits> occupied;
    CoolingConstraint constraint = CoolingConstraint::unknown;

    void add(const ProductFacts& facts, const ProductId& product, std::int64_t times) {
        if (facts.needsPower || facts.max) {
            max.add(facts.max, times, product);
            typical.add(facts.typical, times, product);
        }
        mass.add(facts.mass, times, product);
        if (facts.product) constraint = std::max(constraint, facts.product->cooling);
    }
};

/// Sums over the whole design.
struct Totals {
    SumBuilder<Power> nameplate;
    SumBuilder<Power> max;
    SumBuilder<Power> typical;
    SumBuilder<Mass> mass;

    void add(const ProductFacts& facts, const ProductId& product, std::int64_t times) {
        if (facts.needsPower || facts.max) {
            nameplate.add(facts.nameplate, times, product);
            max.add(facts.max, times, product);
            typical.add(facts.typical, times, product);
        }
        mass.add(facts.mass, times, product);
    }
};

class LoadCount {
public:
    explicit LoadCount(const Resolved& resolved) : resolved_(resolved), perProduct_(resolved.facts.size(), 0) {
        resolved.design.racks.forEach([&](const Rack& rack) {
            RackLoad load;
            const ProductFacts& facts = resolved_.of(rack.product);
            load.mass.add(facts.mass, 1, resolved_.design.productId(rack.product));
            racks_.push_back(std::move(load));
            heights_.push_back(usableHeight(facts));
            ++perProduct_[static_cast<std::size_t>(rack.product)];
        });
    }

    void addItems() {
        resolved_.design.items.forEach([&](const Item& item) {
            perProduct_[static_cast<std::size_t>(item.product)] += item.quantity;
            const ProductFacts& facts = resolved_.of(item.product);
            if (const auto* place = std::get_if<InRack>(&item.placement))
                addInRack(item, facts, *place);
            else if (facts.product && isRackScale(*facts.product))
                addRackScale(item, facts);
        });
    }

    void addDerivedSwitches(const std::vector<FabricAnswer>& fabrics) {
        for (const FabricAnswer& fabric : fabrics) {
            const std::int64_t count = derivedSwitches(fabric);
            if (count == 0 || !fabric.switchProduct) continue;
            if (const Product* product = resolved_.catalog.product(*fabric.switchProduct))
                totals_.add(factsOf(*product, resolved_.catalog, MemoryBasis::nominal), product->id, count);
        }
    }

    Loads finish() {
        for (std::size_t i = 0; i < perProduct_.size(); ++i)
            if (perProduct_[i] > 0) totals_.add(resolved_.facts[i], resolved_.design.products[i], perProduct_[i]);
        Loads loads;
        addCabinets(loads);
        for (RackAnswer& rack : systems_)
            loads.power.racks.push_back(std::move(rack));
        loads.rackConstraints.insert(loads.rackConstraints.end(), systemConstraints_.begin(), systemConstraints_.end());
        loads.misplacements = std::move(misplacements_);
        addTotals(loads);
        return loads;
    }

private:
    static std::optional<RackUnits> usableHeight(const ProductFacts& facts) {
        if (facts.product && facts.product->cabinet) return facts.product->cabinet->usable;
        return std::nullopt;
    }

    void addInRack(const Item& item, const ProductFacts& facts, const InRack& place) {
        const auto found = resolved_.rackOrdinals.find(place.rack);
        if (found == resolved_.rackOrdinals.end()) return;
        RackLoad& rack = racks_[found->second];
        rack.add(facts, resolved_.design.productId(item.product), item.quantity);
        if (facts.product && isRackScale(*facts.product)) {
            misplacements_.push_back({Misplacement::Kind::rackScaleInRack, item.id, place.rack});
            return;
        }
        occupy(rack, heights_[found->second], item, facts, place);
    }

    // A device without a height in U (0U, or unknown) stands beside the others and takes no space.
    void occupy(RackLoad& rack, const std::optional<RackUnits>& rackHeight, const Item& item, const ProductFacts& facts,
                const InRack& place) {
        const std::int64_t first = place.u.halves() - 2;
        const std::int64_t end = first + facts.height.halves();
        const std::int64_t top = rackHeight ? rackHeight->halves() : static_cast<std::int64_t>(mostHalfUnits);
        if (first < 0 || end > top) misplacements_.push_back({Misplacement::Kind::outside, item.id, place.rack});
        bool collides = false;
        for (std::int64_t half = std::max<std::int64_t>(0, first); half < std::min(end, top); ++half) {
            if (half >= static_cast<std::int64_t>(mostHalfUnits)) break;
            collides = collides || rack.occupied[static_cast<std::size_t>(half)];
            rack.occupied.set(static_cast<std::size_t>(half));
        }
        if (collides) misplacements_.push_back({Misplacement::Kind::collision, item.id, place.rack});
    }

    void addRackScale(const Item& item, const ProductFacts& facts) {
        RackLoad load;
        load.add(facts, resolved_.design.productId(item.product), 1);
        RackAnswer answer;
        answer.system = item.id;
        answer.name = item.name.empty() ? facts.product->name : item.name;
        answer.max = load.max.sum();
        answer.typical = load.typical.sum();
        answer.mass = load.mass.sum();
        answer.height = facts.product->body.height;
        answer.used = facts.height;
        answer.limit = resolved_.design.assumptions.rackPowerLimit;
        for (std::int32_t n = 0; n < item.quantity; ++n) {
            systems_.push_back(answer);
            systemConstraints_.push_back(load.constraint);
        }
    }

    void addCabinets(Loads& loads) {
        std::size_t i = 0;
        loads.power.racks.reserve(racks_.size() + systems_.size());
        resolved_.design.racks.forEach([&](const Rack& rack) {
            const RackLoad& load = racks_[i];
            RackAnswer answer;
            answer.rack = rack.id;
            answer.name = rack.name;
            answer.max = load.max.sum();
            answer.typical = load.typical.sum();
            answer.mass = load.mass.sum();
            answer.used = RackUnits::ofHalves(static_cast<std::int64_t>(load.occupied.count()));
            answer.height = heights_[i];
            answer.limit = rack.powerLimit ? rack.powerLimit : resolved_.design.assumptions.rackPowerLimit;
            loads.power.racks.push_back(std::move(answer));
            loads.rackConstraints.push_back(load.constraint);
            ++i;
        });
    }

    void addTotals(Loads& loads) {
        PowerAnswer& power = loads.power;
        power.nameplate = totals_.nameplate.sum();
        power.max = totals_.max.sum();
        power.typical = totals_.typical.sum();
        loads.mass = totals_.mass.sum();
        for (std::size_t i = 0; i < perProduct_.size(); ++i)
            if (perProduct_[i] > 0 && resolved_.facts[i].maxIsEstimate) power.estimated.push_back(resolved_.design.products[i]);
        const Power max = power.max.known.value_or(Power());
        power.pue = resolved_.design.assumptions.pue;
        power.facility = scaled(max, power.pue);
        power.typicalEstimate = scaled(max, resolved_.design.assumptions.loadFactor);
        power.btuPerHour = max.watts() * btuPerHourPerWatt;
        power.elsewhere = max;
        for (const RackAnswer& rack : power.racks)
            power.elsewhere -= rack.max.known.value_or(Power());
    }

    const Resolved& resolved_;
    std::vector<std::int64_t> perProduct_;
    std::vector<RackLoad> racks_;
    std::vector<std::optional<RackUnits>> heights_;
    std::vector<RackAnswer> systems_;
    std::vector<CoolingConstraint> systemConstraints_;
    std::vector<Misplacement> misplacements_;
    Totals totals_;
};

} // namespace

Loads addUpLoads(const Resolved& resolved, const std::vector<FabricAnswer>& fabrics) {
    LoadCount count(resolved);
    count.addItems();
    count.addDerivedSwitches(fabrics);
    return count.finish();
}

} // namespace rackyard
