#include "text/drop_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace rackyard::text {
namespace {

constexpr std::size_t mostFindings = 2;
constexpr std::size_t mostCompared = 200; ///< a card has to be ready within a frame

class DropText {
    Q_DECLARE_TR_FUNCTIONS(DropText)
};

template<class T>
QString signedFigure(T difference, const QString& magnitude) {
    return (difference < T() ? u'\u2212' : u'+') + magnitude;
}

template<class T>
T magnitude(T difference) {
    return difference < T() ? -difference : difference;
}

void addMemory(std::vector<ChangeLine>& lines, const Evaluation& before, const Evaluation& after, const Words& words) {
    const Bytes pooled = after.memory.pooled - before.memory.pooled;
    const Bytes onPaper = after.memory.onPaper - before.memory.onPaper;
    if (pooled.isZero() && onPaper.isZero()) return;
    const QString figure = signedFigure(pooled, words.gigabytes(magnitude(pooled)));
    if (pooled == onPaper) {
        lines.push_back({DropText::tr("%1 pooled").arg(figure), pooled > Bytes() ? Tone::gain : Tone::plain});
        return;
    }
    const QString paper = signedFigure(onPaper, words.gigabytes(magnitude(onPaper)));
    const bool islands = pooled.isZero() && onPaper > Bytes();
    lines.push_back({DropText::tr("%1 pooled, %2 on paper").arg(figure, paper), islands ? Tone::warning : Tone::gain});
}

const RackAnswer* rackIn(const Evaluation& evaluation, const std::optional<RackId>& id) {
    const auto& racks = evaluation.power.racks;
    const auto same = [&](const RackAnswer& each) { return id && each.rack == id; };
    const auto found = std::find_if(racks.begin(), racks.end(), same);
    return found == racks.end() ? nullptr : &*found;
}

Power knownPower(const Sum<Power>& sum) { return sum.known.value_or(Power()); }

void addPower(std::vector<ChangeLine>& lines, const Evaluation& before, const Evaluation& after, const RackAnswer* rack,
              const Words& words) {
    const Power change = knownPower(after.power.max) - knownPower(before.power.max);
    const bool over = rack && rack->limit && knownPower(rack->max) > *rack->limit;
    if (change.isZero() && !rack) return;
    QString text = signedFigure(change, words.kilowatts(magnitude(change)));
    text = DropText::tr("%1 \u2192 %2").arg(text, words.kilowatts(rack ? rack->max : after.power.max));
    if (rack) text = DropText::tr("%1 in %2").arg(text, QString::fromStdString(rack->name));
    if (over) text = DropText::tr("%1, limit %2").arg(text, words.kilowatts(*rack->limit));
    lines.push_back({text, over ? Tone::warning : Tone::plain});
}

void addCooling(std::vector<ChangeLine>& lines, const RackAnswer* before, const RackAnswer* after) {
    if (!after || !after->cooling || (before && before->cooling == after->cooling)) return;
    if (before && before->cooling)
        lines.push_back({DropText::tr("cooling: %1 \u2192 %2").arg(coolingWord(*before->cooling), coolingWord(*after->cooling)), Tone::plain});
    else
        lines.push_back({DropText::tr("cooling: %1").arg(coolingWord(*after->cooling)), Tone::plain});
}

void addCost(std::vector<ChangeLine>& lines, const CostAnswer& before, const CostAnswer& after, const Words& words) {
    const Range<Money> old = before.capex.value_or(Range<Money>());
    const Range<Money> next = after.capex.value_or(Range<Money>());
    Range<Money> change{next.low - old.low, next.high - old.high};
    const bool less = change.high < Money();
    if (less) change = {-change.high, -change.low};
    if (change.low > change.high) std::swap(change.low, change.high);
    if (!(change.low.isZero() && change.high.isZero()))
        lines.push_back({QString((less ? u'\u2212' : u'+') + words.moneyRange(change, QString::fromStdString(after.currency))), Tone::plain});
    if (after.unpriced.size() > before.unpriced.size()) lines.push_back({DropText::tr("part of it unpriced: quote required"), Tone::plain});
}

void addFits(std::vector<ChangeLine>& lines, const FitAnswer& before, const FitAnswer& after, const Catalog& catalog) {
    for (const WorkloadFit& fit : after.workloads) {
        const auto same = [&](const WorkloadFit& each) { return each.workload == fit.workload; };
        const auto old = std::find_if(before.workloads.begin(), before.workloads.end(), same);
        if (old != before.workloads.end() && old->status == fit.status) continue;
        const bool fits = fit.status == FitStatus::fitsInDomain || fit.status == FitStatus::fitsNetworked;
        lines.push_back({DropText::tr("%1: %2").arg(modelName(fit.model, catalog), verdictWord(fit.status, fit.headroom)),
                         fits ? Tone::gain : Tone::warning});
    }
}

/// Both lists are in one fixed order: what they share at both ends is passed over, so that the rest is short.
std::pair<std::span<const Finding>, std::span<const Finding>> differing(std::span<const Finding> a, std::span<const Finding> b) {
    const auto [beginA, beginB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    a = {beginA, a.end()};
    b = {beginB, b.end()};
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a = a.first(a.size() - 1);
        b = b.first(b.size() - 1);
    }
    return {a, b};
}

void addFindings(std::vector<ChangeLine>& lines, const Evaluation& before, const Evaluation& after, const Design& design,
                 const Catalog& catalog, const Words& words) {
    const auto [old, now] = differing(before.findings, after.findings);
    std::size_t told = 0;
    for (const Finding& finding : now.first(std::min(now.size(), mostCompared))) {
        if (told == mostFindings) break;
        const auto alike = [&](const Finding& each) { return each.code == finding.code && each.subjects == finding.subjects; };
        if (finding.severity() == Severity::info || std::any_of(old.begin(), old.end(), alike)) continue;
        lines.push_back({findingSentence(finding, design, catalog, words), Tone::warning});
        ++told;
    }
}

} // namespace

std::vector<ChangeLine> changesInWords(const Evaluation& before, const Evaluation& after, const std::optional<RackId>& target,
                                       const Design& design, const Catalog& catalog, const Words& words) {
    std::vector<ChangeLine> lines;
    const RackAnswer* rack = rackIn(after, target);
    addMemory(lines, before, after, words);
    addPower(lines, before, after, rack, words);
    addCooling(lines, rackIn(before, target), rack);
    addCost(lines, before.cost, after.cost, words);
    addFits(lines, before.fit, after.fit, catalog);
    addFindings(lines, before, after, design, catalog, words);
    return lines;
}

} // namespace rackyard::text
