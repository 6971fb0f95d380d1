#include "proposal/export.h"

#include <QCoreApplication>
#include <QDate>
#include <QFile>
#include <QTemporaryDir>

#include "session/atomic_file.h"

#include "files/bom_csv.h"
#include "files/bom_xlsx.h"
#include "files/evaluation_json.h"

namespace rackyard {

Date today() {
    const QDate date = QDate::currentDate();
    return {static_cast<std::int16_t>(date.year()), static_cast<std::uint8_t>(date.month()),
            static_cast<std::uint8_t>(date.day())};
}

bool exportBomCsv(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                  const QString& path, QString* reason) {
    return writeAtomically(path, QByteArray::fromStdString(bomCsv(design, catalog, evaluation)), reason);
}

bool exportEvaluationJson(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                          const QString& path, QString* reason) {
    return writeAtomically(path, QByteArray::fromStdString(evaluationJson(design, catalog, evaluation)),
                           reason);
}

bool exportBomXlsx(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const Date& date, const QString& path, QString* reason) {
    // The library that writes workbooks can only write to a path of its own.
    const QTemporaryDir folder;
    const QString draft = folder.filePath(QStringLiteral("bom.xlsx"));
    QFile file(draft);
    if (!folder.isValid() || !writeBomXlsx(draft.toStdString(), design, catalog, evaluation, date) ||
        !file.open(QIODevice::ReadOnly)) {
        if (reason)
            *reason = QCoreApplication::translate(
                "Export", "The workbook cannot be written to the folder for temporary files.");
        return false;
    }
    return writeAtomically(path, file.readAll(), reason);
}

} // namespace rackyard
