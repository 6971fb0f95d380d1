#include "design/assumptions.h"

#include "units/enum_names.h"

namespace rackyard {

namespace {

constexpr EnumNames<MemoryBasis, 2> basisNames{
    {{MemoryBasis::nominal, "nominal"}, {MemoryBasis::reported, "reported"}}};

} // namespace

std::string_view keyOf(MemoryBasis basis) { return nameIn(basisNames, basis); }
std::optional<MemoryBasis> memoryBasisOf(std::string_view key) { return valueIn(basisNames, key); }

PriceBookId defaultPriceBook() { return *PriceBookId::parse("public-2026"); }
CoolingPolicyId defaultCoolingPolicy() { return *CoolingPolicyId::parse("public-practice-2026"); }

} // namespace rackyard
