#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>

#include "session/design_session.h"
#include "session/recent_files.h"
#include "window/dialogs.h"

namespace rackyard {

/// New, open, save and their kin. Nothing that was not saved is ever lost without a question, and a file that cannot
/// be read leaves the open design as it is.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(DesignSession& session, Dialogs& dialogs, QSettings& settings, QObject* parent = nullptr);

    void addTo(QMenu& menu);
    QAction* saveAction() const { return save_; }

    /// True where the open design may be given up: it is saved, or the user said so.
    bool mayLeave();
    bool openFile(const QString& path);
    bool openBuild(const QString& resource);
    bool save();
    bool saveAs();
    void startNew();
    void askAndOpen();

Q_SIGNALS:
    /// Worth a line in the status bar.
    void told(const QString& message);

private:
    QAction* make(const QString& text, const QKeySequence& key, void (FileActions::*act)());
    void saveNow() { save(); }
    void saveAsNow() { saveAs(); }
    bool saveTo(const QString& path);
    void tell(const QString& path, const FileProblems& problems, bool opened);
    void fillRecent();
    void fillBuilds();
    QString folder() const;

    DesignSession& session_;
    Dialogs& dialogs_;
    RecentFiles recent_;
    QAction* new_;
    QAction* open_;
    QAction* save_;
    QAction* saveAs_;
    QMenu* recentMenu_ = nullptr;
    QMenu* buildsMenu_ = nullptr;
};

} // namespace rackyard
