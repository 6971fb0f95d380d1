#include "session/design_session.h"

#include <QFile>
#include <QFileInfo>

#include "files/design_file.h"
#include "session/atomic_file.h"
#include "session/document.h"

namespace rackyard {

namespace {

// The largest design that may be opened writes some 60 MB; what is far beyond that is another kind of file.
constexpr qint64 largestFile = 512 * 1024 * 1024;

void reportUnreadable(FileProblems& problems, const QString& path, const QString& reason) {
    problems.push_back(
        {path.toStdString(), {}, {FindingCode::fileNotReadable, {}, {{"reason", reason.toStdString()}}}});
}

QByteArray bytesOf(const std::string& text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

} // namespace

bool DesignSession::open(const QString& path, FileProblems& problems) {
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        reportUnreadable(problems, path, file.error() == QFile::NoError ? tr("This is a folder.") : file.errorString());
        return false;
    }
    if (file.size() > largestFile) {
        reportUnreadable(problems, path, tr("The file is too large to be a design."));
        return false;
    }
    return openText(file.readAll(), path, QFileInfo(path).absoluteFilePath(), false, problems);
}

bool DesignSession::openRecovered(const Recovery& recovery, FileProblems& problems) {
    QString reason;
    const auto text = recoveredText(recovery.file, &reason);
    if (!text) {
        reportUnreadable(problems, recovery.file, reason);
        return false;
    }
    return openText(*text, recovery.file, recovery.originalPath, true, problems);
}

bool DesignSession::openText(const QByteArray& text, const QString& name, const QString& path, bool modified,
                             FileProblems& problems) {
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    auto design = readDesign(view, name.toStdString(), problems);
    if (!design) return false;
    replaceDocument(std::make_shared<const Design>(std::move(*design)), path, modified);
    return true;
}

std::string DesignSession::fileText() const {
    return writeDesign(withCatalogCopies(design(), *document_->committed.catalog));
}

bool DesignSession::save(const QString& path, QString* reason) {
    if (!writeAtomically(path, bytesOf(fileText()), reason)) return false;
    document_->path = QFileInfo(path).absoluteFilePath();
    document_->undo.setClean();
    Q_EMIT fileChanged();
    return true;
}

} // namespace rackyard
