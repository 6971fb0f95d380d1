#pragma once

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/census.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace rackyard {

/// What evaluation needs of one product of the design, looked up once: items then cost an index each.
struct ProductFacts {
    const Product* product = nullptr;       ///< null for an id that the catalog does not know
    std::optional<std::size_t> gpu;         ///< index into Resolved::gpus
    std::int64_t gpuCount = 0;
    std::int64_t scaleUpGpus = 1;
    Bytes memoryPerGpu;                     ///< by the design's memory basis
    bool reportedMissing = false;           ///< counted nominal although the reported figure was asked for
    std::optional<Power> nameplate;
    std::optional<Power> max;
    bool maxIsEstimate = false;
    std::optional<Power> typical;
    std::optional<Mass> mass;
    RackUnits height;                       ///< zero where unknown or not mounted in U
    bool needsPower = true;                 ///< false for what draws none (cabinets, cables, passive parts)
};

/// A design together with the records that it refers to.
struct Resolved {
    const Design& design;
    const Catalog& catalog;
    std::vector<ProductFacts> facts;        ///< by ProductIndex
    std::vector<ProductId> gpus;            ///< distinct GPU kinds in order of appearance
    std::unordered_map<RackId, std::size_t> rackOrdinals; ///< by place in Design::racks
    std::shared_ptr<const Census> census;

    const ProductFacts& of(ProductIndex index) const { return facts[static_cast<std::size_t>(index)]; }
};

Resolved resolve(const Design& design, const Catalog& catalog);

/// The same design and census with its memory counted by another basis.
Resolved withBasis(const Resolved& resolved, MemoryBasis basis);

/// The figures of one product under a memory basis, without a design: used for what a fabric adds by itself.
ProductFacts factsOf(const Product& product, const Catalog& catalog, MemoryBasis basis);

} // namespace rackyard
