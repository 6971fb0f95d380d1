#pragma once

#include "evaluate/model/model_memory.h"

namespace rackyard {

/// Memory of one GPU and the part of it that a server may plan with.
struct GpuBudget {
    Bytes memory;
    Factor utilization = Factor::ofMillionths(900'000); ///< vLLM's `gpu_memory_utilization`, of the whole memory
};

/// Where every byte of one GPU of a replica goes. The segments are disjoint and make its memory; `free` is negative
/// where they do not fit.
struct GpuShare {
    Bytes weights;
    Bytes cache;         ///< sparse index included
    Bytes state;
    Bytes activation;
    Bytes runtime;
    Bytes communication;
    Bytes withheld;      ///< what the utilization leaves to others
    Bytes free;
    Bytes sum() const { return weights + cache + state + activation + runtime + communication + withheld + free; }
    bool fits() const { return free >= Bytes(); }
};

/// The share of the fullest GPU: tensor parallel splits what can be split, pipeline stages split the layers.
GpuShare gpuShare(const ModelShape& shape, const SizingRequest& request, const GpuBudget& gpu);

/// Most tokens that each of `request.concurrency` sequences can hold; 0 where not even the weights fit.
std::int64_t largestContext(const ModelShape& shape, SizingRequest request, const GpuBudget& gpu);
/// Most sequences of `request.context` tokens at one time; 0 where none fits.
std::int64_t mostRequests(const ModelShape& shape, SizingRequest request, const GpuBudget& gpu);

} // namespace rackyard
