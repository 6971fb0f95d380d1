#pragma once

#include "design/design.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace rackyard {

/// Items that count alike for memory: one product, one bridge, one pooling fabric.
struct ItemGroup {
    ProductIndex product{};
    std::int32_t bridge = 0;
    int fabric = -1;                       ///< index into `Design::fabrics` of the fabric that pools them, or -1
    std::int64_t systems = 0;
    std::int64_t bridged = 0;              ///< whole bridges; what is left over stays an island
    std::optional<ItemId> lowest;
};

/// Systems of a design counted by everything that an evaluation asks for, in one pass over the items. Large designs
/// are read from memory once this way instead of once a question.
struct Census {
    std::vector<ItemGroup> groups;
    std::vector<std::uint32_t> groupOfItem;              ///< by item in design order
    std::vector<std::int64_t> items;                     ///< systems by ProductIndex
    std::vector<std::int64_t> cabinets;                  ///< racks by ProductIndex
    std::vector<std::vector<std::int64_t>> members;      ///< systems by fabric, then by ProductIndex
    /// Of switches in a fabric: placed as leaf (or without a tier), spine, core; by fabric, then by ProductIndex.
    std::vector<std::vector<std::array<std::int64_t, 3>>> tiers;
    std::int64_t systems = 0;
};

Census takeCensus(const Design& design);

/// Index into `Design::fabrics` of the RDMA compute fabric that pools an item's memory, or -1.
int poolingFabric(const Design& design, const Item& item);

} // namespace rackyard
