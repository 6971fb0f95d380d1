#pragma once

#include <QWidget>

#include "session/design_session.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace rackyard {

/// One line of input that changes the design while it is typed. All that is typed until Enter or the loss of focus is
/// one undo step; Esc takes it back. What cannot be right is marked and explained below, and changes nothing.
class LineField : public QWidget {
    Q_OBJECT
public:
    /// Puts the text into the design; gives what is wrong with it, or nothing.
    using Take = std::function<QString(const QString& text)>;

    LineField(DesignSession& session, const QString& accessibleName, Take take, QWidget* parent = nullptr);

    /// What the design says now. It replaces the text only where it is news, so that the cursor of somebody typing
    /// stays where it is.
    void showValue(const QString& value);
    void setPlaceholder(const QString& text);
    void setUnit(const QString& unit);
    QLineEdit& edit() { return *edit_; }
    bool isInvalid() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(const QString& text);
    void mark(const QString& problem);
    bool restore();
    void settle();

    DesignSession& session_;
    Take take_;
    QLineEdit* edit_;
    QLabel* unit_;
    QLabel* problem_;
    QString value_;         ///< what the design said last
    QString before_;        ///< what it said when typing began
    bool typing_ = false;
    bool taking_ = false;   ///< the change under way is our own
};

} // namespace rackyard
