#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>

#include "session/design_session.h"
#include "window/dialogs.h"

#include <functional>

namespace rackyard {

/// Writes what leaves the program: proposal, bill of materials, figures, pictures.
class ExportActions : public QObject {
    Q_OBJECT
public:
    ExportActions(DesignSession& session, Dialogs& dialogs, QObject* parent = nullptr);

    void addTo(QMenu& menu);
    QAction* proposalAction() const { return proposal_; }

Q_SIGNALS:
    void told(const QString& message);

private:
    using Write = std::function<bool(const QString& path, QString* reason)>;
    QAction* make(const QString& text, const QString& filter, const QString& suffix, Write write);
    void run(const QString& title, const QString& filter, const QString& suffix, const Write& write);
    QString suggestion(const QString& suffix) const;
    void addData();
    void addPictures();
    void enable();

    DesignSession& session_;
    Dialogs& dialogs_;
    QList<QAction*> actions_;
    QAction* proposal_;
};

} // namespace rackyard
