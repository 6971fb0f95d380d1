#pragma once

#include "catalog/cooling_policy.h"
#include "units/id.h"
#include "units/units.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rackyard {

enum class MemoryBasis { nominal, reported };
std::string_view keyOf(MemoryBasis basis);
std::optional<MemoryBasis> memoryBasisOf(std::string_view key);

PriceBookId defaultPriceBook();          ///< `public-2026`
CoolingPolicyId defaultCoolingPolicy();  ///< `public-practice-2026`

/// What a design takes for granted. Files write only what differs from the defaults here.
struct Assumptions {
    MemoryBasis memory = MemoryBasis::nominal;
    PriceBookId priceBook = defaultPriceBook();
    CoolingPolicyId coolingPolicy = defaultCoolingPolicy();
    Factor pue = Factor::ofMillionths(1'540'000);       ///< Uptime Institute global average 2025
    Factor loadFactor = Factor::ofMillionths(850'000);  ///< estimate of typical from maximum power
    std::optional<Power> rackPowerLimit;                ///< for every rack that has none of its own
    std::optional<Power> sitePowerLimit;
    std::map<CoolingClass, Power> siteCooling;          ///< kW per rack that the hall can bear, by class
    friend bool operator==(const Assumptions&, const Assumptions&) = default;
};

/// Words for the proposal's cover. Empty where the user has not filled them in.
struct ProposalDetails {
    std::string customer;
    std::string project;
    std::string number;
    std::string preparedBy;
    std::string validUntil;
    std::string language = "en-US";      ///< of documents: words, digits and separators
    friend bool operator==(const ProposalDetails&, const ProposalDetails&) = default;
};

} // namespace rackyard
