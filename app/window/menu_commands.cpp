#include "window/menu_commands.h"

#include <QMenu>
#include <QMenuBar>

namespace rackyard {

namespace {

void collect(const QList<QAction*>& actions, QList<QAction*>& found) {
    for (QAction* action : actions) {
        if (action->menu()) collect(action->menu()->actions(), found);
        else if (!action->isSeparator()) found.append(action);
    }
}

} // namespace

QList<QAction*> menuCommands(const QWidget& window) {
    QList<QAction*> found;
    if (const auto* bar = window.findChild<QMenuBar*>(QString(), Qt::FindDirectChildrenOnly)) collect(bar->actions(), found);
    return found;
}

QString commandName(const QAction& action) {
    QString name = action.text();
    name.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    name.remove(u'&');
    return name.replace(u'\x01', u'&');
}

} // namespace rackyard
