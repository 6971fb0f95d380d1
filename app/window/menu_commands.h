#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

namespace rackyard {

/// Every action of the window's menu bar, those of submenus included, in their order.
QList<QAction*> menuCommands(const QWidget& window);
/// Its text without the marks that menus need: `Open…`.
QString commandName(const QAction& action);

} // namespace rackyard
