#include "catalog/model.h"

#include "units/enum_names.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr EnumNames<WeightFormat, 8> formatNames{{{WeightFormat::fp32, "fp32"},
                                                  {WeightFormat::fp16, "fp16"},
                                                  {WeightFormat::bf16, "bf16"},
                                                  {WeightFormat::fp8, "fp8"},
                                                  {WeightFormat::int8, "int8"},
                                                  {WeightFormat::mxfp4, "mxfp4"},
                                                  {WeightFormat::nvfp4, "nvfp4"},
                                                  {WeightFormat::int4, "int4"}}};

Bytes withReserve(Bytes weights) { return Bytes::of(weights.bytes() / 10 * 12 + weights.bytes() % 10 * 12 / 10); }

Bytes flatWeights(const Model& model, WeightFormat format) {
    return Bytes::of(model.totalParameters / 8 * flatBits(format) + model.totalParameters % 8 * flatBits(format) / 8);
}

} // namespace

std::string_view keyOf(WeightFormat format) { return nameIn(formatNames, format); }
std::optional<WeightFormat> weightFormatOf(std::string_view key) { return valueIn(formatNames, key); }

int flatBits(WeightFormat format) {
    switch (format) {
    case WeightFormat::fp32: return 32;
    case WeightFormat::fp16:
    case WeightFormat::bf16: return 16;
    case WeightFormat::fp8:
    case WeightFormat::int8: return 8;
    case WeightFormat::mxfp4:
    case WeightFormat::nvfp4:
    case WeightFormat::int4: return 4;
    }
    return 16;
}

Bytes minimumByRule(const Model& model, WeightFormat format) { return withReserve(flatWeights(model, format)); }

Bytes minimumMemory(const Model& model) {
    if (model.statedMinimum) return *model.statedMinimum;
    const Bytes weights = flatWeights(model, model.nativeWeights);
    return withReserve(std::max(weights, model.checkpoint.value_or(Bytes())));
}

} // namespace rackyard
