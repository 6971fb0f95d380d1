// How long a design takes from its text and back to it, and the shipped catalog from its own.
#include "bench/mixed_design.h"
#include "files/catalog_files.h"
#include "files/design_file.h"

#include <benchmark/benchmark.h>

using namespace rackyard;

static void openDesign(benchmark::State& state) {
    const auto catalog = bench::shippedCatalog();
    const Design design = bench::mixedDesign(*catalog, static_cast<int>(state.range(0)));
    const std::string text = writeDesign(withCatalogCopies(design, *catalog));
    for (auto _ : state) {
        FileProblems problems;
        const auto opened = readDesign(text, "design.rackyard", problems);
        if (!opened || !problems.empty()) state.SkipWithError("the design does not open");
        benchmark::DoNotOptimize(opened);
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(openDesign)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

static void saveDesign(benchmark::State& state) {
    const auto catalog = bench::shippedCatalog();
    const Design design = bench::mixedDesign(*catalog, static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeDesign(withCatalogCopies(design, *catalog)));
}
BENCHMARK(saveDesign)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

static void readShippedCatalog(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(bench::shippedCatalog());
}
BENCHMARK(readShippedCatalog)->Unit(benchmark::kMillisecond);
