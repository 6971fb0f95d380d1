#include "text/product_facts.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

class Facts {
    Q_DECLARE_TR_FUNCTIONS(ProductFacts)
public:
    Facts(const Product& product, const Words& words) : product_(product), words_(words) {}

    /// `key` is the figure's key in the catalog: it may have a source of its own.
    void add(std::string_view key, const QString& label, const QString& value) {
        if (value.isEmpty()) return;
        const auto own = product_.figureProvenance.find(key);
        facts_.push_back({label, value, own == product_.figureProvenance.end() ? &product_.provenance : &own->second});
    }
    template<class Value, class Format>
    void add(std::string_view key, const QString& label, const std::optional<Value>& value, Format format) {
        if (value) add(key, label, format(*value));
    }

    void addBody();
    void addPower();
    void addGpu();
    void addSystem(const Catalog& catalog);
    void addSwitch();
    void addCabinet();
    void addPart();
    std::vector<ProductFact> take() { return std::move(facts_); }

private:
    auto bytes() const { return [this](Bytes value) { return words_.gigabytes(value); }; }
    auto power() const { return [this](Power value) { return words_.kilowatts(value); }; }
    auto byteRate() const { return [this](ByteRate value) { return words_.byteRate(value); }; }
    auto bitRate() const { return [this](BitRate value) { return words_.bitRate(value); }; }
    auto count() const { return [this](auto value) { return words_.integer(value); }; }
    auto millimetres() const {
        return [this](Length value) -> QString { return withUnit(words_.number(value.millimetres()), QStringLiteral("mm")); };
    }
    auto teraflops() const {
        return [this](std::int64_t gigaflops) -> QString {
            return withUnit(words_.number(static_cast<double>(gigaflops) / 1e3), QStringLiteral("TFLOPS"));
        };
    }
    static QString withUnit(const QString& figure, const QString& unit) { return figure + QChar(0x00A0) + unit; }

    const Product& product_;
    const Words& words_;
    std::vector<ProductFact> facts_;
};

void Facts::addBody() {
    const BodyFigures& body = product_.body;
    add("height_u", tr("Height"), body.height, [this](RackUnits height) { return words_.rackUnits(height); });
    add("width_mm", tr("Width"), body.width, millimetres());
    add("depth_mm", tr("Depth"), body.depth, millimetres());
    add("weight_kg", tr("Weight"), body.mass, [this](Mass mass) { return words_.kilograms(mass); });
}

void Facts::addPower() {
    const PowerFigures& figures = product_.power;
    add("max_power_w", tr("Power, maximum"), figures.max, power());
    if (!figures.max) add("planning_power_w", tr("Power, planning estimate"), figures.planning, power());
    add("typical_power_w", tr("Power, typical"), figures.typical, power());
    add("idle_power_w", tr("Power, idle"), figures.idle, power());
    if (figures.psuCount && figures.psuRating)
        add("psu_w", tr("Power supplies"),
            tr("%1 × %2").arg(words_.integer(*figures.psuCount), words_.kilowatts(*figures.psuRating)));
    add("airflow_cfm", tr("Airflow"), product_.airflowCfm,
        [this](int cfm) { return withUnit(words_.integer(cfm), QStringLiteral("CFM")); });
    add("heat_btu_per_h", tr("Heat, as printed"), product_.heatBtuPerHour,
        [this](std::int64_t btu) { return words_.btuPerHour(static_cast<double>(btu)); });
}

void Facts::addGpu() {
    if (!product_.gpu) return;
    const GpuFigures& gpu = *product_.gpu;
    add("memory_nominal_gb", tr("Memory, vendor's figure"), bytes()(gpu.memoryNominal));
    add("memory_reported_gb", tr("Memory, driver's figure"), gpu.memoryReported, bytes());
    add("memory_type", tr("Memory type"), QString::fromStdString(gpu.memoryType));
    add("memory_bandwidth_gb_per_s", tr("Memory bandwidth"), gpu.memoryBandwidth, byteRate());
    add("scale_up_gb_per_s", tr("Scale-up link"), gpu.scaleUpBandwidth, byteRate());
    add("bf16_dense_tflops", tr("BF16, dense"), gpu.bf16DenseGflops, teraflops());
    add("fp8_dense_tflops", tr("FP8, dense"), gpu.fp8DenseGflops, teraflops());
    add("fp4_dense_tflops", tr("FP4, dense"), gpu.fp4DenseGflops, teraflops());
    add("architecture", tr("Architecture"), QString::fromStdString(gpu.architecture));
    add("form_factor", tr("Form factor"), QString::fromStdString(gpu.formFactor));
}

