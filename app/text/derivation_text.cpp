#include "text/derivation_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace rackyard::text {

namespace {

using Operation = Derivation::Operation;

struct Name {
    std::string_view key;
    const char* word;
};

constexpr Name names[] = {
    {"band_price", QT_TRANSLATE_NOOP("Derivation", "price of the band")},
    {"btu_per_h", QT_TRANSLATE_NOOP("Derivation", "heat")},
    {"btu_per_h_per_kw", QT_TRANSLATE_NOOP("Derivation", "heat of a kilowatt")},
    {"bytes_per_parameter", QT_TRANSLATE_NOOP("Derivation", "bytes per parameter")},
    {"capex", QT_TRANSLATE_NOOP("Derivation", "CapEx")},
    {"checkpoint_gb", QT_TRANSLATE_NOOP("Derivation", "published weights")},
    {"cluster", QT_TRANSLATE_NOOP("Derivation", "the cluster as a whole")},
    {"derived_switches", QT_TRANSLATE_NOOP("Derivation", "switches that the fabric needs")},
    {"domains", QT_TRANSLATE_NOOP("Derivation", "scale-up domains")},
    {"elsewhere_kw", QT_TRANSLATE_NOOP("Derivation", "power outside the racks")},
    {"extended", QT_TRANSLATE_NOOP("Derivation", "price of the line")},
    {"facility_kw", QT_TRANSLATE_NOOP("Derivation", "facility power")},
    {"gb", QT_TRANSLATE_NOOP("Derivation", "memory of the pool")},
    {"gpu_count", QT_TRANSLATE_NOOP("Derivation", "GPUs in the system")},
    {"gpus_per_domain", QT_TRANSLATE_NOOP("Derivation", "GPUs in a domain")},
    {"headroom_gb", QT_TRANSLATE_NOOP("Derivation", "headroom")},
    {"largest_room_gb", QT_TRANSLATE_NOOP("Derivation", "largest room")},
    {"left_gb", QT_TRANSLATE_NOOP("Derivation", "left in the pool")},
    {"load_factor", QT_TRANSLATE_NOOP("Derivation", "load factor")},
    {"mass_kg", QT_TRANSLATE_NOOP("Derivation", "weight")},
    {"max_kw", QT_TRANSLATE_NOOP("Derivation", "maximum IT power")},
    {"max_power_w", QT_TRANSLATE_NOOP("Derivation", "maximum power")},
    {"memory", QT_TRANSLATE_NOOP("Derivation", "memory")},
    {"memory_nominal_gb", QT_TRANSLATE_NOOP("Derivation", "memory by the vendor's figure")},
    {"memory_per_gpu_gb", QT_TRANSLATE_NOOP("Derivation", "memory of one GPU")},
    {"memory_reported_gb", QT_TRANSLATE_NOOP("Derivation", "memory by the driver's figure")},
    {"minimum_gb", QT_TRANSLATE_NOOP("Derivation", "minimum of one replica")},
    {"nameplate", QT_TRANSLATE_NOOP("Derivation", "nameplate power")},
    {"nameplate_kw", QT_TRANSLATE_NOOP("Derivation", "nameplate power")},
    {"on_paper_gb", QT_TRANSLATE_NOOP("Derivation", "memory on paper")},
    {"placed", QT_TRANSLATE_NOOP("Derivation", "memory of the replicas placed")},
    {"placed_gb", QT_TRANSLATE_NOOP("Derivation", "memory in use")},
    {"planning_power_w", QT_TRANSLATE_NOOP("Derivation", "planning power")},
    {"pooled_gb", QT_TRANSLATE_NOOP("Derivation", "memory usable by one model")},
    {"pools", QT_TRANSLATE_NOOP("Derivation", "pools")},
    {"price_per_unit", QT_TRANSLATE_NOOP("Derivation", "price of a unit")},
    {"psu_count", QT_TRANSLATE_NOOP("Derivation", "power supplies")},
    {"psu_w", QT_TRANSLATE_NOOP("Derivation", "rating of a power supply")},
    {"pue", QT_TRANSLATE_NOOP("Derivation", "PUE")},
    {"quantity", QT_TRANSLATE_NOOP("Derivation", "quantity")},
    {"rack", QT_TRANSLATE_NOOP("Derivation", "power of a rack")},
    {"racks_kw", QT_TRANSLATE_NOOP("Derivation", "power of the racks")},
    {"replicas", QT_TRANSLATE_NOOP("Derivation", "replicas")},
    {"reserve", QT_TRANSLATE_NOOP("Derivation", "reserve")},
    {"systems", QT_TRANSLATE_NOOP("Derivation", "systems")},
    {"total_parameters_b", QT_TRANSLATE_NOOP("Derivation", "parameters, thousand million")},
    {"typical_estimate_kw", QT_TRANSLATE_NOOP("Derivation", "typical power, estimated")},
    {"typical_kw", QT_TRANSLATE_NOOP("Derivation", "typical power")},
    {"typical_power_w", QT_TRANSLATE_NOOP("Derivation", "typical power")},
    {"unit_price", QT_TRANSLATE_NOOP("Derivation", "price of one")},
    {"units", QT_TRANSLATE_NOOP("Derivation", "units")},
    {"used_gb", QT_TRANSLATE_NOOP("Derivation", "memory in use")},
    {"weight_kg", QT_TRANSLATE_NOOP("Derivation", "weight of one")},
    {"weights_gb", QT_TRANSLATE_NOOP("Derivation", "weights")},
};

QString wordOf(const std::string& key) {
    const auto found = std::find_if(std::begin(names), std::end(names), [&](const Name& n) { return n.key == key; });
    if (found != std::end(names)) return QCoreApplication::translate("Derivation", found->word);
    return QString::fromStdString(key).replace(u'_', u' '); // the same words as a file would use
}

QString subjectOf(const std::string& id, const Catalog& catalog) {
    if (const auto product = ProductId::parse(id); product && catalog.product(*product)) return productName(*product, catalog);
    if (const auto model = ModelId::parse(id); model && catalog.model(*model)) return modelName(*model, catalog);
    return {};
}

const char16_t* signOf(Operation operation) {
    switch (operation) {
    case Operation::sum: return u" + ";
    case Operation::product: return u" × ";
    case Operation::difference: return u" − ";
    case Operation::quotient: return u" ÷ ";
    case Operation::maximum: return u", ";
    case Operation::leaf: break;
    }
    return u"";
}

bool isSumLike(const Derivation& d) { return d.operation == Operation::sum || d.operation == Operation::difference; }

// A part of a formula: small products are written out, all else stands with its value.
QString partText(const Derivation& part, const Derivation& whole, const Words& words) {
    const bool writtenOut = part.operation == Operation::product && isSumLike(whole) && part.parts.size() <= 3;
    return writtenOut ? derivationFormula(part, words) : derivationValue(part, words);
}

} // namespace

