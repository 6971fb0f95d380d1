#include "session/design_session.h"

#include <QFileInfo>

#include "design/element_lookup.h"
#include "session/document.h"
#include "session/replace_design.h"

#include <algorithm>

namespace rackyard {

namespace {

// Those of `chosen` that `elements` still has, in the order of the choice.
template<class Elements, class IdType>
std::vector<IdType> present(const Elements& elements, const std::vector<IdType>& chosen) {
    if (chosen.empty()) return {};
    const IdLookup<IdType> lookup(chosen);
    std::vector<IdType> found;
    std::for_each(elements.begin(), elements.end(), [&](const auto& element) {
        if (lookup.contains(element.id)) found.push_back(element.id);
    });
    if (found.size() == chosen.size()) return chosen;
    const IdLookup<IdType> kept(found);
    std::vector<IdType> result;
    std::copy_if(chosen.begin(), chosen.end(), std::back_inserter(result), [&](const IdType& id) { return kept.contains(id); });
    return result;
}

} // namespace

DesignSession::DesignSession(std::shared_ptr<const Catalog> builtIn, QObject* parent)
    : QObject(parent), document_(std::make_unique<Document>(std::move(builtIn))) {
    connect(&document_->undo, &QUndoStack::cleanChanged, this, &DesignSession::fileChanged);
}

DesignSession::~DesignSession() {
    // The stack announces that it is emptied; nobody is to hear it from a session that is half gone.
    document_->undo.disconnect(this);
}

const Catalog& DesignSession::catalog() const { return *document_->shown().catalog; }
const Catalog& DesignSession::builtInCatalog() const { return document_->evaluator.builtIn(); }

void DesignSession::setCatalogLayers(std::vector<CatalogRecords> layers) {
    cancelPreview();
    document_->evaluator.setLayers(std::move(layers));
    document_->committed = document_->evaluator.evaluated(document_->committed.design);
    announceShown(true);
}

void DesignSession::setAsOf(Date day) {
    cancelPreview();
    document_->evaluator.setAsOf(day);
    document_->committed = document_->evaluator.evaluated(document_->committed.design);
    Q_EMIT evaluationChanged();
}

const Design& DesignSession::design() const { return *document_->committed.design; }
std::shared_ptr<const Design> DesignSession::designPtr() const { return document_->committed.design; }
const Design& DesignSession::shown() const { return *document_->shown().design; }
const Evaluation& DesignSession::evaluation() const { return *document_->shown().evaluation; }
const Evaluation& DesignSession::committedEvaluation() const { return *document_->committed.evaluation; }
bool DesignSession::isPreviewing() const { return document_->candidate.has_value(); }
QUndoStack& DesignSession::undoStack() { return document_->undo; }
std::int64_t DesignSession::evaluationCount() const { return document_->evaluator.count(); }

void DesignSession::preview(Design candidate) {
    if (candidate == shown()) return;
    if (candidate == design()) {
        cancelPreview();
        return;
    }
    const auto catalogBefore = document_->shown().catalog;
    document_->candidate = document_->evaluator.evaluated(std::make_shared<const Design>(std::move(candidate)));
    announceShown(document_->shown().catalog != catalogBefore);
}

void DesignSession::cancelPreview() {
    if (!document_->candidate) return;
    const auto catalogBefore = document_->shown().catalog;
    document_->candidate.reset();
    announceShown(document_->shown().catalog != catalogBefore);
}

bool DesignSession::apply(Design candidate, const QString& label, const QString& gesture) {
    if (candidate == design()) {
        cancelPreview();
        return false;
    }
    // What was shown last is what is dropped: the very same object, so that it is not evaluated again.
    auto after = isPreviewing() && candidate == shown() ? document_->candidate->design
                                                        : std::make_shared<const Design>(std::move(candidate));
    const QString key = gesture.isEmpty() ? gesture : gesture + QLatin1Char('#') + QString::number(document_->gestures);
    document_->undo.push(new ReplaceDesign(*this, std::move(after), label, key));
    return true;
}

void DesignSession::endGesture() { ++document_->gestures; }

void DesignSession::enter(std::shared_ptr<const Design> design) {
    const ShownDesign before = document_->committed;
    const ShownDesign shownBefore = document_->shown();
    const bool wasPreviewed = document_->candidate && document_->candidate->design == design;
    document_->committed = wasPreviewed ? *document_->candidate : document_->evaluator.evaluated(std::move(design));
    document_->candidate.reset();
    pruneSelection();
    Q_EMIT designChanged(*before.design, this->design());
    if (before.design->name != this->design().name) Q_EMIT fileChanged();
    if (shownBefore.design != document_->committed.design)
        announceShown(shownBefore.catalog != document_->committed.catalog);
}

void DesignSession::announceShown(bool catalogReplaced) {
    if (catalogReplaced) Q_EMIT catalogChanged();
    Q_EMIT shownChanged();
    Q_EMIT evaluationChanged();
}

const Selection& DesignSession::selection() const { return document_->selection; }

void DesignSession::setSelection(Selection selection) {
    if (selection == document_->selection) return;
    document_->selection = std::move(selection);
    Q_EMIT selectionChanged();
}

void DesignSession::pruneSelection() {
    const Selection& chosen = document_->selection;
    if (chosen.empty()) return;
    setSelection({present(design().items, chosen.items), present(design().racks, chosen.racks),
                  present(design().fabrics, chosen.fabrics)});
}

void DesignSession::replaceDocument(std::shared_ptr<const Design> design, const QString& path, bool modified) {
    const ShownDesign before = document_->committed;
    document_->candidate.reset();
    document_->selection = {};
    document_->path = path;
    document_->committed = document_->evaluator.evaluated(std::move(design));
    document_->undo.clear();
    if (modified) document_->undo.resetClean();
    Q_EMIT designChanged(*before.design, this->design());
    announceShown(before.catalog != document_->committed.catalog);
    Q_EMIT selectionChanged();
    Q_EMIT fileChanged();
    Q_EMIT documentReplaced();
}

void DesignSession::startNew() { openDesign({}, {}); }

void DesignSession::openDesign(Design design, const QString& path) {
    replaceDocument(std::make_shared<const Design>(std::move(design)), path, false);
}

QString DesignSession::filePath() const { return document_->path; }
bool DesignSession::isModified() const { return !document_->undo.isClean(); }

QString DesignSession::displayName() const {
    if (!design().name.empty()) return QString::fromStdString(design().name);
    if (!filePath().isEmpty()) return QFileInfo(filePath()).completeBaseName();
    return tr("Untitled");
}

NewerFigures DesignSession::newerFiguresAvailable() const {
    const auto& copy = design().catalog;
    return copy && copy->records ? newerFigures(*copy->records, builtInCatalog()) : NewerFigures();
}

} // namespace rackyard
