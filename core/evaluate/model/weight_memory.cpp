#include "evaluate/model/weight_memory.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr Factor wide = Factor::ofMillionths(16'000'000);

// Bits of a quantized weight with its scales (facts/memory-model.md section 1).
Factor bitsWithScales(WeightFormat format) {
    switch (format) {
    case WeightFormat::fp32: return Factor::ofMillionths(32'000'000);
    case WeightFormat::fp16:
    case WeightFormat::bf16: return wide;
    case WeightFormat::fp8: return Factor::ofMillionths(8'001'953);   // one fp32 scale for 128 x 128 weights
    case WeightFormat::int8: return Factor::ofMillionths(8'010'000);  // one scale for an output row
    case WeightFormat::mxfp4: return Factor::ofMillionths(4'250'000); // 8 bits for 32 weights
    case WeightFormat::nvfp4: return Factor::ofMillionths(4'500'000); // 8 bits for 16 weights
    case WeightFormat::int4: return Factor::ofMillionths(4'156'250);  // 16-bit scale and 4-bit zero for 128 weights
    }
    return wide;
}

bool isFourBitFloat(WeightFormat format) { return format == WeightFormat::mxfp4 || format == WeightFormat::nvfp4; }

// A product of elements and millionths of a bit can pass 64 bits.
__int128 milliBits(std::int64_t elements, Factor bits) { return static_cast<__int128>(elements) * bits.millionths(); }

Bytes wholeBytes(__int128 millionthBits) {
    constexpr __int128 perByte = 8'000'000;
    return Bytes::of(static_cast<std::int64_t>((millionthBits + perByte - 1) / perByte));
}

} // namespace

BitsByRole bitsFor(const ModelShape& shape, WeightFormat format) {
    const Factor narrow = bitsWithScales(format);
    BitsByRole bits;
    bits.fill(narrow);
    if (format == WeightFormat::fp32) return bits;
    for (const TensorRole role : {TensorRole::embedding, TensorRole::head, TensorRole::router, TensorRole::norm})
        bits[indexOf(role)] = wide;
    if (isFourBitFloat(format) && shape.hasExperts())
        bits[indexOf(TensorRole::attention)] = bits[indexOf(TensorRole::stateMixer)] = wide;
    return bits;
}

BitsByRole nativeBits(const ModelShape& shape) {
    const bool known = std::any_of(shape.nativeBits.begin(), shape.nativeBits.end(), [](Factor f) { return f.millionths() > 0; });
    return known ? shape.nativeBits : bitsFor(shape, WeightFormat::bf16);
}

Bytes weightBytes(const RoleCount& count, const BitsByRole& bits) {
    __int128 sum = 0;
    for (std::size_t role = 0; role < tensorRoles; ++role)
        sum += milliBits(count.elements[role], bits[role]);
    return wholeBytes(sum);
}

Bytes replicatedBytes(const RoleCount& count, const BitsByRole& bits) {
    __int128 sum = 0;
    for (const TensorRole role : {TensorRole::norm, TensorRole::router})
        sum += milliBits(count[role], bits[indexOf(role)]);
    return wholeBytes(sum);
}

} // namespace rackyard
