#pragma once

#include "evaluate/derivation.h"
#include "evaluate/explain.h"
#include "evaluate/fabrics.h"
#include "evaluate/packing.h"
#include "evaluate/resolved.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// What the explanations of one design share: the same inputs that the evaluation had, none of its results.
struct ExplainContext {
    const Resolved& resolved;
    const Pooling& pooling;
    const std::vector<FabricAnswer>& fabrics;
};

/// A product's figure with the sources that the catalog gives for it.
Derivation catalogLeaf(const Product& product, std::string figure, double value, std::string unit);
/// A number that the user put into the design.
Derivation designLeaf(std::string name, std::string subject, double value, std::string unit = {});
/// A constant of a formula, with where it is from.
Derivation constantLeaf(std::string name, double value, std::string unit, Source source);

/// Each answers the keys of one part of the evaluation, given as the pieces between the dots.
using KeyPath = std::vector<std::string>;
std::optional<Derivation> explainMemory(const ExplainContext& context, const KeyPath& key);
std::optional<Derivation> explainFit(const ExplainContext& context, const KeyPath& key);
std::optional<Derivation> explainPower(const ExplainContext& context, const KeyPath& key);
std::optional<Derivation> explainCost(const ExplainContext& context, const KeyPath& key);

/// Memory of one pool of that index.
Derivation poolMemoryDerivation(const ExplainContext& context, std::size_t pool);
/// The piece of a key as an index below `size`, or nothing.
std::optional<std::size_t> indexIn(const std::string& piece, std::size_t size);

} // namespace rackyard
