#pragma once

#include <QWidget>

#include "window/dialogs.h"

namespace rackyard {

/// The dialogs as the desktop shows them, over one window.
class MessageDialogs : public Dialogs {
public:
    explicit MessageDialogs(QWidget& window) : window_(window) {}

    Unsaved askUnsaved(const QString& designName) override;
    Recover askRecover(const Recovery& recovery) override;
    QString askOpen(const QString& folder) override;
    QString askSave(const QString& title, const QString& suggestion, const QString& filter, const QString& suffix) override;
    void showProblems(const QString& title, const QString& text, const QStringList& sentences) override;
    void showError(const QString& text, const QString& reason) override;

private:
    QWidget& window_;
};

} // namespace rackyard
