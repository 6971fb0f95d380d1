#include "advise/recommend.h"

#include "evaluate/evaluate.h"

#include <algorithm>

namespace rackyard {

namespace {

std::vector<PackingRequest> requestsOf(const Requirement& requirement, const Catalog& catalog) {
    std::vector<PackingRequest> requests;
    for (const Demand& demand : requirement.demands)
        if (const Model* model = catalog.model(demand.model))
            requests.push_back({minimumMemory(*model), demand.replicas});
    return requests;
}

std::vector<std::pair<ProductId, std::int64_t>> itemsOf(const Evaluation& evaluation) {
    std::vector<std::pair<ProductId, std::int64_t>> items;
    for (const BomLine& line : evaluation.bom)
        if (!line.inBand || line.quantity > 0) items.emplace_back(line.product, line.quantity);
    return items;
}

bool sameSystems(const Recommendation& a, const Recommendation& b) { return a.items == b.items; }

class Advisor {
public:
    Advisor(const Requirement& requirement, const Catalog& catalog)
        : requirement_(requirement), catalog_(catalog), book_(catalog.priceBook(requirement.priceBook)),
          list_(candidatesFor(requirement, catalog)), requests_(requestsOf(requirement, catalog)) {}

    Advice run() {
        advice_.rejected = list_.rejected;
        if (requests_.empty()) return std::move(advice_);
        addCheapest();
        addKind(BuildKind::oneDomain, [](SearchLimits& limits) { limits.oneDomain = true; });
        addKind(BuildKind::leastPower, [](SearchLimits& limits) {
            limits.aim = Aim::power;
            limits.pricedOnly = false;
        });
        addRoomToGrow();
        addQuoteNeeded();
        rank();
        if (advice_.builds.empty()) addRelaxations();
        return std::move(advice_);
    }

private:
    SearchLimits limits() const {
        SearchLimits limits;
        limits.maxPower = requirement_.maxPower;
        limits.maxCost = requirement_.maxCost;
        limits.oneDomain = requirement_.oneDomain;
        return limits;
    }

    SearchResult search(const std::vector<PackingRequest>& requests, const SearchLimits& limits) {
        return searchBuild(list_.candidates, requests, catalog_, book_, limits);
    }

    void addCheapest() {
        const SearchResult result = search(requests_, limits());
        advice_.optimal = result.optimal;
        advice_.considered = result.considered;
        advice_.lowerBound = result.lowerBound;
        if (result.build) add(BuildKind::cheapest, *result.build);
    }

    template<class Change>
    void addKind(BuildKind kind, Change change) {
        SearchLimits changed = limits();
        change(changed);
        const SearchResult result = search(requests_, changed);
        advice_.considered += result.considered;
        if (result.build) add(kind, *result.build);
    }

    // Half as much memory again: growth in users and context before the next purchase.
    void addRoomToGrow() {
        std::vector<PackingRequest> larger = requests_;
        for (PackingRequest& request : larger)
            request.size = Bytes::of(request.size.bytes() / 2 * 3);
        const SearchResult result = search(larger, limits());
        advice_.considered += result.considered;
        if (result.build) add(BuildKind::roomToGrow, *result.build);
    }

    // Where nothing with trusted prices fits, the build with the fewest watts of all systems is a lead worth a quote.
    void addQuoteNeeded() {
        if (!advice_.builds.empty()) return;
        SearchLimits changed = limits();
        changed.pricedOnly = false;
        changed.aim = Aim::power;
        changed.maxCost.reset();
        const SearchResult result = search(requests_, changed);
        if (result.build) add(BuildKind::cheapest, *result.build);
    }

    void add(BuildKind kind, const Build& build) {
        Recommendation recommendation;
        recommendation.kind = kind;
        recommendation.design = designFor(build, list_.candidates, requirement_, catalog_);
        recommendation.evaluation = evaluate(recommendation.design, catalog_);
        recommendation.items = itemsOf(recommendation.evaluation);
        recommendation.typicalCost = build.cost;
        recommendation.atLeast = !build.fullyPriced;
        describe(kind, build, recommendation);
        for (const Recommendation& other : advice_.builds)
            if (sameSystems(other, recommendation)) return;
        advice_.builds.push_back(std::move(recommendation));
    }

