#include "files/size_json.h"

#include "files/json_number.h"

namespace rackyard {

namespace {

Json gigabytes(Bytes bytes) { return jsonNumber(bytes.gigabytes()); }
Json gigabytes(const std::optional<Bytes>& bytes) { return bytes ? gigabytes(*bytes) : Json(nullptr); }
Json billions(std::int64_t count) { return jsonNumber(static_cast<double>(count) / 1e9); }
Json billions(const std::optional<std::int64_t>& count) { return count ? billions(*count) : Json(nullptr); }

Json shareJson(const SizeReport& report) {
    const GpuShare& s = *report.share;
    return {{"memory_gb", gigabytes(report.gpu->memory)},
            {"utilization", jsonNumber(report.gpu->utilization.value())},
            {"weights_gb", gigabytes(s.weights)},
            {"kv_gb", gigabytes(s.cache)},
            {"state_gb", gigabytes(s.state)},
            {"activation_gb", gigabytes(s.activation)},
            {"runtime_gb", gigabytes(s.runtime)},
            {"communication_gb", gigabytes(s.communication)},
            {"withheld_gb", gigabytes(s.withheld)},
            {"free_gb", gigabytes(s.free)},
            {"fits", s.fits()},
            {"largest_context", report.largestContext},
            {"most_requests", report.mostRequests}};
}

} // namespace

std::string sizeJson(const SizeReport& report) {
    const SizingRequest& request = report.request;
    Json json{{"model", report.model},
              {"parameters_b", billions(report.parameters)},
              {"active_b", billions(report.active)},
              {"mtp_b", billions(report.predictors)},
              {"weights", request.weights ? Json(keyOf(*request.weights)) : Json("native")},
              {"kv", keyOf(request.cache)},
              {"context", request.context},
              {"concurrency", request.concurrency},
              {"tensor_parallel", request.tensorParallel},
              {"weights_gb", gigabytes(report.weights)},
              {"mtp_weights_gb", gigabytes(report.predictorWeights)},
              {"kv_bytes_per_token", report.perToken ? Json(report.perToken->cache.bytes()) : Json(nullptr)},
              {"index_bytes_per_token", report.perToken ? Json(report.perToken->index.bytes()) : Json(nullptr)},
              {"kv_gb", gigabytes(report.cache)},
              {"state_gb", gigabytes(report.state)},
              {"activation_gb", gigabytes(report.activation)},
              {"runtime_gb", gigabytes(report.runtime)},
              {"total_gb", gigabytes(report.total())},
              {"attention", keyOf(report.attention)},
              {"max_context", report.maxContext > 0 ? Json(report.maxContext) : Json(nullptr)},
              {"upper_bound", report.upperBound},
              {"legal_tp", report.legalTensorParallel}};
    if (report.atLeast()) json["at_least"] = true;
    if (report.statedMinimum) json["minimum_gb"] = gigabytes(*report.statedMinimum);
    if (!report.notUnderstood.empty()) json["not_understood"] = report.notUnderstood;
    if (!report.assumed.empty()) json["assumed"] = report.assumed;
    if (!report.towers.empty()) json["not_counted"] = report.towers;
    if (report.share) json["gpu"] = shareJson(report);
    return jsonText(json);
}

} // namespace rackyard
