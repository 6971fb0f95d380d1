// How long one evaluation takes: it runs at every mouse move.
#include "bench/mixed_design.h"
#include "evaluate/evaluate.h"

#include <benchmark/benchmark.h>

using namespace rackyard;

static void evaluateMixedDesign(benchmark::State& state) {
    const auto catalog = bench::shippedCatalog();
    const Design design = bench::mixedDesign(*catalog, static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(design, *catalog));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(evaluateMixedDesign)->RangeMultiplier(10)->Range(10, 100'000)->Unit(benchmark::kMillisecond);
