#pragma once

#include "catalog/model_shape.h"
#include "catalog/provenance.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

enum class WeightFormat { fp32, fp16, bf16, fp8, int8, mxfp4, nvfp4, int4 };
std::string_view keyOf(WeightFormat format);
std::optional<WeightFormat> weightFormatOf(std::string_view key);
/// Bits that one parameter takes by the flat rule behind the published minimums: 32, 16, 8 or 4, without scales.
int flatBits(WeightFormat format);

/// A minimum that another public list gives for one format of the weights.
struct PublishedMinimum {
    std::string recipe;                      ///< the list's own name for the variant
    WeightFormat format = WeightFormat::bf16;
    Bytes memory;
    friend bool operator==(const PublishedMinimum&, const PublishedMinimum&) = default;
};

/// A language model as the catalog knows it. Memory figures follow `facts/memory-model.md`.
struct Model {
    ModelId id;
    std::string name;
    std::string repository;                  ///< `organisation/name` where the weights are published
    std::int64_t totalParameters = 0;        ///< memory counts all of them
    std::optional<std::int64_t> activeParameters; ///< speed counts only these; unknown for some
    std::optional<std::int64_t> countedParameters; ///< counted from its configuration, without prediction heads and towers
    std::optional<std::int64_t> countedActiveParameters; ///< the same of the active ones, without the input embedding
    std::optional<std::int64_t> predictionParameters; ///< multi-token prediction heads, on top of the counted ones
    WeightFormat nativeWeights = WeightFormat::bf16;
    std::string nativeWeightsText;           ///< the maker's own words where the checkpoint mixes formats
    std::optional<Bytes> statedMinimum;      ///< GPU memory that the founding text demands
    std::optional<Bytes> checkpoint;         ///< size of the published weights
    std::string attention;                   ///< kind of attention in words
    std::string licence;
    std::optional<std::int64_t> maxContext;
    std::optional<int> layers;
    std::optional<int> fullAttentionLayers;  ///< whose cache grows with every token
    std::optional<int> slidingLayers;
    std::optional<int> linearLayers;         ///< linear attention or Mamba: a fixed state
    std::optional<int> slidingWindow;
    std::optional<int> hiddenSize;
    std::optional<int> attentionHeads;
    std::optional<int> kvHeads;
    std::optional<int> headDim;
    std::optional<int> kvLoraRank;
    std::optional<int> ropeHeadDim;
    std::optional<int> valueHeadDim;
    std::optional<std::int64_t> vocabulary;
    std::optional<int> experts;
    std::optional<int> expertsPerToken;
    std::optional<int> sharedExperts;
    std::optional<std::int64_t> kvElementsPerToken; ///< over all layers that grow with every token
    std::optional<ModelShape> shape;         ///< layer by layer, where it was read
    std::vector<PublishedMinimum> publishedMinimums;
    std::string notes;
    Provenance provenance;
    FigureProvenance figureProvenance;
    friend bool operator==(const Model&, const Model&) = default;
};

/// GPU memory one replica needs: the stated minimum where there is one; else
/// max(checkpoint, parameters x bytes) x 1.2, the rule behind the stated figures (facts/memory-model.md section 0).
Bytes minimumMemory(const Model& model);
/// The rule alone at a given weight format: parameters x bytes x 1.2.
Bytes minimumByRule(const Model& model, WeightFormat format);

} // namespace rackyard
