#include "catalog/product.h"

#include "units/enum_names.h"

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
constexpr EnumNames<Confidence, 3> confidenceNames{
    {{Confidence::high, "high"}, {Confidence::medium, "medium"}, {Confidence::low, "low"}}};

} // namespace

std::string_view keyOf(ProductKind kind) { return nameIn(kindNames, kind); }
std::string_view keyOf(ProductClass productClass) { return nameIn(classNames, productClass); }
std::string_view keyOf(CoolingConstraint constraint) { return nameIn(coolingNames, constraint); }
std::string_view keyOf(ScaleUpLink link) { return nameIn(linkNames, link); }
std::string_view keyOf(Confidence confidence) { return nameIn(confidenceNames, confidence); }
std::optional<ProductKind> productKindOf(std::string_view key) { return valueIn(kindNames, key); }
std::optional<ProductClass> productClassOf(std::string_view key) { return valueIn(classNames, key); }
std::optional<CoolingConstraint> coolingConstraintOf(std::string_view key) { return valueIn(coolingNames, key); }
std::optional<ScaleUpLink> scaleUpLinkOf(std::string_view key) { return valueIn(linkNames, key); }
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

bool isRackScale(const Product& product) { return product.kind == ProductKind::rackScale; }

bool isRackMountable(const Product& product) {
    return product.body.height && product.kind != ProductKind::rackScale && product.kind != ProductKind::rack;
}

} // namespace rackyard
