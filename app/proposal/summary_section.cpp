#include "proposal/content.h"

#include "charts/paint_memory_chart.h"
#include "proposal/figures_block.h"
#include "proposal/picture_block.h"
#include "proposal/table_block.h"

#include <algorithm>
#include <map>

namespace rackyard::proposal {

namespace {

void addOutcome(BlockList& blocks, const Content& content) {
    const FitAnswer& fit = content.evaluation.fit;
    QString outcome = content.systemsInWords();
    if (outcome.isEmpty()) outcome = Tr::tr("No systems yet");
    QStringList fitting;
    QStringList failing;
    for (const WorkloadFit& workload : fit.workloads)
        (workload.placed == workload.replicas && workload.minimum ? fitting : failing)
            << text::modelName(workload.model, content.catalog);
    outcome = Tr::tr("%1: one model can use %2 of GPU memory.")
                  .arg(outcome, content.words.gigabytes(content.evaluation.memory.pooled));
    if (!fitting.isEmpty())
        outcome += u' ' + Tr::tr("What fits: %1.")
                              .arg(content.words.list(fitting, static_cast<std::size_t>(fitting.size())));
    if (!failing.isEmpty())
        outcome += u' ' + Tr::tr("What does not fit: %1.")
                              .arg(content.words.list(failing, static_cast<std::size_t>(failing.size())));
    addParagraph(blocks, content, outcome);
}

void addMemoryFigures(BlockList& blocks, const Content& content) {
    const MemoryAnswer& memory = content.evaluation.memory;
    const QString difference = memory.pooled == memory.onPaper
                                   ? Tr::tr("All of it pools.")
                                   : Tr::tr("%1 of it cannot be pooled for one model.")
                                         .arg(content.words.gigabytes(memory.onPaper - memory.pooled));
    std::vector<KeyFigure> figures{
        {Tr::tr("Usable by one model"), content.words.gigabytes(memory.pooled),
         text::capitalised(text::memoryExplanation(memory, content.design, content.catalog, content.words)),
         34, content.theme.accent},
        {Tr::tr("On paper"), content.words.gigabytes(memory.onPaper), difference, 20,
         content.theme.mutedText}};
    blocks.push_back(std::make_unique<FiguresBlock>(std::move(figures), 2, content.theme));
}

constexpr double chartWidth = 680; // in its own units: its words are then as large as the text around it

/// The chart's proportions, asked of the chart itself by painting it into nothing.
QSizeF chartSize(const Content& content) {
    QImage nowhere(1, 1, QImage::Format_ARGB32);
    QPainter painter(&nowhere);
    return charts::paintMemoryChart(painter, QRectF(0, 0, chartWidth, 5000), content.evaluation,
                                    content.design, content.catalog, content.words, content.theme, chartWidth)
        .size();
}

void addChart(BlockList& blocks, const Content& content) {
    const QSizeF size = chartSize(content);
    if (size.isEmpty()) return;
    const auto paint = [&content](QPainter& painter, const QRectF& rect) {
        charts::paintMemoryChart(painter, rect, content.evaluation, content.design, content.catalog,
                                 content.words, content.theme, chartWidth);
    };
    addPart(blocks, content, Tr::tr("Pooled memory against what each model needs"));
    blocks.push_back(std::make_unique<PictureBlock>(size, paint, QString(), content.theme.mutedText, 300));
}

/// What each other policy would say of the rack that it finds worst. The policy in use is among them where a
/// product is made for another class than the policy asks for.
std::map<CoolingPolicyId, CoolingClass> otherAnswers(const Content& content) {
    std::map<CoolingPolicyId, CoolingClass> worst;
    for (const RackAnswer& rack : content.evaluation.power.racks)
        for (const auto& [policy, coolingClass] : rack.otherPolicies) {
            const auto [entry, isNew] = worst.try_emplace(policy, coolingClass);
            if (!isNew) entry->second = std::max(entry->second, coolingClass);
        }
    return worst;
}

QString coolingNote(const Content& content) {
    if (content.evaluation.power.racks.empty()) return Tr::tr("Nothing stands in a rack.");
    const CoolingPolicyId& inUse = content.evaluation.cooling.policy;
    const auto others = otherAnswers(content);
    QStringList sentences{others.count(inUse) > 0
                              ? Tr::tr("Worst rack; what the product in it is made for.")
                              : Tr::tr("Worst rack, by %1.").arg(quoted(content.policyName(inUse)))};
    for (const auto& [policy, coolingClass] : others)
        sentences << Tr::tr("%1 would say: %2.")
                         .arg(quoted(content.policyName(policy)), text::coolingName(coolingClass));
    return sentences.join(u' ');
}

KeyFigure powerFigure(const Content& content) {
    const PowerAnswer& power = content.evaluation.power;
    QString note = Tr::tr("Facility %1 at PUE %2.")
                       .arg(content.words.kilowatts(power.facility), content.words.factor(power.pue));
    if (!power.estimated.empty()) note += u' ' + Tr::tr("Partly an estimate.");
    return {Tr::tr("IT power, maximum"), content.words.kilowatts(power.max), note};
}

KeyFigure heatFigure(const Content& content) {
    return {Tr::tr("Heat to remove"), content.words.btuPerHour(content.evaluation.power.btuPerHour),
            Tr::tr("Of the maximum IT power.")};
}

KeyFigure coolingFigure(const Content& content) {
    const CoolingAnswer& cooling = content.evaluation.cooling;
    return {Tr::tr("Cooling class"),
            cooling.worst                            ? text::capitalised(text::coolingName(*cooling.worst))
            : content.evaluation.power.racks.empty() ? QStringLiteral("—")
                                                     : text::capitalised(text::unknownWord()),
            coolingNote(content)};
}

QString quotesNeeded(const Content& content) {
    const auto count = static_cast<std::int64_t>(content.evaluation.cost.unpriced.size());
    return count == 1 ? Tr::tr("One product needs a quote.")
                      : Tr::tr("%1 products need a quote.").arg(content.words.integer(count));
}

KeyFigure costFigure(const Content& content) {
    const CostAnswer& cost = content.evaluation.cost;
    QString note = Tr::tr("Price book %1, %2.").arg(quoted(content.priceBookName()), content.priceBookDate());
    if (!cost.unpriced.empty()) note += u' ' + quotesNeeded(content);
    return {Tr::tr("Hardware cost (CapEx)"), text::capitalised(content.capex()), note};
}

} // namespace

void addSummary(BlockList& blocks, const Content& content) {
    addHeading(blocks, content, Tr::tr("Summary"), true);
    addOutcome(blocks, content);
    addMemoryFigures(blocks, content);
    addChart(blocks, content);
    addPart(blocks, content, Tr::tr("What it takes"));
    blocks.push_back(
        std::make_unique<FiguresBlock>(std::vector<KeyFigure>{powerFigure(content), coolingFigure(content),
                                                              heatFigure(content), costFigure(content)},
                                       2, content.theme));
    addRemark(blocks, content,
              content.status() + QStringLiteral(". ") +
                  Tr::tr("Every figure stands with its source in the appendix."));
}

} // namespace rackyard::proposal
