#pragma once

#include <QTimer>
#include <QWidget>

#include "advise/recommend.h"
#include "session/design_session.h"

class QLabel;
class QVBoxLayout;

namespace rackyard {

class RequirementForm;

/// Help me choose: the requirement on the left, ranked builds on the right, at once after every change. A build is put
/// on the canvas as one undo step, beside what stands there.
class AdvisorPanel : public QWidget {
    Q_OBJECT
public:
    explicit AdvisorPanel(DesignSession& session, QWidget* parent = nullptr);

    /// Starts from the open design's workloads and assumptions.
    void startFromDesign();

private:
    void advise();
    void present(const Advice& advice);
    void addNote(const QString& heading, const QStringList& lines);
    void place(const Recommendation& build);

    DesignSession& session_;
    RequirementForm* form_;
    QVBoxLayout* results_;
    QTimer later_;      ///< one search after a burst of changes
};

} // namespace rackyard
