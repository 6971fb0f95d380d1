#include "inspector/line_field.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyle>
#include <QVBoxLayout>

namespace rackyard {

LineField::LineField(DesignSession& session, const QString& accessibleName, Take take, QWidget* parent)
    : QWidget(parent), session_(session), take_(std::move(take)), edit_(new QLineEdit(this)), unit_(new QLabel(this)),
      problem_(new QLabel(this)) {
    edit_->setAccessibleName(accessibleName);
    edit_->installEventFilter(this);
    unit_->setForegroundRole(QPalette::PlaceholderText);
    unit_->hide();
    problem_->setWordWrap(true);
    problem_->setForegroundRole(QPalette::BrightText);
    problem_->hide();
    setFocusProxy(edit_);

    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(edit_, 1);
    line->addWidget(unit_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(problem_);
    connect(edit_, &QLineEdit::textEdited, this, &LineField::take);
    connect(edit_, &QLineEdit::returnPressed, this, &LineField::settle);
}

void LineField::showValue(const QString& value) {
    if (value == value_) return;
    value_ = value;
    if (taking_) return;
    const int cursor = edit_->cursorPosition();
    edit_->setText(value);
    if (edit_->hasFocus()) edit_->setCursorPosition(cursor);
    else edit_->setCursorPosition(0);
    typing_ = false;
    mark({});
}

void LineField::setPlaceholder(const QString& text) { edit_->setPlaceholderText(text); }

void LineField::setUnit(const QString& unit) {
    unit_->setText(unit);
    unit_->setVisible(!unit.isEmpty());
}

bool LineField::isInvalid() const { return edit_->property("invalid").toBool(); }

void LineField::take(const QString& text) {
    if (!typing_) before_ = value_;
    typing_ = true;
    const QScopedValueRollback<bool> guard(taking_, true);
    mark(take_(text));
}

void LineField::mark(const QString& problem) {
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    edit_->setProperty("invalid", !problem.isEmpty());
    edit_->update();
}

/// True where there was something to take back.
bool LineField::restore() {
    if (!typing_) return false;
    {
        const QScopedValueRollback<bool> guard(taking_, true);
        take_(before_);
    }
    edit_->setText(before_);
    edit_->selectAll();
    typing_ = false;
    mark({});
    session_.endGesture();
    return true;
}

/// Ends the gesture; a valid text takes the form in which the design shows it, an invalid one waits to be mended.
void LineField::settle() {
    if (!typing_) return;
    session_.endGesture();
    if (isInvalid()) return;
    typing_ = false;
    edit_->setText(value_);
}

bool LineField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) settle();
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && typing_) {
        if (event->type() == QEvent::KeyPress) return restore();
        event->accept(); // ours, before any shortcut of the window
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rackyard
