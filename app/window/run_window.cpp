#include "window/run_window.h"

#include <QApplication>
#include <QDate>
#include <QSettings>
#include <QTimer>
#include <QTranslator>

#include "files/catalog_files.h"
#include "session/autosave.h"
#include "theme/flat_style.h"
#include "theme/fonts.h"
#include "window/file_actions.h"
#include "window/main_window.h"
#include "window/recovery_offer.h"
#include "window/user_catalog.h"

namespace rackyard {

namespace {

Date today() {
    const QDate day = QDate::currentDate();
    return {static_cast<std::int16_t>(day.year()), static_cast<std::uint8_t>(day.month()), static_cast<std::uint8_t>(day.day())};
}

void describeApplication() {
    QApplication::setOrganizationName(QStringLiteral("Rackyard"));
    QApplication::setApplicationName(QStringLiteral("Rackyard"));
    QApplication::setApplicationVersion(QStringLiteral(RACKYARD_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("rackyard"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/rackyard.svg")));
}

/// Work of the user's before anything else; then what was asked for; else an empty yard.
void openFirst(DesignSession& session, MainWindow& window, const QString& path) {
    if (offerRecovery(session, window.dialogs(), recoveryFolder())) return;
    if (!path.isEmpty()) window.files().openFile(path);
}

} // namespace

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    registerFonts();
    describeApplication();
    QApplication::setStyle(new FlatStyle);
    QTranslator translator;
    if (translator.load(QLocale(), QStringLiteral("rackyard"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QApplication::installTranslator(&translator);

    QSettings settings;
    ThemeController theme(application, themeChoiceOf(settings.value(QStringLiteral("view/theme")).toString()));
    DesignSession session(Catalog::layered({builtInRecords()}));
    session.setAsOf(today());
    FileProblems catalogProblems;
    session.setCatalogLayers(userCatalogLayers(catalogProblems));

    MainWindow window(session, theme, settings);
    const Autosave autosave(session, recoveryFolder());
    window.show();
    const QString path = application.arguments().value(1);
    QTimer::singleShot(0, &window, [&] {
        showCatalogProblems(window.dialogs(), catalogProblems);
        openFirst(session, window, path);
    });
    return QApplication::exec();
}

} // namespace rackyard
