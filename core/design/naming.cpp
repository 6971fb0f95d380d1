#include "design/edits.h"
#include "design/new_ids.h"

#include <algorithm>
#include <charconv>

namespace rackyard {

namespace {

/// The number behind `stem-`, or 0 for a name that is not of that pattern.
std::int64_t numberBehind(const std::string& name, const std::string& stem) {
    if (name.size() <= stem.size() + 1 || name.compare(0, stem.size(), stem) != 0 || name[stem.size()] != '-') return 0;
    std::int64_t number = 0;
    const char* begin = name.data() + stem.size() + 1;
    const char* end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    return error == std::errc() && stop == end ? number : 0;
}

// `5090`, `QM9700`, `NVL72`: long enough to tell products apart, with a number in it.
bool isModelWord(const std::string& word) {
    return word.size() >= 3 && std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
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
    const bool isRack = isRackScale(*product);
    for (const std::string& word : words)
        if (isRack ? word.rfind("NVL", 0) == 0 : word == "DGX") return word;
    const auto model = std::find_if(words.begin(), words.end(), isModelWord);
    return model == words.end() ? words.back() : *model;
}

std::string stemOf(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string::npos || dash + 1 == name.size()) return name;
    const bool numbered = name.find_first_not_of("0123456789", dash + 1) == std::string::npos;
    return numbered ? name.substr(0, dash) : name;
}

std::string freeName(const Design& design, const std::string& stem) {
    std::int64_t highest = 0;
    design.items.forEach([&](const Item& item) { highest = std::max(highest, numberBehind(item.name, stem)); });
    design.racks.forEach([&](const Rack& rack) { highest = std::max(highest, numberBehind(rack.name, stem)); });
    const std::string number = std::to_string(highest + 1);
    return stem + '-' + (number.size() < 2 ? "0" + number : number);
}

std::string freeRackName(const Design& design) {
    std::int64_t highest = 0;
    design.racks.forEach([&](const Rack& rack) {
        if (rack.name.size() > 1 && rack.name[0] == 'R') highest = std::max(highest, numberBehind("R-" + rack.name.substr(1), "R"));
    });
    return "R" + std::to_string(highest + 1);
}

} // namespace rackyard
