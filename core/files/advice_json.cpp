#include "files/advice_json.h"

#include "files/json_number.h"

namespace rackyard {

namespace {

Json buildJson(const Recommendation& build, const std::string& currency) {
    const Evaluation& evaluation = build.evaluation;
    Json items = Json::array();
    for (const auto& [product, quantity] : build.items)
        items.push_back({{"product", product.text()}, {"quantity", quantity}});
    Json fit = Json::array();
    for (const WorkloadFit& workload : evaluation.fit.workloads)
        fit.push_back({{"model", workload.model.text()}, {"replicas", workload.replicas}, {"status", keyOf(workload.status)},
                       {"headroom_gb", jsonNumber(workload.headroom.gigabytes())}});
    Json cost{{"low", nullptr}, {"high", nullptr}, {"currency", currency}, {"typical", jsonNumber(build.typicalCost.major())}};
    if (evaluation.cost.capex) {
        cost["low"] = jsonNumber(evaluation.cost.capex->low.major());
        cost["high"] = jsonNumber(evaluation.cost.capex->high.major());
    }
    if (build.atLeast) cost["at_least"] = true;
    return {{"rank", build.rank},
            {"kind", keyOf(build.kind)},
            {"items", std::move(items)},
            {"pooled_gb", jsonNumber(evaluation.memory.pooled.gigabytes())},
            {"max_kw", evaluation.power.max.known ? jsonNumber(evaluation.power.max.known->kilowatts()) : Json(nullptr)},
            {"racks", evaluation.power.racks.size()},
            {"cooling", evaluation.cooling.worst ? Json(keyOf(*evaluation.cooling.worst)) : Json(nullptr)},
            {"cost", std::move(cost)},
            {"fit", std::move(fit)},
            {"why", build.why},
            {"gives_up", build.givesUp}};
}

Json changesJson(const std::vector<PartChange>& changes, bool both) {
    Json list = Json::array();
    for (const PartChange& change : changes) {
        Json entry{{"product", change.product.text()}};
        if (both) {
            entry["before"] = change.before;
            entry["after"] = change.after;
        }
        entry["quantity"] = both ? change.after - change.before : change.before + change.after;
        list.push_back(std::move(entry));
    }
    return list;
}

Json optionalNumber(const std::optional<double>& value) { return value ? jsonNumber(*value) : Json(nullptr); }

// Differences of decimals pick up binary dust; totals have at most nine decimals.
double cleaned(double value) { return std::round(value * 1e9) / 1e9; }

} // namespace

std::string adviceJson(const Advice& advice, const std::string& currency) {
    Json json;
    json["builds"] = Json::array();
    for (const Recommendation& build : advice.builds)
        json["builds"].push_back(buildJson(build, currency));
    json["rejected"] = Json::array();
    for (const Rejection& rejection : advice.rejected)
        json["rejected"].push_back({{"product", rejection.product.text()}, {"constraint", keyOf(rejection.constraint)},
                                    {"needs", rejection.needs}, {"allowed", rejection.allowed}});
    json["relax"] = Json::array();
    for (const Relaxation& relaxation : advice.relax)
        json["relax"].push_back({{"constraint", keyOf(relaxation.constraint)}, {"to", relaxation.to}});
    json["proof"] = {{"optimal", advice.optimal}, {"considered", advice.considered}, {"lower_bound", jsonNumber(advice.lowerBound)}};
    return jsonText(json);
}

std::string comparisonJson(const Comparison& comparison) {
    Json json;
    json["added"] = changesJson(comparison.added, false);
    json["removed"] = changesJson(comparison.removed, false);
    json["changed"] = changesJson(comparison.changed, true);
    json["totals"] = Json::object();
    for (const TotalChange& total : comparison.totals) {
        Json entry{{"before", optionalNumber(total.before)}, {"after", optionalNumber(total.after)}, {"difference", nullptr}};
        if (total.before && total.after) entry["difference"] = jsonNumber(cleaned(*total.after - *total.before));
        json["totals"][total.key] = std::move(entry);
    }
    return jsonText(json);
}

} // namespace rackyard
