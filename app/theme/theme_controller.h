#pragma once

#include <QApplication>
#include <QObject>

#include "theme/theme.h"

namespace rackyard {

/// Which look the user asked for.
enum class ThemeChoice { system, light, dark, highContrast };
QString keyOf(ThemeChoice choice);
ThemeChoice themeChoiceOf(const QString& key); ///< `system` for an unknown key

/// Puts the theme on the application and keeps it there: what the user chose, or what the system wears, also when the
/// system changes while the program runs. Widgets see it as an ordinary palette change.
class ThemeController : public QObject {
    Q_OBJECT
public:
    explicit ThemeController(QApplication& application, ThemeChoice choice = ThemeChoice::system);
    ~ThemeController() override;

    ThemeChoice choice() const { return choice_; }
    void setChoice(ThemeChoice choice);
    const Theme& theme() const { return theme_; }

Q_SIGNALS:
    void themeChanged(const rackyard::Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Theme wanted() const;
    void wear();
    void readSystemPalette();

    QApplication& application_;
    ThemeChoice choice_;
    QPalette systemPalette_;
    Theme theme_;
    bool wearing_ = false; ///< our own change of the palette is under way
};

} // namespace rackyard
