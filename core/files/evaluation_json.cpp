#include "files/evaluation_json.h"

#include "files/design_file.h"
#include "files/json_number.h"

namespace rackyard {

namespace {

Json gigabytes(Bytes bytes) { return jsonNumber(bytes.gigabytes()); }
Json kilowatts(Power power) { return jsonNumber(power.kilowatts()); }

template<class IdType>
Json idList(const std::vector<IdType>& ids) {
    Json list = Json::array();
    for (const IdType& id : ids)
        list.push_back(std::string(id.text()));
    return list;
}

/// `prefix_kw`, and where parts are unknown that it is a lower bound and of which products (DECISIONS 8).
template<class T, class Show>
void addSum(Json& object, const std::string& key, const std::string& prefix, const Sum<T>& sum, Show show) {
    object[key] = sum.known ? show(*sum.known) : Json(nullptr);
    if (!sum.atLeast()) return;
    object[prefix + "at_least"] = true;
    object[prefix + "unknown"] = idList(sum.unknown);
}

Json moneyRange(const Range<Money>& range) {
    return {{"low", jsonNumber(range.low.major())}, {"high", jsonNumber(range.high.major())}};
}

Json memoryJson(const MemoryAnswer& memory) {
    Json pools = Json::array();
    for (const Pool& pool : memory.pools) {
        Json entry{{"kind", keyOf(pool.kind)}, {"gpu", pool.gpu.text()}, {"gpus", pool.gpus},
                   {"domains", pool.domains}, {"gb", gigabytes(pool.memory)}};
        if (pool.count > 1) entry["count"] = pool.count;
        pools.push_back(std::move(entry));
    }
    Json json{{"basis", keyOf(memory.basis)}, {"on_paper_gb", gigabytes(memory.onPaper)},
              {"pooled_gb", gigabytes(memory.pooled)}, {"pools", std::move(pools)}};
    if (!memory.withoutReported.empty()) json["counted_nominal"] = idList(memory.withoutReported);
    return json;
}

Json fitJson(const WorkloadFit& fit) {
    Json pools = Json::array();
    for (const PoolShare& share : fit.pools)
        pools.push_back({{"pool", share.pool}, {"replicas", share.replicas}});
    Json checks = Json::array();
    for (const FitCheck& check : fit.checks)
        checks.push_back({{"check", check.check}, {"result", keyOf(check.result)}, {"why", check.why}});
    return {{"model", fit.model.text()},
            {"replicas", fit.replicas},
            {"placed", fit.placed},
            {"minimum_gb", fit.minimum ? gigabytes(*fit.minimum) : Json(nullptr)},
            {"status", keyOf(fit.status)},
            {"alone", keyOf(fit.alone)},
            {"headroom_gb", gigabytes(fit.headroom)},
            {"pools", std::move(pools)},
            {"checks", std::move(checks)}};
}

Json rackJson(const RackAnswer& rack) {
    Json json{{"id", rack.idText()}, {"name", rack.name}};
    addSum(json, "max_kw", "", rack.max, kilowatts);
    addSum(json, "typical_kw", "typical_", rack.typical, kilowatts);
    addSum(json, "mass_kg", "mass_", rack.mass, [](Mass mass) { return jsonNumber(mass.kilograms()); });
    json["used_u"] = jsonNumber(rack.used.units());
    if (rack.limit) json["limit_kw"] = kilowatts(*rack.limit);
    return json;
}

Json powerJson(const PowerAnswer& power) {
    Json json;
    addSum(json, "nameplate_kw", "nameplate_", power.nameplate, kilowatts);
    addSum(json, "max_kw", "", power.max, kilowatts);
    if (!power.estimated.empty()) json["estimated"] = idList(power.estimated);
    addSum(json, "typical_kw", "typical_", power.typical, kilowatts);
    json["typical_estimate_kw"] = kilowatts(power.typicalEstimate);
    json["facility_kw"] = kilowatts(power.facility);
    json["pue"] = jsonNumber(power.pue.value());
    json["btu_per_h"] = jsonNumber(power.btuPerHour);
    json["elsewhere_kw"] = kilowatts(power.elsewhere);
    json["racks"] = Json::array();
    for (const RackAnswer& rack : power.racks)
        json["racks"].push_back(rackJson(rack));
    return json;
}

Json coolingJson(const CoolingAnswer& cooling, const PowerAnswer& power) {
    Json racks = Json::array();
    for (const RackAnswer& rack : power.racks) {
        Json options = Json::array();
        for (CoolingClass option : rack.coolingOptions)
            options.push_back(keyOf(option));
        Json others = Json::object();
        for (const auto& [policy, coolingClass] : rack.otherPolicies)
            others[policy.text()] = keyOf(coolingClass);
        racks.push_back({{"id", rack.idText()}, {"class", rack.cooling ? Json(keyOf(*rack.cooling)) : Json(nullptr)},
                         {"options", std::move(options)}, {"other_policies", std::move(others)}});
    }
    return {{"policy", cooling.policy.text()}, {"class", cooling.worst ? Json(keyOf(*cooling.worst)) : Json(nullptr)}, {"racks", std::move(racks)}};
}

Json fabricJson(const FabricAnswer& fabric) {
    const FabricSize& size = fabric.size;
    return {{"id", std::string(fabric.fabric.text())},
            {"kind", keyOf(fabric.kind)},
            {"topology", keyOf(fabric.topology)},
            {"endpoints", fabric.endpoints},
            {"leaf", size.leaf},
            {"spine", size.spine},
            {"core", size.core},
            {"cables_node_leaf", size.cablesNodeLeaf},
            {"cables_leaf_spine", size.cablesLeafSpine},
            {"cables_spine_core", size.cablesSpineCore},
            {"oversubscription", jsonNumber(size.oversubscription)},
            {"feasible", size.feasible}};
}

Json costJson(const CostAnswer& cost) {
    Json json{{"price_book", cost.priceBook.text()}, {"currency", cost.currency}};
    json["capex"] = cost.capex ? moneyRange(*cost.capex) : Json(nullptr);
    if (cost.capex && !cost.unpriced.empty()) json["at_least"] = true;
    json["unpriced"] = idList(cost.unpriced);
    return json;
}

Json bomJson(const BomLine& line) {
    Json json{{"product", line.product.text()}, {"name", line.name}, {"part_number", line.partNumber}, {"quantity", line.quantity}};
    json["unit"] = line.unit ? moneyRange(*line.unit) : Json(nullptr);
    json["extended"] = line.extended ? moneyRange(*line.extended) : Json(nullptr);
    json["price_date"] = line.priceDate;
    json["derived"] = line.derived;
    if (line.inBand) json["in_band"] = true;
    return json;
}

Json argumentJson(const ArgumentValue& value) {
    return std::visit(
        [](const auto& v) -> Json {
            using T = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<T, Bytes>) return gigabytes(v);
            else if constexpr (std::is_same_v<T, Power>) return kilowatts(v);
            else if constexpr (std::is_same_v<T, Mass>) return jsonNumber(v.kilograms());
            else if constexpr (std::is_same_v<T, RackUnits>) return jsonNumber(v.units());
            else if constexpr (std::is_same_v<T, Factor>) return jsonNumber(v.value());
            else if constexpr (std::is_same_v<T, Money>) return jsonNumber(v.major());
            else return v;
        },
        value);
}

Json findingJson(const Finding& finding) {
    Json subjects = Json::array();
    for (const Subject& subject : finding.subjects)
        subjects.push_back(subjectText(subject));
    Json arguments = Json::object();
    for (const Argument& argument : finding.arguments)
        arguments[argument.name] = argumentJson(argument.value);
    return {{"code", keyOf(finding.code)}, {"severity", keyOf(finding.severity())}, {"subjects", std::move(subjects)}, {"arguments", std::move(arguments)}};
}

template<class List, class Show>
Json listJson(const List& list, Show show) {
    Json json = Json::array();
    for (const auto& element : list)
        json.push_back(show(element));
    return json;
}

Json referenceJson(const ReferenceFit& reference) {
    return {{"model", reference.model.text()}, {"minimum_gb", reference.minimum ? gigabytes(*reference.minimum) : Json(nullptr)},
            {"alone", keyOf(reference.alone)}, {"headroom_gb", gigabytes(reference.headroom)}};
}

// Leaves are the inputs; everything between them and the figure is a step.
void collect(const Derivation& derivation, Json& inputs, Json& steps) {
    for (const Derivation& part : derivation.parts) {
        if (part.operation == Derivation::Operation::leaf) {
            Json source = Json::array();
            for (const Source& s : part.sources)
                source.push_back(s.url.empty() ? s.title : s.title + ' ' + s.url);
            constexpr std::string_view origins[] = {"computed", "catalog", "design", "constant"};
            Json input{{"name", part.subject.empty() ? part.name : part.name + '(' + part.subject + ')'}, {"value", jsonNumber(part.value)},
                       {"unit", part.unit}, {"origin", origins[static_cast<std::size_t>(part.origin)]}, {"source", std::move(source)}, {"date", part.date}};
            if (part.estimate) input["estimate"] = true;
            inputs.push_back(std::move(input));
        } else {
            collect(part, inputs, steps);
            steps.push_back({{"name", part.name}, {"value", jsonNumber(part.value)}, {"unit", part.unit}, {"formula", part.formula()}});
        }
    }
}

} // namespace

