#include <QTest>

#include "catalog/catalog.h"
#include "evaluate/model/gpu_share.h"
#include "evaluate/model/model_memory.h"
#include "files/catalog_files.h"

#include <algorithm>

using namespace rackyard;

/// The worked numbers of a model's memory, computed from the shapes that the catalog carries.
class ModelMemoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parametersFollowFromTheShape_data();
    void parametersFollowFromTheShape();
    void growthOfTheCache_data();
    void growthOfTheCache();
    void cacheOfASequence_data();
    void cacheOfASequence();
    void stateOfASequence_data();
    void stateOfASequence();
    void weightsOfACheckpoint_data();
    void weightsOfACheckpoint();
    void partsMakeTheTotal();
    void everyShapeOfTheCatalogIsSound();
    void latentsAreNeverCountedAsHeads();
    void sharesOfTensorParallelReplicateWhatCannotBeSplit_data();
    void sharesOfTensorParallelReplicateWhatCannotBeSplit();
    void legalTensorParallel_data();
    void legalTensorParallel();
    void segmentsOfAGpuMakeItsMemory();
    void llamaOnFourGpusHoldsSoManyTokens();
    void largestContextFitsAndOneMoreDoesNot();

private:
    CatalogRecords records_ = builtInRecords();
    const ModelShape& shape(const char* id) const {
        const auto found = std::find_if(records_.models.begin(), records_.models.end(), [id](const Model& m) { return m.id.text() == id; });
        if (found == records_.models.end() || !found->shape) qFatal("%s has no shape", id);
        return *found->shape;
    }
    double cacheGigabytes(const char* id, std::int64_t tokens, CacheFormat format) const {
        const SequenceMemory memory = sequenceMemory(shape(id), tokens, format);
        return (memory.cache + memory.index).gigabytes();
    }
};

namespace {

bool within(double value, double expected, double share) { return std::abs(value - expected) <= share * std::abs(expected); }

QByteArray differs(double value, double expected) { return QByteArray::number(value, 'g', 12) + " instead of " + QByteArray::number(expected, 'g', 12); }

} // namespace

void ModelMemoryTest::parametersFollowFromTheShape_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("billions");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char* model, double billions, double tolerance = 0.0005) { QTest::newRow(model) << QByteArray(model) << billions << tolerance; };
    row("llama-3-1-70b", 70.553706496, 1e-12); // exact: 141,107,412,992 bytes at 2 each
    row("llama-3-1-405b", 405.8533888, 1e-12);
    row("llama-3-1-8b", 8.030261248, 1e-12);
    row("deepseek-v3", 671.026);
    row("deepseek-v3-2", 671.878);
    row("deepseek-v4-pro", 1572.997);
    row("deepseek-v4-flash", 284.332);
    row("glm-5", 743.911);
    row("glm-5-2-max", 743.377);
    row("nemotron-3-ultra", 549.309);
    row("nemotron-3-nano", 31.578);
    row("qwen3-5-397b-a17b", 396.346);
    row("kimi-k2-5", 1026.408);
    row("gpt-oss-120b", 116.829);
    row("mixtral-8x7b", 46.703);
    row("dbrx", 131.597);
    row("falcon-180b", 179.52);
    row("gemma-3-27b", 27.01);
    row("grok-2", 270, 0.005);
    row("kimi-k3", 2800, 0.01);
    row("minimax-m3", 427, 0.005);
    row("hunyuan-large", 389, 0.005);
    row("ernie-4-5-300b-a47b", 300, 0.005);
}

void ModelMemoryTest::parametersFollowFromTheShape() {
    QFETCH(QByteArray, model);
    QFETCH(double, billions);
    QFETCH(double, tolerance);
    const double counted = double(countParameters(shape(model.constData())).total()) / 1e9;
    QVERIFY2(within(counted, billions, tolerance), differs(counted, billions).constData());
}

