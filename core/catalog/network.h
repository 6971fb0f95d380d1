#pragma once

#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string_view>

namespace rackyard {

enum class FabricKind { infiniband, roce, ethernet };
enum class FabricRole { compute, storage, inBand, outOfBand };
enum class Topology { fatTree, railOptimized, railOnly };

std::string_view keyOf(FabricKind kind);
std::string_view keyOf(FabricRole role);
std::string_view keyOf(Topology topology);
std::optional<FabricKind> fabricKindOf(std::string_view key);
std::optional<FabricRole> fabricRoleOf(std::string_view key);
std::optional<Topology> topologyOf(std::string_view key);

/// Which switch a fabric of one kind and link speed is built from unless the user says otherwise.
struct SwitchChoice {
    FabricKind kind = FabricKind::infiniband;
    BitRate speed;
    ProductId product;
    int radix = 0; ///< ports at `speed`
    friend bool operator==(const SwitchChoice&, const SwitchChoice&) = default;
};

} // namespace rackyard
