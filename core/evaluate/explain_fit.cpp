#include "evaluate/explain_parts.h"

#include <algorithm>

namespace rackyard {

namespace {

const Source ruleSource{"Rule behind the published minimums: parameters x bytes x 1.2 (vLLM recipes, Hugging Face accelerate)",
                        "https://github.com/vllm-project/recipes"};

Derivation modelLeaf(const Model& model, std::string figure, double value, std::string unit) {
    const auto own = model.figureProvenance.find(figure);
    const Provenance& provenance = own == model.figureProvenance.end() ? model.provenance : own->second;
    Derivation leaf = derive::leaf(std::move(figure), model.id.text(), value, std::move(unit), Derivation::Origin::catalog);
    leaf.sources = provenance.sources;
    leaf.date = provenance.date.text();
    return leaf;
}

Derivation minimumOf(const Model& model) {
    if (model.statedMinimum) return modelLeaf(model, "minimum_gb", model.statedMinimum->gigabytes(), "GB");
    Derivation weights = derive::product(
        "weights_gb", "GB",
        {modelLeaf(model, "total_parameters_b", static_cast<double>(model.totalParameters) / 1e9, "10^9"),
         modelLeaf(model, "bytes_per_parameter", flatBits(model.nativeWeights) / 8.0, "B")});
    std::vector<Derivation> sizes{std::move(weights)};
    if (model.checkpoint) sizes.push_back(modelLeaf(model, "checkpoint_gb", model.checkpoint->gigabytes(), "GB"));
    Derivation minimum = derive::product("minimum_gb", "GB", {derive::maximum("weights_gb", "GB", std::move(sizes)),
                                                               constantLeaf("reserve", 1.2, {}, ruleSource)});
    minimum.estimate = true;
    return minimum;
}

/// The packing that the evaluation made, made again from the same inputs.
struct Packed {
    std::vector<std::size_t> workloads; // of each request
    std::vector<const Model*> models;
    Packing packing;
};

Packed packAgain(const ExplainContext& context) {
    Packed packed;
    std::vector<PackingRequest> requests;
    const auto& workloads = context.resolved.design.workloads;
    for (std::size_t i = 0; i < workloads.size(); ++i)
        if (const Model* model = context.resolved.catalog.model(workloads[i].model)) {
            requests.push_back({minimumMemory(*model), workloads[i].replicas});
            packed.workloads.push_back(i);
            packed.models.push_back(model);
        }
    packed.packing = packReplicas(context.pooling, requests);
    return packed;
}

Derivation held(const Packed& packed, const PackedPools& pools) {
    std::vector<Derivation> parts;
    for (std::size_t r = 0; r < packed.models.size(); ++r)
        if (pools.held[r] > 0)
            parts.push_back(derive::product("placed", "GB", {minimumOf(*packed.models[r]),
                            designLeaf("replicas", packed.models[r]->id.text(), static_cast<double>(pools.held[r] * pools.count))}));
    return derive::sum("placed_gb", "GB", std::move(parts));
}

Derivation roomIn(const ExplainContext& context, const Packed& packed, const PackedPools& pools) {
    Derivation memory = derive::product("memory", "GB", {poolMemoryDerivation(context, pools.pool),
                                        designLeaf("pools", {}, static_cast<double>(pools.count))});
    return derive::difference("left_gb", "GB", std::move(memory), held(packed, pools));
}

template<class Selects>
Derivation roomWhere(const ExplainContext& context, const Packed& packed, Selects selects) {
    std::vector<Derivation> parts;
    for (const PackedPools& pools : packed.packing.pools)
        if (selects(pools)) parts.push_back(roomIn(context, packed, pools));
    return derive::sum("headroom_gb", "GB", std::move(parts));
}

// Not placed: the largest room that is left, less what one replica needs.
Derivation shortfall(const ExplainContext& context, const Packed& packed, const Model& model) {
    std::vector<Derivation> rooms;
    for (PackedPools pools : packed.packing.pools) {
        pools.count = 1;
        rooms.push_back(roomIn(context, packed, pools));
    }
    return derive::difference("headroom_gb", "GB", derive::maximum("largest_room_gb", "GB", std::move(rooms)), minimumOf(model));
}

std::optional<Derivation> headroomOf(const ExplainContext& context, std::size_t workload) {
    const Packed packed = packAgain(context);
    const auto place = std::find(packed.workloads.begin(), packed.workloads.end(), workload);
    if (place == packed.workloads.end()) return std::nullopt;
    const auto request = static_cast<std::size_t>(place - packed.workloads.begin());
    if (packed.packing.placed[request] < context.resolved.design.workloads[workload].replicas)
        return shortfall(context, packed, *packed.models[request]);
    return roomWhere(context, packed, [&](const PackedPools& pools) { return pools.held[request] > 0; });
}

std::optional<Derivation> explainWorkloads(const ExplainContext& context, const std::string& figure) {
    const Packed packed = packAgain(context);
    const auto anyHeld = [](const PackedPools& pools) {
        return std::any_of(pools.held.begin(), pools.held.end(), [](std::int64_t n) { return n > 0; });
    };
    if (figure == "headroom_gb") return roomWhere(context, packed, anyHeld);
    if (figure != "used_gb") return std::nullopt;
    std::vector<Derivation> parts;
    for (const PackedPools& pools : packed.packing.pools)
        if (anyHeld(pools)) parts.push_back(held(packed, pools));
    return derive::sum("used_gb", "GB", std::move(parts));
}

Derivation pooledOf(const ExplainContext& context) { return *explainMemory(context, {"memory", "pooled_gb"}); }

} // namespace

std::optional<Derivation> explainFit(const ExplainContext& context, const KeyPath& key) {
    const Design& design = context.resolved.design;
    if (key.front() == "workloads") return key.size() == 2 ? explainWorkloads(context, key[1]) : std::nullopt;
    if (key.size() != 3) return std::nullopt;
    const bool isReference = key.front() == "reference";
    const auto index = indexIn(key[1], isReference ? design.referenceModels.size() : design.workloads.size());
    if (!index) return std::nullopt;
    const Model* model =
        context.resolved.catalog.model(isReference ? design.referenceModels[*index] : design.workloads[*index].model);
    if (!model) return std::nullopt;
    if (key[2] == "minimum_gb") return minimumOf(*model);
    if (key[2] != "headroom_gb") return std::nullopt;
    if (!isReference) return headroomOf(context, *index);
    return derive::difference("headroom_gb", "GB", pooledOf(context), minimumOf(*model));
}

} // namespace rackyard
