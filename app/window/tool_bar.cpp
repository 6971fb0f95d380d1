#include "window/tool_bar.h"

#include <QAction>

#include "text/text.h"
#include "window/menu_commands.h"

namespace rackyard {

ToolBar::ToolBar(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("toolbar"));
    setWindowTitle(tr("Tool bar"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setIconSize(QSize(18, 18));
}

QToolButton* ToolBar::addButton(QAction* action, Qt::ToolButtonStyle style) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(commandName(*action));
    addWidget(button);
    button->setAutoRaise(false); // edges show what can be pressed, also while nothing points at it
    return button;
}

void ToolBar::addWords(QAction* action, bool primary) {
    addButton(action, Qt::ToolButtonTextOnly)->setProperty("primary", primary);
}

void ToolBar::addSign(QAction* action) { addButton(action, Qt::ToolButtonIconOnly); }

void ToolBar::addGap() {
    auto* gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(gap);
}

void ToolBar::addField(QWidget* field, int width) {
    field->setMaximumWidth(width);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addWidget(field);
}

void ToolBar::addZoom(QAction* fullSize) {
    zoom_ = new QToolButton(this);
    zoom_->setAutoRaise(true);
    zoom_->setToolTip(tr("Zoom; press for 100 %"));
    zoom_->setAccessibleName(tr("Zoom"));
    zoom_->setFocusPolicy(Qt::TabFocus);
    zoom_->setFixedWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("1,000 %")) + 14);
    connect(zoom_, &QToolButton::clicked, fullSize, &QAction::trigger);
    addWidget(zoom_);
}

void ToolBar::showZoom(double zoom) { zoom_->setText(text::Words(locale()).percent(zoom)); }

} // namespace rackyard
