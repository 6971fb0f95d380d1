#pragma once

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

/// Figures of a GPU card or module. Speeds are dense, never sparse.
struct GpuFigures {
    Bytes memoryNominal;                   ///< vendor's label
    std::optional<Bytes> memoryReported;   ///< what the driver shows
    std::optional<Bytes> memoryPlatform;   ///< what the maker's system pages give per GPU where that differs
    std::optional<ByteRate> memoryBandwidth;
    std::string memoryType;
    std::string architecture;
    std::optional<std::int64_t> bf16DenseGflops;
    std::optional<std::int64_t> fp8DenseGflops;
    std::optional<std::int64_t> fp4DenseGflops;
    std::optional<ByteRate> scaleUpBandwidth; ///< bidirectional, per GPU
    std::vector<int> bridges;              ///< sizes of NVLink bridge that the card takes: {2}, {2, 4} or none
    std::string formFactor;
    friend bool operator==(const GpuFigures&, const GpuFigures&) = default;
};

/// Figures of something that holds GPUs and is bought whole: node, workstation, rack-scale system.
struct SystemFigures {
    ProductId gpu;
    int gpuCount = 0;                      ///< 0 where the maker does not say how many it holds
    int scaleUpGpus = 1;                   ///< GPUs in one scale-up domain; 1 makes every GPU an island
    Bytes memoryNominal;                   ///< the system's own total in its vendor's table
    std::optional<Bytes> memoryReported;   ///< sum of what the driver shows
    std::optional<Bytes> memoryPlatform;   ///< second total that the maker prints
    std::optional<int> computePorts;       ///< scale-out ports for the compute fabric
    std::optional<BitRate> computePortSpeed;
    friend bool operator==(const SystemFigures&, const SystemFigures&) = default;
};

/// Figures of a switch. Radix is counted at the speed of a link, not by cage.
struct SwitchFigures {
    int radix = 0;
    BitRate portSpeed;
    std::optional<int> radix400g;
    friend bool operator==(const SwitchFigures&, const SwitchFigures&) = default;
};

/// Figures of an empty rack cabinet.
struct CabinetFigures {
    RackUnits usable;
    std::optional<Mass> maxLoad;
    std::optional<Length> mountingDepth;
    friend bool operator==(const CabinetFigures&, const CabinetFigures&) = default;
};

/// Figures of the infrastructure around the racks and of network parts: each only where it applies.
struct PartFigures {
    std::optional<Power> capacity;         ///< heat a CDU or a rear door takes away
    std::optional<Power> usable;           ///< power that a PDU delivers continuously, derated
    std::optional<int> volts;
    std::optional<int> amperes;
    std::optional<int> phases;
    std::optional<BitRate> linkSpeed;
    std::optional<Length> reach;
    std::optional<ByteRate> readRate;
    std::optional<ByteRate> writeRate;
    friend bool operator==(const PartFigures&, const PartFigures&) = default;
};

struct PowerFigures {
    std::optional<int> psuCount;
    std::optional<Power> psuRating;
    std::optional<int> psuNeeded;
    std::optional<Power> max;              ///< vendor's maximum input for the configuration
    std::optional<Power> planning;         ///< computed or peer figure; stands in for `max` and is marked as an estimate
    std::optional<Power> typical;          ///< published typical draw
    std::optional<Power> idle;
    friend bool operator==(const PowerFigures&, const PowerFigures&) = default;
};

struct BodyFigures {
    std::optional<RackUnits> height;
    std::optional<Length> bodyHeight;
    std::optional<Length> width;
    std::optional<Length> depth;
    std::optional<Mass> mass;
    friend bool operator==(const BodyFigures&, const BodyFigures&) = default;
};

/// One thing that can be bought. Figures that nobody published are absent, never zero.
struct Product {
    ProductId id;
    std::string name;
    std::string vendor;
    std::string partNumber;
    ProductKind kind = ProductKind::node;
    ProductClass productClass = ProductClass::datacenter;
    CoolingConstraint cooling = CoolingConstraint::unknown;
    ScaleUpLink scaleUpLink = ScaleUpLink::none;
    BodyFigures body;
    PowerFigures power;
    std::optional<std::int64_t> heatBtuPerHour; ///< as printed by the maker, which can contradict its power
    std::optional<int> airflowCfm;
    std::optional<GpuFigures> gpu;
    std::optional<SystemFigures> system;
    std::optional<SwitchFigures> networkSwitch;
    std::optional<CabinetFigures> cabinet;
    PartFigures part;
    std::string notes;
    Provenance provenance;
    FigureProvenance figureProvenance;
    friend bool operator==(const Product&, const Product&) = default;
};

/// GPUs that one such product brings; 0 for what is no system and no GPU.
int gpuCountOf(const Product& product);
/// Sum of PSU ratings, where count and rating are known; never a draw.
std::optional<Power> nameplateOf(const Product& product);
/// True for products that stand on the floor as a rack of their own.
bool isRackScale(const Product& product);
/// True for products that can be placed at a U of a rack.
bool isRackMountable(const Product& product);

} // namespace rackyard