std::string evaluationJson(const Design& design, const Catalog& catalog, const Evaluation& evaluation) {
    Json json;
    json["design"] = {{"name", design.name}, {"format", designFormat}, {"catalog_version", catalog.version()}};
    json["memory"] = memoryJson(evaluation.memory);
    json["fit"] = listJson(evaluation.fit.workloads, fitJson);
    json["reference"] = listJson(evaluation.fit.references, referenceJson);
    json["workloads"] = {{"all_fit", evaluation.fit.allFit}, {"used_gb", gigabytes(evaluation.fit.used)},
                         {"headroom_gb", gigabytes(evaluation.fit.headroom)}, {"exact", evaluation.fit.exact}};
    json["power"] = powerJson(evaluation.power);
    json["cooling"] = coolingJson(evaluation.cooling, evaluation.power);
    json["fabrics"] = listJson(evaluation.fabrics, fabricJson);
    json["cost"] = costJson(evaluation.cost);
    json["bom"] = listJson(evaluation.bom, bomJson);
    json["findings"] = listJson(evaluation.findings, findingJson);
    return jsonText(json);
}

std::string derivationJson(const std::string& key, const Derivation& derivation) {
    Json inputs = Json::array();
    Json steps = Json::array();
    collect(derivation, inputs, steps);
    Json json{{"key", key}, {"value", jsonNumber(derivation.value)}, {"unit", derivation.unit}, {"formula", derivation.formula()}};
    if (derivation.estimate) json["estimate"] = true;
    json["inputs"] = std::move(inputs);
    json["steps"] = std::move(steps);
    return jsonText(json);
}

} // namespace rackyard
