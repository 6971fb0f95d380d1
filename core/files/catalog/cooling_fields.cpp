#include "files/catalog/cooling_fields.h"

#include "files/catalog/archive.h"

namespace rackyard {

namespace {

constexpr auto className = [](CoolingClass c) { return keyOf(c); };

template<class Archive, class B>
void describeBand(Archive& a, B& band) {
    a.word("class", band.coolingClass, coolingClassOf, className, CoolingClass(-1));
    a.figure("up_to_kw", band.upTo, unit::kilowatts);
}

template<class Archive, class O>
void describeOption(Archive& a, O& option) {
    a.word("class", option.coolingClass, coolingClassOf, className, CoolingClass(-1));
    a.required("from_kw", option.from, unit::kilowatts);
    a.figure("up_to_kw", option.upTo, unit::kilowatts);
}

void readBands(RecordReader& reader, CoolingPolicy& policy) {
    for (const YamlNode* node : reader.list("bands")) {
        RecordReader nested(*node, reader.file(), reader.problems());
        ReadArchive archive(nested);
        CoolingBand band;
        describeBand(archive, band);
        if (auto inclusive = nested.flag("inclusive")) band.inclusive = *inclusive;
        nested.finish();
        const bool ascending = policy.bands.empty() || !band.upTo || (policy.bands.back().upTo && *policy.bands.back().upTo < *band.upTo);
        if (!ascending) nested.report(FindingCode::outOfRange, node->at, {{"key", std::string("up_to_kw")}});
        policy.bands.push_back(band);
    }
}

} // namespace

std::optional<CoolingPolicy> readCoolingPolicy(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const YamlNode* idNode = reader.require("id");
    if (!idNode) return std::nullopt;
    const auto id = reader.parsedAt(*idNode, "id", [](std::string_view t) { return CoolingPolicyId::parse(t); }, FindingCode::invalidId);
    if (!id) return std::nullopt;
    CoolingPolicy policy{.id = *id};
    policy.name = reader.text("name").value_or(std::string());
    policy.note = reader.text("note").value_or(std::string());
    policy.siteLimits = reader.flag("site_limits").value_or(false);
    readBands(reader, policy);
    for (const YamlNode* option : reader.list("options")) {
        RecordReader nested(*option, file, problems);
        ReadArchive archive(nested);
        describeOption(archive, policy.options.emplace_back());
        nested.finish();
    }
    readProvenance(reader, policy.provenance);
    reader.finish();
    return policy;
}

void writeCoolingPolicy(RecordWriter& writer, const CoolingPolicy& policy) {
    writer.line("id", policy.id.text());
    writer.text("name", policy.name);
    if (!policy.note.empty()) writer.text("note", policy.note);
    if (policy.siteLimits) writer.line("site_limits", "true");
    if (!policy.bands.empty()) writer.open("bands");
    RecordWriter list = writer.nested();
    for (const CoolingBand& band : policy.bands) {
        RecordWriter element = list.element();
        WriteArchive archive(element);
        describeBand(archive, band);
        if (!band.inclusive) element.line("inclusive", "false");
    }
    if (!policy.options.empty()) writer.open("options");
    for (const CoolingOption& option : policy.options) {
        RecordWriter element = list.element();
        WriteArchive archive(element);
        describeOption(archive, option);
    }
    writeProvenance(writer, policy.provenance);
}

std::optional<SwitchChoice> readSwitchChoice(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const auto kind = reader.parsed("kind", fabricKindOf);
    const auto speed = reader.figure("speed_gbit_per_s", unit::gigabitsPerSecond);
    const auto product = reader.parsed("switch", [](std::string_view t) { return ProductId::parse(t); }, FindingCode::invalidId);
    const auto radix = reader.integer("radix", 2, 100'000);
    for (const char* key : {"kind", "speed_gbit_per_s", "switch", "radix"})
        if (!reader.has(key)) reader.reportMissing(key);
    reader.finish();
    if (!kind || !speed || !product || !radix) return std::nullopt;
    return SwitchChoice{*kind, *speed, *product, static_cast<int>(*radix)};
}

void writeSwitchChoice(RecordWriter& writer, const SwitchChoice& choice) {
    writer.line("kind", keyOf(choice.kind));
    writer.figure("speed_gbit_per_s", choice.speed, unit::gigabitsPerSecond);
    writer.line("switch", choice.product.text());
    writer.line("radix", std::to_string(choice.radix));
}

} // namespace rackyard
