#pragma once

#include <QTimer>
#include <QWidget>

#include "session/design_session.h"
#include "theme/theme.h"

class QAction;
class QLabel;
class QTreeView;

namespace rackyard {

class FindingDelegate;
class FindingsModel;

/// What the user should know about the design on screen, worst first. Going to a finding selects what it is about.
class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(DesignSession& session, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void addActions();
    void refreshSoon();
    void refresh();
    void showCounts();
    void goTo(const QModelIndex& index);
    void lookForRemedies();
    void cure(const QModelIndex& index);
    void copyCurrent();
    void copyAll();

    DesignSession& session_;
    FindingsModel* model_;
    FindingDelegate* delegate_;
    QLabel* title_;
    QLabel* counts_;
    QLabel* nothing_;
    QTreeView* view_;
    QAction* cure_;
    QTimer frame_;
    bool restoring_ = false; ///< the current row is put back after a change: nobody went there
};

} // namespace rackyard
