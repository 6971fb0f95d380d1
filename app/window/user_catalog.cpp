#include "window/user_catalog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "text/text.h"

namespace rackyard {

namespace {

std::vector<NamedText> filesIn(const QDir& folder) {
    std::vector<NamedText> files;
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) files.push_back({file.fileName().toStdString(), file.readAll().toStdString()});
    }
    return files;
}

} // namespace

std::vector<CatalogRecords> userCatalogLayers(FileProblems& problems) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/catalog"));
    const std::vector<NamedText> files = filesIn(folder);
    if (files.empty()) return {};
    return {readCatalog(files, problems)};
}

void showCatalogProblems(Dialogs& dialogs, const FileProblems& problems) {
    if (problems.empty()) return;
    const text::Words words{QLocale()};
    QStringList sentences;
    for (const FileProblem& problem : problems)
        sentences << QString::fromStdString(problem.file) + QStringLiteral(": ") + text::problemSentence(problem, words);
    dialogs.showProblems(QCoreApplication::translate("UserCatalog", "Your catalog"),
                         QCoreApplication::translate("UserCatalog", "Some records of your own catalog files were left out."), sentences);
}

} // namespace rackyard
