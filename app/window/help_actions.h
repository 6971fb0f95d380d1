#pragma once

#include <QMenu>
#include <QWidget>

namespace rackyard {

/// Adds what explains the program: its keys, and about with the licence.
void addHelpActions(QMenu& menu, QWidget& window);

/// The keys of every action of the window's menus, and those of the yard that no menu shows, as rich text.
QString keyboardHelp(const QWidget& window);

} // namespace rackyard
