#include "evaluate/link_speed.h"

namespace rackyard {

namespace {

const GpuFigures* gpuOf(const Product& system, const Catalog& catalog) {
    if (system.gpu) return &*system.gpu;
    const Product* gpu = system.system ? catalog.product(system.system->gpu) : nullptr;
    return gpu && gpu->gpu ? &*gpu->gpu : nullptr;
}

std::optional<ByteRate> scaleUpOneWay(const Product& system, const Catalog& catalog) {
    const bool island = !system.system || system.system->scaleUpGpus < 2;
    const GpuFigures* gpu = gpuOf(system, catalog);
    if (island || !gpu || !gpu->scaleUpBandwidth) return std::nullopt;
    return *gpu->scaleUpBandwidth / 2;
}

std::optional<ByteRate> networkOneWay(const Product& system, const Fabric& fabric) {
    if (!system.system || !system.system->computePorts || system.system->gpuCount < 1) return std::nullopt;
    const auto bits = fabric.speed * std::int64_t{*system.system->computePorts} / std::int64_t{system.system->gpuCount};
    return ByteRate::ofBytes(bits.bitsPerSecond() / 8);
}

} // namespace

std::optional<double> LinkSpeeds::ratio() const {
    if (!scaleUp || !network || network->isZero()) return std::nullopt;
    return static_cast<double>(scaleUp->bytesPerSecond()) / static_cast<double>(network->bytesPerSecond());
}

LinkSpeeds linkSpeeds(const Product& system, const Catalog& catalog, const Fabric* fabric) {
    return {scaleUpOneWay(system, catalog), fabric ? networkOneWay(system, *fabric) : std::nullopt};
}

} // namespace rackyard
