#include "evaluate/findings.h"

#include "evaluate/cost.h"

#include <algorithm>

namespace rackyard {

namespace {

// Middle of a range against middle of another, in millionths.
std::optional<Factor> ratio(const std::optional<Range<Money>>& above, const std::optional<Range<Money>>& below) {
    if (!above || !below) return std::nullopt;
    const double denominator = below->low.major() + below->high.major();
    if (denominator <= 0) return std::nullopt;
    const double value = (above->low.major() + above->high.major()) / denominator;
    return Factor::ofMillionths(static_cast<std::int64_t>(value * 1e6 + 0.5));
}

// The founding text's bands are several times what the market asks: show by how much, against the public book.
void addBanner(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings) {
    if (!evaluation.cost.isCluster || !evaluation.cost.capex) return;
    const PriceBook* book = resolved.catalog.priceBook(evaluation.cost.priceBook);
    if (!book || !book->cluster || book->cluster->gpusPerUnit != 1) return;
    Finding finding{FindingCode::bandCountsServersAsGpus, {}, {{"per_gpu", book->cluster->perUnit}}};
    if (const PriceBook* market = resolved.catalog.priceBook(defaultPriceBook())) {
        std::vector<BomLine> lines = billOfMaterials(resolved, evaluation.fabrics);
        if (const auto times = ratio(evaluation.cost.capex, priceOut(*market, resolved.catalog, lines).capex))
            finding.arguments.push_back({"ratio", *times});
    }
    findings.push_back(std::move(finding));
    const std::int64_t gpus = gpusOnLines(evaluation.bom, resolved.catalog, book->cluster->gpu);
    const bool inBand = std::any_of(book->cluster->bands.begin(), book->cluster->bands.end(), [&](const PriceBand& band) {
        return band.gpusLow <= gpus && gpus <= band.gpusHigh;
    });
    if (!inBand) findings.push_back({FindingCode::outsidePriceBands, {}, {{"gpus", gpus}, {"per_gpu", book->cluster->perUnit}}});
}

// Months since the last month that a price's date names (`2023-05..2024-08`, `2026-06`, `2026`); a year alone counts
// as its December.
std::optional<std::int64_t> ageInMonths(const std::string& priceDate, Date asOf) {
    const std::size_t span = priceDate.rfind("..");
    std::string last = span == std::string::npos ? priceDate : priceDate.substr(span + 2);
    if (last.size() == 4) last += "-12";
    if (last.size() == 7) last += "-01";
    const auto date = Date::parse(last);
    if (!date) return std::nullopt;
    return (asOf.year - date->year) * 12 + asOf.month - date->month;
}

void addAges(const Evaluation& evaluation, Date asOf, std::vector<Finding>& findings) {
    constexpr std::int64_t oldFrom = 12; // months: a year of market movement makes a price history
    Finding finding{FindingCode::pricesOld, {}, {}};
    std::int64_t oldest = 0;
    for (const BomLine& line : evaluation.bom) {
        if (!line.extended) continue;
        const auto age = ageInMonths(line.priceDate, asOf);
        if (!age || *age < oldFrom) continue;
        finding.subjects.emplace_back(line.product);
        oldest = std::max(oldest, *age);
    }
    if (finding.subjects.empty()) return;
    finding.arguments.push_back({"months", oldest});
    findings.push_back(std::move(finding));
}

} // namespace

void addCostFindings(const Resolved& resolved, const Evaluation& evaluation, Date asOf, std::vector<Finding>& findings) {
    addBanner(resolved, evaluation, findings);
    addAges(evaluation, asOf, findings);
    const std::vector<ProductId>& unpriced = evaluation.cost.unpriced;
    if (!unpriced.empty())
        findings.push_back({FindingCode::quoteRequired,
                            {unpriced.begin(), unpriced.end()},
                            {{"products", static_cast<std::int64_t>(unpriced.size())}}});
}

void addReferenceFindings(const Resolved& resolved, std::vector<Finding>& findings) {
    const Design& design = resolved.design;
    for (std::size_t i = 0; i < design.products.size(); ++i) {
        if (resolved.facts[i].product) continue;
        if (resolved.census->cabinets[i] > 0) findings.push_back({FindingCode::unknownRackProduct, {design.products[i]}, {}});
        if (resolved.census->items[i] > 0) findings.push_back({FindingCode::unknownProduct, {design.products[i]}, {}});
    }
    for (const Workload& workload : design.workloads)
        if (!resolved.catalog.model(workload.model))
            findings.push_back({FindingCode::unknownModel, {workload.model, workload.id}, {}});
    for (const ModelId& model : design.referenceModels)
        if (!resolved.catalog.model(model)) findings.push_back({FindingCode::unknownModel, {model}, {}});
    if (!resolved.catalog.priceBook(design.assumptions.priceBook))
        findings.push_back({FindingCode::unknownPriceBook, {}, {{"id", design.assumptions.priceBook.text()}}});
    if (!resolved.catalog.coolingPolicy(design.assumptions.coolingPolicy))
        findings.push_back({FindingCode::unknownCoolingPolicy, {}, {{"id", design.assumptions.coolingPolicy.text()}}});
}

} // namespace rackyard