QString derivationName(const Derivation& derivation, const Catalog& catalog) {
    const QString subject = subjectOf(derivation.subject, catalog);
    const QString word = wordOf(derivation.name);
    return subject.isEmpty() ? word : word + QStringLiteral(" · ") + subject;
}

QString derivationValue(const Derivation& derivation, const Words& words) {
    const QString unit = QString::fromStdString(derivation.unit);
    if (unit == QLatin1String("GB")) return words.gigabytes(Bytes::of(std::llround(derivation.value * 1e9)));
    if (unit == QLatin1String("kW")) return words.kilowatts(Power::ofMilliwatts(std::llround(derivation.value * 1e6)));
    if (unit == QLatin1String("kg")) return words.kilograms(Mass::ofGrams(std::llround(derivation.value * 1e3)));
    if (unit == QLatin1String("BTU/h")) return words.btuPerHour(derivation.value);
    const bool isCurrency = unit.size() == 3 && unit == unit.toUpper() && unit.at(0).isLetter();
    if (isCurrency) return words.moneyExact(Money::ofMinor(std::llround(derivation.value * 100)), unit);
    const QString number = words.factor(Factor::ofMillionths(std::llround(derivation.value * 1e6)));
    if (unit.isEmpty() || unit == QLatin1String("10^9")) return number;
    return number + QChar(0x00A0) + unit;
}

QString derivationFormula(const Derivation& derivation, const Words& words) {
    constexpr std::size_t mostParts = 8; // more do not help a reader; the list below the formula has them all
    if (derivation.operation == Operation::leaf) return {};
    QStringList parts;
    for (const Derivation& part : derivation.parts) {
        if (static_cast<std::size_t>(parts.size()) == mostParts) {
            parts.append(QStringLiteral("…"));
            break;
        }
        parts.append(partText(part, derivation, words));
    }
    const QString text = parts.join(QStringView(signOf(derivation.operation)));
    if (derivation.operation != Operation::maximum || parts.size() < 2) return text;
    return QCoreApplication::translate("Derivation", "the largest of %1").arg(text);
}

QString derivationSource(const Derivation& derivation) {
    if (derivation.operation != Operation::leaf) return {};
    if (derivation.origin == Derivation::Origin::design) return QCoreApplication::translate("Derivation", "this design");
    QStringList titles;
    for (const Source& source : derivation.sources)
        titles.append(QString::fromStdString(source.title));
    if (!derivation.date.empty()) titles.append(QString::fromStdString(derivation.date));
    if (derivation.estimate) titles.append(QCoreApplication::translate("Derivation", "estimate"));
    return titles.join(QStringLiteral(" · "));
}

} // namespace rackyard::text
