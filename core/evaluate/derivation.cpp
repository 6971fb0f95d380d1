#include "evaluate/derivation.h"

#include <algorithm>

namespace rackyard {

namespace {

const char* signOf(Derivation::Operation operation) {
    switch (operation) {
    case Derivation::Operation::sum: return " + ";
    case Derivation::Operation::product: return " × ";
    case Derivation::Operation::difference: return " − ";
    case Derivation::Operation::quotient: return " ÷ ";
    case Derivation::Operation::maximum: return ", ";
    case Derivation::Operation::leaf: break;
    }
    return "";
}

std::string nameOf(const Derivation& part) { return part.subject.empty() ? part.name : part.name + '(' + part.subject + ')'; }

Derivation node(std::string name, std::string unit, Derivation::Operation operation, std::vector<Derivation> parts) {
    Derivation derivation;
    derivation.name = std::move(name);
    derivation.unit = std::move(unit);
    derivation.operation = operation;
    derivation.estimate = std::any_of(parts.begin(), parts.end(), [](const Derivation& p) { return p.estimate; });
    derivation.parts = std::move(parts);
    derivation.value = derivation.recomputed();
    return derivation;
}

} // namespace

double Derivation::recomputed() const {
    if (operation == Operation::leaf) return value;
    if (parts.empty()) return operation == Operation::product ? 1 : 0;
    double result = parts.front().recomputed();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const double next = parts[i].recomputed();
        switch (operation) {
        case Operation::sum: result += next; break;
        case Operation::product: result *= next; break;
        case Operation::difference: result -= next; break;
        case Operation::quotient: result /= next; break;
        case Operation::maximum: result = std::max(result, next); break;
        case Operation::leaf: break;
        }
    }
    return result;
}

std::string Derivation::formula() const {
    if (operation == Operation::leaf) return nameOf(*this);
    std::string text = operation == Operation::maximum ? "max(" : "";
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += signOf(operation);
        text += nameOf(parts[i]);
    }
    if (parts.empty()) text += "0";
    return operation == Operation::maximum ? text + ')' : text;
}

namespace derive {

Derivation leaf(std::string name, std::string subject, double value, std::string unit, Derivation::Origin origin) {
    Derivation derivation;
    derivation.name = std::move(name);
    derivation.subject = std::move(subject);
    derivation.value = value;
    derivation.unit = std::move(unit);
    derivation.origin = origin;
    return derivation;
}

Derivation sum(std::string name, std::string unit, std::vector<Derivation> parts) {
    return node(std::move(name), std::move(unit), Derivation::Operation::sum, std::move(parts));
}

Derivation product(std::string name, std::string unit, std::vector<Derivation> parts) {
    return node(std::move(name), std::move(unit), Derivation::Operation::product, std::move(parts));
}

Derivation difference(std::string name, std::string unit, Derivation from, Derivation less) {
    return node(std::move(name), std::move(unit), Derivation::Operation::difference, {std::move(from), std::move(less)});
}

Derivation quotient(std::string name, std::string unit, Derivation above, Derivation below) {
    return node(std::move(name), std::move(unit), Derivation::Operation::quotient, {std::move(above), std::move(below)});
}

Derivation maximum(std::string name, std::string unit, std::vector<Derivation> parts) {
    return node(std::move(name), std::move(unit), Derivation::Operation::maximum, std::move(parts));
}

} // namespace derive
} // namespace rackyard
