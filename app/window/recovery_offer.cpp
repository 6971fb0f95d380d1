#include "window/recovery_offer.h"

#include <QCoreApplication>

#include "text/text.h"

namespace rackyard {

namespace {

bool restore(DesignSession& session, Dialogs& dialogs, const Recovery& recovery) {
    FileProblems problems;
    if (session.openRecovered(recovery, problems)) {
        discard(recovery); // the running program keeps its own from here on
        return true;
    }
    const text::Words words{QLocale()};
    QStringList sentences;
    for (const FileProblem& problem : problems)
        sentences << text::problemSentence(problem, words);
    dialogs.showProblems(QCoreApplication::translate("RecoveryOffer", "Not restored"),
                         QCoreApplication::translate("RecoveryOffer", "What was kept of “%1” could not be read.").arg(recovery.name),
                         sentences);
    return false;
}

} // namespace

bool offerRecovery(DesignSession& session, Dialogs& dialogs, const QString& folder) {
    for (const Recovery& recovery : recoveriesIn(folder)) {
        switch (dialogs.askRecover(recovery)) {
        case Dialogs::Recover::restore: return restore(session, dialogs, recovery);
        case Dialogs::Recover::discard: discard(recovery); break;
        case Dialogs::Recover::later: return false;
        }
    }
    return false;
}

} // namespace rackyard
