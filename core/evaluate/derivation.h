#pragma once

#include "catalog/provenance.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard {

/// How a figure comes about: an operation on parts, down to leaves that are catalog figures, design fields or constants
/// with a source. Multiplying it out gives the figure; tooltip, proposal and `--explain` show the same structure.
struct Derivation {
    enum class Operation { leaf, sum, product, difference, quotient, maximum };
    enum class Origin { computed, catalog, design, constant };

    std::string name;                  ///< what it is, as a key: `memory_nominal_gb`, `systems`, `pue`
    std::string subject;               ///< id of the record or part it belongs to; may be empty
    std::string unit;                  ///< `GB`, `kW`, `USD`, …; empty for a count or a ratio
    double value = 0;
    Operation operation = Operation::leaf;
    Origin origin = Origin::computed;
    bool estimate = false;
    std::vector<Source> sources;
    std::string date;
    std::vector<Derivation> parts;

    /// The value that the operation gives on the parts; for a leaf its own.
    double recomputed() const;
    /// The operation in words of arithmetic: `memory_nominal_gb × systems + …`.
    std::string formula() const;
};

/// Makers that compute the value as they build the structure.
namespace derive {

Derivation leaf(std::string name, std::string subject, double value, std::string unit, Derivation::Origin origin);
Derivation sum(std::string name, std::string unit, std::vector<Derivation> parts);
Derivation product(std::string name, std::string unit, std::vector<Derivation> parts);
Derivation difference(std::string name, std::string unit, Derivation from, Derivation less);
Derivation quotient(std::string name, std::string unit, Derivation above, Derivation below);
Derivation maximum(std::string name, std::string unit, std::vector<Derivation> parts);

} // namespace derive
} // namespace rackyard
