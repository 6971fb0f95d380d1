#pragma once

#include "findings/codes.h"
#include "units/id.h"
#include "units/units.h"

#include <string>
#include <variant>
#include <vector>

namespace rackyard {

/// What a finding is about: a part of the design, or a record of the catalog.
using Subject = std::variant<ItemId, RackId, FabricId, WorkloadId, ProductId, ModelId>;

/// A figure or name that a sentence about the finding needs, kept with its unit and never as text of a language.
using ArgumentValue = std::variant<std::int64_t, Bytes, Power, Mass, RackUnits, Factor, Money, std::string>;

struct Argument {
    std::string name;
    ArgumentValue value;
    friend bool operator==(const Argument&, const Argument&) = default;
};

/// Something the user should know about a design or a file. It carries no sentence and no remedy: `app/text` words
/// it, `advise` computes what would cure it when somebody looks.
struct Finding {
    FindingCode code;
    std::vector<Subject> subjects;
    std::vector<Argument> arguments;

    Severity severity() const { return severityOf(code); }
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Text of a subject's id, whatever kind it is.
std::string subjectText(const Subject& subject);

} // namespace rackyard
