#include "window/view_actions.h"

#include <QActionGroup>

#include "canvas/canvas_view.h"
#include "theme/icons.h"

namespace rackyard {

namespace {

struct ColouringChoice {
    YardColouring colouring;
    const char* key;
    const char* text;
};
constexpr ColouringChoice colourings[] = {
    {YardColouring::none, "none", QT_TRANSLATE_NOOP("ViewActions", "&Nothing")},
    {YardColouring::power, "power", QT_TRANSLATE_NOOP("ViewActions", "&Power")},
    {YardColouring::cooling, "cooling", QT_TRANSLATE_NOOP("ViewActions", "&Cooling class")},
    {YardColouring::fill, "fill", QT_TRANSLATE_NOOP("ViewActions", "&Fill")},
    {YardColouring::pool, "pool", QT_TRANSLATE_NOOP("ViewActions", "P&ooled memory")},
};

struct ThemeText {
    ThemeChoice choice;
    const char* text;
};
constexpr ThemeText themes[] = {
    {ThemeChoice::system, QT_TRANSLATE_NOOP("ViewActions", "As the &system")},
    {ThemeChoice::light, QT_TRANSLATE_NOOP("ViewActions", "&Light")},
    {ThemeChoice::dark, QT_TRANSLATE_NOOP("ViewActions", "&Dark")},
    {ThemeChoice::highContrast, QT_TRANSLATE_NOOP("ViewActions", "&High contrast")},
};

const QString colouringKey = QStringLiteral("view/colouring");
const QString themeKey = QStringLiteral("view/theme");

QString translated(const char* text) { return QCoreApplication::translate("ViewActions", text); }

} // namespace

ViewActions::ViewActions(CanvasView& canvas, ThemeController& theme, QSettings& settings, QObject* parent)
    : QObject(parent), canvas_(canvas), theme_(theme), settings_(settings),
      zoomIn_(make(tr("Zoom &in"), QKeySequence(Qt::CTRL | Qt::Key_Plus), QStringLiteral("zoom-in"), &CanvasView::zoomIn)),
      zoomOut_(make(tr("Zoom &out"), QKeySequence(Qt::CTRL | Qt::Key_Minus), QStringLiteral("zoom-out"), &CanvasView::zoomOut)),
      fullSize_(make(tr("&100 %"), QKeySequence(Qt::CTRL | Qt::Key_1), {}, &CanvasView::zoomToFullSize)),
      fit_(make(tr("&Fit"), QKeySequence(Qt::CTRL | Qt::Key_0), QStringLiteral("zoom-fit"), &CanvasView::fitAll)),
      fitSelection_(make(tr("Fit se&lection"), QKeySequence(Qt::CTRL | Qt::Key_2), {}, &CanvasView::fitSelection)) {
    // With the shift that most layouts need for a plus, and without.
    zoomIn_->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
}

QAction* ViewActions::make(const QString& text, const QKeySequence& key, const QString& icon, void (CanvasView::*act)()) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    if (!icon.isEmpty()) action->setIcon(lineIcon(icon));
    connect(action, &QAction::triggered, &canvas_, act);
    return action;
}

void ViewActions::addTo(QMenu& menu, const QList<QAction*>& docks) {
    menu.addActions({zoomIn_, zoomOut_, fullSize_, fit_, fitSelection_});
    menu.addSeparator();
    menu.addActions(docks);
    addToggle(menu, tr("&Minimap"), QStringLiteral("view/minimap"), true, &CanvasView::setMinimapVisible);
    menu.addSeparator();
    addColouring(*menu.addMenu(tr("&Colour racks by")));
    addToggle(menu, tr("&U 1 at the top"), QStringLiteral("view/u-from-top"), false, &CanvasView::setTopDownNumbers);
    menu.addSeparator();
    addTheme(*menu.addMenu(tr("&Theme")));
}

void ViewActions::addToggle(QMenu& menu, const QString& text, const QString& key, bool usual, void (CanvasView::*set)(bool)) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(settings_.value(key, usual).toBool());
    (canvas_.*set)(action->isChecked());
    connect(action, &QAction::toggled, this, [this, key, set](bool on) {
        settings_.setValue(key, on);
        (canvas_.*set)(on);
    });
}

void ViewActions::addColouring(QMenu& menu) {
    auto* group = new QActionGroup(this);
    const QString stored = settings_.value(colouringKey).toString();
    for (const ColouringChoice& choice : colourings) {
        QAction* action = menu.addAction(translated(choice.text));
        action->setCheckable(true);
        group->addAction(action);
        const QString key = QLatin1String(choice.key);
        connect(action, &QAction::triggered, this, [this, choice, key] {
            settings_.setValue(colouringKey, key);
            canvas_.setColouring(choice.colouring);
        });
        if (stored == key || (stored.isEmpty() && choice.colouring == YardColouring::none)) action->trigger();
    }
}

void ViewActions::addTheme(QMenu& menu) {
    auto* group = new QActionGroup(this);
    for (const ThemeText& theme : themes) {
        QAction* action = menu.addAction(translated(theme.text));
        action->setCheckable(true);
        action->setChecked(theme.choice == theme_.choice());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice = theme.choice] {
            settings_.setValue(themeKey, keyOf(choice));
            theme_.setChoice(choice);
        });
    }
}

} // namespace rackyard
