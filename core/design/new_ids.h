#pragma once

#include "design/design.h"

#include <string>
#include <unordered_map>

namespace rackyard {

/// A fresh id of the design: letter and number, never used before and never again.
template<class IdType>
IdType takeId(Design& design, char letter) {
    return *IdType::parse(letter + std::to_string(design.nextId++));
}

/// Free names by pattern for many new elements: the names of the design are read once.
class NameSeries {
public:
    explicit NameSeries(const Design& design);
    /// `DGX-04` for the stem `DGX` where `DGX-03` is the highest there is.
    std::string next(const std::string& stem);
    /// `R4`; a rack of another name is numbered behind it.
    std::string nextRack(const std::string& like = {});

private:
    void note(const std::string& name);
    std::unordered_map<std::string, std::int64_t> highest_; ///< by stem
    std::int64_t highestRack_ = 0;
};

/// The word by which items of that product are numbered: `DGX`, `QM9700`, `RTX`.
std::string nameStem(const Product* product, const ProductId& id);
/// `DGX` for `DGX-07`; a name without a number is its own stem.
std::string stemOfName(const std::string& name);

} // namespace rackyard
