#include "window/file_actions.h"

#include <QFileInfo>
#include <QStandardPaths>

#include "text/text.h"
#include "theme/icons.h"
#include "window/shipped_builds.h"

#include <algorithm>

namespace rackyard {

namespace {

const QString suffix = QStringLiteral("rackyard");

QStringList sentencesOf(const FileProblems& problems) {
    const text::Words words{QLocale()};
    QStringList sentences;
    for (const FileProblem& problem : problems)
        sentences << text::problemSentence(problem, words);
    return sentences;
}

/// A design's name as the name of a file.
QString fileName(const QString& designName) {
    QString name;
    for (const QChar c : designName)
        name += c.isLetterOrNumber() || c == u' ' || c == u'-' || c == u'_' || c == u'.' ? c : QChar(u'-');
    return name.simplified();
}

} // namespace

FileActions::FileActions(DesignSession& session, Dialogs& dialogs, QSettings& settings, QObject* parent)
    : QObject(parent), session_(session), dialogs_(dialogs), recent_(settings),
      new_(make(tr("&New"), QKeySequence::New, &FileActions::startNew)),
      open_(make(tr("&Open…"), QKeySequence::Open, &FileActions::askAndOpen)),
      save_(make(tr("&Save"), QKeySequence::Save, &FileActions::saveNow)),
      saveAs_(make(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &FileActions::saveAsNow)) {
    new_->setIcon(lineIcon(QStringLiteral("new")));
    open_->setIcon(lineIcon(QStringLiteral("open")));
    save_->setIcon(lineIcon(QStringLiteral("save")));
}

QAction* FileActions::make(const QString& text, const QKeySequence& key, void (FileActions::*act)()) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void FileActions::addTo(QMenu& menu) {
    menu.addAction(new_);
    menu.addAction(open_);
    recentMenu_ = menu.addMenu(tr("Open &recent"));
    connect(recentMenu_, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    buildsMenu_ = menu.addMenu(tr("Open a founding &build"));
    connect(buildsMenu_, &QMenu::aboutToShow, this, &FileActions::fillBuilds);
    menu.addSeparator();
    menu.addAction(save_);
    menu.addAction(saveAs_);
}

void FileActions::fillRecent() {
    recentMenu_->clear();
    for (const QString& path : recent_.paths()) {
        QString label = path;
        QAction* action = recentMenu_->addAction(label.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] {
            if (mayLeave()) openFile(path);
        });
    }
    if (recentMenu_->isEmpty()) {
        recentMenu_->addAction(tr("None yet"))->setEnabled(false);
        return;
    }
    recentMenu_->addSeparator();
    connect(recentMenu_->addAction(tr("Clear the list")), &QAction::triggered, this, [this] { recent_.clear(); });
}

void FileActions::fillBuilds() {
    if (!buildsMenu_->isEmpty()) return;
    for (const ShippedBuild& build : shippedBuilds())
        connect(buildsMenu_->addAction(build.name), &QAction::triggered, this, [this, build] {
            if (mayLeave()) openBuild(build.resource);
        });
}

bool FileActions::mayLeave() {
    if (!session_.isModified()) return true;
    switch (dialogs_.askUnsaved(session_.displayName())) {
    case Dialogs::Unsaved::save: return save();
    case Dialogs::Unsaved::discard: return true;
    case Dialogs::Unsaved::cancel: return false;
    }
    return false;
}

void FileActions::startNew() {
    if (mayLeave()) session_.startNew();
}

void FileActions::askAndOpen() {
    if (!mayLeave()) return;
    if (const QString path = dialogs_.askOpen(folder()); !path.isEmpty()) openFile(path);
}

bool FileActions::openFile(const QString& path) {
    FileProblems problems;
    const bool opened = session_.open(path, problems);
    if (opened) recent_.add(path);
    else if (!QFileInfo::exists(path)) recent_.remove(path);
    tell(path, problems, opened);
    return opened;
}

bool FileActions::openBuild(const QString& resource) {
    auto design = shippedDesign(resource);
    if (design) session_.openDesign(*std::move(design), {});
    return design.has_value();
}

/// Errors stop the user, remarks only pass by.
void FileActions::tell(const QString& path, const FileProblems& problems, bool opened) {
    const QStringList sentences = sentencesOf(problems);
    const QString name = QFileInfo(path).fileName();
    if (!opened) {
        dialogs_.showProblems(tr("Not opened"), tr("“%1” could not be opened. The design on screen stays as it was.").arg(name), sentences);
    } else if (!sentences.isEmpty()) {
        Q_EMIT told(tr("Opened “%1”: %2").arg(name, sentences.join(u' ')));
    }
}

bool FileActions::save() {
    return session_.filePath().isEmpty() ? saveAs() : saveTo(session_.filePath());
}

bool FileActions::saveAs() {
    const QString name = fileName(session_.displayName()) + u'.' + suffix;
    const QString suggestion = session_.filePath().isEmpty() ? folder() + u'/' + name : session_.filePath();
    const QString path = dialogs_.askSave(tr("Save the design"), suggestion, tr("Rackyard designs (*.rackyard)"), suffix);
    return !path.isEmpty() && saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    QString reason;
    if (!session_.save(path, &reason)) {
        dialogs_.showError(tr("“%1” could not be saved.").arg(QFileInfo(path).fileName()), reason);
        return false;
    }
    recent_.add(path);
    Q_EMIT told(tr("Saved “%1”.").arg(QFileInfo(path).fileName()));
    return true;
}

/// Where the user works: beside the open file, the latest one, else in the documents.
QString FileActions::folder() const {
    const QString near = session_.filePath().isEmpty() ? recent_.paths().value(0) : session_.filePath();
    return near.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : QFileInfo(near).absolutePath();
}

} // namespace rackyard
