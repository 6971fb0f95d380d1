#pragma once

#include "catalog/provenance.h"
#include "units/id.h"
#include "units/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

using GuidanceId = Id<struct GuidanceTag>;

/// What a piece of advice is about.
enum class GuidanceTopic { cluster, size, gpu, interconnect, storage, power, cooling, cost, management };
std::string_view keyOf(GuidanceTopic topic);
std::optional<GuidanceTopic> guidanceTopicOf(std::string_view key);

/// A class of cluster by its number of GPUs, with what it is good for.
struct SizeClass {
    GuidanceId id;
    std::string name;
    Range<std::int64_t> gpus;
    Range<Bytes> memory;
    std::string suitableFor;
    Range<Money> cost;                     ///< of the hardware, in `currency`
    std::string currency;
    Provenance provenance;
    friend bool operator==(const SizeClass&, const SizeClass&) = default;
};

/// Bandwidth that the training data store should give, by class of service.
struct StorageGuideline {
    GuidanceId id;
    std::string name;
    ByteRate nodeRead;                     ///< for one node of eight GPUs
    ByteRate nodeWrite;
    std::optional<ByteRate> unitRead;      ///< for a scalable unit of `unitNodes`, where the document gives it
    std::optional<ByteRate> unitWrite;
    std::optional<ByteRate> fourUnitsRead;
    std::optional<ByteRate> fourUnitsWrite;
    int unitNodes = 0;
    Provenance provenance;
    friend bool operator==(const StorageGuideline&, const StorageGuideline&) = default;
};

/// The management machines of a reference architecture; a count is absent where the document does not give it.
struct ControlPlane {
    GuidanceId id;
    std::string name;
    std::optional<int> nodes;              ///< GPU nodes that it serves
    std::optional<int> managementHosts;    ///< all management servers together
    std::optional<int> headHosts;          ///< of them for provisioning
    std::optional<int> kubernetesHosts;
    std::optional<int> loginHosts;         ///< for Slurm
    std::optional<int> schedulerHosts;     ///< Slurm login or Kubernetes, whichever is chosen
    std::optional<int> fabricManagers;     ///< appliances for the compute fabric
    std::optional<int> storageFabricManagers;
    std::optional<int> inBandSwitches;
    std::optional<int> outOfBandSwitches;
    std::optional<int> racks;
    std::optional<Bytes> hostMemoryLeast;
    std::optional<Bytes> hostNvmeLeast;
    std::string hostProcessorsLeast;
    std::string hostPorts;
    std::string notes;
    Provenance provenance;
    friend bool operator==(const ControlPlane&, const ControlPlane&) = default;
};

/// A statement of a text that people plan by, as it says it, and what must be known to read it rightly.
struct GuidanceNote {
    GuidanceId id;
    GuidanceTopic topic = GuidanceTopic::cluster;
    std::string statement;
    std::string explanation;               ///< why it slips, or where others disagree; empty where it simply holds
    Provenance provenance;
    friend bool operator==(const GuidanceNote&, const GuidanceNote&) = default;
};

/// Advice by which clusters are planned: data that evaluation, findings and help read alike.
struct Guidance {
    std::vector<SizeClass> sizeClasses;    ///< ascending
    std::vector<StorageGuideline> storage; ///< from the least to the best
    std::vector<ControlPlane> controlPlanes;
    std::vector<GuidanceNote> notes;

    /// The class that `gpus` falls into, or null below the smallest, between two and above the largest.
    const SizeClass* sizeClassOf(std::int64_t gpus) const;
    /// The record of that id, or null.
    const GuidanceNote* note(const GuidanceId& id) const;
    const ControlPlane* controlPlane(const GuidanceId& id) const;
    friend bool operator==(const Guidance&, const Guidance&) = default;
};

} // namespace rackyard
