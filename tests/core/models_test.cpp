#include <QTest>

#include "files/catalog_files.h"

#include <set>

using namespace rackyard;

/// The models of the catalog: their figures agree with one another and with the rule behind the published minimums.
class ModelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statedMinimumStands_data();
    void statedMinimumStands();
    void minimumIsNeverBelowItsWeights();
    void llamaOf8BillionFitsADesktopCard();
    void activeNeverExceedTotal();
    void countedParametersAgreeWithThePublishedOnes();
    void latentAttentionCachesItsLatentAlone();
    void groupedAttentionCachesKeysAndValues();
    void layersOfAKindFitIntoTheModel();
    void flatRuleGivesWhatPublicListsGive();
};

namespace {

const std::vector<Model>& models() {
    static const std::vector<Model> all = builtInRecords().models;
    return all;
}

const Model& model(const char* id) {
    for (const Model& m : models())
        if (m.id.text() == id) return m;
    qFatal("no model %s", id);
}

} // namespace

void ModelsTest::statedMinimumStands_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<qint64>("megabytes");
    QTest::newRow("DeepSeek V4 Pro") << QByteArray("deepseek-v4-pro") << qint64{1'920'000};
    QTest::newRow("GLM 5.2 Max") << QByteArray("glm-5-2-max") << qint64{903'600};
    QTest::newRow("Nemotron 3 Ultra") << QByteArray("nemotron-3-ultra") << qint64{660'000};
}

void ModelsTest::statedMinimumStands() {
    QFETCH(QByteArray, id);
    QFETCH(qint64, megabytes);
    QCOMPARE(minimumMemory(model(id.constData())), Bytes::ofMega(megabytes));
    // The rule that gives it: parameters, rounded as published, times one byte times 1.2.
    const std::int64_t billions = model(id.constData()).totalParameters / 1'000'000'000;
    QCOMPARE(Bytes::ofGiga(billions) * 12 / 10, Bytes::ofMega(megabytes));
}

void ModelsTest::minimumIsNeverBelowItsWeights() {
    for (const Model& m : models()) {
        if (m.checkpoint) QVERIFY2(minimumMemory(m) > *m.checkpoint, m.id.text().c_str());
        QVERIFY2(minimumMemory(m) > Bytes(), m.id.text().c_str());
    }
}

void ModelsTest::llamaOf8BillionFitsADesktopCard() { QVERIFY(minimumMemory(model("llama-3-1-8b")) <= Bytes::ofGiga(32)); }

void ModelsTest::activeNeverExceedTotal() {
    for (const Model& m : models()) {
        const char* id = m.id.text().c_str();
        if (m.activeParameters) QVERIFY2(*m.activeParameters <= m.totalParameters, id);
        if (m.countedActiveParameters) QVERIFY2(*m.countedActiveParameters <= *m.countedParameters, id);
        if (m.expertsPerToken) QVERIFY2(*m.expertsPerToken <= *m.experts, id);
    }
    QVERIFY(!model("kimi-k3").activeParameters);
}

void ModelsTest::countedParametersAgreeWithThePublishedOnes() {
    int compared = 0;
    for (const Model& m : models()) {
        if (!m.countedParameters) continue;
        const double counted = static_cast<double>(*m.countedParameters);
        const double all = counted + static_cast<double>(m.predictionParameters.value_or(0));
        const double published = static_cast<double>(m.totalParameters);
        // Names round, and some count their prediction head: between a little below the one and above the other.
        QVERIFY2(published > 0.94 * counted && published < 1.06 * all, m.id.text().c_str());
        ++compared;
    }
    QVERIFY(compared >= 30);
}

void ModelsTest::latentAttentionCachesItsLatentAlone() {
    int checked = 0;
    for (const Model& m : models()) {
        if (!m.kvLoraRank || !m.kvElementsPerToken || m.linearLayers) continue;
        QVERIFY2(*m.kvElementsPerToken == std::int64_t{*m.layers} * (*m.kvLoraRank + *m.ropeHeadDim), m.id.text().c_str());
        ++checked;
    }
    QVERIFY(checked >= 6);
    QCOMPARE(*model("deepseek-v3").kvElementsPerToken * 2, std::int64_t{70'272}); // bytes per token in bf16
}

void ModelsTest::groupedAttentionCachesKeysAndValues() {
    int checked = 0;
    for (const Model& m : models()) {
        if (m.kvLoraRank || !m.kvElementsPerToken || !m.fullAttentionLayers || !m.kvHeads || !m.headDim) continue;
        const std::int64_t elements = std::int64_t{2} * *m.fullAttentionLayers * *m.kvHeads * *m.headDim;
        QVERIFY2(*m.kvElementsPerToken == elements, m.id.text().c_str());
        ++checked;
    }
    QVERIFY(checked >= 20);
}

void ModelsTest::layersOfAKindFitIntoTheModel() {
    for (const Model& m : models()) {
        const int attending = m.fullAttentionLayers.value_or(0) + m.slidingLayers.value_or(0) + m.linearLayers.value_or(0);
        if (m.layers) QVERIFY2(attending <= *m.layers, m.id.text().c_str());
        if (m.kvHeads && m.attentionHeads) QVERIFY2(*m.attentionHeads % *m.kvHeads == 0, m.id.text().c_str());
    }
}

void ModelsTest::flatRuleGivesWhatPublicListsGive() {
    // Released with FP4 experts under an FP8 label; a figure that its own list contradicts; a list that halves one row.
    const std::set<std::string> apart{"deepseek-v4-pro", "deepseek-v4-flash", "hunyuan-a13b", "qwen3-235b-a22b"};
    int compared = 0;
    for (const Model& m : models())
        for (const PublishedMinimum& minimum : m.publishedMinimums) {
            if (flatBits(minimum.format) < 8 || apart.count(m.id.text())) continue;
            const double ratio = minimum.memory.gigabytes() / minimumByRule(m, minimum.format).gigabytes();
            QVERIFY2(ratio > 0.9 && ratio < 1.1, (m.id.text() + ' ' + minimum.recipe).c_str());
            ++compared;
        }
    QVERIFY(compared >= 40);
}

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
