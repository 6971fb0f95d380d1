#include "theme/theme_controller.h"

#include <QEvent>
#include <QScopedValueRollback>

#include <array>
#include <utility>

namespace rackyard {

namespace {

constexpr std::array<std::pair<ThemeChoice, QLatin1String>, 4> choiceKeys{{
    {ThemeChoice::system, QLatin1String("system")},
    {ThemeChoice::light, QLatin1String("light")},
    {ThemeChoice::dark, QLatin1String("dark")},
    {ThemeChoice::highContrast, QLatin1String("high-contrast")},
}};

} // namespace

QString keyOf(ThemeChoice choice) {
    for (const auto& [candidate, key] : choiceKeys)
        if (candidate == choice) return key;
    return {};
}

ThemeChoice themeChoiceOf(const QString& key) {
    for (const auto& [choice, candidate] : choiceKeys)
        if (candidate == key) return choice;
    return ThemeChoice::system;
}

ThemeController::ThemeController(QApplication& application, ThemeChoice choice)
    : application_(application), choice_(choice), systemPalette_(QApplication::palette()) {
    application_.installEventFilter(this);
    wear();
}

ThemeController::~ThemeController() { application_.removeEventFilter(this); }

void ThemeController::setChoice(ThemeChoice choice) {
    if (choice == choice_) return;
    choice_ = choice;
    wear();
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
    if (wearing_) return false;
    if (event->type() == QEvent::ThemeChange) {
        readSystemPalette();
        wear();
    } else if (event->type() == QEvent::ApplicationPaletteChange && watched == &application_) {
        systemPalette_ = QApplication::palette();
        wear();
    }
    return false;
}

Theme ThemeController::wanted() const {
    switch (choice_) {
    case ThemeChoice::system: return Theme::of(systemPalette_);
    case ThemeChoice::light: return Theme::of(Theme::Look::light);
    case ThemeChoice::dark: return Theme::of(Theme::Look::dark);
    case ThemeChoice::highContrast: return Theme::of(Theme::Look::highContrast);
    }
    return Theme::of(systemPalette_);
}

void ThemeController::wear() {
    const QScopedValueRollback<bool> guard(wearing_, true);
    theme_ = wanted();
    QApplication::setPalette(widgetPalette(theme_));
    Q_EMIT themeChanged(theme_);
}

/// The system's palette shows only while the application has none of its own.
void ThemeController::readSystemPalette() {
    const QScopedValueRollback<bool> guard(wearing_, true);
    QApplication::setPalette(QPalette());
    systemPalette_ = QApplication::palette();
}

} // namespace rackyard
