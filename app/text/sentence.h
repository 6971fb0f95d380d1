#pragma once

#include <QLocale>
#include <QString>

#include "text/text.h"

#include <array>
#include <optional>

namespace rackyard::text {

/// What stands at one place of a finding's sentence.
struct Slot {
    enum class Kind {
        none,
        figure,         ///< the argument of that name, in its own unit
        gigabits,       ///< an integer argument as the speed of a link
        coolingClass,   ///< the argument is the key of a cooling class
        policy,         ///< the argument is the id of a cooling policy
        basis,          ///< the argument is the key of a memory basis
        otherBasis,     ///< the basis that it is not
        subject,        ///< the subject at that place
        subjects,       ///< all subjects from that place on
        priceBook,      ///< the design's price book
        yamlKind,       ///< the argument is a kind of YAML node: map, list, scalar, or a form by example
        zeroBytes,      ///< no memory at all, in the reader's figures
    };
    Kind kind = Kind::none;
    const char* argument = "";
    std::size_t place = 0;
};

/// One wording of a finding. A code may have several: the first of which every place can be filled is spoken, so a
/// wording with an argument that not every finding carries stands before one without.
struct Sentence {
    FindingCode code;
    const char* text;                  ///< source text, marked for translation in context "Findings"
    std::array<Slot, 6> places{};      ///< what stands at %1, %2 … in this order
};

/// Fills sentences from one finding. Design and catalog are absent for problems of files.
class Speaker {
public:
    Speaker(const Finding& finding, const Design* design, const Catalog* catalog, const Words& words);

    /// The finding in words; never empty, never with a place left open.
    QString sentence() const;

private:
    bool canFill(const Sentence& sentence) const;
    QString spoken(const Sentence& sentence) const;
    std::optional<QString> filled(const Slot& slot) const;
    std::optional<QString> argument(const Slot& slot) const;
    QString yamlKind(const std::string& key) const;
    std::optional<QString> basis(const std::string& key, bool other) const;
    std::optional<QString> subjectsFrom(std::size_t place) const;
    QString name(const Subject& subject) const;
    QString policyName(const std::string& id) const;
    std::optional<QString> priceBookName() const;
    QString figure(const ArgumentValue& value) const;
    const ArgumentValue* find(const char* name) const;

    const Finding& finding_;
    const Design* design_;
    const Catalog* catalog_;
    const Words& words_;
};

} // namespace rackyard::text
