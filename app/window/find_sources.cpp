#include "window/find_sources.h"

#include <QAction>
#include <QCoreApplication>

#include "text/text.h"
#include "text/yard_text.h"
#include "window/menu_commands.h"

#include <algorithm>

namespace rackyard {

namespace {

class Find {
    Q_DECLARE_TR_FUNCTIONS(Find)
};

/// More of one kind would only push the others out of sight.
constexpr int mostOfAKind = 8;

QString idText(std::string_view id) { return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); }

QString iconOf(Severity severity) {
    switch (severity) {
    case Severity::error: return QStringLiteral("error");
    case Severity::warning: return QStringLiteral("warning");
    case Severity::info: return QStringLiteral("info");
    }
    return {};
}

/// Collects matches of one kind up to the limit.
struct Collector {
    const QStringList& words;
    std::vector<FindEntry>& found;
    int left = mostOfAKind;

    void offer(const QString& searched, const FindEntry& entry) {
        if (left == 0 || !answers(searched, words)) return;
        found.push_back(entry);
        --left;
    }
};

void select(DesignSession& session, const Selection& selection, const std::function<void()>& show) {
    session.setSelection(selection);
    show();
}

void findItems(DesignSession& session, const std::function<void()>& show, Collector collector) {
    const Design& design = session.design();
    for (const Item& item : design.items) {
        if (collector.left == 0) return;
        const QString product = text::productName(design.productId(item.product), session.catalog());
        const QString name = item.name.empty() ? product : QString::fromStdString(item.name);
        const auto* place = std::get_if<InRack>(&item.placement);
        const QString where = place ? text::subjectName(place->rack, design, session.catalog()) : Find::tr("on the floor");
        collector.offer(QStringLiteral("%1 %2 %3 %4").arg(name, product, where, idText(item.id.text())),
                        {QStringLiteral("node"), name, QStringLiteral("%1 · %2").arg(product, where),
                         [&session, show, id = item.id] { select(session, {.items = {id}}, show); }});
    }
}

void findRacks(DesignSession& session, const std::function<void()>& show, Collector collector) {
    for (const Rack& rack : session.design().racks) {
        if (collector.left == 0) return;
        const QString name = text::subjectName(rack.id, session.design(), session.catalog());
        collector.offer(QStringLiteral("%1 %2").arg(name, Find::tr("rack")),
                        {QStringLiteral("rack"), name, Find::tr("rack"),
                         [&session, show, id = rack.id] { select(session, {.racks = {id}}, show); }});
    }
}

void findFabrics(DesignSession& session, const std::function<void()>& show, Collector collector) {
    const text::Words words{QLocale()};
    for (const Fabric& fabric : session.design().fabrics) {
        const QString kind = text::fabricKindAndSpeed(fabric.kind, fabric.speed, words);
        collector.offer(QStringLiteral("%1 %2").arg(text::fabricName(fabric), kind),
                        {QStringLiteral("fabric"), text::fabricName(fabric), kind,
                         [&session, show, id = fabric.id] { select(session, {.fabrics = {id}}, show); }});
    }
}

/// The parts of the design among a finding's subjects.
Selection selectionOf(const Finding& finding) {
    Selection selection;
    for (const Subject& subject : finding.subjects) {
        if (const auto* item = std::get_if<ItemId>(&subject)) selection.items.push_back(*item);
        if (const auto* rack = std::get_if<RackId>(&subject)) selection.racks.push_back(*rack);
        if (const auto* fabric = std::get_if<FabricId>(&subject)) selection.fabrics.push_back(*fabric);
    }
    return selection;
}

} // namespace

bool answers(const QString& text, const QStringList& words) {
    const QString folded = text.toCaseFolded();
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return folded.contains(word); });
}

FindSource commandSource(const QWidget& window) {
    return [&window](const QStringList& words, std::vector<FindEntry>& found) {
        Collector collector{words, found};
        for (QAction* action : menuCommands(window))
            if (action->isEnabled())
                collector.offer(commandName(*action), {QStringLiteral("settings"), commandName(*action),
                                                       action->shortcut().toString(QKeySequence::NativeText),
                                                       [action] { action->trigger(); }});
    };
}

FindSource catalogSource(const PaletteModel& palette, std::function<void(const PaletteEntry&)> add) {
    return [&palette, add](const QStringList& words, std::vector<FindEntry>& found) {
        std::vector<const PaletteEntry*> matching;
        for (const PaletteEntry& entry : palette.entries())
            if (matches(entry, words)) matching.push_back(&entry);
        std::stable_sort(matching.begin(), matching.end(), [&](const PaletteEntry* a, const PaletteEntry* b) {
            return matchRank(*a, words) < matchRank(*b, words);
        });
        matching.resize(std::min<std::size_t>(matching.size(), mostOfAKind));
        for (const PaletteEntry* entry : matching)
            found.push_back({entry->icon, Find::tr("Add %1").arg(entry->name), entry->summary,
                             [add, chosen = *entry] { add(chosen); }});
    };
}

FindSource elementSource(DesignSession& session, std::function<void()> show) {
    return [&session, show](const QStringList& words, std::vector<FindEntry>& found) {
        findItems(session, show, {words, found});
        findRacks(session, show, {words, found});
        findFabrics(session, show, {words, found});
    };
}

FindSource findingSource(DesignSession& session, std::function<void()> show) {
    return [&session, show](const QStringList& words, std::vector<FindEntry>& found) {
        Collector collector{words, found};
        const text::Words style{QLocale()};
        for (const Finding& finding : session.evaluation().findings) {
            if (collector.left == 0) return;
            const QString sentence = text::findingSentence(finding, session.shown(), session.catalog(), style);
            collector.offer(sentence, {iconOf(finding.severity()), sentence, text::severityWord(finding.severity()),
                                       [&session, show, selection = selectionOf(finding)] { select(session, selection, show); }});
        }
    };
}

} // namespace rackyard
