#pragma once

#include "catalog/catalog.h"
#include "design/assumptions.h"
#include "units/units.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

/// A model that has to run, in so many replicas at the same time.
struct Demand {
    ModelId model;
    std::int64_t replicas = 1;
};

/// What a customer needs and what the room, the budget and their taste allow. Absent limits do not bind.
struct Requirement {
    std::vector<Demand> demands;
    bool oneDomain = false;                      ///< all of it in one scale-up domain, no network seams
    std::optional<Power> maxPower;               ///< IT maximum of the whole build
    std::optional<Power> maxRackPower;
    std::set<CoolingClass> cooling;              ///< kinds the room has; empty: any
    std::optional<Money> maxCost;
    std::vector<ProductId> systems;              ///< only these GPU systems; empty: all datacenter systems
    std::vector<ProductId> include;              ///< desktop products asked for by name
    std::vector<ProductId> exclude;
    PriceBookId priceBook = defaultPriceBook();
    CoolingPolicyId coolingPolicy = defaultCoolingPolicy();
};

enum class Constraint { excluded, desktop, rackPower, power, cooling, cost, powerUnknown, memory, domain };
std::string_view keyOf(Constraint constraint);

/// A system that cannot be part of any build, and why.
struct Rejection {
    ProductId product;
    Constraint constraint = Constraint::excluded;
    std::string needs;                           ///< a figure with its unit, or a cooling class
    std::string allowed;
};

/// A limit whose loosening makes a build possible, and how far it has to give.
struct Relaxation {
    Constraint constraint = Constraint::power;
    std::string to;
};

} // namespace rackyard
