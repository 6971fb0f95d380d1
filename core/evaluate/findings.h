#pragma once

#include "evaluate/evaluation.h"
#include "evaluate/power.h"
#include "evaluate/resolved.h"
#include "units/date.h"

namespace rackyard {

/// Each looks at one question and appends what the user should know. Subjects and arguments are fixed per code and
/// listed beside each finding's sentence in app/text.
void addMemoryFindings(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings);
void addRackFindings(const Resolved& resolved, const Evaluation& evaluation, const Loads& loads, std::vector<Finding>& findings);
void addPowerFindings(const Resolved& resolved, const Evaluation& evaluation, const Loads& loads, std::vector<Finding>& findings);
void addFabricFindings(const Resolved& resolved, const Evaluation& evaluation, std::vector<Finding>& findings);
void addCostFindings(const Resolved& resolved, const Evaluation& evaluation, Date asOf, std::vector<Finding>& findings);
void addReferenceFindings(const Resolved& resolved, std::vector<Finding>& findings);

} // namespace rackyard
