#include "cli/offscreen_application.h"

#include "theme/fonts.h"

namespace rackyard::cli {

OffscreenApplication::OffscreenApplication() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QPA_PLATFORMTHEME", "none");
    qputenv("LC_ALL", "C.UTF-8"); // Qt warns on stderr about every locale that is not UTF-8
    // Standard error is for what we have to say; who looks for trouble in Qt sets the rules himself.
    if (qEnvironmentVariableIsEmpty("QT_LOGGING_RULES")) qputenv("QT_LOGGING_RULES", "default.warning=false");
    qunsetenv("QT_SCALE_FACTOR");
    qunsetenv("QT_FONT_DPI");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    application_ = std::make_unique<QApplication>(argc_, argv_);
    QLocale::setDefault(QLocale::c());
    registerFonts();
}

OffscreenApplication::~OffscreenApplication() = default;

} // namespace rackyard::cli
