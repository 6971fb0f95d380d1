#include "theme/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>

// Outside every namespace, as the macro wants: a static library's resources are not registered by themselves.
static void initialiseResources() { Q_INIT_RESOURCE(rackyard); }

namespace rackyard {

void registerFonts() {
    initialiseResources();
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name))
        QFontDatabase::addApplicationFont(folder.filePath(file));
    QFont font = QGuiApplication::font();
    // DejaVu draws the signs that Noto Sans has not.
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(font);
}

} // namespace rackyard
