#pragma once

#include "catalog/provenance.h"
#include "catalog/rack_scale.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

enum class LoadBasis { unknown, rolling, standing };
enum class HeatExchanger { none, inRack, inRow, sidecar, passiveDoor, activeDoor };
enum class Medium { none, copper, activeCopper, activeOptical, multimode, singleMode };

std::string_view keyOf(LoadBasis basis);
std::string_view keyOf(HeatExchanger exchanger);
std::string_view keyOf(Medium medium);
std::optional<LoadBasis> loadBasisOf(std::string_view key);
std::optional<HeatExchanger> heatExchangerOf(std::string_view key);
std::optional<Medium> mediumOf(std::string_view key);

/// Figures of a GPU card or module. Speeds are dense; what makers print with structured sparsity stands apart.
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
    std::optional<std::int64_t> bf16SparseGflops; ///< the headline on the box, twice the dense speed
    std::optional<std::int64_t> fp8SparseGflops;
    std::optional<std::int64_t> fp4SparseGflops;
    std::string scaleUpInterconnect;       ///< its maker's name: `NVLink 5`
    std::optional<ByteRate> scaleUpBandwidth; ///< bidirectional, per GPU
    std::optional<int> pcieGeneration;
    std::optional<ByteRate> hostLinkBandwidth; ///< bidirectional, where the host link is all there is
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
    std::string computeAdapters;           ///< which adapters and cages those ports are
    std::optional<int> frontEndPorts;      ///< ports for the storage and in-band networks
    std::optional<BitRate> frontEndPortSpeed;
    std::string frontEndAdapters;
    std::optional<int> bmcPorts;           ///< out-of-band management
    std::optional<BitRate> bmcPortSpeed;
    std::string managementPorts;           ///< further host ports, in words
    std::string processors;
    std::optional<int> processorCount;
    std::optional<Bytes> hostMemory;
    std::optional<Bytes> hostMemoryMost;   ///< as much as the maker sells it with
    std::optional<Bytes> coherentMemory;   ///< GPU and CPU memory in one address space
    std::optional<Bytes> localNvme;        ///< data cache for training, not the system's own disks
    std::optional<int> nvmeBays;
    std::optional<int> pcieSlots;
    std::string osDrives;
    friend bool operator==(const SystemFigures&, const SystemFigures&) = default;
};

/// Figures of a switch. Radix is counted at the speed of a link, not by cage.
struct SwitchFigures {
    int radix = 0;
    BitRate portSpeed;
    std::optional<int> radix400g;
    std::optional<int> cages;              ///< cages on the front; a twin-port cage holds two ports
    std::optional<int> independent;        ///< separate switches in one chassis
    std::optional<Power> modulePower;      ///< per transceiver that the maker's maximum counts with
    std::string ports;                     ///< in the maker's words
    std::string roles;
    std::string airflow;
    friend bool operator==(const SwitchFigures&, const SwitchFigures&) = default;
};

/// Figures of an empty rack cabinet.
struct CabinetFigures {
    RackUnits usable;
    std::optional<Mass> maxLoad;
    LoadBasis loadBasis = LoadBasis::unknown; ///< whether the load may be rolled or only stand
    std::optional<Length> mountingDepth;
    friend bool operator==(const CabinetFigures&, const CabinetFigures&) = default;
};

/// Figures of the infrastructure around the racks and of network parts: each only where it applies.
struct PartFigures {
    HeatExchanger heatExchanger = HeatExchanger::none;
    std::optional<Power> capacityLow;      ///< where a class of doors spans a range
    std::optional<Power> capacity;         ///< heat a CDU or a rear door takes away
    std::optional<int> racksServed;        ///< racks one CDU is meant for at most
    std::optional<int> approachKelvin;     ///< between facility water and loop
    std::optional<VolumeFlow> flow;        ///< of the secondary loop
    std::optional<int> supplyLowCelsius;
    std::optional<int> supplyHighCelsius;
    std::string pumpRedundancy;
    std::optional<Power> usable;           ///< power that a PDU delivers continuously, derated
    std::optional<Factor> usableShare;     ///< of the breaker: 0.8 in North America
    std::optional<int> volts;
    std::optional<int> amperes;
    std::optional<int> phases;
    std::optional<BitRate> linkSpeed;
    std::optional<int> links;              ///< links that one transceiver or cable end carries
    Medium medium = Medium::none;
    std::string connector;
    std::optional<Length> reach;
    std::optional<ByteRate> readRate;
    std::optional<ByteRate> writeRate;
    std::optional<Bytes> usableCapacity;
    std::optional<Bytes> rawCapacityLow;
    std::optional<Bytes> rawCapacityHigh;
    std::optional<int> driveSlots;
    std::string networkPorts;
    friend bool operator==(const PartFigures&, const PartFigures&) = default;
};

struct PowerFigures {
    std::optional<int> psuCount;
    std::optional<Power> psuRating;
    std::optional<int> psuNeeded;
    std::string psuRedundancy;             ///< `4+2`, in the maker's words
    std::string psuInlets;
    std::optional<Power> max;              ///< vendor's maximum input for the configuration
    std::optional<Power> peak;             ///< short of a moment; protection, never energy
    std::optional<Power> planning;         ///< computed or peer figure; stands in for `max` and is marked as an estimate
    std::string planningBasis;
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
    std::optional<Mass> massWithoutParts;  ///< of the bare box; a filled one is far heavier
    friend bool operator==(const BodyFigures&, const BodyFigures&) = default;
};

/// What another document says of a figure that this record has, or leaves open for that very reason.
struct PublishedFigure {
    std::string figure;                    ///< key of the figure in files, which names the unit: `max_power_w`
    Factor value;
    std::string basis;                     ///< what the document calls it: `peak`, `nominal`
    Source source;
    friend bool operator==(const PublishedFigure&, const PublishedFigure&) = default;
};

} // namespace rackyard
