#include "cli/evaluation_table.h"

#include "text/text.h"

#include <QList>

#include <algorithm>

namespace rackyard::cli {

namespace {

/// Lines of label and value with the values under each other.
class Lines {
public:
    void add(const QString& label, const QString& value) { rows_.append({label, value, false}); }
    void heading(const QString& heading) { rows_.append({heading, {}, true}); }
    QString text() const {
        qsizetype width = 0;
        for (const Row& row : rows_)
            if (!row.isHeading) width = std::max(width, row.label.size());
        QString text;
        for (const Row& row : rows_)
            text += row.isHeading ? QStringLiteral("%1%2\n").arg(text.isEmpty() ? QString() : QStringLiteral("\n"), row.label)
                                  : QStringLiteral("  %1  %2\n").arg(row.label.leftJustified(width), row.value);
        return text;
    }

private:
    struct Row {
        QString label;
        QString value;
        bool isHeading;
    };
    QList<Row> rows_;
};

QString modelName(const Catalog& catalog, const ModelId& id) {
    const Model* model = catalog.model(id);
    return QString::fromStdString(model ? model->name : id.text());
}

void addMemory(Lines& lines, const Evaluation& evaluation, const text::Words& words) {
    lines.heading(QStringLiteral("Memory (%1)").arg(QLatin1String(keyOf(evaluation.memory.basis).data())));
    lines.add(QStringLiteral("usable by one model"), words.gigabytes(evaluation.memory.pooled));
    lines.add(QStringLiteral("on paper"), words.gigabytes(evaluation.memory.onPaper));
}

void addFit(Lines& lines, const Catalog& catalog, const Evaluation& evaluation, const text::Words& words) {
    if (!evaluation.fit.workloads.empty()) lines.heading(QStringLiteral("Workloads"));
    for (const WorkloadFit& fit : evaluation.fit.workloads) {
        const QString needs = fit.minimum ? words.gigabytes(*fit.minimum) : QStringLiteral("?");
        lines.add(modelName(catalog, fit.model), QStringLiteral("%1, needs %2, headroom %3, %4 of %5 placed")
                  .arg(text::fitWord(fit.status), needs, words.gigabytes(fit.headroom), words.integer(fit.placed), words.integer(fit.replicas)));
    }
    if (!evaluation.fit.references.empty()) lines.heading(QStringLiteral("Reference models, each alone"));
    for (const ReferenceFit& fit : evaluation.fit.references)
        lines.add(modelName(catalog, fit.model), QStringLiteral("%1, headroom %2").arg(text::fitWord(fit.alone), words.gigabytes(fit.headroom)));
}

void addPower(Lines& lines, const Evaluation& evaluation, const text::Words& words) {
    const PowerAnswer& power = evaluation.power;
    lines.heading(QStringLiteral("Power and cooling"));
    lines.add(QStringLiteral("IT power, max"), words.kilowatts(power.max));
    lines.add(QStringLiteral("facility at PUE %1").arg(words.factor(power.pue)), words.kilowatts(power.facility));
    lines.add(QStringLiteral("heat"), words.btuPerHour(power.btuPerHour));
    if (evaluation.cooling.worst)
        lines.add(QStringLiteral("cooling"), QStringLiteral("%1, by policy %2").arg(text::coolingWord(*evaluation.cooling.worst),
                  QString::fromStdString(evaluation.cooling.policy.text())));
}

void addCost(Lines& lines, const Evaluation& evaluation, const text::Words& words) {
    const CostAnswer& cost = evaluation.cost;
    const QString currency = QString::fromStdString(cost.currency);
    lines.heading(QStringLiteral("Cost, price book %1").arg(QString::fromStdString(cost.priceBook.text())));
    lines.add(QStringLiteral("CapEx"), cost.capex ? words.moneyRangeExact(*cost.capex, currency) : QStringLiteral("quote required"));
    for (const BomLine& line : evaluation.bom) {
        const QString price = line.extended ? words.moneyRangeExact(*line.extended, currency)
                              : line.inBand ? QStringLiteral("in the band") : QStringLiteral("quote required");
        lines.add(QStringLiteral("%1 x %2").arg(words.integer(line.quantity), QString::fromStdString(line.product.text())),
                  line.derived ? price + QStringLiteral(" (derived)") : price);
    }
}

void addTree(const Derivation& derivation, int depth, QString& text) {
    const QString indent(depth * 2, QLatin1Char(' '));
    const QString subject = derivation.subject.empty() ? QString() : QStringLiteral("(%1)").arg(QString::fromStdString(derivation.subject));
    text += QStringLiteral("%1%2%3 = %4").arg(indent, QString::fromStdString(derivation.name), subject,
                                              QLocale::c().toString(derivation.value, 'g', 12));
    if (!derivation.unit.empty()) text += QLatin1Char(' ') + QString::fromStdString(derivation.unit);
    if (derivation.operation != Derivation::Operation::leaf) text += QStringLiteral("   [%1]").arg(QString::fromStdString(derivation.formula()));
    if (derivation.estimate) text += QStringLiteral("   estimate");
    text += QLatin1Char('\n');
    for (const Source& source : derivation.sources)
        text += QStringLiteral("%1  from %2 %3\n").arg(indent, QString::fromStdString(source.title), QString::fromStdString(source.url));
    for (const Derivation& part : derivation.parts)
        addTree(part, depth + 1, text);
}

} // namespace

QString evaluationTable(const Design& design, const Catalog& catalog, const Evaluation& evaluation) {
    const text::Words words(QLocale::c());
    Lines lines;
    lines.heading(QString::fromStdString(design.name));
    addMemory(lines, evaluation, words);
    addFit(lines, catalog, evaluation, words);
    addPower(lines, evaluation, words);
    addCost(lines, evaluation, words);
    if (!evaluation.findings.empty()) lines.heading(QStringLiteral("Findings"));
    for (const Finding& finding : evaluation.findings)
        lines.add(text::severityWord(finding.severity()), text::findingSentence(finding, design, catalog, words));
    return lines.text();
}

QString derivationTable(const QString& key, const Derivation& derivation) {
    QString text = QStringLiteral("%1\n").arg(key);
    addTree(derivation, 1, text);
    return text;
}

} // namespace rackyard::cli
