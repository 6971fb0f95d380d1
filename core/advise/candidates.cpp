#include "advise/candidates.h"

#include "evaluate/cooling.h"
#include "evaluate/resolved.h"

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

bool listed(const std::vector<ProductId>& list, const ProductId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

std::string kilowatts(Power power) {
    std::string text = std::to_string(power.milliwatts() / 1'000'000);
    if (const std::int64_t rest = power.milliwatts() % 1'000'000) {
        std::string digits = std::to_string(1'000'000 + rest).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        text += '.' + digits;
    }
    return text + " kW";
}

std::string classesText(const std::set<CoolingClass>& classes) {
    std::string text;
    for (CoolingClass c : classes)
        text += (text.empty() ? "" : ", ") + std::string(keyOf(c));
    return text;
}

std::optional<Rejection> rejectionOf(const Requirement& requirement, const Catalog& catalog, const Candidate& candidate) {
    const Product& product = *candidate.product;
    const bool limitsPower = requirement.maxPower || requirement.maxRackPower;
    if (!candidate.powerKnown && (limitsPower || !requirement.cooling.empty()))
        return Rejection{product.id, Constraint::powerUnknown, "unknown", "known power"};
    if (requirement.maxRackPower && *requirement.maxRackPower < candidate.power)
        return Rejection{product.id, Constraint::rackPower, kilowatts(candidate.power), kilowatts(*requirement.maxRackPower)};
    if (requirement.maxPower && *requirement.maxPower < candidate.power)
        return Rejection{product.id, Constraint::power, kilowatts(candidate.power), kilowatts(*requirement.maxPower)};
    if (requirement.cooling.empty()) return std::nullopt;
    const auto needed = coolingOf(product, candidate.power, catalog.coolingPolicy(requirement.coolingPolicy));
    if (needed && roomTakes(requirement.cooling, *needed)) return std::nullopt;
    return Rejection{product.id, Constraint::cooling, needed ? std::string(keyOf(*needed)) : "unknown", classesText(requirement.cooling)};
}

Candidate candidateFrom(const Product& product, const Catalog& catalog, const PriceBook* book) {
    const ProductFacts facts = factsOf(product, catalog, MemoryBasis::nominal);
    Candidate candidate;
    candidate.product = &product;
    const std::int64_t whole = facts.gpuCount / facts.scaleUpGpus;
    const std::int64_t rest = facts.gpuCount % facts.scaleUpGpus;
    if (whole > 0) candidate.domains.push_back({facts.memoryPerGpu * facts.scaleUpGpus, facts.scaleUpGpus, whole});
    if (rest > 0) candidate.domains.push_back({facts.memoryPerGpu * rest, rest, 1});
    for (const DomainGroup& domain : candidate.domains) {
        candidate.memory += domain.memory * domain.count;
        if (domain.gpus >= 2) candidate.networked += domain.memory * domain.count;
        candidate.largestDomain = std::max(candidate.largestDomain, domain.memory);
    }
    if (const auto price = trustedPrice(book, product.id)) {
        candidate.cost = *price;
        candidate.priced = true;
    }
    candidate.powerKnown = facts.max.has_value();
    candidate.power = facts.max.value_or(Power());
    candidate.ports = product.system->computePorts.value_or(1);
    candidate.speed = product.system->computePortSpeed.value_or(BitRate::ofGigabits(400));
    const Product* gpu = catalog.product(product.system->gpu);
    const bool otherMaker = gpu && gpu->vendor != "NVIDIA" && !gpu->vendor.empty();
    candidate.fabricKind = otherMaker ? FabricKind::roce : FabricKind::infiniband;
    return candidate;
}

bool isOffered(const Requirement& requirement, const Product& product) {
    if (!product.system || product.system->gpuCount == 0 || product.system->memoryNominal.isZero()) return false;
    if (!requirement.systems.empty()) return listed(requirement.systems, product.id);
    return product.productClass == ProductClass::datacenter || listed(requirement.include, product.id);
}

} // namespace

std::string_view keyOf(Constraint constraint) {
    constexpr std::string_view names[] = {"exclude", "desktop", "max-rack-kw", "max-kw", "cooling", "max-cost",
                                          "power-unknown", "memory", "one-domain"};
    return names[static_cast<std::size_t>(constraint)];
}

std::optional<Money> trustedPrice(const PriceBook* book, const ProductId& product) {
    if (!book) return std::nullopt;
    const auto found = book->prices.find(product);
    if (found == book->prices.end() || found->second.provenance.confidence == Confidence::low) return std::nullopt;
    const Price& price = found->second;
    return price.typical.value_or((price.range.low + price.range.high) / 2);
}

std::optional<CoolingClass> coolingOf(const Product& product, Power power, const CoolingPolicy* policy) {
    if (product.cooling == CoolingConstraint::liquid) return CoolingClass::liquid;
    return policy ? coolingFor(*policy, power, {}).coolingClass : std::nullopt;
}

bool roomTakes(const std::set<CoolingClass>& room, CoolingClass needed) {
    if (room.count(needed) > 0) return true;
    if (needed == CoolingClass::containedAir || needed == CoolingClass::inRow) return room.count(CoolingClass::air) > 0;
    return needed == CoolingClass::rearDoorActive && room.count(CoolingClass::rearDoor) > 0;
}

CandidateList candidatesFor(const Requirement& requirement, const Catalog& catalog) {
    CandidateList list;
    const PriceBook* book = catalog.priceBook(requirement.priceBook);
    std::map<std::pair<ProductId, BitRate>, std::size_t> pools;
    for (const Product& product : catalog.products()) {
        if (!isOffered(requirement, product)) continue;
        if (listed(requirement.exclude, product.id)) {
            list.rejected.push_back({product.id, Constraint::excluded, {}, {}});
            continue;
        }
        Candidate candidate = candidateFrom(product, catalog, book);
        if (auto rejection = rejectionOf(requirement, catalog, candidate)) {
            list.rejected.push_back(std::move(*rejection));
            continue;
        }
        candidate.pool = pools.try_emplace({product.system->gpu, candidate.speed}, pools.size()).first->second;
        list.candidates.push_back(std::move(candidate));
    }
    return list;
}

} // namespace rackyard
