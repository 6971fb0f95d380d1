#pragma once

#include "catalog/product.h"
#include "files/yaml/scalars.h"

namespace rackyard {

// Which key of a catalog file holds which figure of a product, for reading and writing alike.

constexpr auto named = [](auto value) { return keyOf(value); };

template<class Archive, class Gpu>
void describeGpu(Archive& a, Gpu& gpu) {
    a.required("memory_nominal_gb", gpu.memoryNominal, unit::gigabytes);
    a.figure("memory_reported_gb", gpu.memoryReported, unit::gigabytes);
    a.figure("memory_platform_gb", gpu.memoryPlatform, unit::gigabytes);
    a.text("memory_type", gpu.memoryType);
    a.figure("memory_bandwidth_gb_per_s", gpu.memoryBandwidth, unit::gigabytesPerSecond);
    a.text("architecture", gpu.architecture);
    a.figure("bf16_dense_tflops", gpu.bf16DenseGflops, unit::teraflops);
    a.figure("fp8_dense_tflops", gpu.fp8DenseGflops, unit::teraflops);
    a.figure("fp4_dense_tflops", gpu.fp4DenseGflops, unit::teraflops);
    a.figure("bf16_sparse_tflops", gpu.bf16SparseGflops, unit::teraflops);
    a.figure("fp8_sparse_tflops", gpu.fp8SparseGflops, unit::teraflops);
    a.figure("fp4_sparse_tflops", gpu.fp4SparseGflops, unit::teraflops);
    a.text("scale_up_interconnect", gpu.scaleUpInterconnect);
    a.figure("scale_up_gb_per_s", gpu.scaleUpBandwidth, unit::gigabytesPerSecond);
    a.count("pcie_generation", gpu.pcieGeneration, 10);
    a.figure("host_link_gb_per_s", gpu.hostLinkBandwidth, unit::gigabytesPerSecond);
    a.text("form_factor", gpu.formFactor);
    a.numbers("bridges", gpu.bridges, 2, 8);
}

template<class Archive, class System>
void describeSystem(Archive& a, System& system) {
    a.id("gpu", system.gpu);
    a.requiredCount("gpu_count", system.gpuCount, 100'000);
    a.requiredCount("scale_up_gpus", system.scaleUpGpus, 100'000);
    a.required("memory_nominal_gb", system.memoryNominal, unit::gigabytes);
    a.figure("memory_reported_gb", system.memoryReported, unit::gigabytes);
    a.figure("memory_platform_gb", system.memoryPlatform, unit::gigabytes);
    a.count("compute_ports", system.computePorts, 10'000);
    a.figure("compute_port_speed_gbit_per_s", system.computePortSpeed, unit::gigabitsPerSecond);
    a.text("compute_adapters", system.computeAdapters);
    a.count("front_end_ports", system.frontEndPorts, 10'000);
    a.figure("front_end_port_speed_gbit_per_s", system.frontEndPortSpeed, unit::gigabitsPerSecond);
    a.text("front_end_adapters", system.frontEndAdapters);
    a.count("bmc_ports", system.bmcPorts, 10'000);
    a.figure("bmc_port_speed_gbit_per_s", system.bmcPortSpeed, unit::gigabitsPerSecond);
    a.text("management_ports", system.managementPorts);
    a.text("processors", system.processors);
    a.count("processor_count", system.processorCount, 10'000);
    a.figure("host_memory_gb", system.hostMemory, unit::gigabytes);
    a.figure("host_memory_most_gb", system.hostMemoryMost, unit::gigabytes);
    a.figure("coherent_memory_gb", system.coherentMemory, unit::gigabytes);
    a.figure("local_nvme_tb", system.localNvme, unit::terabytes);
    a.count("nvme_bays", system.nvmeBays, 1000);
    a.count("pcie_slots", system.pcieSlots, 1000);
    a.text("os_drives", system.osDrives);
}

template<class Archive, class Rack>
void describeRackScale(Archive& a, Rack& rack) {
    a.count("racks", rack.racks, 100);
    a.count("floor_positions", rack.floorPositions, 100);
    a.count("compute_trays", rack.computeTrays, 1000);
    a.count("gpus_per_tray", rack.gpusPerTray, 1000);
    a.count("switch_trays", rack.switchTrays, 1000);
    a.count("management_switches", rack.managementSwitches, 1000);
    a.count("power_shelves", rack.powerShelves, 1000);
    a.figure("power_shelf_kw", rack.powerShelf, unit::kilowatts);
    a.count("psus_per_shelf", rack.psusPerShelf, 1000);
    a.figure("shelf_psu_kw", rack.psu, unit::kilowatts);
    a.text("power_redundancy", rack.redundancy);
    a.figure("tray_max_power_w", rack.trayMax, unit::watts);
    a.figure("tray_idle_power_w", rack.trayIdle, unit::watts);
    a.figure("tray_weight_kg", rack.trayMass, unit::kilograms);
    a.figure("scale_up_total_gb_per_s", rack.scaleUpTotal, unit::gigabytesPerSecond);
    a.figure("memory_bandwidth_total_gb_per_s", rack.memoryBandwidth, unit::gigabytesPerSecond);
    a.count("scalable_unit_racks", rack.unitRacks, 1000);
    a.figure("scalable_unit_kw", rack.unitPower, unit::kilowatts);
    a.text("rack_form_factor", rack.formFactor);
}

template<class Archive, class Liquid>
void describeLiquid(Archive& a, Liquid& liquid) {
    a.figure("heat_share_low", liquid.shareLow, unit::share);
    a.figure("heat_share_high", liquid.shareHigh, unit::share);
    a.figure("flow_most_l_per_min", liquid.flowMost, unit::litresPerMinute);
    a.figure("node_pressure_drop_kpa", liquid.pressureDrop, unit::kilopascals);
    a.figure("working_pressure_kpa", liquid.workingPressure, unit::kilopascals);
    a.degrees("supply_low_c", liquid.supplyLowCelsius);
    a.degrees("supply_high_c", liquid.supplyHighCelsius);
    a.list("at_supply", liquid.points, {}, [](auto& s, auto& point) {
        s.requiredCount("supply_c", point.supplyCelsius, 100);
        s.required("flow_l_per_min", point.flow, unit::litresPerMinute);
        s.figure("pressure_drop_kpa", point.pressureDrop, unit::kilopascals);
    });
}

template<class Archive, class Switch>
void describeSwitch(Archive& a, Switch& networkSwitch) {
    a.requiredCount("radix", networkSwitch.radix, 100'000);
    a.required("port_speed_gbit_per_s", networkSwitch.portSpeed, unit::gigabitsPerSecond);
    a.count("radix_at_400_gbit_per_s", networkSwitch.radix400g, 100'000);
    a.count("cages", networkSwitch.cages, 100'000);
    a.count("independent_switches", networkSwitch.independent, 100);
    a.figure("module_power_w", networkSwitch.modulePower, unit::watts);
    a.text("ports", networkSwitch.ports);
    a.text("roles", networkSwitch.roles);
    a.text("port_airflow", networkSwitch.airflow);
}

template<class Archive, class Cabinet>
void describeCabinet(Archive& a, Cabinet& cabinet) {
    a.required("usable_u", cabinet.usable, unit::rackUnits);
    a.figure("max_load_kg", cabinet.maxLoad, unit::kilograms);
    a.word("load_basis", cabinet.loadBasis, loadBasisOf, named, LoadBasis::unknown);
    a.figure("mounting_depth_mm", cabinet.mountingDepth, unit::millimetres);
}

template<class Archive, class Body>
void describeBody(Archive& a, Body& body) {
    a.figure("height_u", body.height, unit::rackUnits);
    a.figure("height_mm", body.bodyHeight, unit::millimetres);
    a.figure("width_mm", body.width, unit::millimetres);
    a.figure("depth_mm", body.depth, unit::millimetres);
    a.figure("weight_kg", body.mass, unit::kilograms);
    a.figure("bare_weight_kg", body.massWithoutParts, unit::kilograms);
}

template<class Archive, class PowerSet>
void describePower(Archive& a, PowerSet& power) {
    a.figure("max_power_w", power.max, unit::watts);
    a.figure("peak_power_w", power.peak, unit::watts);
    a.figure("planning_power_w", power.planning, unit::watts);
    a.text("planning_basis", power.planningBasis);
    a.figure("typical_power_w", power.typical, unit::watts);
    a.figure("idle_power_w", power.idle, unit::watts);
    a.count("psu_count", power.psuCount, 1000);
    a.figure("psu_w", power.psuRating, unit::watts);
    a.count("psu_needed", power.psuNeeded, 1000);
    a.text("psu_redundancy", power.psuRedundancy);
    a.text("psu_inlets", power.psuInlets);
}

template<class Archive, class Part>
void describePart(Archive& a, Part& part) {
    a.word("heat_exchanger", part.heatExchanger, heatExchangerOf, named, HeatExchanger::none);
    a.figure("heat_capacity_low_kw", part.capacityLow, unit::kilowatts);
    a.figure("heat_capacity_kw", part.capacity, unit::kilowatts);
    a.count("racks_served", part.racksServed, 1000);
    a.count("approach_k", part.approachKelvin, 50);
    a.figure("flow_l_per_min", part.flow, unit::litresPerMinute);
    a.degrees("loop_supply_low_c", part.supplyLowCelsius);
    a.degrees("loop_supply_high_c", part.supplyHighCelsius);
    a.text("pump_redundancy", part.pumpRedundancy);
    a.figure("usable_power_kw", part.usable, unit::kilowatts);
    a.figure("usable_share", part.usableShare, unit::share);
    a.count("voltage_v", part.volts, 100'000);
    a.count("current_a", part.amperes, 100'000);
    a.count("phases", part.phases, 3);
    a.figure("link_speed_gbit_per_s", part.linkSpeed, unit::gigabitsPerSecond);
    a.count("links", part.links, 64);
    a.word("medium", part.medium, mediumOf, named, Medium::none);
    a.text("connector", part.connector);
    a.figure("reach_m", part.reach, unit::metres);
    a.figure("read_gb_per_s", part.readRate, unit::gigabytesPerSecond);
    a.figure("write_gb_per_s", part.writeRate, unit::gigabytesPerSecond);
    a.figure("usable_capacity_tb", part.usableCapacity, unit::terabytes);
    a.figure("raw_capacity_low_tb", part.rawCapacityLow, unit::terabytes);
    a.figure("raw_capacity_high_tb", part.rawCapacityHigh, unit::terabytes);
    a.count("drive_slots", part.driveSlots, 10'000);
    a.text("network_ports", part.networkPorts);
}

template<class Archive, class Published>
void describePublished(Archive& a, Published& published) {
    a.requiredText("figure", published.figure);
    a.required("value", published.value, unit::plainNumber);
    a.text("basis", published.basis);
    a.requiredText("title", published.source.title);
    a.text("url", published.source.url);
}

} // namespace rackyard
