#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "catalog/catalog.h"
#include "design/design.h"
#include "design/edits.h"
#include "evaluate/evaluation.h"
#include "files/file_problem.h"

#include <memory>
#include <optional>

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
    /// Writes atomically and marks the state clean; false with a reason where it could not be written.
    bool save(const QString& path, QString* reason);
    QString filePath() const;                        ///< empty while the design has no file
    bool isModified() const;
    QString displayName() const;                     ///< the design's name, else its file's, else "Untitled"
    void openDesign(Design design, const QString& path); ///< replaces the document; undo starts afresh
    std::int64_t evaluationCount() const;            ///< how often the evaluator ran; one a mouse move

Q_SIGNALS:
    void designChanged(const rackyard::Design& before, const rackyard::Design& after);
    void shownChanged();                             ///< `shown()` is another design: scene, then evaluation
    void evaluationChanged();
    void selectionChanged();
    void fileChanged();                              ///< path, name or modified state
    void documentReplaced();                         ///< new or opened: views fit and reset

private:
    class ReplaceDesign;
    struct Document;
    std::unique_ptr<Document> document_;
};

} // namespace rackyard
