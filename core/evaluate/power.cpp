#include "evaluate/power.h"

#include "evaluate/fabrics.h"
#include "evaluate/sum_builder.h"

#include <algorithm>
#include <array>
#include <bit>

namespace rackyard {

namespace {

constexpr double btuPerHourPerWatt = 3.412142; // 1 W = 3.412142 BTU/h (facts/power-cooling.md section 4)
/// Which half units of a rack are taken; racks of up to 128U.
class Occupancy {
public:
    static constexpr std::int64_t most = 256;

    /// Takes [first, end) and says whether something stood there already.
    bool take(std::int64_t first, std::int64_t end) {
        bool taken = false;
        for (std::size_t word = 0; word < words_.size(); ++word) {
            const std::int64_t base = static_cast<std::int64_t>(word) * 64;
            const std::int64_t low = std::clamp<std::int64_t>(first - base, 0, 64);
            const std::int64_t high = std::clamp<std::int64_t>(end - base, 0, 64);
            if (low >= high) continue;
            const std::uint64_t mask = (high - low == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (high - low)) - 1) << low;
            taken = taken || (words_[word] & mask) != 0;
            words_[word] |= mask;
        }
        return taken;
    }
    std::int64_t count() const {
        std::int64_t sum = 0;
        for (std::uint64_t word : words_)
            sum += std::popcount(word);
        return sum;
    }

private:
    std::array<std::uint64_t, 4> words_{};
};

/// What one rack carries while its devices are being added up.
struct RackLoad {
    SumBuilder<Power> max;
    SumBuilder<Power> typical;
    SumBuilder<Mass> mass;
    Occupancy occupied;
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
    explicit LoadCount(const Resolved& resolved) : resolved_(resolved) {
        racks_.reserve(resolved.design.racks.size());
        resolved.design.racks.forEach([&](const Rack& rack) {
            RackLoad load;
            const ProductFacts& facts = resolved_.of(rack.product);
            load.mass.add(facts.mass, 1, resolved_.design.productId(rack.product));
            racks_.push_back(std::move(load));
            heights_.push_back(usableHeight(facts));
        });
    }

    void addItems() {
        resolved_.design.items.forEach([&](const Item& item) {
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
        for (std::size_t i = 0; i < resolved_.facts.size(); ++i)
            if (const std::int64_t count = countOf(i); count > 0) totals_.add(resolved_.facts[i], resolved_.design.products[i], count);
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
    std::int64_t countOf(std::size_t product) const { return resolved_.census->items[product] + resolved_.census->cabinets[product]; }

    static std::optional<RackUnits> usableHeight(const ProductFacts& facts) {
        if (facts.product && facts.product->cabinet) return facts.product->cabinet->usable;
        return std::nullopt;
    }

    void addInRack(const Item& item, const ProductFacts& facts, const InRack& place) {
        // Neighbours in the list mostly stand in the same rack.
        if (lastRack_ == resolved_.rackOrdinals.end() || lastRack_->first != place.rack) lastRack_ = resolved_.rackOrdinals.find(place.rack);
        if (lastRack_ == resolved_.rackOrdinals.end()) return;
        RackLoad& rack = racks_[lastRack_->second];
        rack.add(facts, resolved_.design.productId(item.product), item.quantity);
        if (facts.product && isRackScale(*facts.product)) {
            misplacements_.push_back({Misplacement::Kind::rackScaleInRack, item.id, place.rack});
            return;
        }
        occupy(rack, heights_[lastRack_->second], item, facts, place);
    }

    // A device without a height in U (0U, or unknown) stands beside the others and takes no space.
    void occupy(RackLoad& rack, const std::optional<RackUnits>& rackHeight, const Item& item, const ProductFacts& facts,
                const InRack& place) {
        const std::int64_t first = place.u.halves() - 2;
        const std::int64_t end = first + facts.height.halves();
        const std::int64_t top = rackHeight ? rackHeight->halves() : Occupancy::most;
        if (first < 0 || end > top) misplacements_.push_back({Misplacement::Kind::outside, item.id, place.rack});
        if (rack.occupied.take(std::max<std::int64_t>(0, first), std::min(end, top)))
            misplacements_.push_back({Misplacement::Kind::collision, item.id, place.rack});
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
            answer.used = RackUnits::ofHalves(load.occupied.count());
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
        for (std::size_t i = 0; i < resolved_.facts.size(); ++i)
            if (countOf(i) > 0 && resolved_.facts[i].maxIsEstimate) power.estimated.push_back(resolved_.design.products[i]);
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
    std::unordered_map<RackId, std::size_t>::const_iterator lastRack_ = resolved_.rackOrdinals.end();
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
