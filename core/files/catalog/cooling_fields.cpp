#include "files/catalog/cooling_fields.h"

#include "files/catalog/archive.h"

namespace rackyard {

namespace {

constexpr auto className = [](CoolingClass c) { return keyOf(c); };

template<class Archive, class B>
void describeBand(Archive& a, B& band) {
    a.requiredWord("class", band.coolingClass, coolingClassOf, className);
    a.figure("up_to_kw", band.upTo, unit::kilowatts);
    a.flag("inclusive", band.inclusive, true);
}

template<class Archive, class O>
void describeOption(Archive& a, O& option) {
    a.requiredWord("class", option.coolingClass, coolingClassOf, className);
    a.required("from_kw", option.from, unit::kilowatts);
    a.figure("up_to_kw", option.upTo, unit::kilowatts);
}

template<class Archive, class P>
void describePolicy(Archive& a, P& policy) {
    a.requiredText("name", policy.name);
    a.text("note", policy.note);
    a.flag("site_limits", policy.siteLimits, false);
    a.list("bands", policy.bands, {}, [](auto& s, auto& band) { describeBand(s, band); });
    a.list("options", policy.options, {}, [](auto& s, auto& option) { describeOption(s, option); });
    a.provenance(policy.provenance);
}

// Every load falls into one band: their limits rise, and only the last is open.
void checkBands(RecordReader& reader, const YamlNode& node, const CoolingPolicy& policy) {
    for (std::size_t i = 0; i < policy.bands.size(); ++i) {
        const bool last = i + 1 == policy.bands.size();
        const bool rises = i == 0 || !policy.bands[i].upTo || policy.bands[i - 1].upTo < policy.bands[i].upTo;
        if (rises && policy.bands[i].upTo.has_value() != last) continue;
        reader.report(FindingCode::outOfRange, node.find("bands")->elements[i].at, {{"key", std::string("up_to_kw")}});
    }
    if (policy.bands.empty() && !policy.siteLimits) reader.reportMissing("bands");
}

} // namespace

std::optional<CoolingPolicy> readCoolingPolicy(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const auto id = readRecordId<CoolingPolicyId>(reader);
    if (!id) return std::nullopt;
    CoolingPolicy policy{.id = *id};
    ReadArchive archive(reader);
    describePolicy(archive, policy);
    checkBands(reader, node, policy);
    reader.finish();
    return policy;
}

void writeCoolingPolicy(RecordWriter& writer, const CoolingPolicy& policy) {
    writer.line("id", policy.id.text());
    WriteArchive archive(writer);
    describePolicy(archive, policy);
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
