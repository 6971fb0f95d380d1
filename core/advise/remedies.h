#pragma once

#include "design/design.h"
#include "evaluate/evaluation.h"
#include "findings/finding.h"

#include <optional>

namespace rackyard {

enum class RemedyKind { addSystems, joinFabric, makeRdma, moveDevice, spreadRack, usePriceBook, useCoolingPolicy, countReported };

/// An edit that cures a finding: one click applies it, one undo takes it back. `app/text` words it.
struct Remedy {
    RemedyKind kind = RemedyKind::addSystems;
    std::int64_t count = 1;                ///< systems added or joined, racks used
    std::optional<ProductId> product;      ///< what is added
    Design after;
};

/// The cheapest edit that cures `finding`, or nothing where none is known. It is tried by evaluating the changed design:
/// a remedy that would not cure, or that is already in force, is never offered.
std::optional<Remedy> remedyFor(const Finding& finding, const Design& design, const Catalog& catalog);

} // namespace rackyard
