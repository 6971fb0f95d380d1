#include "window/message_dialogs.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackyard {

namespace {

class DialogText {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

QListWidget* sentenceList(const QStringList& sentences, QWidget* parent) {
    auto* list = new QListWidget(parent);
    list->addItems(sentences);
    list->setWordWrap(true);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setAccessibleName(DialogText::tr("Problems"));
    return list;
}

} // namespace

Dialogs::Unsaved MessageDialogs::askUnsaved(const QString& designName) {
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(),
                    DialogText::tr("Save the changes to “%1”?").arg(designName),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setInformativeText(DialogText::tr("What you do not save is lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return Unsaved::save;
    case QMessageBox::Discard: return Unsaved::discard;
    default: return Unsaved::cancel;
    }
}

Dialogs::Recover MessageDialogs::askRecover(const Recovery& recovery) {
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(),
                    DialogText::tr("Restore the unsaved work on “%1”?").arg(recovery.name), QMessageBox::NoButton, &window_);
    const QString when = recovery.savedAt.toLocalTime().toString(QLocale().dateTimeFormat(QLocale::ShortFormat));
    box.setInformativeText(DialogText::tr("The program ended unexpectedly. It kept what was on screen at %1.").arg(when));
    QPushButton* restore = box.addButton(DialogText::tr("Restore"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(DialogText::tr("Discard"), QMessageBox::DestructiveRole);
    box.addButton(DialogText::tr("Ask later"), QMessageBox::RejectRole);
    box.setDefaultButton(restore);
    box.exec();
    if (box.clickedButton() == restore) return Recover::restore;
    return box.clickedButton() == discard ? Recover::discard : Recover::later;
}

QString MessageDialogs::askOpen(const QString& folder) {
    return QFileDialog::getOpenFileName(&window_, DialogText::tr("Open a design"), folder,
                                        DialogText::tr("Rackyard designs (*.rackyard);;All files (*)"));
}

QString MessageDialogs::askSave(const QString& title, const QString& suggestion, const QString& filter, const QString& suffix) {
    QFileDialog dialog(&window_, title, suggestion, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(suggestion);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void MessageDialogs::showProblems(const QString& title, const QString& text, const QStringList& sentences) {
    QDialog dialog(&window_);
    dialog.setWindowTitle(title);
    auto* heading = new QLabel(text, &dialog);
    heading->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QPushButton* copy = buttons->addButton(DialogText::tr("Copy all"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, &dialog,
                     [&] { QGuiApplication::clipboard()->setText(sentences.join(u'\n')); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(heading);
    layout->addWidget(sentenceList(sentences, &dialog), 1);
    layout->addWidget(buttons);
    dialog.resize(640, 320);
    dialog.exec();
}

void MessageDialogs::showError(const QString& text, const QString& reason) {
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(), text, QMessageBox::Ok, &window_);
    box.setInformativeText(reason);
    box.exec();
}

} // namespace rackyard