    static void describe(BuildKind kind, const Build& build, Recommendation& recommendation) {
        recommendation.why.emplace_back(keyOf(kind));
        if (!build.networked) recommendation.why.emplace_back("no-network-seams");
        if (build.networked) recommendation.givesUp.emplace_back("pool-has-seams");
        if (recommendation.atLeast) recommendation.givesUp.emplace_back("quote-required");
        if (recommendation.evaluation.fit.headroom.isZero()) recommendation.givesUp.emplace_back("zero-headroom");
        if (recommendation.evaluation.cooling.worst == CoolingClass::liquid) recommendation.givesUp.emplace_back("needs-liquid");
    }

    // Trusted prices first; within them by price, so that rank 1 is the cheapest that is proved.
    void rank() {
        std::stable_sort(advice_.builds.begin(), advice_.builds.end(), [](const Recommendation& a, const Recommendation& b) {
            if (a.atLeast != b.atLeast) return b.atLeast;
            return a.typicalCost < b.typicalCost;
        });
        int rank = advice_.builds.empty() || advice_.builds.front().atLeast ? 2 : 1;
        for (Recommendation& build : advice_.builds)
            build.rank = rank++;
    }

    // Each limit is lifted by itself: what the build then takes is how far the limit has to give.
    void addRelaxations() {
        relaxWithout(Constraint::power, [](Requirement& r) { r.maxPower.reset(); },
                     [](const Recommendation& b) { return kilowattText(b.evaluation.power.max.known.value_or(Power())); });
        relaxWithout(Constraint::rackPower, [](Requirement& r) { r.maxRackPower.reset(); }, [](const Recommendation& b) {
            Power worst;
            for (const RackAnswer& rack : b.evaluation.power.racks)
                worst = std::max(worst, rack.max.known.value_or(Power()));
            return kilowattText(worst);
        });
        relaxWithout(Constraint::cooling, [](Requirement& r) { r.cooling.clear(); }, [](const Recommendation& b) {
            return b.evaluation.cooling.worst ? std::string(keyOf(*b.evaluation.cooling.worst)) : std::string("unknown");
        });
        relaxWithout(Constraint::cost, [](Requirement& r) { r.maxCost.reset(); },
                     [](const Recommendation& b) { return std::to_string(b.typicalCost.minor() / 100); });
        relaxWithout(Constraint::domain, [](Requirement& r) { r.oneDomain = false; }, [](const Recommendation&) { return std::string("networked"); });
    }

    static std::string kilowattText(Power power) { return std::to_string((power.milliwatts() + 999'999) / 1'000'000) + " kW"; }

    template<class Lift, class Need>
    void relaxWithout(Constraint constraint, Lift lift, Need need) {
        Requirement lifted = requirement_;
        lift(lifted);
        if (lifted.maxPower == requirement_.maxPower && lifted.maxRackPower == requirement_.maxRackPower &&
            lifted.cooling == requirement_.cooling && lifted.maxCost == requirement_.maxCost &&
            lifted.oneDomain == requirement_.oneDomain)
            return;
        Advisor advisor(lifted, catalog_);
        advisor.addCheapest();
        advisor.addQuoteNeeded();
        if (!advisor.advice_.builds.empty()) advice_.relax.push_back({constraint, need(advisor.advice_.builds.front())});
    }

    const Requirement& requirement_;
    const Catalog& catalog_;
    const PriceBook* book_;
    CandidateList list_;
    std::vector<PackingRequest> requests_;
    Advice advice_;
};

} // namespace

std::string_view keyOf(BuildKind kind) {
    constexpr std::string_view names[] = {"cheapest", "least-power", "one-domain", "room-to-grow"};
    return names[static_cast<std::size_t>(kind)];
}

Advice advise(const Requirement& requirement, const Catalog& catalog) { return Advisor(requirement, catalog).run(); }

} // namespace rackyard
