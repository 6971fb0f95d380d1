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

bool isPeriod(std::string_view text) {
    const auto digits = [&](std::size_t from, std::size_t count) {
        return text.size() >= from + count && text.substr(from, count).find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (!digits(0, 4)) return false;
    if (text.size() == 4) return true;
    if (text.size() == 7 && text[5] == 'Q') return text[4] == '-' && text[6] >= '1' && text[6] <= '4';
    if (text.size() == 7) return Date::parse(std::string(text) + "-01").has_value();
    return Date::parse(text).has_value();
}

} // namespace

bool isPriceDate(std::string_view text) {
    if (text == "undated") return true;
    const std::size_t span = text.find("..");
    if (span == std::string_view::npos) return isPeriod(text);
    return isPeriod(text.substr(0, span)) && isPeriod(text.substr(span + 2));
}

std::string_view keyOf(PriceKind kind) { return nameIn(kindNames, kind); }
std::optional<PriceKind> priceKindOf(std::string_view key) { return valueIn(kindNames, key); }

} // namespace rackyard
