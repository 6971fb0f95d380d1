#include "inspector/verdict.h"

#include <QCoreApplication>

#include "theme/theme.h"

namespace rackyard {

namespace {

QString shapeOf(FitStatus status, bool tight) {
    switch (status) {
    case FitStatus::fitsInDomain:
    case FitStatus::fitsNetworked: return tight ? QStringLiteral("▲") : QStringLiteral("●");
    case FitStatus::notBesideOthers: return QStringLiteral("▲");
    case FitStatus::onPaperOnly:
    case FitStatus::tooSmall: return QStringLiteral("■");
    }
    return {};
}

bool fits(FitStatus status) { return status == FitStatus::fitsInDomain || status == FitStatus::fitsNetworked; }

} // namespace

QString verdictHtml(FitStatus status, Bytes headroom, Bytes minimum, const QPalette& palette, const text::Words& words) {
    const Theme theme = Theme::of(palette);
    const bool tight = fits(status) && headroom.isZero();
    const QColor colour = tight ? theme.warningText : textColourOf(theme, status);
    const QString needs = QCoreApplication::translate("Verdict", "needs %1").arg(words.gigabytes(minimum));
    return QStringLiteral("<span style=\"color:%1\">%2&nbsp;%3</span> <span style=\"color:%4\">· %5</span>")
        .arg(colour.name(), shapeOf(status, tight), text::verdictWord(status, headroom).toHtmlEscaped(),
             theme.mutedText.name(), needs.toHtmlEscaped());
}

} // namespace rackyard
