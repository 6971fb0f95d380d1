#include "window/export_actions.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QStandardPaths>

#include "proposal/export.h"
#include "theme/icons.h"

namespace rackyard {

namespace {

/// Paper as the design's documents are read: Letter in North America, A4 elsewhere.
PageFormat usualPaper(const Design& design) {
    const QLocale locale(QString::fromStdString(design.proposal.language));
    const bool letter = locale.territory() == QLocale::UnitedStates || locale.territory() == QLocale::Canada;
    return letter ? PageFormat::letter : PageFormat::a4;
}

} // namespace

ExportActions::ExportActions(DesignSession& session, Dialogs& dialogs, QObject* parent)
    : QObject(parent), session_(session), dialogs_(dialogs),
      proposal_(make(tr("&Proposal PDF…"), tr("PDF (*.pdf)"), QStringLiteral("pdf"), [this](const QString& path, QString* reason) {
          return exportProposalPdf(session_.design(), session_.catalog(), session_.committedEvaluation(), today(), path,
                                   usualPaper(session_.design()), reason);
      })) {
    proposal_->setIcon(lineIcon(QStringLiteral("proposal")));
    proposal_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    addData();
    addPictures();
    // Not by evaluationChanged: what a drag has shown already is dropped without another evaluation.
    connect(&session_, &DesignSession::designChanged, this, &ExportActions::enable);
    enable();
}

void ExportActions::addData() {
    make(tr("Bill of materials, &CSV…"), tr("CSV (*.csv)"), QStringLiteral("csv"), [this](const QString& path, QString* reason) {
        return exportBomCsv(session_.design(), session_.catalog(), session_.committedEvaluation(), path, reason);
    });
    make(tr("Bill of materials, &Excel…"), tr("Excel (*.xlsx)"), QStringLiteral("xlsx"), [this](const QString& path, QString* reason) {
        return exportBomXlsx(session_.design(), session_.catalog(), session_.committedEvaluation(), today(), path, reason);
    });
    make(tr("All figures, &JSON…"), tr("JSON (*.json)"), QStringLiteral("json"), [this](const QString& path, QString* reason) {
        return exportEvaluationJson(session_.design(), session_.catalog(), session_.committedEvaluation(), path, reason);
    });
}

void ExportActions::addPictures() {
    make(tr("Picture, &SVG…"), tr("SVG (*.svg)"), QStringLiteral("svg"), [this](const QString& path, QString* reason) {
        return exportYardSvg(session_.design(), session_.catalog(), session_.committedEvaluation(), path, reason);
    });
    make(tr("Picture, P&NG…"), tr("PNG (*.png)"), QStringLiteral("png"), [this](const QString& path, QString* reason) {
        constexpr double sharp = 2; // for slides
        return exportYardPng(session_.design(), session_.catalog(), session_.committedEvaluation(), path, sharp, reason);
    });
}

QAction* ExportActions::make(const QString& text, const QString& filter, const QString& suffix, Write write) {
    auto* action = new QAction(text, this);
    actions_.append(action);
    connect(action, &QAction::triggered, this, [=, this] { run(text, filter, suffix, write); });
    return action;
}

void ExportActions::addTo(QMenu& menu) {
    QMenu* exports = menu.addMenu(tr("&Export"));
    exports->setIcon(lineIcon(QStringLiteral("export")));
    exports->addActions(actions_);
    exports->insertSeparator(actions_.value(1));
}

void ExportActions::run(const QString& title, const QString& filter, const QString& suffix, const Write& write) {
    QString plainTitle = title;
    const QString path = dialogs_.askSave(plainTitle.remove(u'&'), suggestion(suffix), filter, suffix);
    if (path.isEmpty()) return;
    QString reason;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const bool written = write(path, &reason);
    QGuiApplication::restoreOverrideCursor();
    const QString name = QFileInfo(path).fileName();
    if (written) Q_EMIT told(tr("Wrote “%1”.").arg(name));
    else dialogs_.showError(tr("“%1” could not be written.").arg(name), reason);
}

QString ExportActions::suggestion(const QString& suffix) const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = session_.filePath().isEmpty() ? documents : QFileInfo(session_.filePath()).absolutePath();
    QString name = session_.displayName();
    return folder + u'/' + name.replace(u'/', u'-') + u'.' + suffix;
}

/// An empty yard has nothing to export.
void ExportActions::enable() {
    const bool something = !session_.design().items.empty() || !session_.design().racks.empty();
    for (QAction* action : actions_)
        action->setEnabled(something);
}

} // namespace rackyard
