#include "catalog/price_book.h"

#include "units/enum_names.h"

namespace rackyard {

namespace {

constexpr EnumNames<PriceKind, 8> kindNames{{{PriceKind::list, "list"},
                                             {PriceKind::street, "street"},
                                             {PriceKind::analyst, "analyst"},
                                             {PriceKind::press, "press"},
                                             {PriceKind::sourceText, "source-text"},
                                             {PriceKind::quote, "quote"},
                                             {PriceKind::estimate, "estimate"},
                                             {PriceKind::placeholder, "placeholder"}}};

} // namespace

std::string_view keyOf(PriceKind kind) { return nameIn(kindNames, kind); }
std::optional<PriceKind> priceKindOf(std::string_view key) { return valueIn(kindNames, key); }

} // namespace rackyard
