#include "window/help_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "window/menu_commands.h"

namespace rackyard {

namespace {

class Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

struct YardKey {
    const char* keys;
    const char* what;
};
/// Keys and gestures that the canvas answers by itself.
constexpr YardKey yardKeys[] = {
    {QT_TRANSLATE_NOOP("Help", "Arrows"), QT_TRANSLATE_NOOP("Help", "go from system to system")},
    {QT_TRANSLATE_NOOP("Help", "Ctrl+Arrows"), QT_TRANSLATE_NOOP("Help", "move what is selected")},
    {QT_TRANSLATE_NOOP("Help", "Enter"), QT_TRANSLATE_NOOP("Help", "show the properties")},
    {QT_TRANSLATE_NOOP("Help", "Esc"), QT_TRANSLATE_NOOP("Help", "stop dragging, leave everything as it was")},
    {QT_TRANSLATE_NOOP("Help", "Wheel"), QT_TRANSLATE_NOOP("Help", "zoom at the pointer")},
    {QT_TRANSLATE_NOOP("Help", "Space, or middle button"), QT_TRANSLATE_NOOP("Help", "drag the yard itself")},
    {QT_TRANSLATE_NOOP("Help", "Alt while dragging"), QT_TRANSLATE_NOOP("Help", "do not snap")},
};

QString row(const QString& keys, const QString& what) {
    return QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

void showKeys(QWidget& window) {
    QDialog dialog(&window);
    dialog.setWindowTitle(Help::tr("Keyboard"));
    auto* browser = new QTextBrowser(&dialog);
    browser->setFrameShape(QFrame::NoFrame);
    browser->setHtml(keyboardHelp(window));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(browser);
    layout->addWidget(buttons);
    dialog.resize(460, 520);
    dialog.exec();
}

void showAbout(QWidget& window) {
    const QString text =
        Help::tr("<h3>Rackyard %1</h3>"
                 "<p>Shows what a GPU cluster really is while you build it: the memory that one model can use, power, "
                 "cooling and cost.</p>"
                 "<p>Free software under the GNU General Public License, version 3 or later, without any warranty. "
                 "<a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">Read the licence</a>.</p>"
                 "<p>Uses Qt %2 and Qt Charts, yaml-cpp, libxlsxwriter and JSON for Modern C++, and the Noto and DejaVu fonts.</p>")
            .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()));
    QMessageBox::about(&window, Help::tr("About Rackyard"), text);
}

} // namespace

QString keyboardHelp(const QWidget& window) {
    QString rows;
    for (const QAction* action : menuCommands(window))
        if (!action->shortcut().isEmpty())
            rows += row(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText), commandName(*action));
    QString yard;
    for (const YardKey& key : yardKeys)
        yard += row(QCoreApplication::translate("Help", key.keys), QCoreApplication::translate("Help", key.what));
    return QStringLiteral("<table>%1</table><h4>%2</h4><table>%3</table>").arg(rows, Help::tr("On the yard"), yard);
}

void addHelpActions(QMenu& menu, QWidget& window) {
    QAction* keys = menu.addAction(Help::tr("&Keyboard…"));
    keys->setShortcut(QKeySequence::HelpContents);
    QObject::connect(keys, &QAction::triggered, &window, [&window] { showKeys(window); });
    menu.addSeparator();
    QAction* about = menu.addAction(Help::tr("&About Rackyard"));
    about->setMenuRole(QAction::AboutRole);
    QObject::connect(about, &QAction::triggered, &window, [&window] { showAbout(window); });
}

} // namespace rackyard
