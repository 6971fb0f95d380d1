#include "text/sentence.h"

#include "text/finding_sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace rackyard::text {

namespace {

// Fills %1 to %9 in one pass: what a value contains is never taken for a place.
QString fill(const QString& pattern, const QStringList& values) {
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (pattern[i] == u'%' && place >= 1 && place <= values.size()) {
            text += values[place - 1];
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

constexpr std::size_t mostNames = 3; // a sentence stays one line however many racks it is about

} // namespace

Speaker::Speaker(const Finding& finding, const Design* design, const Catalog* catalog, const Words& words)
    : finding_(finding), design_(design), catalog_(catalog), words_(words) {}

QString Speaker::sentence() const {
    const Sentence* last = nullptr;
    for (const Sentence& candidate : findingSentences()) {
        if (candidate.code != finding_.code) continue;
        if (canFill(candidate)) return spoken(candidate);
        last = &candidate;
    }
    return last ? spoken(*last) : severityWord(finding_.severity());
}

bool Speaker::canFill(const Sentence& sentence) const {
    return std::all_of(sentence.places.begin(), sentence.places.end(),
                       [&](const Slot& slot) { return slot.kind == Slot::Kind::none || filled(slot); });
}

QString Speaker::spoken(const Sentence& sentence) const {
    QStringList values;
    for (const Slot& slot : sentence.places)
        if (slot.kind != Slot::Kind::none) values.append(filled(slot).value_or(unknownWord()));
    return fill(QCoreApplication::translate("Findings", sentence.text), values);
}

std::optional<QString> Speaker::filled(const Slot& slot) const {
    switch (slot.kind) {
    case Slot::Kind::none: return std::nullopt;
    case Slot::Kind::subject:
        if (finding_.subjects.size() <= slot.place) return std::nullopt;
        return name(finding_.subjects[slot.place]);
    case Slot::Kind::subjects: return subjectsFrom(slot.place);
    case Slot::Kind::priceBook: return priceBookName();
    case Slot::Kind::zeroBytes: return words_.gigabytes(Bytes());
    default: return argument(slot);
    }
}

std::optional<QString> Speaker::argument(const Slot& slot) const {
    const ArgumentValue* value = find(slot.argument);
    if (!value) return std::nullopt;
    const auto* key = std::get_if<std::string>(value);
    const auto* count = std::get_if<std::int64_t>(value);
    switch (slot.kind) {
    case Slot::Kind::gigabits: return count ? std::optional(words_.bitRate(BitRate::ofGigabits(*count))) : std::nullopt;
    case Slot::Kind::coolingClass:
        if (const auto coolingClass = key ? coolingClassOf(*key) : std::nullopt) return coolingName(*coolingClass);
        return std::nullopt;
    case Slot::Kind::policy: return key ? std::optional(policyName(*key)) : std::nullopt;
    case Slot::Kind::basis: return key ? basis(*key, false) : std::nullopt;
    case Slot::Kind::otherBasis: return key ? basis(*key, true) : std::nullopt;
    case Slot::Kind::yamlKind: return key ? std::optional(yamlKind(*key)) : std::nullopt;
    default: return figure(*value);
    }
}

QString Speaker::yamlKind(const std::string& key) const {
    if (key == "map") return QCoreApplication::translate("Findings", "a group of keys");
    if (key == "list") return QCoreApplication::translate("Findings", "a list");
    if (key == "scalar") return QCoreApplication::translate("Findings", "a single value");
    return QString::fromStdString(key);
}

std::optional<QString> Speaker::basis(const std::string& key, bool other) const {
    const auto named = memoryBasisOf(key);
    if (!named) return std::nullopt;
    const MemoryBasis opposite = *named == MemoryBasis::nominal ? MemoryBasis::reported : MemoryBasis::nominal;
    return memoryBasisWord(other ? opposite : *named);
}

std::optional<QString> Speaker::subjectsFrom(std::size_t place) const {
    if (finding_.subjects.size() <= place) return std::nullopt;
    const std::size_t count = finding_.subjects.size() - place;
    QStringList names;
    for (std::size_t i = 0; i < std::min(count, mostNames); ++i)
        names.append(name(finding_.subjects[place + i]));
    return words_.list(names, count);
}

QString Speaker::name(const Subject& subject) const {
    if (design_ && catalog_) return subjectName(subject, *design_, *catalog_);
    return QString::fromStdString(subjectText(subject));
}

QString Speaker::policyName(const std::string& id) const {
    const auto parsed = CoolingPolicyId::parse(id);
    const CoolingPolicy* policy = parsed && catalog_ ? catalog_->coolingPolicy(*parsed) : nullptr;
    return QString::fromStdString(policy && !policy->name.empty() ? policy->name : id);
}

std::optional<QString> Speaker::priceBookName() const {
    if (!design_ || !catalog_) return std::nullopt;
    const PriceBook* book = catalog_->priceBook(design_->assumptions.priceBook);
    return QString::fromStdString(book && !book->name.empty() ? book->name : design_->assumptions.priceBook.text());
}

QString Speaker::figure(const ArgumentValue& value) const {
    const PriceBook* book = design_ && catalog_ ? catalog_->priceBook(design_->assumptions.priceBook) : nullptr;
    const QString currency = book ? QString::fromStdString(book->currency) : QString();
    struct Format {
        const Words& words;
        const QString& currency;
        QString operator()(std::int64_t v) const { return words.integer(v); }
        QString operator()(Bytes v) const { return words.gigabytes(v); }
        QString operator()(Power v) const { return words.kilowatts(v); }
        QString operator()(Mass v) const { return words.kilograms(v); }
        QString operator()(RackUnits v) const { return words.rackUnits(v); }
        QString operator()(Factor v) const { return words.number(v.value(), 1); }
        QString operator()(Money v) const { return words.moneyExact(v, currency); }
        QString operator()(const std::string& v) const { return QString::fromStdString(v); }
    };
    return std::visit(Format{words_, currency}, value);
}

const ArgumentValue* Speaker::find(const char* name) const {
    const auto found = std::find_if(finding_.arguments.begin(), finding_.arguments.end(),
                                    [&](const Argument& a) { return a.name == std::string_view(name); });
    return found == finding_.arguments.end() ? nullptr : &found->value;
}

QString findingSentence(const Finding& finding, const Design& design, const Catalog& catalog, const Words& words) {
    return Speaker(finding, &design, &catalog, words).sentence();
}

QString problemSentence(const FileProblem& problem, const Words& words) {
    const QString sentence = Speaker(problem.finding, nullptr, nullptr, words).sentence();
    if (problem.at.line == 0) return sentence;
    return QCoreApplication::translate("Findings", "line %1, column %2: %3")
        .arg(QString::number(problem.at.line), QString::number(problem.at.column), sentence);
}

} // namespace rackyard::text
