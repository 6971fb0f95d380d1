#pragma once

#include "units/date.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rackyard {

enum class Confidence { high, medium, low };

/// A document that a figure was taken from.
struct Source {
    std::string title;
    std::string url; ///< empty where the document has no public address
    friend bool operator==(const Source&, const Source&) = default;
};

/// Where a record's figures come from, and when they were read.
struct Provenance {
    std::vector<Source> sources;
    Date date;
    Confidence confidence = Confidence::medium;
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// Provenance of single figures that differ from that of their record, by the figure's key (`max_power_w`).
using FigureProvenance = std::map<std::string, Provenance, std::less<>>;

} // namespace rackyard
