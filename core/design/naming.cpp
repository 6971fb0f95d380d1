#include "design/edits.h"
#include "design/new_ids.h"

#include <algorithm>
#include <charconv>

namespace rackyard {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isNumber(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), isDigit); }

// Numbers too long to count on are no part of a series.
std::int64_t numberIn(std::string_view digits) {
    std::int64_t number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && stop == digits.data() + digits.size() && number < 1'000'000'000 ? number : 0;
}

/// Where the number of `stem-number` begins, or npos.
std::size_t numberStart(std::string_view name) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string_view::npos || dash == 0 || !isNumber(name.substr(dash + 1))) return std::string_view::npos;
    return dash + 1;
}

/// The number of a rack called `R7`, or 0.
std::int64_t rackNumber(std::string_view name) {
    return name.size() > 1 && name.front() == 'R' && isNumber(name.substr(1)) ? numberIn(name.substr(1)) : 0;
}

std::string numbered(const std::string& stem, std::int64_t number) {
    const std::string digits = std::to_string(number);
    return stem + '-' + (digits.size() < 2 ? "0" + digits : digits);
}

// `5090`, `QM9700`, `H100`: a number of two digits or more tells products apart, that of a generation does not.
bool isModelWord(const std::string& word) {
    return word.size() >= 3 && std::count_if(word.begin(), word.end(), isDigit) >= 2;
}

std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words(1);
    for (char c : name)
        if (c == ' ')
            words.emplace_back();
        else if (c != '(' && c != ')' && c != ',')
            words.back() += c;
    words.erase(std::remove(words.begin(), words.end(), std::string()), words.end());
    return words;
}

} // namespace

std::string nameStem(const Product* product, const ProductId& id) {
    if (!product || product->name.empty()) return id.text();
    const std::vector<std::string> words = wordsOf(product->name);
    if (words.empty()) return id.text();
    for (const std::string& word : words)
        if (isRackScale(*product) ? word.rfind("NVL", 0) == 0 : word == "DGX") return word;
    // `Quantum-X800 Q3400-RA (XDR)`: a switch has its family in front of its model.
    if (product->kind == ProductKind::networkSwitch) {
        const std::vector<std::string> plain = wordsOf(product->name.substr(0, product->name.find(" (")));
        const auto last = std::find_if(plain.rbegin(), plain.rend(), isModelWord);
        if (last != plain.rend()) return *last;
    }
    const auto model = std::find_if(words.begin(), words.end(), isModelWord);
    return model == words.end() ? words.back() : *model;
}

std::string stemOfName(const std::string& name) {
    const std::size_t start = numberStart(name);
    return start == std::string::npos ? name : name.substr(0, start - 1);
}

NameSeries::NameSeries(const Design& design) {
    design.items.forEach([&](const Item& item) { note(item.name); });
    design.racks.forEach([&](const Rack& rack) {
        note(rack.name);
        highestRack_ = std::max(highestRack_, rackNumber(rack.name));
    });
}

void NameSeries::note(const std::string& name) {
    const std::size_t start = numberStart(name);
    if (start == std::string::npos) return;
    std::int64_t& highest = highest_[name.substr(0, start - 1)];
    highest = std::max(highest, numberIn(std::string_view(name).substr(start)));
}

std::string NameSeries::next(const std::string& stem) { return numbered(stem, ++highest_[stem]); }

std::string NameSeries::nextRack(const std::string& like) {
    if (!like.empty() && rackNumber(like) == 0) return next(stemOfName(like));
    return 'R' + std::to_string(++highestRack_);
}

std::string freeName(const Design& design, const std::string& stem) { return NameSeries(design).next(stem); }

} // namespace rackyard