void Facts::addSystem(const Catalog& catalog) {
    if (!product_.system) return;
    const SystemFigures& system = *product_.system;
    if (system.gpuCount > 0)
        add("gpu_count", tr("GPUs"), tr("%1 × %2").arg(words_.integer(system.gpuCount), productName(system.gpu, catalog)));
    if (system.scaleUpGpus > 1)
        add("scale_up_gpus", tr("GPUs in one domain"),
            tr("%1 by %2").arg(words_.integer(system.scaleUpGpus), scaleUpLinkWord(product_.scaleUpLink)));
    if (!system.memoryNominal.isZero())
        add("memory_nominal_gb", tr("Memory, vendor's figure"), bytes()(system.memoryNominal));
    add("memory_reported_gb", tr("Memory, driver's figure"), system.memoryReported, bytes());
    add("compute_ports", tr("Compute ports"), system.computePorts, count());
    add("compute_port_speed_gbit_per_s", tr("Port speed"), system.computePortSpeed, bitRate());
}

void Facts::addSwitch() {
    if (!product_.networkSwitch) return;
    add("radix", tr("Ports"), words_.integer(product_.networkSwitch->radix));
    add("port_speed_gbit_per_s", tr("Port speed"), words_.bitRate(product_.networkSwitch->portSpeed));
    add("radix_at_400_gbit_per_s", tr("Ports at 400 Gb/s"), product_.networkSwitch->radix400g, count());
}

void Facts::addCabinet() {
    if (!product_.cabinet) return;
    add("usable_u", tr("Usable height"), words_.rackUnits(product_.cabinet->usable));
    add("max_load_kg", tr("Carries"), product_.cabinet->maxLoad, [this](Mass mass) { return words_.kilograms(mass); });
    add("mounting_depth_mm", tr("Mounting depth"), product_.cabinet->mountingDepth, millimetres());
}

void Facts::addPart() {
    const PartFigures& part = product_.part;
    add("heat_capacity_kw", tr("Takes away"), part.capacity, power());
    add("usable_power_kw", tr("Delivers"), part.usable, power());
    add("voltage_v", tr("Voltage"), part.volts, [this](int v) { return withUnit(words_.integer(v), QStringLiteral("V")); });
    add("current_a", tr("Current"), part.amperes, [this](int a) { return withUnit(words_.integer(a), QStringLiteral("A")); });
    add("phases", tr("Phases"), part.phases, count());
    add("link_speed_gbit_per_s", tr("Link speed"), part.linkSpeed, bitRate());
    add("read_gb_per_s", tr("Reads"), part.readRate, byteRate());
    add("write_gb_per_s", tr("Writes"), part.writeRate, byteRate());
}

} // namespace

std::vector<ProductFact> productFacts(const Product& product, const Catalog& catalog, const Words& words) {
    Facts facts(product, words);
    facts.addSystem(catalog);
    facts.addGpu();
    facts.addSwitch();
    facts.addCabinet();
    facts.addPart();
    facts.addPower();
    facts.addBody();
    return facts.take();
}

QString confidenceWord(Confidence confidence) {
    switch (confidence) {
    case Confidence::high: return Facts::tr("high confidence");
    case Confidence::medium: return Facts::tr("medium confidence");
    case Confidence::low: return Facts::tr("low confidence");
    }
    return {};
}

QString provenanceText(const Provenance& provenance) {
    const QString read = Facts::tr("read %1").arg(QString::fromStdString(provenance.date.text()));
    const QString tail = QStringLiteral(" · ") + read + QStringLiteral(" · ") + confidenceWord(provenance.confidence);
    if (provenance.sources.empty()) return Facts::tr("No source") + tail;
    QStringList lines;
    for (const Source& source : provenance.sources)
        lines << QString::fromStdString(source.title);
    return lines.join(u'\n') + tail;
}

QString provenanceAddress(const Provenance& provenance) {
    for (const Source& source : provenance.sources)
        if (!source.url.empty()) return QString::fromStdString(source.url);
    return {};
}

} // namespace rackyard::text
