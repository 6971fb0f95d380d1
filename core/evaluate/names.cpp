#include "evaluate/evaluation.h"

#include "units/enum_names.h"

namespace rackyard {

namespace {

constexpr EnumNames<PoolKind, 3> poolNames{
    {{PoolKind::networked, "networked"}, {PoolKind::scaleUp, "scale-up"}, {PoolKind::single, "single"}}};
constexpr EnumNames<FitStatus, 5> fitNames{{{FitStatus::fitsInDomain, "fits-in-domain"},
                                            {FitStatus::fitsNetworked, "fits-networked"},
                                            {FitStatus::notBesideOthers, "not-beside-others"},
                                            {FitStatus::onPaperOnly, "on-paper-only"},
                                            {FitStatus::tooSmall, "too-small"}}};
constexpr EnumNames<CheckResult, 3> checkNames{
    {{CheckResult::passes, "passes"}, {CheckResult::fails, "fails"}, {CheckResult::unknown, "unknown"}}};
constexpr EnumNames<CostCategory, 5> categoryNames{{{CostCategory::compute, "compute"},
                                                    {CostCategory::fabric, "fabric"},
                                                    {CostCategory::storage, "storage"},
                                                    {CostCategory::management, "management"},
                                                    {CostCategory::infrastructure, "infrastructure"}}};

} // namespace

std::string_view keyOf(PoolKind kind) { return nameIn(poolNames, kind); }
std::string_view keyOf(FitStatus status) { return nameIn(fitNames, status); }
std::string_view keyOf(CheckResult result) { return nameIn(checkNames, result); }
std::string_view keyOf(CostCategory category) { return nameIn(categoryNames, category); }

} // namespace rackyard
