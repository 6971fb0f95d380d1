#pragma once

#include "catalog/model_shape.h"

#include <regex>
#include <string>
#include <unordered_set>
#include <vector>

namespace rackyard::huggingface {

/// A list of modules as quantizers write it: whole names, parts of names, `*` globs and `re:` patterns.
class ModuleList {
public:
    explicit ModuleList(const std::vector<std::string>& entries);
    bool empty() const { return parts_.empty() && globs_.empty() && patterns_.empty(); }
    /// True where an entry names the module, a module above it, or a part of its dotted name.
    bool names(const std::string& module) const;
    bool namesAny(const std::vector<std::string>& modules) const;

private:
    std::unordered_set<std::string> parts_; ///< runs of a module's dotted name
    std::vector<std::string> globs_;
    std::vector<std::regex> patterns_;
};

/// Names under which layer `layer` may hold the tensors of a role, in the habits of the published families.
std::vector<std::string> modulesOf(TensorRole role, int layer);

} // namespace rackyard::huggingface
