#include "files/catalog/product_fields.h"

#include "files/catalog/archive.h"
#include "files/catalog/figure_fields.h"

namespace rackyard {

namespace {

const Unit<std::int64_t> btuPerHour{"BTU/h", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 1, 100'000'000};

template<class Archive, class P>
void describeIdentity(Archive& a, P& product) {
    a.requiredText("name", product.name);
    a.text("vendor", product.vendor);
    a.text("part_number", product.partNumber);
    a.text("availability", product.availability);
    a.requiredWord("kind", product.kind, productKindOf, named);
    a.word("class", product.productClass, productClassOf, named, ProductClass::datacenter);
    a.word("cooling", product.cooling, coolingConstraintOf, named, CoolingConstraint::unknown);
    a.word("scale_up_link", product.scaleUpLink, scaleUpLinkOf, named, ScaleUpLink::none);
}

template<class Archive, class P>
void describeAir(Archive& a, P& product) {
    a.count("airflow_cfm", product.airflowCfm, 1'000'000);
    a.text("airflow", product.airflow);
    a.degrees("inlet_low_c", product.inletLowCelsius);
    a.degrees("inlet_high_c", product.inletHighCelsius);
    a.figure("heat_btu_per_h", product.heatBtuPerHour, btuPerHour);
}

template<class Archive, class P>
void describe(Archive& a, P& product) {
    describeIdentity(a, product);
    describeBody(a, product.body);
    describePower(a, product.power);
    describeAir(a, product);
    a.section("gpu", product.gpu, GpuFigures(), [](auto& s, auto& gpu) { describeGpu(s, gpu); });
    a.section("system", product.system, SystemFigures{.gpu = product.id}, [](auto& s, auto& system) { describeSystem(s, system); });
    a.section("rack_scale", product.rackScale, RackScaleFigures(), [](auto& s, auto& rack) { describeRackScale(s, rack); });
    a.section("liquid", product.liquid, LiquidFigures(), [](auto& s, auto& liquid) { describeLiquid(s, liquid); });
    a.section("switch", product.networkSwitch, SwitchFigures(), [](auto& s, auto& sw) { describeSwitch(s, sw); });
    a.section("cabinet", product.cabinet, CabinetFigures(), [](auto& s, auto& cabinet) { describeCabinet(s, cabinet); });
    describePart(a, product.part);
    a.list("published", product.published, PublishedFigure(), [](auto& s, auto& figure) { describePublished(s, figure); });
    a.text("notes", product.notes);
}

const KeyArchive::Keys& productKeys() {
    static const KeyArchive::Keys keys = [] {
        KeyArchive::Keys found;
        KeyArchive archive(found);
        const Product any{.id = *ProductId::parse("any")};
        describe(archive, any);
        return found;
    }();
    return keys;
}

void checkPublished(RecordReader& reader, const YamlNode& node, const Product& product) {
    const YamlNode* list = node.find("published");
    for (std::size_t i = 0; i < product.published.size(); ++i) {
        const std::string& figure = product.published[i].figure;
        if (figure.empty() || productKeys().find(figure) != productKeys().end()) continue;
        reader.report(FindingCode::unknownReference, list->elements[i].at, {{"key", std::string("figure")}, {"id", figure}});
    }
}

} // namespace

std::optional<Product> readProduct(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const auto id = readRecordId<ProductId>(reader);
    if (!id) return std::nullopt;
    Product product{.id = *id};
    ReadArchive archive(reader);
    describe(archive, product);
    checkPublished(reader, node, product);
    readProvenance(reader, product.provenance);
    readFigureProvenance(reader, productKeys(), product.figureProvenance);
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