void ModelMemoryTest::growthOfTheCache_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("bytesPerToken");
    const auto row = [](const char* model, qint64 bytes) { QTest::newRow(model) << QByteArray(model) << bytes; };
    row("llama-3-1-70b", 327'680); // 2 x 80 x 8 x 128 x 2
    row("deepseek-v3", 70'272);    // 61 x 576 x 2
    row("deepseek-v3-2", 70'272);  // the sparse index is counted beside it
    row("glm-5-2-max", 89'856);
    row("kimi-k2-5", 70'272);
    row("kimi-k3", 27'648);        // 24 of 93 layers
    row("nemotron-3-ultra", 12'288);
    row("qwen3-5-397b-a17b", 30'720);
    row("gemma-3-27b", 81'920);    // 10 of 62 layers
    row("gpt-oss-120b", 36'864);
    row("llama-4-maverick", 49'152);
    row("minimax-m1", 40'960);
    row("hunyuan-large", 81'920);  // every second layer reads its neighbour's cache
    row("falcon-180b", 163'840);
}

void ModelMemoryTest::growthOfTheCache() {
    QFETCH(QByteArray, model);
    QFETCH(qint64, bytesPerToken);
    QCOMPARE(qint64(growthPerToken(shape(model.constData()), CacheFormat::bf16).cache.bytes()), bytesPerToken);
}

void ModelMemoryTest::cacheOfASequence_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("gigabytes");
    const auto row = [](const char* name, const char* model, qint64 tokens, CacheFormat format, double gigabytes) {
        QTest::newRow(name) << QByteArray(model) << tokens << int(format) << gigabytes;
    };
    row("Llama 3.1 70B at 128k", "llama-3-1-70b", 131'072, CacheFormat::bf16, 42.95);
    row("DeepSeek V3 at 128k", "deepseek-v3", 131'072, CacheFormat::bf16, 9.21);
    row("Gemma 3 27B at 128k keeps windows", "gemma-3-27b", 131'072, CacheFormat::bf16, 11.17);
    row("gpt-oss 120B at 128k keeps windows", "gpt-oss-120b", 131'072, CacheFormat::bf16, 4.84);
    row("Nemotron 3 Ultra at 256k", "nemotron-3-ultra", 262'144, CacheFormat::bf16, 3.22);
    row("half of it at fp8", "llama-3-1-70b", 131'072, CacheFormat::fp8, 21.475);
}

void ModelMemoryTest::cacheOfASequence() {
    QFETCH(QByteArray, model);
    QFETCH(qint64, tokens);
    QFETCH(int, format);
    QFETCH(double, gigabytes);
    const double counted = cacheGigabytes(model.constData(), tokens, CacheFormat(format));
    QVERIFY2(within(counted, gigabytes, 0.001), differs(counted, gigabytes).constData());
}

void ModelMemoryTest::stateOfASequence_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("megabytes");
    QTest::newRow("Nemotron 3 Ultra: 48 Mamba-2 layers") << QByteArray("nemotron-3-ultra") << 408.0;
    QTest::newRow("Qwen3.5 397B: 45 delta layers") << QByteArray("qwen3-5-397b-a17b") << 192.1;
    QTest::newRow("none") << QByteArray("llama-3-1-70b") << 0.0;
}

void ModelMemoryTest::stateOfASequence() {
    QFETCH(QByteArray, model);
    QFETCH(double, megabytes);
    const Bytes one = sequenceMemory(shape(model.constData()), 1, CacheFormat::bf16).state;
    QVERIFY2(within(double(one.bytes()) / 1e6, megabytes, 0.0005), differs(double(one.bytes()) / 1e6, megabytes).constData());
    QCOMPARE(sequenceMemory(shape(model.constData()), 100'000, CacheFormat::bf16).state, one);
}

void ModelMemoryTest::weightsOfACheckpoint_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("gigabytes");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char* name, const char* model, std::optional<WeightFormat> format, double gigabytes, double tolerance) {
        QTest::newRow(name) << QByteArray(model) << (format ? int(*format) : -1) << gigabytes << tolerance;
    };
    // Sizes of published files and their predictions (facts of 2026-11-30, section 1).
    row("Llama 3.1 70B bf16: 141,107,412,992 bytes", "llama-3-1-70b", WeightFormat::bf16, 141.107412992, 1e-12);
    row("DeepSeek V3 fp8", "deepseek-v3", std::nullopt, 688.59, 0.0005);
    row("DeepSeek V3 fp8 by choice", "deepseek-v3", WeightFormat::fp8, 688.47, 0.0005);
    row("GLM 5.2 FP8", "glm-5-2-max", WeightFormat::fp8, 755.65, 0.0005);
    row("DeepSeek V4 Pro as published", "deepseek-v4-pro", std::nullopt, 864.73, 0.002);
    row("Kimi K2.5 int4, without its vision tower", "kimi-k2-5", std::nullopt, 594.3, 0.001);
    row("gpt-oss 120B", "gpt-oss-120b", std::nullopt, 65.25, 0.002);
    row("Falcon 180B: 359,045,130,240 bytes", "falcon-180b", WeightFormat::bf16, 359.04513024, 0.0001);
    row("Nemotron 3 Nano bf16", "nemotron-3-nano", WeightFormat::bf16, 63.157, 0.0005);
}

void ModelMemoryTest::weightsOfACheckpoint() {
    QFETCH(QByteArray, model);
    QFETCH(int, format);
    QFETCH(double, gigabytes);
    QFETCH(double, tolerance);
    SizingRequest request;
    if (format >= 0) request.weights = WeightFormat(format);
    const double counted = modelMemory(shape(model.constData()), request).weights.gigabytes();
    QVERIFY2(within(counted, gigabytes, tolerance), differs(counted, gigabytes).constData());
}

void ModelMemoryTest::partsMakeTheTotal() {
    for (const Model& model : records_.models) {
        if (!model.shape) continue;
        for (const std::int64_t ranks : {1, 2, 8}) {
            const ModelMemory m = modelMemory(*model.shape, {.cache = CacheFormat::fp8, .context = 32'768, .concurrency = 4, .tensorParallel = ranks});
            QCOMPARE(m.total().bytes(), m.weights.bytes() + m.cache.bytes() + m.state.bytes() + m.activation.bytes() + m.runtime.bytes());
            QVERIFY(m.predictors <= m.weights);
        }
    }
}

void ModelMemoryTest::everyShapeOfTheCatalogIsSound() {
    int shapes = 0;
    for (const Model& model : records_.models) {
        if (!model.shape) continue;
        ++shapes;
        const double counted = double(countParameters(*model.shape).total());
        const double stated = double(model.totalParameters);
        QVERIFY2(within(counted, stated, 0.03), (model.id.text() + ": " + differs(counted / 1e9, stated / 1e9).toStdString()).c_str());
        if (model.layers) QCOMPARE(model.shape->layerCount(), *model.layers);
        if (model.kvElementsPerToken)
            QCOMPARE(growthPerToken(*model.shape, CacheFormat::fp8).cache.bytes(), *model.kvElementsPerToken);
        QVERIFY(attentionKindOf(*model.shape) != AttentionKind::unknown);
        const auto legal = rackyard::legalTensorParallel(*model.shape, {});
        QVERIFY(!legal.empty() && legal.front() == 1);
    }
    QVERIFY(shapes >= 40);
}

void ModelMemoryTest::latentsAreNeverCountedAsHeads() {
    for (const Model& model : records_.models) {
        if (!model.kvLoraRank || !model.shape) continue;
        std::int64_t latents = 0;
        for (const LayerShape& layer : model.shape->layers)
            latents += layer.attention ? layer.count : 0;
        QCOMPARE(growthPerToken(*model.shape, CacheFormat::bf16).cache.bytes(), latents * (*model.kvLoraRank + *model.ropeHeadDim) * 2);
    }
}

void ModelMemoryTest::sharesOfTensorParallelReplicateWhatCannotBeSplit_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("ranks");
    QTest::addColumn<qint64>("copies");
    QTest::newRow("8 key-value heads on 8") << QByteArray("llama-3-1-70b") << qint64(8) << qint64(1);
    QTest::newRow("8 key-value heads on 16") << QByteArray("llama-3-1-70b") << qint64(16) << qint64(2);
    QTest::newRow("2 key-value heads on 8") << QByteArray("qwen3-5-397b-a17b") << qint64(8) << qint64(4);
    QTest::newRow("a latent on 8") << QByteArray("deepseek-v3") << qint64(8) << qint64(8);
}

void ModelMemoryTest::sharesOfTensorParallelReplicateWhatCannotBeSplit() {
    QFETCH(QByteArray, model);
    QFETCH(qint64, ranks);
    QFETCH(qint64, copies);
    const Bytes whole = sequenceMemory(shape(model.constData()), 4096, CacheFormat::bf16).cache;
    const Bytes share = sequenceMemory(shape(model.constData()), 4096, CacheFormat::bf16, ranks).cache;
    QCOMPARE((share * ranks).bytes(), (whole * copies).bytes());
}

void ModelMemoryTest::legalTensorParallel_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("ranks");
    QTest::addColumn<bool>("legal");
    QTest::newRow("Llama 70B on 8") << QByteArray("llama-3-1-70b") << qint64(8) << true;
    QTest::newRow("Llama 70B on 3") << QByteArray("llama-3-1-70b") << qint64(3) << false;
    QTest::newRow("Llama 70B on 6") << QByteArray("llama-3-1-70b") << qint64(6) << false;
    QTest::newRow("Phi-4 has 10 key-value heads: not 4") << QByteArray("phi-4") << qint64(4) << false;
    QTest::newRow("Phi-4 on 5") << QByteArray("phi-4") << qint64(5) << true;
    QTest::newRow("MiniMax M2.5 cuts blocks of scales on 8") << QByteArray("minimax-m2-5") << qint64(8) << false;
    QTest::newRow("DeepSeek V3 on 16") << QByteArray("deepseek-v3") << qint64(16) << true;
    QTest::newRow("DeepSeek V3 cuts blocks of scales on 32") << QByteArray("deepseek-v3") << qint64(32) << false;
}

void ModelMemoryTest::legalTensorParallel() {
    QFETCH(QByteArray, model);
    QFETCH(qint64, ranks);
    QFETCH(bool, legal);
    const auto all = rackyard::legalTensorParallel(shape(model.constData()), {});
    QCOMPARE(std::find(all.begin(), all.end(), ranks) != all.end(), legal);
}

void ModelMemoryTest::segmentsOfAGpuMakeItsMemory() {
    for (const Model& model : records_.models) {
        if (!model.shape) continue;
        for (const std::int64_t memory : {24, 80, 192})
            for (const std::int64_t ranks : {1, 2, 8}) {
                const GpuBudget gpu{Bytes::ofGiga(memory)};
                const GpuShare share = gpuShare(*model.shape, {.context = 8192, .concurrency = 2, .tensorParallel = ranks}, gpu);
                QCOMPARE(share.sum().bytes(), gpu.memory.bytes());
                QCOMPARE(share.fits(), share.free >= Bytes());
            }
    }
}

void ModelMemoryTest::llamaOnFourGpusHoldsSoManyTokens() {
    // 0.92 of 80 GiB less weights, activations, reserve and collectives: 36.2 GiB a GPU, 474,900 tokens.
    const GpuBudget gpu{Bytes::ofMebi(81'920), Factor::ofMillionths(920'000)};
    SizingRequest request{.weights = WeightFormat::bf16, .context = 0, .concurrency = 1, .tensorParallel = 4};
    const GpuShare share = gpuShare(shape("llama-3-1-70b"), request, gpu);
    QVERIFY2(within(share.free.mebibytes() / 1024, 36.2, 0.002), differs(share.free.mebibytes() / 1024, 36.2).constData());
    const std::int64_t tokens = largestContext(shape("llama-3-1-70b"), request, gpu);
    QVERIFY2(within(double(tokens), 474'900, 0.0005), differs(double(tokens), 474'900).constData());
}

void ModelMemoryTest::largestContextFitsAndOneMoreDoesNot() {
    const GpuBudget gpu{Bytes::ofGiga(141)};
    for (const char* id : {"llama-3-1-70b", "gemma-3-27b", "nemotron-3-nano", "gpt-oss-120b", "phi-4"}) {
        SizingRequest request{.weights = WeightFormat::fp8, .concurrency = 3, .tensorParallel = 2};
        request.context = largestContext(shape(id), request, gpu);
        QVERIFY(request.context > 0);
        QVERIFY(gpuShare(shape(id), request, gpu).fits());
        ++request.context;
        QVERIFY(!gpuShare(shape(id), request, gpu).fits());
        request.context = 8192;
        request.concurrency = mostRequests(shape(id), request, gpu);
        QVERIFY(request.concurrency > 0);
        QVERIFY(gpuShare(shape(id), request, gpu).fits());
        ++request.concurrency;
        QVERIFY(!gpuShare(shape(id), request, gpu).fits());
    }
}

QTEST_GUILESS_MAIN(ModelMemoryTest)
#include "model_memory_test.moc"
