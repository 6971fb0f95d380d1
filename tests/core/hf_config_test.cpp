#include <QTest>

#include <QDir>
#include <QFile>

#include "evaluate/model/model_memory.h"
#include "files/hf_config.h"

using namespace rackyard;

/// Configurations of Hugging Face: what is counted, what is refused, what is only an upper bound.
class HfConfigTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsFamilies_data();
    void countsFamilies();
    void refusesWhatWritesNoText_data();
    void refusesWhatWritesNoText();
    void namesWhatIsNotUnderstood();
    void headDimensionIsAFieldOfItsOwn();
    void bareInfinityIsNoSyntaxError();
    void brokenTextIsReportedAtItsPlace();
    void missingAndImpossibleSizesAreErrors();
    void corpusAgreesWithItsTruth_data();
    void corpusAgreesWithItsTruth();
};

namespace {

std::optional<HuggingFaceModel> read(const QByteArray& text, FileProblems& problems, const QByteArray& beside = {}) {
    return readHuggingFaceConfig(text.toStdString(), "config.json", problems, beside.toStdString());
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The corpus stands beside a checkout and is no part of it.
QString corpus() { return QStringLiteral(RACKYARD_SOURCE_DIR "/../shared/corpus/hf-configs/"); }

bool isAs(const HuggingFaceModel& model, double billions, double tolerance) {
    return std::abs(double(countParameters(model.shape).total()) / 1e9 - billions) <= tolerance * billions;
}

} // namespace

void HfConfigTest::countsFamilies_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("billions");
    QTest::addColumn<qint64>("bytesPerToken");
    const auto row = [](const char* name, const char* text, double billions, qint64 bytes) {
        QTest::newRow(name) << QByteArray(text) << billions << bytes;
    };
    row("Falcon 7B: one key-value head",
        R"({"model_type":"falcon","hidden_size":4544,"num_hidden_layers":32,"num_attention_heads":71,"vocab_size":65024,"multi_query":true,
            "new_decoder_architecture":false,"bias":false})", 6.9217, 8192);
    row("GPT-J: no gate, no tie", R"({"model_type":"gptj","n_embd":4096,"n_layer":28,"n_head":16,"n_inner":null,"vocab_size":50400,"n_positions":2048})",
        6.0509, 458'752);
    row("BLOOM: biases, tied", R"({"model_type":"bloom","n_embed":14336,"n_layer":70,"num_attention_heads":112,"vocab_size":250880})", 176.247, 4'014'080);
    row("Mamba: no cache", R"({"model_type":"mamba","hidden_size":2560,"num_hidden_layers":64,"state_size":16,"vocab_size":50280,"time_step_rank":160})",
        2.768, 0);
    row("Jamba: attention in 4 of 32 layers",
        R"({"model_type":"jamba","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,
            "vocab_size":65536,"num_experts":16,"num_experts_per_tok":2,"mamba_dt_rank":256})", 51.57, 16'384);
    row("Kimi Linear: states and latents",
        R"({"model_type":"kimi_linear","hidden_size":2304,"intermediate_size":9216,"num_hidden_layers":27,"num_attention_heads":32,"kv_lora_rank":512,
            "qk_nope_head_dim":128,"qk_rope_head_dim":64,"v_head_dim":128,"num_experts":256,"num_experts_per_token":8,"num_shared_experts":1,
            "moe_intermediate_size":1024,"first_k_dense_replace":1,"vocab_size":163840,
            "linear_attn_config":{"full_attn_layers":[4,8,12,16,20,24,27],"head_dim":128,"num_heads":32,"short_conv_kernel_size":4}})", 49.12, 8'064);
    row("Gemma 3 4B: the family fills in heads and vocabulary",
        R"({"model_type":"gemma3","text_config":{"model_type":"gemma3_text","hidden_size":2560,"intermediate_size":10240,"num_hidden_layers":34,
            "sliding_window":1024},"vision_config":{"hidden_size":1152}})", 3.88, 20'480);
    row("LLaVA: all sizes are the family's", R"({"model_type":"llava","text_config":{"model_type":"llama","vocab_size":32064},"vision_config":{}})",
        6.739, 524'288);
}

void HfConfigTest::countsFamilies() {
    QFETCH(QByteArray, text);
    QFETCH(double, billions);
    QFETCH(qint64, bytesPerToken);
    FileProblems problems;
    const auto model = read(text, problems);
    QVERIFY(model && problems.empty());
    QVERIFY(isAs(*model, billions, 0.001));
    QCOMPARE(qint64(growthPerToken(model->shape, CacheFormat::bf16).cache.bytes()), bytesPerToken);
    QVERIFY(!model->upperBound());
}

