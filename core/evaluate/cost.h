#pragma once

#include "evaluate/evaluation.h"
#include "evaluate/resolved.h"

#include <optional>
#include <vector>

namespace rackyard {

/// Every product that the design needs, with its quantity and without a price: items and cabinets by category and
/// first appearance, then the switches that the fabrics derive.
std::vector<BomLine> billOfMaterials(const Resolved& resolved, const std::vector<FabricAnswer>& fabrics);

/// Prices the lines under one book and adds them up; a book that prices whole clusters puts its own line first
/// (DECISIONS 13). Unpriced stays unpriced.
CostAnswer priceOut(const PriceBook& book, const Catalog& catalog, std::vector<BomLine>& lines);

/// GPUs of one kind on the lines that the user placed.
std::int64_t gpusOnLines(const std::vector<BomLine>& lines, const Catalog& catalog, const ProductId& gpu);

/// What the founding text's way of pricing asks for so many GPUs.
Range<Money> clusterPrice(const ClusterPricing& pricing, std::int64_t gpus);

CostCategory categoryOf(ProductKind kind);

} // namespace rackyard
