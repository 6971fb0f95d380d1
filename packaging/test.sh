#!/usr/bin/env bash
# packaging/test.sh [--all]: installs what is missing, builds and runs every test; ends with ctest's closing lines.
# --all adds the sanitizers, the long walks, the fuzzers and a build of the benchmarks.
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

all=OFF
case "${1:-}" in
    "") ;;
    --all) all=ON ;;
    *)
        echo "usage: packaging/test.sh [--all]" >&2
        exit 2
        ;;
esac

# run_tests PRESET [CTEST OPTION...]
run_tests() {
    local preset=$1
    shift
    ctest --test-dir "$root/build/$preset" --output-on-failure --no-tests=error --parallel "$(nproc)" "$@"
}

if [ $all = ON ]; then install_missing build test all; else install_missing build test; fi

echo "Core alone, where Qt cannot be found"
build_preset core-only

if [ $all = ON ]; then
    echo "Every test but the journeys, under the sanitizers"
    build_preset asan -DRACKYARD_BUILD_LONG_TESTS=ON
    run_tests asan --label-exclude journeys
fi

echo "Release"
build_preset release -DRACKYARD_BUILD_TESTS=ON -DRACKYARD_BUILD_LONG_TESTS=$all -DRACKYARD_BUILD_BENCHMARKS=$all
run_tests release
