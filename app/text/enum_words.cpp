#include "text/text.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

QString word(const char* text) { return QCoreApplication::translate("Words", text); }

} // namespace

// Every switch lists all values and has no default, so that the compiler names what a new value lacks.

QString fitWord(FitStatus status) {
    switch (status) {
    case FitStatus::fitsInDomain: return word(QT_TRANSLATE_NOOP("Words", "fits in one domain"));
    case FitStatus::fitsNetworked: return word(QT_TRANSLATE_NOOP("Words", "fits across network"));
    case FitStatus::notBesideOthers: return word(QT_TRANSLATE_NOOP("Words", "not beside the others"));
    case FitStatus::onPaperOnly: return word(QT_TRANSLATE_NOOP("Words", "on paper only"));
    case FitStatus::tooSmall: return word(QT_TRANSLATE_NOOP("Words", "too small"));
    }
    return {};
}

QString verdictWord(FitStatus status, Bytes headroom) {
    const bool fits = status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked;
    return fits && headroom.isZero() ? word(QT_TRANSLATE_NOOP("Words", "fits, no headroom")) : fitWord(status);
}

QString poolWord(PoolKind kind) {
    switch (kind) {
    case PoolKind::networked: return word(QT_TRANSLATE_NOOP("Words", "networked pool"));
    case PoolKind::scaleUp: return word(QT_TRANSLATE_NOOP("Words", "scale-up domain"));
    case PoolKind::single: return word(QT_TRANSLATE_NOOP("Words", "single GPU"));
    }
    return {};
}

QString coolingWord(CoolingClass coolingClass) {
    switch (coolingClass) {
    case CoolingClass::air: return word(QT_TRANSLATE_NOOP("Words", "air"));
    case CoolingClass::containedAir: return word(QT_TRANSLATE_NOOP("Words", "contained air"));
    case CoolingClass::inRow: return word(QT_TRANSLATE_NOOP("Words", "in-row"));
    case CoolingClass::rearDoor: return word(QT_TRANSLATE_NOOP("Words", "rear door"));
    case CoolingClass::rearDoorActive: return word(QT_TRANSLATE_NOOP("Words", "active rear door"));
    case CoolingClass::liquid: return word(QT_TRANSLATE_NOOP("Words", "liquid"));
    case CoolingClass::immersion: return word(QT_TRANSLATE_NOOP("Words", "immersion"));
    }
    return {};
}

QString coolingName(CoolingClass coolingClass) {
    switch (coolingClass) {
    case CoolingClass::air: return word(QT_TRANSLATE_NOOP("Words", "air cooling"));
    case CoolingClass::containedAir: return word(QT_TRANSLATE_NOOP("Words", "air cooling with containment"));
    case CoolingClass::inRow: return word(QT_TRANSLATE_NOOP("Words", "in-row cooling"));
    case CoolingClass::rearDoor: return word(QT_TRANSLATE_NOOP("Words", "rear-door heat exchanger"));
    case CoolingClass::rearDoorActive: return word(QT_TRANSLATE_NOOP("Words", "active rear-door heat exchanger"));
    case CoolingClass::liquid: return word(QT_TRANSLATE_NOOP("Words", "direct liquid cooling"));
    case CoolingClass::immersion: return word(QT_TRANSLATE_NOOP("Words", "immersion cooling"));
    }
    return {};
}

QString memoryBasisWord(MemoryBasis basis) {
    switch (basis) {
    case MemoryBasis::nominal: return word(QT_TRANSLATE_NOOP("Words", "the vendor's figure"));
    case MemoryBasis::reported: return word(QT_TRANSLATE_NOOP("Words", "the driver's figure"));
    }
    return {};
}

QString fabricKindWord(FabricKind kind) {
    switch (kind) {
    case FabricKind::infiniband: return word(QT_TRANSLATE_NOOP("Words", "InfiniBand"));
    case FabricKind::roce: return word(QT_TRANSLATE_NOOP("Words", "RoCE"));
    case FabricKind::ethernet: return word(QT_TRANSLATE_NOOP("Words", "Ethernet"));
    }
    return {};
}