void HfConfigTest::refusesWhatWritesNoText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("encoder") << QByteArray(R"({"model_type":"bert","hidden_size":768,"num_hidden_layers":12,"num_attention_heads":12,"vocab_size":30522})");
    QTest::newRow("encoder and decoder") << QByteArray(R"({"model_type":"novel","is_encoder_decoder":true,"d_model":768,"vocab_size":50265})");
    QTest::newRow("tower") << QByteArray(R"({"model_type":"novel","architectures":["NovelVisionModel"],"hidden_size":1280,"image_size":224})");
    QTest::newRow("masked") << QByteArray(R"({"model_type":"novel","architectures":["NovelForMaskedLM"],"hidden_size":768,"vocab_size":30522})");
}

void HfConfigTest::refusesWhatWritesNoText() {
    QFETCH(QByteArray, text);
    FileProblems problems;
    QVERIFY(!read(text, problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().finding.code, FindingCode::notACausalModel);
}

void HfConfigTest::namesWhatIsNotUnderstood() {
    FileProblems problems;
    const auto model = read(R"({"model_type":"novel","hidden_size":1024,"num_hidden_layers":8,"num_attention_heads":8,"vocab_size":32000,
                               "warp_latent_rank":64})", problems);
    QVERIFY(model && model->upperBound());
    QVERIFY(std::find(model->notUnderstood.begin(), model->notUnderstood.end(), "model_type novel") != model->notUnderstood.end());
    QVERIFY(std::find(model->notUnderstood.begin(), model->notUnderstood.end(), "warp_latent_rank") != model->notUnderstood.end());
}

void HfConfigTest::headDimensionIsAFieldOfItsOwn() {
    FileProblems problems;
    const auto model = read(R"({"model_type":"qwen3","hidden_size":5120,"intermediate_size":25600,"num_hidden_layers":64,"num_attention_heads":64,
                               "num_key_value_heads":8,"head_dim":128,"vocab_size":151936,"tie_word_embeddings":false})", problems);
    QVERIFY(model);
    QCOMPARE(growthPerToken(model->shape, CacheFormat::bf16).cache.bytes(), 262'144);
}

void HfConfigTest::bareInfinityIsNoSyntaxError() {
    FileProblems problems;
    QVERIFY(read(R"({"model_type":"llama","time_step_limit":[0.0,Infinity],"x":NaN,"y":"Infinity"})", problems));
}

void HfConfigTest::brokenTextIsReportedAtItsPlace() {
    FileProblems problems;
    QVERIFY(!read("{\n  \"hidden_size\": ,\n}", problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().finding.code, FindingCode::syntaxError);
    QCOMPARE(problems.front().at.line, 2);
}

void HfConfigTest::missingAndImpossibleSizesAreErrors() {
    FileProblems missing;
    QVERIFY(!read(R"({"model_type":"novel","vocab_size":32000})", missing));
    QVERIFY(hasErrors(missing));
    FileProblems impossible;
    QVERIFY(!read(R"({"model_type":"llama","hidden_size":999999999999,"vocab_size":32000})", impossible));
    QVERIFY(hasErrors(impossible));
}

void HfConfigTest::corpusAgreesWithItsTruth_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("expect");
    QTest::addColumn<double>("billions");
    const QList<QByteArray> lines = contentOf(corpus() + QStringLiteral("truth.tsv")).split('\n');
    if (lines.size() < 2) QTest::newRow("no corpus beside this checkout") << QString() << QByteArray() << 0.0;
    for (const QByteArray& line : lines.mid(1)) {
        const QList<QByteArray> fields = line.split('\t');
        if (fields.size() < 13) continue;
        const bool decided = fields[12].startsWith("count") || fields[12].startsWith("refuse");
        if (decided) QTest::newRow(fields[0].constData()) << QString::fromUtf8(fields[0]) << fields[12] << fields[7].toDouble();
    }
}

void HfConfigTest::corpusAgreesWithItsTruth() {
    QFETCH(QString, folder);
    QFETCH(QByteArray, expect);
    QFETCH(double, billions);
    if (folder.isEmpty()) return;
    const QString path = corpus() + folder;
    FileProblems problems;
    const auto model = read(contentOf(path + QStringLiteral("/config.json")), problems, contentOf(path + QStringLiteral("/hf_quant_config.json")));
    if (expect.startsWith("refuse")) {
        QVERIFY(!model && !problems.empty());
        QCOMPARE(problems.front().finding.code, FindingCode::notACausalModel);
        return;
    }
    QVERIFY(model);
    QVERIFY(isAs(*model, billions, 0.01));
}

QTEST_GUILESS_MAIN(HfConfigTest)
#include "hf_config_test.moc"
