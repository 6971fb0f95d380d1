#pragma once

#include <QString>

#include "charts/series.h"
#include "text/text.h"

#include <vector>

namespace rackyard::charts {

/// `Llama 3.1 8B × 60`, `GLM 5.2 Max · reference`.
QString rowTitle(const MemoryRow& row, const text::Words& words);
/// `needs 903.6 GB · headroom 1,016.4 GB`, `needs 1,920 GB · short by 1,888 GB`.
QString rowCaption(const MemoryRow& row, const text::Words& words);
/// The verdict in words, as the chip beside the title says it.
QString rowVerdict(const MemoryRow& row);
/// Rows to show where only `most` have room, in their order: what does not fit comes before what is tight, and that
/// before what fits well.
std::vector<std::size_t> rowsToShow(const MemorySeries& series, std::size_t most);
/// What the rows that are not shown have in common: `and 3 more, which all fit`. Empty where all are shown.
QString restText(const MemorySeries& series, const std::vector<std::size_t>& shown, const text::Words& words);
/// All of the chart as sentences, for who hears it instead of seeing it.
QString spokenChart(const MemorySeries& series, const text::Words& words);

} // namespace rackyard::charts
