#include "files/catalog/model_fields.h"

#include "files/catalog/archive.h"
#include "files/catalog/shape_fields.h"

namespace rackyard {

namespace {

constexpr std::int64_t trillion = 1'000'000'000'000;

Unit<std::int64_t> wholeUpTo(std::int64_t most) {
    return {"", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 0, most};
}

template<class Archive, class M>
void describe(Archive& a, M& model) {
    a.text("name", model.name);
    a.text("repository", model.repository);
    a.required("total_parameters_b", model.totalParameters, unit::billions);
    a.figure("active_parameters_b", model.activeParameters, unit::billions);
    a.word("native_weights", model.nativeWeights, weightFormatOf, [](WeightFormat f) { return keyOf(f); }, WeightFormat(-1));
    a.text("native_weights_text", model.nativeWeightsText);
    a.figure("minimum_gb", model.statedMinimum, unit::gigabytes);
    a.figure("checkpoint_gb", model.checkpoint, unit::gigabytes);
    a.text("attention", model.attention);
    a.text("licence", model.licence);
    a.figure("max_context", model.maxContext, wholeUpTo(trillion));
    a.count("layers", model.layers, 100'000);
    a.count("hidden_size", model.hiddenSize, 10'000'000);
    a.count("attention_heads", model.attentionHeads, 1'000'000);
    a.count("kv_heads", model.kvHeads, 1'000'000);
    a.count("head_dim", model.headDim, 1'000'000);
    a.count("kv_lora_rank", model.kvLoraRank, 1'000'000);
    a.count("qk_rope_head_dim", model.ropeHeadDim, 1'000'000);
    a.count("v_head_dim", model.valueHeadDim, 1'000'000);
    a.figure("vocabulary", model.vocabulary, wholeUpTo(trillion));
    a.count("experts", model.experts, 1'000'000);
    a.count("experts_per_token", model.expertsPerToken, 1'000'000);
    a.figure("kv_elements_per_token", model.kvElementsPerToken, wholeUpTo(trillion));
    a.text("notes", model.notes);
}

} // namespace

std::optional<Model> readModel(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const YamlNode* idNode = reader.require("id");
    if (!idNode) return std::nullopt;
    const auto id = reader.parsedAt(*idNode, "id", [](std::string_view t) { return ModelId::parse(t); }, FindingCode::invalidId);
    if (!id) return std::nullopt;
    Model model{.id = *id};
    ReadArchive archive(reader);
    describe(archive, model);
    model.shape = readShape(reader);
    if (model.name.empty()) reader.reportMissing("name");
    readProvenance(reader, model.provenance);
    readFigureProvenance(reader, model.figureProvenance);
    reader.finish();
    return model;
}

void writeModel(RecordWriter& writer, const Model& model) {
    writer.line("id", model.id.text());
    WriteArchive archive(writer);
    describe(archive, model);
    if (model.shape) writeShape(writer, *model.shape);
    writeProvenance(writer, model.provenance);
    writeFigureProvenance(writer, model.figureProvenance);
}

} // namespace rackyard
