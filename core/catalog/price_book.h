#pragma once

#include "catalog/provenance.h"
#include "units/id.h"
#include "units/units.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackyard {

enum class PriceKind { list, street, analyst, press, sourceText, quote, estimate, placeholder };
/// True for the dates that price sources give: `2026`, `2026-Q1`, `2026-06`, `2026-06-30`, a span `2025..2026-06`, or `undated`.
bool isPriceDate(std::string_view text);
std::string_view keyOf(PriceKind kind);
std::optional<PriceKind> priceKindOf(std::string_view key);

/// What one unit of a product costs, in the currency of its price book.
struct Price {
    Range<Money> range;
    std::optional<Money> typical;
    std::string date;              ///< as the source gives it: a day, a month or a span of months
    PriceKind kind = PriceKind::estimate;
    Provenance provenance;
    std::string note;
    friend bool operator==(const Price&, const Price&) = default;
};

/// A price for a whole cluster by its number of GPUs of one kind: the founding text's way of pricing.
struct PriceBand {
    int gpusLow = 0;
    int gpusHigh = 0;
    Range<Money> range;            ///< at exactly these counts; between bands the flat rate holds
    friend bool operator==(const PriceBand&, const PriceBand&) = default;
};

/// Rule of a book that prices the cluster as one line instead of by product.
struct ClusterPricing {
    ProductId gpu;                 ///< the only GPU that the book prices
    std::vector<PriceBand> bands;
    Money perUnit;                 ///< flat rate for every other count
    int gpusPerUnit = 1;           ///< 1: the rate is per GPU; 8: per eight-GPU server, counted up
    Provenance provenance;
    friend bool operator==(const ClusterPricing&, const ClusterPricing&) = default;
};

struct PriceBook {
    PriceBookId id;
    std::string name;
    std::string currency;          ///< ISO 4217 code; a book never mixes currencies
    std::string date;
    std::string note;
    std::map<ProductId, Price> prices;
    std::map<ProductId, std::string> quoteRequired; ///< products it leaves open on purpose, and why
    std::optional<ClusterPricing> cluster;
    friend bool operator==(const PriceBook&, const PriceBook&) = default;
};

} // namespace rackyard
