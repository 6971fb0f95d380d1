#pragma once

#include "catalog/product_figures.h"
#include "catalog/provenance.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

enum class ProductKind { gpu, node, rackScale, workstation, rack, networkSwitch, nic, transceiver, cable, storage, host, pdu, cdu, rearDoor };
enum class ProductClass { datacenter, desktop };
enum class CoolingConstraint { unknown, air, airOrLiquid, liquid };
enum class ScaleUpLink { none, nvlink, xgmi, ualink, other };

std::string_view keyOf(ProductKind kind);
std::string_view keyOf(ProductClass productClass);
std::string_view keyOf(CoolingConstraint constraint);
std::string_view keyOf(ScaleUpLink link);
std::string_view keyOf(Confidence confidence);
std::optional<ProductKind> productKindOf(std::string_view key);
std::optional<ProductClass> productClassOf(std::string_view key);
std::optional<CoolingConstraint> coolingConstraintOf(std::string_view key);
std::optional<ScaleUpLink> scaleUpLinkOf(std::string_view key);
std::optional<Confidence> confidenceOf(std::string_view key);

/// One thing that can be bought. Figures that nobody published are absent, never zero.
struct Product {
    ProductId id;
    std::string name;
    std::string vendor;
    std::string partNumber;
    std::string availability;                   ///< where it is not simply on sale: `announced`
    ProductKind kind = ProductKind::node;
    ProductClass productClass = ProductClass::datacenter;
    CoolingConstraint cooling = CoolingConstraint::unknown;
    ScaleUpLink scaleUpLink = ScaleUpLink::none;
    BodyFigures body;
    PowerFigures power;
    std::optional<std::int64_t> heatBtuPerHour; ///< as printed by the maker, which can contradict its power
    std::optional<int> airflowCfm;
    std::string airflow;                        ///< direction and condition of that figure
    std::optional<int> inletLowCelsius;         ///< air the maker allows at the inlet
    std::optional<int> inletHighCelsius;
    std::optional<GpuFigures> gpu;
    std::optional<SystemFigures> system;
    std::optional<RackScaleFigures> rackScale;
    std::optional<LiquidFigures> liquid;
    std::optional<SwitchFigures> networkSwitch;
    std::optional<CabinetFigures> cabinet;
    PartFigures part;
    std::vector<PublishedFigure> published;
    std::string notes;
    Provenance provenance;
    FigureProvenance figureProvenance;
    friend bool operator==(const Product&, const Product&) = default;
};

/// GPUs that one such product brings; 0 for what is no system and no GPU.
int gpuCountOf(const Product& product);
/// Sum of PSU ratings, where count and rating are known; never a draw.
std::optional<Power> nameplateOf(const Product& product);
/// Lowest and highest that other documents say of a figure, in the unit of its key; nothing where none says anything.
std::optional<Range<Factor>> publishedRange(const Product& product, std::string_view figure);
/// True for products that stand on the floor as a rack of their own.
bool isRackScale(const Product& product);
/// True for products that can be placed at a U of a rack.
bool isRackMountable(const Product& product);

} // namespace rackyard
