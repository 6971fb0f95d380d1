#include "session/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include "session/atomic_file.h"

#include <algorithm>

namespace rackyard {

using std::chrono::milliseconds;

milliseconds nextAutosave(const AutosavePace& pace, milliseconds firstEdit, milliseconds lastEdit,
                          std::optional<milliseconds> lastWrite) {
    const milliseconds earliest = lastWrite ? *lastWrite + pace.interval : milliseconds::min();
    const milliseconds latest = std::max(firstEdit, lastWrite.value_or(firstEdit)) + pace.interval;
    return std::min(std::max(lastEdit + pace.pause, earliest), latest);
}

Autosave::Autosave(DesignSession& session, const QString& folder, AutosavePace pace, QObject* parent)
    : QObject(parent), session_(session),
      file_(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                  QLatin1String(".rackyard-recovery"))),
      pace_(pace), lock_(std::make_unique<QLockFile>(recoveryLock(file_))) {
    lock_->setStaleLockTime(0);
    clock_.start();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Autosave::writeNow);
    connect(&session_, &DesignSession::designChanged, this, &Autosave::edited);
    connect(&session_, &DesignSession::fileChanged, this, &Autosave::settled);
}

Autosave::~Autosave() { clear(); }

void Autosave::edited() {
    const milliseconds now{clock_.elapsed()};
    if (!firstEdit_) firstEdit_ = now;
    timer_.start(std::max(milliseconds(0), nextAutosave(pace_, *firstEdit_, now, lastWrite_) - now));
}

void Autosave::settled() {
    if (!session_.isModified())
        clear();
    else if (!timer_.isActive() && session_.designPtr() != written_)
        edited(); // a recovered document is modified without an edit
}

bool Autosave::writeNow() {
    timer_.stop();
    firstEdit_.reset();
    if (!session_.isModified()) return true;
    QDir().mkpath(QFileInfo(file_).path());
    if (!lock_->isLocked()) lock_->tryLock(0);
    const Recovery facts{file_, session_.filePath(), session_.displayName(), QDateTime::currentDateTimeUtc()};
    const QByteArray bytes = recoveryBytes(facts, QByteArray::fromStdString(session_.fileText()));
    lastWrite_ = milliseconds(clock_.elapsed());
    if (QString reason; !writeAtomically(file_, bytes, &reason)) {
        Q_EMIT failed(reason);
        return false;
    }
    written_ = session_.designPtr();
    return true;
}

void Autosave::clear() {
    timer_.stop();
    firstEdit_.reset();
    written_.reset();
    QFile::remove(file_);
    lock_->unlock();
}

} // namespace rackyard
