#include "files/catalog/model_fields.h"

#include "files/catalog/archive.h"
#include "files/catalog/shape_fields.h"

namespace rackyard {

namespace {

constexpr std::int64_t trillion = 1'000'000'000'000;

Unit<std::int64_t> wholeUpTo(std::int64_t most) {
    return {"", 0, [](std::int64_t v) { return v; }, [](std::int64_t v) { return v; }, 0, most};
}

constexpr auto formatName = [](WeightFormat f) { return keyOf(f); };

template<class Archive, class M>
void describeWeights(Archive& a, M& model) {
    a.required("total_parameters_b", model.totalParameters, unit::billions);
    a.figure("active_parameters_b", model.activeParameters, unit::billions);
    a.figure("counted_parameters_b", model.countedParameters, unit::billions);
    a.figure("counted_active_parameters_b", model.countedActiveParameters, unit::billions);
    a.figure("prediction_parameters_b", model.predictionParameters, unit::billions);
    a.requiredWord("native_weights", model.nativeWeights, weightFormatOf, formatName);
    a.text("native_weights_text", model.nativeWeightsText);
    a.figure("minimum_gb", model.statedMinimum, unit::gigabytes);
    a.figure("checkpoint_gb", model.checkpoint, unit::gigabytes);
}

template<class Archive, class M>
void describeShape(Archive& a, M& model) {
    a.figure("max_context", model.maxContext, wholeUpTo(trillion));
    a.count("layers", model.layers, 100'000);
    a.count("full_attention_layers", model.fullAttentionLayers, 100'000);
    a.count("sliding_layers", model.slidingLayers, 100'000);
    a.count("linear_layers", model.linearLayers, 100'000);
    a.count("sliding_window", model.slidingWindow, 100'000'000);
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
    a.count("shared_experts", model.sharedExperts, 1'000'000);
    a.figure("kv_elements_per_token", model.kvElementsPerToken, wholeUpTo(trillion));
}

template<class Archive, class M>
void describe(Archive& a, M& model) {
    a.requiredText("name", model.name);
    a.text("repository", model.repository);
    describeWeights(a, model);
    a.text("attention", model.attention);
    a.text("licence", model.licence);
    describeShape(a, model);
    a.list("published_minimums", model.publishedMinimums, {}, [](auto& s, auto& minimum) {
        s.requiredText("recipe", minimum.recipe);
        s.requiredWord("weights", minimum.format, weightFormatOf, formatName);
        s.required("memory_gb", minimum.memory, unit::gigabytes);
    });
    a.text("notes", model.notes);
}

const KeyArchive::Keys& modelKeys() {
    static const KeyArchive::Keys keys = [] {
        KeyArchive::Keys found;
        KeyArchive archive(found);
        const Model any{.id = *ModelId::parse("any")};
        describe(archive, any);
        return found;
    }();
    return keys;
}

} // namespace

std::optional<Model> readModel(const YamlNode& node, const std::string& file, FileProblems& problems) {
    RecordReader reader(node, file, problems);
    const auto id = readRecordId<ModelId>(reader);
    if (!id) return std::nullopt;
    Model model{.id = *id};
    ReadArchive archive(reader);
    describe(archive, model);
    model.shape = readShape(reader);
    readProvenance(reader, model.provenance);
    readFigureProvenance(reader, modelKeys(), model.figureProvenance);
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
