#include "files/catalog/product_fields.h"

#include "files/catalog/archive.h"

namespace rackyard {

namespace {

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
    a.figure("scale_up_gb_per_s", gpu.scaleUpBandwidth, unit::gigabytesPerSecond);
    a.text("form_factor", gpu.formFactor);
    if constexpr (Archive::reads) {
        for (const YamlNode* size : a.reader().list("bridges"))
            if (auto cards = a.reader().parsedAt(*size, "bridges", [](std::string_view t) -> std::optional<int> {
                    if (t == "2") return 2;
                    if (t == "4") return 4;
                    return std::nullopt;
                }, FindingCode::invalidValue))
                gpu.bridges.push_back(*cards);
    } else if (!gpu.bridges.empty()) {
        std::string sizes;
        for (int cards : gpu.bridges)
            sizes += (sizes.empty() ? "" : ", ") + std::to_string(cards);
        a.writer().line("bridges", '[' + sizes + ']');
    }
}

template<class Archive, class System>
void describeSystem(Archive& a, System& system) {
    a.id("gpu", system.gpu);
    a.count("gpu_count", system.gpuCount, 100'000);
    a.count("scale_up_gpus", system.scaleUpGpus, 100'000);
    a.required("memory_nominal_gb", system.memoryNominal, unit::gigabytes);
    a.figure("memory_reported_gb", system.memoryReported, unit::gigabytes);
    a.figure("memory_platform_gb", system.memoryPlatform, unit::gigabytes);
    a.count("compute_ports", system.computePorts, 10'000);
    a.figure("compute_port_speed_gbit_per_s", system.computePortSpeed, unit::gigabitsPerSecond);
}

template<class Archive, class Switch>
void describeSwitch(Archive& a, Switch& networkSwitch) {
    a.count("radix", networkSwitch.radix, 100'000);
    a.required("port_speed_gbit_per_s", networkSwitch.portSpeed, unit::gigabitsPerSecond);
    a.count("radix_at_400_gbit_per_s", networkSwitch.radix400g, 100'000);
}

template<class Archive, class Cabinet>
void describeCabinet(Archive& a, Cabinet& cabinet) {
    a.required("usable_u", cabinet.usable, unit::rackUnits);
    a.figure("max_load_kg", cabinet.maxLoad, unit::kilograms);
    a.figure("mounting_depth_mm", cabinet.mountingDepth, unit::millimetres);
}

template<class Archive, class P>
void describeBody(Archive& a, P& product) {
    a.figure("height_u", product.body.height, unit::rackUnits);
    a.figure("height_mm", product.body.bodyHeight, unit::millimetres);
    a.figure("width_mm", product.body.width, unit::millimetres);
    a.figure("depth_mm", product.body.depth, unit::millimetres);
    a.figure("weight_kg", product.body.mass, unit::kilograms);
}

template<class Archive, class P>
void describePower(Archive& a, P& product) {
    a.figure("max_power_w", product.power.max, unit::watts);
    a.figure("planning_power_w", product.power.planning, unit::watts);
    a.figure("typical_power_w", product.power.typical, unit::watts);
    a.figure("idle_power_w", product.power.idle, unit::watts);
    a.count("psu_count", product.power.psuCount, 1000);
    a.figure("psu_w", product.power.psuRating, unit::watts);
    a.count("psu_needed", product.power.psuNeeded, 1000);
    a.count("airflow_cfm", product.airflowCfm, 1'000'000);
}

template<class Archive, class P>
void describePart(Archive& a, P& product) {
    a.figure("heat_capacity_kw", product.part.capacity, unit::kilowatts);
    a.figure("usable_power_kw", product.part.usable, unit::kilowatts);
    a.count("voltage_v", product.part.volts, 100'000);
    a.count("current_a", product.part.amperes, 100'000);
    a.count("phases", product.part.phases, 3);
    a.figure("link_speed_gbit_per_s", product.part.linkSpeed, unit::gigabitsPerSecond);
    a.figure("reach_m", product.part.reach, unit::metres);
    a.figure("read_gb_per_s", product.part.readRate, unit::gigabytesPerSecond);
    a.figure("write_gb_per_s", product.part.writeRate, unit::gigabytesPerSecond);
}

template<class Archive, class P>
void describe(Archive& a, P& product) {
    a.text("name", product.name);
    a.text("vendor", product.vendor);
    a.text("part_number", product.partNumber);
    a.word("kind", product.kind, productKindOf, [](ProductKind k) { return keyOf(k); }, ProductKind(-1));
    a.word("class", product.productClass, productClassOf, [](ProductClass c) { return keyOf(c); }, ProductClass::datacenter);
    a.word("cooling", product.cooling, coolingConstraintOf, [](CoolingConstraint c) { return keyOf(c); }, CoolingConstraint::unknown);
    a.word("scale_up_link", product.scaleUpLink, scaleUpLinkOf, [](ScaleUpLink l) { return keyOf(l); }, ScaleUpLink::none);
    describeBody(a, product);
    describePower(a, product);
    a.figure("heat_btu_per_h", product.heatBtuPerHour, Unit<std::int64_t>{"", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 1, 100'000'000});
    a.section("gpu", product.gpu, GpuFigures(), [](auto& s, auto& gpu) { describeGpu(s, gpu); });
    a.section("system", product.system, SystemFigures{.gpu = product.id}, [](auto& s, auto& system) { describeSystem(s, system); });
    a.section("switch", product.networkSwitch, SwitchFigures(), [](auto& s, auto& sw) { describeSwitch(s, sw); });
    a.section("cabinet", product.cabinet, CabinetFigures(), [](auto& s, auto& cabinet) { describeCabinet(s, cabinet); });
    describePart(a, product);
    a.text("notes", product.notes);
}

} // namespace

std::optional<Product> readProduct(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const YamlNode* idNode = reader.require("id");
    if (!idNode) return std::nullopt;
    const auto id = reader.parsedAt(*idNode, "id", [](std::string_view t) { return ProductId::parse(t); }, FindingCode::invalidId);
    if (!id) return std::nullopt;
    Product product{.id = *id};
    ReadArchive archive(reader);
    describe(archive, product);
    if (product.name.empty()) reader.reportMissing("name");
    if (!reader.has("kind")) reader.reportMissing("kind");
    readProvenance(reader, product.provenance);
    readFigureProvenance(reader, product.figureProvenance);
    reader.finish();
    return product;
}

void writeProduct(RecordWriter& writer, const Product& product) {
    writer.line("id", product.id.text());
    WriteArchive archive(writer);
    describe(archive, product);
    writeProvenance(writer, product.provenance);
    writeFigureProvenance(writer, product.figureProvenance);
}

} // namespace rackyard
