#include "files/catalog/guidance_fields.h"

#include "files/catalog/archive.h"

#include <algorithm>

namespace rackyard {

namespace {

template<class Archive, class Class>
void describe(Archive& a, Class& sizeClass, const SizeClass&) {
    a.requiredText("name", sizeClass.name);
    a.requiredCount("gpus_low", sizeClass.gpus.low, 1'000'000'000);
    a.requiredCount("gpus_high", sizeClass.gpus.high, 1'000'000'000);
    a.required("memory_low_gb", sizeClass.memory.low, unit::gigabytes);
    a.required("memory_high_gb", sizeClass.memory.high, unit::gigabytes);
    a.requiredText("suitable_for", sizeClass.suitableFor);
    a.required("cost_low", sizeClass.cost.low, unit::majorUnits);
    a.required("cost_high", sizeClass.cost.high, unit::majorUnits);
    a.requiredText("currency", sizeClass.currency);
    a.provenance(sizeClass.provenance);
}

template<class Archive, class Guideline>
void describe(Archive& a, Guideline& guideline, const StorageGuideline&) {
    a.requiredText("name", guideline.name);
    a.required("node_read_gb_per_s", guideline.nodeRead, unit::gigabytesPerSecond);
    a.required("node_write_gb_per_s", guideline.nodeWrite, unit::gigabytesPerSecond);
    a.figure("unit_read_gb_per_s", guideline.unitRead, unit::gigabytesPerSecond);
    a.figure("unit_write_gb_per_s", guideline.unitWrite, unit::gigabytesPerSecond);
    a.figure("four_units_read_gb_per_s", guideline.fourUnitsRead, unit::gigabytesPerSecond);
    a.figure("four_units_write_gb_per_s", guideline.fourUnitsWrite, unit::gigabytesPerSecond);
    a.requiredCount("unit_nodes", guideline.unitNodes, 10'000);
    a.provenance(guideline.provenance);
}

template<class Archive, class Plane>
void describe(Archive& a, Plane& plane, const ControlPlane&) {
    constexpr int most = 1'000'000;
    a.requiredText("name", plane.name);
    a.count("nodes", plane.nodes, most);
    a.count("management_hosts", plane.managementHosts, most);
    a.count("head_hosts", plane.headHosts, most);
    a.count("kubernetes_hosts", plane.kubernetesHosts, most);
    a.count("login_hosts", plane.loginHosts, most);
    a.count("scheduler_hosts", plane.schedulerHosts, most);
    a.count("fabric_managers", plane.fabricManagers, most);
    a.count("storage_fabric_managers", plane.storageFabricManagers, most);
    a.count("in_band_switches", plane.inBandSwitches, most);
    a.count("out_of_band_switches", plane.outOfBandSwitches, most);
    a.count("racks", plane.racks, most);
    a.figure("host_memory_least_gb", plane.hostMemoryLeast, unit::gigabytes);
    a.figure("host_nvme_least_tb", plane.hostNvmeLeast, unit::terabytes);
    a.text("host_processors_least", plane.hostProcessorsLeast);
    a.text("host_ports", plane.hostPorts);
    a.text("notes", plane.notes);
    a.provenance(plane.provenance);
}

template<class Archive, class Note>
void describe(Archive& a, Note& note, const GuidanceNote&) {
    a.requiredWord("topic", note.topic, guidanceTopicOf, [](GuidanceTopic t) { return keyOf(t); });
    a.requiredText("statement", note.statement);
    a.text("explanation", note.explanation);
    a.provenance(note.provenance);
}

template<class Record>
void readList(RecordReader& outer, std::string_view key, std::vector<Record>& records) {
    for (const YamlNode* node : outer.list(key)) {
        RecordReader reader(*node, outer.file(), outer.problems());
        const auto id = readRecordId<GuidanceId>(reader);
        if (!id) continue;
        Record record{.id = *id};
        ReadArchive archive(reader);
        describe(archive, record, record);
        reader.finish();
        if (std::any_of(records.begin(), records.end(), [&](const Record& r) { return r.id == *id; }))
            reader.report(FindingCode::duplicateId, node->at, {{"id", id->text()}});
        else
            records.push_back(std::move(record));
    }
}

template<class Record>
void writeList(RecordWriter& writer, std::string_view key, const std::vector<Record>& records) {
    if (records.empty()) return;
    writer.open(key);
    RecordWriter list = writer.nested();
    for (const Record& record : records) {
        RecordWriter element = list.element();
        element.line("id", record.id.text());
        WriteArchive archive(element);
        describe(archive, record, record);
    }
}

} // namespace

void readGuidance(const YamlNode& node, const std::string& file, FileProblems& problems, Guidance& guidance) {
    RecordReader reader(node, file, problems);
    readList(reader, "size_classes", guidance.sizeClasses);
    readList(reader, "storage", guidance.storage);
    readList(reader, "control_planes", guidance.controlPlanes);
    readList(reader, "notes", guidance.notes);
    reader.finish();
}

void writeGuidance(std::string& out, const Guidance& guidance) {
    if (guidance == Guidance()) return;
    RecordWriter top(out);
    top.open("guidance");
    RecordWriter writer = top.nested();
    writeList(writer, "size_classes", guidance.sizeClasses);
    writeList(writer, "storage", guidance.storage);
    writeList(writer, "control_planes", guidance.controlPlanes);
    writeList(writer, "notes", guidance.notes);
}

} // namespace rackyard
