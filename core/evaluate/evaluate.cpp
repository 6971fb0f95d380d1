#include "evaluate/evaluate.h"

#include "evaluate/cooling.h"
#include "evaluate/cost.h"
#include "evaluate/fabrics.h"
#include "evaluate/findings.h"
#include "evaluate/fit.h"
#include "evaluate/pooling.h"
#include "evaluate/power.h"
#include "evaluate/resolved.h"

#include <algorithm>

namespace rackyard {

namespace {

CostAnswer costOf(const Resolved& resolved, std::vector<BomLine>& bom) {
    const PriceBookId& id = resolved.design.assumptions.priceBook;
    if (const PriceBook* book = resolved.catalog.priceBook(id)) return priceOut(*book, resolved.catalog, bom);
    CostAnswer unpriced{.priceBook = id, .currency = {}, .capex = std::nullopt, .byCategory = {}, .unpriced = {}};
    for (const BomLine& line : bom)
        unpriced.unpriced.push_back(line.product);
    return unpriced;
}

} // namespace

Evaluation evaluate(const Design& design, const Catalog& catalog, const EvaluateOptions& options) {
    const Resolved resolved = resolve(design, catalog);
    Evaluation evaluation;
    evaluation.systems = resolved.census->systems;

    Pooling pooling = poolMemory(resolved);
    evaluation.fit = judgeFit(resolved, pooling);
    evaluation.memory = std::move(pooling.answer);

    evaluation.fabrics = sizeFabrics(resolved);
    Loads loads = addUpLoads(resolved, evaluation.fabrics);
    evaluation.power = std::move(loads.power);
    evaluation.mass = std::move(loads.mass);
    judgeCooling(design, catalog, loads.rackConstraints, evaluation.power.racks, evaluation.cooling);

    evaluation.bom = billOfMaterials(resolved, evaluation.fabrics);
    evaluation.cost = costOf(resolved, evaluation.bom);

    std::vector<Finding>& findings = evaluation.findings;
    addReferenceFindings(resolved, findings);
    addMemoryFindings(resolved, evaluation, findings);
    addRackFindings(resolved, evaluation, loads, findings);
    addPowerFindings(resolved, evaluation, loads, findings);
    addFabricFindings(resolved, evaluation, findings);
    addCostFindings(resolved, evaluation, options.asOf, findings);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity() < b.severity(); });
    return evaluation;
}

} // namespace rackyard
