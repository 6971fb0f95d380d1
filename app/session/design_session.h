#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "catalog/catalog.h"
#include "catalog/file_copies.h"
#include "design/design.h"
#include "design/edits.h"
#include "evaluate/evaluation.h"
#include "files/file_problem.h"
#include "session/recovery.h"
#include "units/date.h"

#include <memory>
#include <optional>
#include <vector>

namespace rackyard {

/// Ids of what the user has selected. It belongs to the session because canvas, inspector and findings meet here.
using Selection = ElementSet;

/// The only mutable place of the program: the design on screen, its undo stack, its file. Everything that changes a
/// design enters by `preview` or `apply`; everything that shows one listens to the signals.
class DesignSession : public QObject {
    Q_OBJECT
public:
    explicit DesignSession(std::shared_ptr<const Catalog> builtIn, QObject* parent = nullptr);
    ~DesignSession() override;

    const Catalog& catalog() const;                  ///< with the open file's own copies laid on the built-in one
    const Catalog& builtInCatalog() const;
    /// Layers above the file's copies: the user's folder, then those named when the program was started.
    void setCatalogLayers(std::vector<CatalogRecords> layers);
    /// The day against which ages of prices are judged.
    void setAsOf(Date day);

    const Design& design() const;                    ///< committed
    std::shared_ptr<const Design> designPtr() const;
    const Design& shown() const;                     ///< the candidate while something moves, else the committed design
    const Evaluation& evaluation() const;            ///< of `shown()`
    const Evaluation& committedEvaluation() const;   ///< of `design()`: what a drop card compares with
    bool isPreviewing() const;
    QUndoStack& undoStack();

    /// Shows what a candidate would be. One evaluation; no undo entry; the design stays untouched.
    void preview(Design candidate);
    void cancelPreview();
    /// Makes the candidate the design, as one undo step with that label; an equal design pushes nothing and returns
    /// false. Steps with the same non-empty `gesture` merge with the one before until `endGesture()`.
    bool apply(Design candidate, const QString& label, const QString& gesture = {});
    void endGesture();

    const Selection& selection() const;
    void setSelection(Selection selection);

    // The file. None of these asks the user anything; windows do.
    void startNew();
    /// Replaces the open design, or leaves everything as it is where the file has errors; the problems tell.
    bool open(const QString& path, FileProblems& problems);
    /// Opens what `Autosave` kept, as a modified document of its original path, which may be empty.
    bool openRecovered(const Recovery& recovery, FileProblems& problems);
    /// Writes atomically and marks the state clean; false with a reason where it could not be written.
    bool save(const QString& path, QString* reason);
    /// What `save` writes: the design with copies of the catalog records that it uses.
    std::string fileText() const;
    QString filePath() const;                        ///< empty while the design has no file
    bool isModified() const;
    QString displayName() const;                     ///< the design's name, else its file's, else "Untitled"
    void openDesign(Design design, const QString& path); ///< replaces the document; undo starts afresh
    std::int64_t evaluationCount() const;            ///< how often the evaluator ran; one a mouse move

    /// What the built-in catalog knows otherwise than the copies in the open file. Nothing is swapped in by itself:
    /// `apply(withNewerFigures(design(), builtInCatalog()), …)` adopts it, and undo takes it back.
    NewerFigures newerFiguresAvailable() const;

Q_SIGNALS:
    void designChanged(const rackyard::Design& before, const rackyard::Design& after);
    void catalogChanged();                           ///< `catalog()` is another one; before `shownChanged`
    void shownChanged();                             ///< `shown()` is another design: scene, then evaluation
    void evaluationChanged();
    void selectionChanged();
    void fileChanged();                              ///< path, name or modified state
    void documentReplaced();                         ///< new or opened: views fit and reset

private:
    class ReplaceDesign;
    struct Document;

    void enter(std::shared_ptr<const Design> design);
    bool openText(const QByteArray& text, const QString& name, const QString& path, bool modified, FileProblems& problems);
    void replaceDocument(std::shared_ptr<const Design> design, const QString& path, bool modified);
    void pruneSelection();
    void announceShown(bool catalogReplaced);

    std::unique_ptr<Document> document_;
};

} // namespace rackyard
