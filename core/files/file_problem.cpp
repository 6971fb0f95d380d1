#include "files/file_problem.h"

#include <algorithm>
#include <type_traits>

namespace rackyard {

namespace {

std::string argumentText(const ArgumentValue& value) {
    return std::visit(
        [](const auto& v) -> std::string {
            using T = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<T, std::string>)
                return v.find(' ') == std::string::npos && !v.empty() ? v : '"' + v + '"';
            else if constexpr (std::is_same_v<T, std::int64_t>)
                return std::to_string(v);
            else if constexpr (std::is_same_v<T, Bytes>)
                return std::to_string(v.bytes()) + "B";
            else if constexpr (std::is_same_v<T, Power>)
                return std::to_string(v.milliwatts()) + "mW";
            else if constexpr (std::is_same_v<T, Mass>)
                return std::to_string(v.grams()) + "g";
            else if constexpr (std::is_same_v<T, RackUnits>)
                return std::to_string(v.halves()) + "halfU";
            else if constexpr (std::is_same_v<T, Factor>)
                return std::to_string(v.millionths()) + "e-6";
            else
                return std::to_string(v.minor());
        },
        value);
}

} // namespace

std::string problemLine(const FileProblem& problem) {
    std::string line = problem.file + ':' + std::to_string(problem.at.line) + ':' + std::to_string(problem.at.column) +
                       ": " + std::string(keyOf(problem.finding.code));
    for (const Argument& argument : problem.finding.arguments)
        line += ' ' + argument.name + '=' + argumentText(argument.value);
    return line;
}

bool hasErrors(const FileProblems& problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const FileProblem& p) { return p.finding.severity() == Severity::error; });
}

} // namespace rackyard
