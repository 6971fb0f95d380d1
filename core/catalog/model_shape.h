#pragma once

#include "units/units.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace rackyard {

/// Multi-head latent attention: one low-rank latent is cached in place of keys and values.
struct LatentShape {
    int queryRank = 0; ///< 0: queries are projected in one step
    int kvRank = 0;
    int ropeDim = 0;   ///< key dimensions that carry the position and are cached beside the latent
    friend bool operator==(const LatentShape&, const LatentShape&) = default;
};

/// The small attention that picks which tokens a sparse layer reads; it caches a key of its own for every token.
struct SparseIndexShape {
    int heads = 0;
    int dim = 0;
    friend bool operator==(const SparseIndexShape&, const SparseIndexShape&) = default;
};

/// A cache that keeps a short window whole and one entry for every `ratio` older tokens, with a low-rank output.
struct CompressionShape {
    int ratio = 0;      ///< 0: the window alone
    int outputRank = 0;
    int outputGroups = 0;
    friend bool operator==(const CompressionShape&, const CompressionShape&) = default;
};

/// Attention of one layer. Where `latent` is set, `kvHeads` is 1 and keys and values come from the latent.
struct AttentionShape {
    int heads = 0;
    int kvHeads = 0;
    int keyDim = 0;             ///< of one query or key head
    int valueDim = 0;
    std::int64_t window = 0;    ///< tokens that stay cached (sliding or chunked); 0: all of them
    bool ownCache = true;       ///< false: reads the keys and values of an earlier layer
    bool crossAttention = false; ///< reads the tokens of an image, not of the text
    bool valueIsKey = false;    ///< one projection serves both; each is cached
    bool gated = false;         ///< an output gate as wide as the value heads
    bool inputBias = false;
    bool outputBias = false;
    bool queryKeyNorm = false;
    int queryRank = 0;          ///< queries through a low rank; 0: in one step
    std::optional<LatentShape> latent;
    std::optional<SparseIndexShape> index;
    std::optional<CompressionShape> compression;
    friend bool operator==(const AttentionShape&, const AttentionShape&) = default;
};

enum class StateKind { mamba, mamba2, deltaNet, kimiDelta, lightning, shortConvolution, gatedRecurrence, rwkv };
std::string_view keyOf(StateKind kind);
std::optional<StateKind> stateKindOf(std::string_view key);

/// A mixer that keeps a state of fixed size for every sequence instead of a cache that grows.
struct StateShape {
    StateKind kind = StateKind::mamba2;
    int heads = 0;        ///< value heads
    int headDim = 0;      ///< of one value head
    int keyHeads = 0;     ///< key heads, or groups of a Mamba-2 layer
    int keyDim = 0;       ///< of one key head; the state dimension of a Mamba layer
    int convolution = 0;  ///< tokens that the short convolution sees; 0: none
    int rank = 0;         ///< of the step or gate projection, where it is low-rank
    friend bool operator==(const StateShape&, const StateShape&) = default;
};

/// Dense block, routed experts or both side by side.
struct FeedForwardShape {
    int matrices = 3;              ///< 3 with a gate, 2 without
    std::int64_t width = 0;        ///< of the dense block; 0: none
    int experts = 0;
    int expertsPerToken = 0;
    std::int64_t expertWidth = 0;
    std::int64_t sharedWidth = 0;  ///< all shared experts together
    std::int64_t latentWidth = 0;  ///< experts work on a projection of that size; 0: on the hidden size
    bool bias = false;
    bool sharedGate = false;
    friend bool operator==(const FeedForwardShape&, const FeedForwardShape&) = default;
};

/// Layers that are alike. What a layer lacks is absent: a Mamba layer has no attention, some have no feed-forward.
struct LayerShape {
    int count = 1;
    std::optional<AttentionShape> attention;
    std::optional<StateShape> state;
    std::optional<FeedForwardShape> feedForward;
    int norms = 2;                  ///< vectors of the hidden size
    std::int64_t otherWeights = 0;  ///< what the fields above do not say, in elements a layer
    friend bool operator==(const LayerShape&, const LayerShape&) = default;
};

/// What a tensor does: formats and scales are chosen by it.
enum class TensorRole { embedding, head, attention, stateMixer, feedForward, sharedExperts, experts, router, norm };
constexpr std::size_t tensorRoles = 9;
std::string_view keyOf(TensorRole role);
constexpr std::size_t indexOf(TensorRole role) { return static_cast<std::size_t>(role); }

/// Bits that a weight takes on average, its share of scales included, by role.
using BitsByRole = std::array<Factor, tensorRoles>;

/// The architecture of a language model as far as memory asks: what has weights, what is cached, what has a state.
struct ModelShape {
    int hiddenSize = 0;
    std::int64_t vocabulary = 0;
    int embeddingSize = 0;              ///< width of the embedding where it is not the hidden size; 0: it is
    bool tiedHead = false;              ///< the output layer is the embedding once more
    std::int64_t positions = 0;         ///< learned position vectors
    std::int64_t otherWeights = 0;      ///< outside the layers, in elements
    std::vector<LayerShape> layers;
    std::vector<LayerShape> predictors; ///< layers for several tokens at once (MTP), which serving may leave out
    bool predictorHasOwnHead = false;   ///< predictors carry a second embedding and output layer
    BitsByRole nativeBits{};            ///< as published; all zero: unknown
    std::int64_t maxContext = 0;        ///< 0: unknown
    friend bool operator==(const ModelShape&, const ModelShape&) = default;

    int layerCount() const;
    bool hasExperts() const;
};

} // namespace rackyard
