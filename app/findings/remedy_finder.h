#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "findings/finding.h"
#include "session/design_session.h"

#include <memory>
#include <vector>

namespace rackyard {

/// Finds remedies for the findings that somebody looks at, one after another, while nothing else moves: each is tried
/// by evaluating changed designs, which must never hold up a drag. What was known stays offered until it is known anew.
class RemedyFinder : public QObject {
    Q_OBJECT
public:
    explicit RemedyFinder(const DesignSession& session, QObject* parent = nullptr);

    /// What the button of that finding says; empty where nothing cures it or nobody has looked yet.
    QString words(const Finding& finding) const;
    /// Looks for these when it is quiet, and for no others any more.
    void lookFor(std::vector<Finding> wanted);

Q_SIGNALS:
    void found();

private:
    struct Known {
        Finding finding;
        QString words;
        std::shared_ptr<const Design> design; ///< for which this was found
    };

    void lookForNext();
    const Known* known(const Finding& finding) const;
    void remember(const Finding& finding, const QString& words);

    const DesignSession& session_;
    std::vector<Finding> wanted_;
    std::vector<Known> known_;
    QTimer quiet_;
};

} // namespace rackyard
