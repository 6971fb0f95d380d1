#include "catalog/product.h"

#include "units/enum_names.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr EnumNames<ProductKind, 14> kindNames{{{ProductKind::gpu, "gpu"},
                                                {ProductKind::node, "node"},
                                                {ProductKind::rackScale, "rack-scale"},
                                                {ProductKind::workstation, "workstation"},
                                                {ProductKind::rack, "rack"},
                                                {ProductKind::networkSwitch, "switch"},
                                                {ProductKind::nic, "nic"},
                                                {ProductKind::transceiver, "transceiver"},
                                                {ProductKind::cable, "cable"},
                                                {ProductKind::storage, "storage"},
                                                {ProductKind::host, "host"},
                                                {ProductKind::pdu, "pdu"},
                                                {ProductKind::cdu, "cdu"},
                                                {ProductKind::rearDoor, "rear-door"}}};
constexpr EnumNames<ProductClass, 2> classNames{
    {{ProductClass::datacenter, "datacenter"}, {ProductClass::desktop, "desktop"}}};
constexpr EnumNames<CoolingConstraint, 4> coolingNames{{{CoolingConstraint::unknown, "unknown"},
                                                        {CoolingConstraint::air, "air"},
                                                        {CoolingConstraint::airOrLiquid, "air-or-liquid"},
                                                        {CoolingConstraint::liquid, "liquid"}}};
constexpr EnumNames<ScaleUpLink, 5> linkNames{{{ScaleUpLink::none, "none"},
                                               {ScaleUpLink::nvlink, "nvlink"},
                                               {ScaleUpLink::xgmi, "xgmi"},
                                               {ScaleUpLink::ualink, "ualink"},
                                               {ScaleUpLink::other, "other"}}};
constexpr EnumNames<LoadBasis, 3> loadNames{
    {{LoadBasis::unknown, "unknown"}, {LoadBasis::rolling, "rolling"}, {LoadBasis::standing, "standing"}}};
constexpr EnumNames<HeatExchanger, 6> exchangerNames{{{HeatExchanger::none, "none"},
                                                      {HeatExchanger::inRack, "in-rack"},
                                                      {HeatExchanger::inRow, "in-row"},
                                                      {HeatExchanger::sidecar, "sidecar-to-air"},
                                                      {HeatExchanger::passiveDoor, "passive-door"},
                                                      {HeatExchanger::activeDoor, "active-door"}}};
constexpr EnumNames<Medium, 6> mediumNames{{{Medium::none, "none"},
                                            {Medium::copper, "copper"},
                                            {Medium::activeCopper, "active-copper"},
                                            {Medium::activeOptical, "active-optical"},
                                            {Medium::multimode, "multimode"},
                                            {Medium::singleMode, "single-mode"}}};
constexpr EnumNames<Confidence, 3> confidenceNames{
    {{Confidence::high, "high"}, {Confidence::medium, "medium"}, {Confidence::low, "low"}}};

} // namespace

std::string_view keyOf(ProductKind kind) { return nameIn(kindNames, kind); }
std::string_view keyOf(ProductClass productClass) { return nameIn(classNames, productClass); }
std::string_view keyOf(CoolingConstraint constraint) { return nameIn(coolingNames, constraint); }
std::string_view keyOf(ScaleUpLink link) { return nameIn(linkNames, link); }
std::string_view keyOf(LoadBasis basis) { return nameIn(loadNames, basis); }
std::string_view keyOf(HeatExchanger exchanger) { return nameIn(exchangerNames, exchanger); }
std::string_view keyOf(Medium medium) { return nameIn(mediumNames, medium); }
std::string_view keyOf(Confidence confidence) { return nameIn(confidenceNames, confidence); }
std::optional<ProductKind> productKindOf(std::string_view key) { return valueIn(kindNames, key); }
std::optional<ProductClass> productClassOf(std::string_view key) { return valueIn(classNames, key); }
std::optional<CoolingConstraint> coolingConstraintOf(std::string_view key) { return valueIn(coolingNames, key); }
std::optional<ScaleUpLink> scaleUpLinkOf(std::string_view key) { return valueIn(linkNames, key); }
std::optional<LoadBasis> loadBasisOf(std::string_view key) { return valueIn(loadNames, key); }
std::optional<HeatExchanger> heatExchangerOf(std::string_view key) { return valueIn(exchangerNames, key); }
std::optional<Medium> mediumOf(std::string_view key) { return valueIn(mediumNames, key); }
std::optional<Confidence> confidenceOf(std::string_view key) { return valueIn(confidenceNames, key); }

int gpuCountOf(const Product& product) {
    if (product.system) return product.system->gpuCount;
    return product.gpu ? 1 : 0;
}

std::optional<Power> nameplateOf(const Product& product) {
    const PowerFigures& power = product.power;
    if (!power.psuCount || !power.psuRating) return std::nullopt;
    return *power.psuRating * *power.psuCount;
}

std::optional<Range<Factor>> publishedRange(const Product& product, std::string_view figure) {
    std::optional<Range<Factor>> range;
    for (const PublishedFigure& published : product.published) {
        if (published.figure != figure) continue;
        if (!range) range = {published.value, published.value};
        range->low = std::min(range->low, published.value);
        range->high = std::max(range->high, published.value);
    }
    return range;
}

bool isRackScale(const Product& product) { return product.kind == ProductKind::rackScale; }

bool isRackMountable(const Product& product) {
    return product.body.height && product.kind != ProductKind::rackScale && product.kind != ProductKind::rack;
}

} // namespace rackyard
