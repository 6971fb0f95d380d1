#pragma once

#include "design/design.h"

#include <string>

namespace rackyard {

/// A fresh id of the design: letter and number, never used before and never again.
template<class IdType>
IdType takeId(Design& design, char letter) {
    return *IdType::parse(letter + std::to_string(design.nextId++));
}

/// The word by which items of that product are numbered: `DGX`, `QM9700`, `RTX`.
std::string nameStem(const Product* product, const ProductId& id);
/// `DGX-07` gives `DGX`; a name without a number is its own stem.
std::string stemOf(const std::string& name);
/// `R1`, `R2`, …: the next one that is free.
std::string freeRackName(const Design& design);

} // namespace rackyard