QString fabricRoleWord(FabricRole role) {
    switch (role) {
    case FabricRole::compute: return word(QT_TRANSLATE_NOOP("Words", "compute"));
    case FabricRole::storage: return word(QT_TRANSLATE_NOOP("Words", "storage"));
    case FabricRole::inBand: return word(QT_TRANSLATE_NOOP("Words", "in-band management"));
    case FabricRole::outOfBand: return word(QT_TRANSLATE_NOOP("Words", "out-of-band management"));
    }
    return {};
}

QString topologyWord(Topology topology) {
    switch (topology) {
    case Topology::fatTree: return word(QT_TRANSLATE_NOOP("Words", "fat tree"));
    case Topology::railOptimized: return word(QT_TRANSLATE_NOOP("Words", "rail-optimized"));
    case Topology::railOnly: return word(QT_TRANSLATE_NOOP("Words", "rail-only"));
    }
    return {};
}

QString scaleUpLinkWord(ScaleUpLink link) {
    switch (link) {
    case ScaleUpLink::none: return word(QT_TRANSLATE_NOOP("Words", "no fabric"));
    case ScaleUpLink::nvlink: return word(QT_TRANSLATE_NOOP("Words", "NVLink"));
    case ScaleUpLink::xgmi: return word(QT_TRANSLATE_NOOP("Words", "xGMI"));
    case ScaleUpLink::ualink: return word(QT_TRANSLATE_NOOP("Words", "UALink"));
    case ScaleUpLink::other: return word(QT_TRANSLATE_NOOP("Words", "scale-up"));
    }
    return {};
}

QString categoryWord(CostCategory category) {
    switch (category) {
    case CostCategory::compute: return word(QT_TRANSLATE_NOOP("Words", "compute"));
    case CostCategory::fabric: return word(QT_TRANSLATE_NOOP("Words", "fabric"));
    case CostCategory::storage: return word(QT_TRANSLATE_NOOP("Words", "storage"));
    case CostCategory::management: return word(QT_TRANSLATE_NOOP("Words", "management"));
    case CostCategory::infrastructure: return word(QT_TRANSLATE_NOOP("Words", "infrastructure"));
    }
    return {};
}

QString productKindWord(ProductKind kind) {
    switch (kind) {
    case ProductKind::gpu: return word(QT_TRANSLATE_NOOP("Words", "GPUs"));
    case ProductKind::node: return word(QT_TRANSLATE_NOOP("Words", "Nodes"));
    case ProductKind::rackScale: return word(QT_TRANSLATE_NOOP("Words", "Rack-scale"));
    case ProductKind::workstation: return word(QT_TRANSLATE_NOOP("Words", "Workstations"));
    case ProductKind::rack: return word(QT_TRANSLATE_NOOP("Words", "Racks"));
    case ProductKind::networkSwitch: return word(QT_TRANSLATE_NOOP("Words", "Switches"));
    case ProductKind::nic: return word(QT_TRANSLATE_NOOP("Words", "Network cards"));
    case ProductKind::transceiver: return word(QT_TRANSLATE_NOOP("Words", "Transceivers"));
    case ProductKind::cable: return word(QT_TRANSLATE_NOOP("Words", "Cables"));
    case ProductKind::storage: return word(QT_TRANSLATE_NOOP("Words", "Storage"));
    case ProductKind::host: return word(QT_TRANSLATE_NOOP("Words", "Hosts"));
    case ProductKind::pdu: return word(QT_TRANSLATE_NOOP("Words", "Power distribution"));
    case ProductKind::cdu: return word(QT_TRANSLATE_NOOP("Words", "Coolant distribution"));
    case ProductKind::rearDoor: return word(QT_TRANSLATE_NOOP("Words", "Rear doors"));
    }
    return {};
}

QString severityWord(Severity severity) {
    switch (severity) {
    case Severity::error: return word(QT_TRANSLATE_NOOP("Words", "Error"));
    case Severity::warning: return word(QT_TRANSLATE_NOOP("Words", "Warning"));
    case Severity::info: return word(QT_TRANSLATE_NOOP("Words", "Note"));
    }
    return {};
}

} // namespace rackyard::text
